/** `npm run new -- firm DIR`: asks what it needs to know about a new firm, or takes it from flags. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type * as z from 'zod'
import { holds, projectDir, realPath } from '../../process/paths'
import { whatIsWrongWithFile } from '../../read/files/content-folder'
import { commands } from '../../terminal/commands'
import { givenFolders, readFlags, UsageError } from '../../terminal/flags'
import { soilKinds } from '../../../templates/model/catalog'
import { business } from '../../../templates/model/schema'
import { signer } from '../../../templates/model/schema/sections'
import { slugify, upperFirst } from '../../../templates/model/text'
import { townForm, townOf } from '../new/town'
import type { NewTown } from '../new/town'
import { openAnswers } from './answers'
import { allServices, foundations, knownServices, slugOf, writeFirm } from './write-firm'
import type { Foundation, Layer, NewFirm } from './write-firm'

interface Question<T> {
  /** Shows what an answer looks like. */
  example: string
  /** Reads an answer. @throws {UsageError} with what is wrong with it: "is empty; write a name". */
  read: (words: string) => T
}

/** The questions, in the order they are asked. */
const questions: { [Name in keyof NewFirm]: Question<NewFirm[Name]> } = {
  name: { example: '"Acme Leveling"', read: byRules(business.shape.name) },
  owner: { example: '"Ann Lee"', read: byRules(signer) },
  phone: { example: 'ten digits: 918-555-0142', read: phoneOf },
  street: { example: '"12 Elm Street"', read: streetOf },
  office: { example: townForm, read: townOf },
  region: { example: '"Central Texas"', read: byRules(business.shape.region.unwrap()) },
  foundations: {
    example: 'the most common first: "slab, pier and beam, crawl space, basement"',
    read: kindsOf,
  },
  clay: { example: 'yes or no', read: yesOrNo },
  ground: { example: '"clay to 8 feet, then shale", or "unknown"', read: groundOf },
  towns: { example: `${townForm.slice(0, -1)}; ...", or one a line`, read: townsOf },
  services: { example: '"foundation-repair, helical-piers, Chimney repair"', read: servicesOf },
}

const asked = Object.keys(questions) as (keyof NewFirm)[]

/** Flags that only apply to a firm. */
export const firmFlags = [...asked, 'answers'] as const

interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: NodeJS.WritableStream
}

/**
 * Makes the content for a new firm if the arguments are `firm DIR`. Returns what to do next, or undefined for other
 * arguments.
 * @throws {UsageError} that names every missing or wrong flag. Then nothing is written.
 */
export async function createFirm(
  args: readonly string[],
  terminal: Terminal = process,
): Promise<string | undefined> {
  if (args[0] !== 'firm') return undefined
  const { values: given, words } = readFlags('new', args)
  const [, dir] = words
  if (!dir) throw new UsageError('the folder is missing; write npm run new -- firm ../tulsa')
  const { contentDir } = givenFolders(given.content, given.public)
  refuseTarget(dir, contentDir)
  const answers = await ask(given, terminal)
  const said = Object.fromEntries(
    asked.map((name) => [name, questions[name].read(answers[name])]),
  ) as unknown as NewFirm
  const firm = said.services === knownServices ? { ...said, services: allServices(said) } : said
  const count = writeFirm(firm, realPath(dir))
  const inDir = (name: string) => shellWord(`${dir}/${name}`)
  const folders = `--content ${inDir('content')} --public ${inDir('public')} --out ${inDir('dist')}`
  return [
    `${dir}/content is written: ${firm.services.length} services, ${firm.towns.length} towns, and ${count} questions, each as [Answer: ...] where its answer belongs. Those at the end of business.md stand on most pages, so answer them first. Next:`,
    `  npm run build -- --preview ${folders}`,
    `  npm run launch-check -- ${folders}  lists the questions`,
    `  npm run edit -- ${folders}  answers them in a browser; dev and new take the same flags`,
  ].join('\n')
}

type Answers = Record<keyof NewFirm, string>

