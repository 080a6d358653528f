/** `npm run verify-deploy -- ORIGIN`: compares a live host with `dist`: every page, redirect, asset and rule. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import glob from 'fast-glob'
import { byCodePoint } from '../../templates/text'
import { notFoundPath, robotsPath, sitemapPath } from '../../templates/urls'
import { runCommand } from '../explain'
import { readFlags, UsageError } from '../flags'
import { filesOf } from '../pages/page-files'
import { isProgram, outDir } from '../paths'
import { fetchPatiently } from './fetch-patiently'
import type { Answer, Patience } from './fetch-patiently'
import { needSite, readSiteRules } from './site-rules'

export interface Check {
  /** The address that was asked for. */
  address: string
  /** Status and size of the answer. */
  found: string
  /** What is wrong with it; empty when nothing is. */
  differs: string
}

/** Gives back what is wrong with the answer to a path. */
type Judge = (answer: Answer, path: string) => string[]

/** How many addresses are asked for at once. */
const atOnce = 6

const contentTypes: Record<string, RegExp> = {
  html: /^text\/html/,
  js: /^(text|application)\/javascript/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  xml: /^(text|application)\/xml/,
  txt: /^text\/plain/,
}

/** @throws when `dist` or the origin cannot be used at all. */
export async function verifyDeploy(dist: string, origin: string, patience?: Patience): Promise<Check[]> {
  needSite(dist)
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw new UsageError('name the live site, such as: npm run verify-deploy -- https://www.your-site.com')
  const base = new URL(origin).origin
  const { headersOf, redirects } = readSiteRules(dist)
  const pages = await pagesIn((path) => readFile(join(dist, path), 'utf8'))
  const live = await pagesIn(async (path) => String((await fetchPatiently(base + path, patience)).body))
  const known = new Set([...pages, ...redirects.keys()])
  const assets = glob.sync('assets/*', { cwd: dist }).map((file) => `/${file}`)
  const groups: [paths: string[], judge: Judge][] = [
    [pages, (answer, path) => judgePage(answer, path, dist, headersOf('/'))],
    [[...redirects.keys()], (answer, path) => judgeRedirect(answer, base, redirects.get(path)!)],
    [
      [...assets.sort(byCodePoint), sitemapPath, robotsPath],
      (answer, path) => judgeAsset(answer, path, dist),
    ],
    [['/no-such-page', '/no/such/page/at/any/depth'], (answer) => judgeMissing(answer, dist)],
    // An upload that deletes nothing leaves the pages of earlier builds.
    [live.filter((path) => !known.has(path)), judgeLeftover],
  ]
  const questions = groups.flatMap(([paths, judge]) =>
    paths.map((path) => ({
      address: path,
      url: base + path,
      judge: (answer: Answer) => judge(answer, path),
    })),
  )
  const insecure = base.replace('https:', 'http:')
  if (insecure !== base) questions.push({ address: insecure, url: `${insecure}/`, judge: judgeInsecure })

  const ask = async ({ address, url, judge }: (typeof questions)[number]): Promise<Check> => {
    const answer = await fetchPatiently(url, patience)
    const found = `${answer.status}, ${answer.body.length} bytes`
    return { address, found, differs: answer.error ?? judge(answer).join('; ') }
  }
  const checks: Check[] = []
  for (let i = 0; i < questions.length; i += atOnce)
    checks.push(...(await Promise.all(questions.slice(i, i + atOnce).map(ask))))
  return checks
}

/** The paths in the sitemap, and in its parts where it is an index of several. */
async function pagesIn(read: (path: string) => Promise<string>): Promise<string[]> {
  const listed = pathsIn(await read(sitemapPath))
  const parts = listed.filter((path) => path.endsWith('.xml'))
  const inParts = (await Promise.all(parts.map(read))).flatMap(pathsIn)
  return [...new Set([...listed, ...inParts])].filter((path) => !parts.includes(path))
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, url]) =>
    URL.canParse(url!) ? [new URL(url!).pathname] : [],
  )

