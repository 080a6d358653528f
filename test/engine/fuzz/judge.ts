/** Builds a site in memory and looks for what must never happen, whatever the content says. */
import '../../../generator/process/production'
import { cpSync } from 'node:fs'
import { bundle } from '../../../generator/render/bundle'
import type { Bundle } from '../../../generator/render/bundle'
import { createPageCheck } from '../../../generator/render/check-pages'
import { filesOf } from '../../../templates/model/page-files'
import { routes } from '../../../templates/routes'
import { svgDrawings } from '../../../generator/draw/drawings'
import { clashes, fileAddresses } from '../../../generator/render/plan'
import { createRenderer } from '../../../generator/render/render'
import { writeOtherFiles } from '../../../generator/write/other-files'
import { publicFiles } from '../../../generator/read/files/public-files'
import { decodeHtml } from '../../../generator/read/copy/html'
import { loadSite } from '../../../generator/read/load'
import { ContentError } from '../../../generator/read/source/problems'
import { iis } from '../../hosts/rules'
import { fixtureFolders } from '../../helpers/fixture'
import { newFolder } from '../../helpers/folder'
import { memorySource } from '../../helpers/memory-source'
import { addPictures } from '../../helpers/full-fixture'
import { corpus } from './corpus'
import type { Subject } from './corpus'
import type { Mutant } from './mutate'

/** A file that the build wrote, by name. */
export type Output = Map<string, string>

export type Verdict = 'built' | 'refused'

/** Something that must not happen but did. */
class Finding extends Error {
  override name = 'Finding'
}

/** Milliseconds of processor time, which other programs do not affect. */
const slowest = 5000

const worked = () => process.cpuUsage().user / 1000

export interface Judge {
  subjects: Subject[]
  /** @throws {Finding} */
  judge: (subject: Subject, mutant: Pick<Mutant, 'file' | 'bytes'>) => Promise<Verdict>
}

let made: Promise<Judge> | undefined

/** Made once for all tests of a process, because it takes seconds. */
export const createJudge = (): Promise<Judge> => (made ??= makeJudge())

async function makeJudge(): Promise<Judge> {
  const make = createMaker(await bundle(), await makePublicFolder())
  const subjects = corpus()
  const untouched = new Map<Subject['files'], Output>()
  const known = {
    tags: new Set(markdownTags),
    attributes: new Set(markdownAttributes),
    scripts: new Set<string>(),
  }
  for (const files of new Set(subjects.map((subject) => subject.files))) {
    const output = await make(files)
    untouched.set(files, output)
    for (const [, html] of pagesOf(output)) learn(html, known)
  }

  return {
    subjects,
    async judge(subject, { file, bytes }) {
      const all = new Map(subject.files)
      all.delete(subject.file)
      all.set(file, bytes)
      const begin = worked()
      const output = await outcome(make, all)
      const time = worked() - begin
      if (time > slowest) throw new Finding(`took ${Math.round(time)} ms`)
      if (!output) return 'refused'
      const before = untouched.get(subject.files)!
      const changed = pagesOf(output).filter(([name, html]) => before.get(name) !== html)
      for (const [name, html] of changed) checkSafety(name, html, known)
      checkRules(output)
      return 'built'
    },
  }
}

/** What was built. Undefined when the content was correctly refused. */
async function outcome(make: Make, all: ReadonlyMap<string, Buffer>): Promise<Output | undefined> {
  try {
    return await make(all)
  } catch (error) {
    if (!(error instanceof ContentError)) throw asFinding(error)
    checkProblems(error, all)
    return undefined
  }
}

function asFinding(error: unknown): Finding {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Finding ? first : new Finding(first instanceof Error ? first.stack! : String(first))
}

/** Builds a site in memory from its content files. @throws what the build throws. */
type Make = (all: ReadonlyMap<string, Buffer>) => Promise<Output>

function createMaker(bundle: Bundle, publicDir: string): Make {
  const files = publicFiles(publicDir)
  return async (all) => {
    const source = memorySource(all)
    const content = loadSite({ contentDir: '', publicDir, source })
    const { site } = content
    const pages = routes(site)
    const clashing = clashes(content, pages, files)
    if (clashing.length > 0) throw new ContentError(clashing)
    const output: Output = new Map()
    const write = (names: readonly string[], contents: string | Uint8Array) => {
      for (const name of names) {
        if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.split('/').includes('..'))
          throw new Finding(`writes a file named ${JSON.stringify(name)}`)
        if (output.has(name)) throw new Finding(`writes ${name} twice`)
        output.set(name, String(contents))
      }
    }
    const renderer = createRenderer(content, bundle, false)
    const drawings = svgDrawings(site).keys()
    const check = createPageCheck(site, pages, fileAddresses(files, bundle, drawings))
    for (const route of pages) {
      const { html, scans } = renderer.page(route)
      check.page(route, scans)
      write(filesOf(route.path), html)
    }
    const problems = check.problems(content, false)
    if (problems.length > 0) throw new ContentError(problems)
    const others = {
      site,
      routes: pages,
      bundle,
      publicDir,
      copied: [],
      withMetadata: new Set<string>(),
      preview: false,
    }
    await writeOtherFiles({ write, copy: () => {} }, others)
    return output
  }
}

/** With the pictures that the corpus names. Removed when the process ends. */
async function makePublicFolder(): Promise<string> {
  const folder = newFolder()
  cpSync(fixtureFolders.publicDir, folder, { recursive: true })
  await addPictures(folder)
  return folder
}