/** Quotes a path if a shell would split it or read it differently. */
const shellWord = (path: string) => (/[^\w./-]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : path)

/** Folders that belong to the project or are replaced as a whole. */
const ownFolders = '.git .github client content dist generator node_modules public templates test'
  .split(' ')
  .map((name) => join(projectDir, name))

/** @throws {UsageError} when the folder is not new, or is part of something else. */
function refuseTarget(dir: string, contentDir: string): void {
  let found = resolve(dir)
  while (!existsSync(found)) found = dirname(found)
  const isThere = found === resolve(dir)
  if (!statSync(found).isDirectory())
    throw new UsageError(`${isThere ? dir : found} is a file; name a folder that is new`)
  const outer = [...ownFolders, contentDir].find((folder) => holds(realPath(folder), realPath(dir)))
  if (outer !== undefined)
    throw new UsageError(`${dir} is in ${outer}, which is for other files; name a folder elsewhere: ../tulsa`)
  if (isThere && readdirSync(found).length > 0)
    throw new UsageError(`${dir} is not empty; name a folder that is new`)
}

/**
 * Takes the answers from flags or from a file. At a terminal, asks for those that are missing or wrong.
 * @throws {UsageError}
 */
async function ask(given: Partial<Record<string, unknown>>, { stdin, stdout }: Terminal): Promise<Answers> {
  const answers: Partial<Answers> = {}
  const file = typeof given.answers === 'string' ? openAnswers(given.answers, asked) : undefined
  const wrong: string[] = []
  /** Takes an answer, or returns what is wrong with it. */
  const take = (name: keyof NewFirm, words: string): string | undefined => {
    try {
      questions[name].read(words)
      answers[name] = words
      file?.note(name, words)
      return undefined
    } catch (error) {
      if (error instanceof UsageError) return error.message
      throw error
    }
  }
  for (const name of asked) {
    const flag = given[name]
    if (typeof flag === 'string') {
      const why = take(name, flag)
      if (why !== undefined) wrong.push(`--${name} ${why}`)
    } else if (file?.given[name] !== undefined) {
      const why = take(name, file.given[name])
      if (why === undefined) continue
      if (stdin.isTTY) stdout.write(`${file.wrong(name, why)}\n`)
      else wrong.push(file.wrong(name, why))
    } else if (!stdin.isTTY) wrong.push(`--${name} is missing; write ${questions[name].example}`)
  }
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'))
  const missing = asked.filter((name) => !(name in answers))
  if (missing.length === 0) return answers as Answers
  const terminal = createInterface({ input: stdin, output: stdout })
  // Unlike question(), it keeps lines that are pasted together, such as a list of towns.
  const typed = terminal[Symbol.asyncIterator]()
  try {
    for (const name of missing) {
      if (name === 'services') stdout.write(`There are ${knownServices.join(', ')}.\n`)
      const question = `${upperFirst(commands.new.flags[name].about)} (${questions[name].example}): `
      const lines: string[] = []
      for (;;) {
        terminal.setPrompt(lines.length === 0 ? question : 'One more, or nothing: ')
        terminal.prompt()
        const { done, value: line = '' } = (await typed.next()) as IteratorResult<string, undefined>
        if (done) throw new UsageError(`--${name} is missing, and nothing is written`)
        if (lines.length > 0 && line.trim() === '') break
        const why = take(name, [...lines, line].join('; '))
        if (why !== undefined) stdout.write(`That ${why}\n`)
        else if (name === 'towns') lines.push(line)
        else break
      }
    }
  } finally {
    terminal.close()
  }
  return answers as Answers
}

function refuse(why: string): never {
  throw new UsageError(why)
}

/** @throws {UsageError} for an answer that cannot be understood. */
const refuseForm = (words: string, name: keyof NewFirm): never =>
  refuse(`is "${words}"; write ${questions[name].example}`)

function byRules<T>(rules: z.ZodType<T>): (words: string) => T {
  return (words) => {
    const { success, data, error } = rules.safeParse(words)
    return success ? data : refuse(error.issues[0]!.message)
  }
}