function judgePage(
  answer: Answer,
  path: string,
  dist: string,
  wanted: [name: string, value: string][],
): string[] {
  const { headers, body } = answer
  const problems = judgeFile(answer, dist, filesOf(path)[0]!)
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body.toString())?.[1]
  if (canonical === undefined || new URL(canonical).pathname !== path)
    problems.push(`its canonical address is ${canonical ?? 'missing'}`)
  for (const [name, value] of wanted.map(([name, value]) => [name.toLowerCase(), value] as const)) {
    const sent = headers.get(name)
    if (sent !== value) problems.push(sent === null ? `no ${name}` : `${name} is another`)
  }
  const age = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  if (Number(age) > 3600) problems.push(`kept for ${age} s, so that a change is not seen`)
  return problems
}

function judgeRedirect({ status, headers, body }: Answer, base: string, to: string): string[] {
  // A host without redirects sends a page that leads on.
  if (status === 200)
    return body.includes(`content="0; url=${to}"`) ? [] : ['is neither a redirect nor its page']
  if (![301, 308].includes(status)) return [`status ${status}, not 301`]
  const location = headers.get('location') ?? ''
  const target = URL.canParse(location, base) ? new URL(location, base).href : location
  return target === base + to ? [] : [`leads to ${location || 'nowhere'}, not to ${to}`]
}

function judgeAsset(answer: Answer, path: string, dist: string): string[] {
  const problems = judgeFile(answer, dist, path.slice(1))
  const cache = answer.headers.get('cache-control') ?? ''
  if (path.startsWith('/assets/') && !cache.includes('max-age=31536000'))
    problems.push(`cache-control is ${cache || 'missing'}, not a year`)
  return problems
}

function judgeMissing({ status, body }: Answer, dist: string): string[] {
  const problems = status === 404 ? [] : [`status ${status}, not 404`]
  if (!body.equals(readFileSync(join(dist, filesOf(notFoundPath)[0]!)))) problems.push('is not our 404 page')
  return problems
}

const judgeLeftover = ({ status }: Answer): string[] =>
  status === 200 ? ['is still there, but not in dist; delete it on the host, or redirect it'] : []

const judgeInsecure = ({ status, headers }: Answer): string[] =>
  [301, 302, 307, 308].includes(status) && headers.get('location')?.startsWith('https:')
    ? []
    : [`status ${status}, not a redirect to https`]

/** What is wrong with an answer that must have the bytes of a file. */
function judgeFile({ status, headers, body }: Answer, dist: string, file: string): string[] {
  const location = headers.get('location')
  if (status !== 200) return [`status ${status}${location ? ` to ${location}` : ''}, not 200`]
  const problems: string[] = []
  const wanted = readFileSync(join(dist, file))
  if (body.length !== wanted.length) problems.push(`has ${body.length} bytes, dist has ${wanted.length}`)
  else if (!body.equals(wanted)) problems.push('has other bytes than dist')
  const type = headers.get('content-type') ?? 'missing'
  if (contentTypes[file.split('.').at(-1)!]?.test(type) === false) problems.push(`content-type is ${type}`)
  return problems
}

/** A table that begins with what differs, and a last line that sums it up. */
export function formatChecks(checks: Check[]): string {
  const wrong = checks.filter(({ differs }) => differs)
  const width = Math.max(...checks.map(({ address }) => address.length))
  return [
    ...[...wrong, ...checks.filter(({ differs }) => !differs)].map(
      ({ address, found, differs }) =>
        `${differs ? 'differs' : 'same   '}  ${address.padEnd(width)}  ${differs || found}`,
    ),
    `${checks.length} addresses asked for, ${wrong.length} ${wrong.length === 1 ? 'differs' : 'differ'}`,
  ].join('\n')
}

if (isProgram(import.meta.url))
  await runCommand(async () => {
    const { values, positionals } = readFlags({
      allowPositionals: true,
      options: { out: { type: 'string', default: outDir } },
    })
    const checks = await verifyDeploy(values.out, positionals.join(' '))
    console.log(formatChecks(checks))
    if (checks.some(({ differs }) => differs)) process.exitCode = 1
  })