function checkProblems({ problems, message }: ContentError, all: ReadonlyMap<string, Buffer>): void {
  if (problems.length === 0) throw new Finding('refuses without a problem')
  if (/^\s+at /m.test(message)) throw new Finding(`shows a stack: ${message}`)
  if (/[\0-\x08\x0B-\x1F\x7F\u202A-\u202E\u2066-\u2069]/.test(message))
    throw new Finding(`shows a control character: ${JSON.stringify(message)}`)
  if (message.length > 100_000) throw new Finding(`says ${message.length} characters`)
  for (const { file, line, column, message } of problems) {
    const bytes = all.get(file)
    if (!bytes && !/^public\//.test(file) && !/ is missing; every site needs this file$/.test(` ${message}`))
      throw new Finding(`names a file that is not there: ${file}: ${message}`)
    const lines = bytes ? bytes.toString().replace(/\r\n?/g, '\n').split('\n').length : 1
    if (!(line >= 1 && line <= lines && column >= 1))
      throw new Finding(`names line ${line}:${column} of ${lines}: ${message}`)
    if (message.trim() === '' || message.includes('\n'))
      throw new Finding(`says it badly: ${JSON.stringify(message)}`)
  }
}

// Safety: pages contain only what templates and Markdown make.

interface Known {
  tags: Set<string>
  attributes: Set<string>
  scripts: Set<string>
}

const markdownTags =
  'p ul ol li em strong del code blockquote hr br wbr sup sub small kbd abbr mark a img h3 h4 h5 h6'.split(
    ' ',
  )
/** Attributes of these tags. */
const markdownAttributes = [
  'ol start',
  ...['href', 'rel', 'class'].map((name) => `a ${name}`),
  ...['src', 'alt', 'width', 'height', 'loading', 'decoding'].map((name) => `img ${name}`),
  ...['h3', 'h4', 'h5', 'h6'].map((name) => `${name} id`),
]

const tag = /<(\/?)([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const attribute = /([^\s=/"']+)(?:="([^"]*)")?/g
/** Elements whose contents are not HTML. */
const rawText = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

function learn(html: string, known: Known): void {
  for (const [whole, name, attributes] of html.matchAll(rawText))
    if (name === 'script' && !attributes!.includes('ld+json')) known.scripts.add(whole)
  for (const [, , name, attributes] of html.replace(rawText, '<$1$2>').matchAll(tag)) {
    known.tags.add(name!)
    for (const [, attributeName] of attributes!.matchAll(attribute))
      known.attributes.add(`${name} ${attributeName}`)
  }
}

function checkSafety(page: string, html: string, known: Known): void {
  const bad = (what: string) => {
    throw new Finding(`${page} ${what}`)
  }
  const policies = [...html.matchAll(/<meta http-equiv="([^"]*)"/gi)].map(([, kind]) => kind)
  let styles = 0
  for (const [whole, name, attributes, text] of html.matchAll(rawText)) {
    if (name === 'style') styles++
    else if (attributes!.includes('ld+json')) {
      JSON.parse(text!)
      if (text!.includes('<')) bad('has an open < in structured data')
    } else if (!known.scripts.has(whole)) bad(`has a script of its own: ${whole.slice(0, 200)}`)
  }
  if (policies.length > 1 && !/<meta http-equiv="refresh" content="0; url=\/[\w./?=&;#-]*"\/>/.test(html))
    bad('refreshes')
  if (styles > 1) bad(`has ${styles} style sheets`)
  const rest = html.replace(rawText, '<$1$2>')
  for (const [whole, slash, name, attributes] of rest.matchAll(tag)) {
    if (name === '!doctype') continue
    if (!known.tags.has(name!)) bad(`has the tag ${whole.slice(0, 200)}`)
    if (slash) continue
    for (const [, attributeName, value = ''] of attributes!.matchAll(attribute)) {
      if (!known.attributes.has(`${name} ${attributeName}`))
        bad(`has the attribute ${attributeName} in ${whole.slice(0, 200)}`)
      const address = decodeHtml(value)
      if (
        attributeName === 'href' &&
        !/^(https?:\/\/|tel:(?:\+\d{7,15}|\d{3,6})$|sms:(?:\+\d{7,15}|\d{3,6})(?:\?|$)|mailto:|#[^\s]+$|\/(?![/\\]))/.test(
          address,
        )
      )
        bad(`links to ${JSON.stringify(address)}`)
      if (attributeName === 'src' && !/^\/(?![/\\])/.test(address)) bad(`loads ${JSON.stringify(address)}`)
      if (attributeName === 'id' && (value === '' || /\s|^undefined$/.test(value)))
        bad(`has the id ${JSON.stringify(value)}`)
    }
  }
  if (!['Content-Security-Policy', 'Content-Security-Policy,refresh'].includes(policies.join()))
    bad(`has the http-equiv tags ${policies.join()}`)
  const hidden = /[\0-\x08\x0B-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/u.exec(html)
  if (hidden) bad(`has the character ${JSON.stringify(hidden[0])}`)
  if (/\[object \w+\]|>undefined</.test(rest)) bad('shows a value of ours')
}

/** An extra line in a host's own file would be a rule that nobody wrote. */
function checkRules(output: Output): void {
  const redirects = output.get('_redirects')!
  if (!/^(\/[a-z0-9/-]+ \/\S* 301\n|\/[\w./-]+ \/\.none 200\n)+$/.test(redirects))
    throw new Finding(`writes _redirects ${redirects}`)
  if (/[<>]|^(?! {2}|\/|# |$)/m.test(output.get('_headers')!))
    throw new Finding(`writes _headers ${output.get('_headers')}`)
  for (const file of ['vercel.json', 'staticwebapp.config.json', 'manifest.webmanifest'])
    JSON.parse(output.get(file)!)
  iis(output.get('web.config')!)
}

const pagesOf = (output: Output) =>
  [...output].filter(
    ([name]) => (name.endsWith('.html') && !name.endsWith('/index.html')) || name === 'index.html',
  )