/** Returns the number in E.164 form, from any usual way to write it. */
function phoneOf(words: string): string {
  const digits = words.replace(/\D/g, '').replace(/^1/, '')
  return business.shape.phone.safeParse(`+1${digits}`).data ?? refuseForm(words, 'phone')
}

function yesOrNo(words: string): boolean {
  const answer = words.trim().toLowerCase()
  return answer === 'yes' || (answer !== 'no' && refuseForm(words, 'clay'))
}

function streetOf(words: string): string | undefined {
  return words.trim().toLowerCase() === 'none'
    ? undefined
    : byRules(business.shape.address.shape.street)(words)
}

/** Reads kinds of foundations, one or many of each: "basements, crawl space". */
function kindsOf(words: string): readonly Foundation[] {
  const kinds = Object.keys(foundations) as Foundation[]
  const named = words.split(/[,;]/).map((one) => one.trim().toLowerCase().replace(/s$/, ''))
  const found = named.map((one) => kinds.find((kind) => kind === one))
  const wrong = named.find((_, i) => found[i] === undefined)
  if (wrong !== undefined) refuse(`names "${wrong}"; there are ${kinds.join(', ')}`)
  return [...new Set(found as Foundation[])]
}

/** Reads "clay to 8 feet, then shale". */
function groundOf(words: string): readonly Layer[] | undefined {
  if (words.trim().toLowerCase() === 'unknown') return undefined
  let from = 0
  const parts = words.trim().split(/\s*(?:,?\s*\bthen\b|[;\n])\s*/i)
  return parts.map((part, i) => {
    const [, name = '', to] = /^(.+?)(?:,?(?: to)? (\d+(?:\.\d+)?) ?(?:feet|foot|ft)?)?$/i.exec(part) ?? []
    const known = [...soilKinds]
      .sort((a, b) => b.length - a.length)
      .find((one) => one.split('-').every((word) => name.toLowerCase().includes(word)))
    const kind = known ?? (/granite|gneiss|schist|slate|basalt|quartzite/i.test(name) ? 'rock' : undefined)
    if (kind === undefined)
      refuse(`names "${name}", which no drawing has; write the nearest of ${soilKinds.join(', ')}`)
    const isLast = i === parts.length - 1
    if (isLast !== (to === undefined) || (to !== undefined && Number(to) <= from))
      refuse(`is "${words}"; give the depth of each layer but the last one, each deeper than the one before`)
    const layer = { name: upperFirst(name), kind, from }
    from = Number(to)
    return layer
  })
}

function townsOf(words: string): NewTown[] {
  const towns = words
    .split(/[;\n]/)
    .filter((town) => town.trim() !== '')
    .map(townOf)
  if (towns.length === 0) refuseForm(words, 'towns')
  const files = towns.map((town) => `locations/${slugOf(town, towns)}.md`)
  for (const [i, file] of files.entries()) {
    const [first, { name }] = [files.indexOf(file), towns[i]!]
    if (first < i) refuse(`names "${towns[first]!.name}" and "${name}", both of the file ${file}; delete one`)
    const why = whatIsWrongWithFile(file)
    if (why !== undefined) refuse(`names "${name}", and its file ${file} ${why}`)
  }
  return towns
}

function servicesOf(words: string): readonly string[] {
  const known = knownServices
  if (words.trim().toLowerCase() === 'all') return known
  const services = words.split(',').map((name) => name.trim())
  const slugs = services.map(slugify)
  for (const [i, name] of services.entries()) {
    // A new service has a name such as "Chimney repair", which is not a file name.
    const isNew = name !== slugs[i] && slugs[i] !== ''
    if (!known.includes(slugs[i]!) && !isNew)
      refuse(`names "${name}"; there are ${known.join(', ')}; of a new one write its name: "Chimney repair"`)
    if (slugs.indexOf(slugs[i]!) < i) refuse(`names "${name}" twice; delete one`)
  }
  return services
}
