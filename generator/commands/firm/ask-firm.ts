/** `npm run new -- firm DIR`: asks what it needs to know about a new firm, or takes it from a file. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseDocument } from 'yaml'
import type * as z from 'zod'
import { soilKinds } from '../../../templates/model/catalog'
import { business } from '../../../templates/model/schema'
import { asYesNo } from '../../../templates/model/schema/as-typed'
import { asMeant, rulesOf } from '../../../templates/model/schema/inspect'
import { signer } from '../../../templates/model/schema/sections'
import { isKey } from '../../../templates/model/signed'
import { slugify, upperFirst } from '../../../templates/model/text'
import { contentDir, holds, outDir, publicDir, realPath } from '../../process/paths'
import { shellWord } from '../../terminal/as-given'
import { givenFolders, readFlags, UsageError } from '../../terminal/flags'
import { townForm, townOf } from '../new/town'
import type { NewTown } from '../new/town'
import { kinds, knownServices, slugOfTown, writeFirm } from './write-firm'
import type { NewFirm } from './write-firm'

/** What is asked, an answer, what reads one, and the choices, which an answer may name by letter. */
type Question = [asks: string, example: string, read: (words: string) => unknown, choices?: readonly string[]]

const { name, phone, address, region } = business.shape

/** In the order they are asked. What `read` returns undefined for is no answer. */
const questions = {
  name: ['Name of the firm', 'Acme Leveling', byRules(name)],
  owner: ['Your name, which signs what these answers confirm', 'Ann Lee', byRules(signer)],
  phone: ['Its phone number', '918-555-0142', byRules(phone)],
  street: [
    'Street of its office, or none',
    '12 Elm Street',
    // A firm may have no office that customers visit.
    (words: string) => (/^none$/i.test(words) ? '' : byRules(address.shape.street.unwrap())(words)),
  ],
  office: ['Town of its office', townForm, townOf],
  region: ['The area it works in', 'Central Texas', byRules(region.unwrap())],
  foundations: ['Foundations it works on, the most common first', 'a, c', choicesOf(kinds), kinds],
  clay: [
    'Do most houses stand on clay that swells and shrinks?',
    'yes or no',
    (words: string): boolean | undefined => ({ yes: true, no: false })[asYesNo(words)],
  ],
  ground: ['Ground from the top down, to what feet', 'topsoil 1, clay 8, shale', groundOf, soilKinds],
  towns: ['Towns that get a page, with ; between two', townForm, townsOf],
  services: ['Its services', 'a, e', choicesOf(knownServices), knownServices],
} satisfies Record<keyof NewFirm, Question>

type Name = keyof NewFirm

const isRequired = (name: string) => /^(?:name|office|towns)$/.test(name)

interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: NodeJS.WritableStream
}

/**
 * Makes the content for a new firm if the arguments are `firm DIR`. Returns what to do next, or undefined for other
 * arguments.
 * @throws {UsageError} that names every missing or wrong answer. Then nothing is written.
 */
export async function createFirm(
  args: readonly string[],
  terminal: Terminal = process,
): Promise<string | undefined> {
  if (args[0] !== 'firm') return undefined
  const { values: given, words } = readFlags('new', args)
  const [, dir] = words
  if (!dir) throw new UsageError('the folder is missing; write npm run new -- firm ../tulsa')
  const own = [contentDir, publicDir, outDir, givenFolders(given.content, given.public).contentDir]
  const outer = own.find((folder) => holds(realPath(folder), realPath(dir)))
  if (outer !== undefined)
    throw new UsageError(`${dir} is in ${outer}, which is for other files; name a folder elsewhere: ../tulsa`)
  if (existsSync(dir) && !(statSync(dir).isDirectory() && readdirSync(dir).length === 0))
    throw new UsageError(`${dir} is not an empty folder; name a folder that is new`)
  const firm = await ask(given.answers, terminal)
  const { services, questions } = writeFirm(firm, realPath(dir))
  const inDir = (name: string) => shellWord(`${dir}/${name}`)
  const folders = `--content ${inDir('content')} --public ${inDir('public')} --out ${inDir('dist')}`
  return [
    `${dir}/content is written: ${services} services, ${firm.towns.length} towns, and ${questions} questions, each as [Answer: ...] where its answer belongs. Those at the end of business.md stand on most pages, so answer them first. Those about towns can wait: a build without --preview leaves them out. Next:`,
    `  npm run edit -- ${folders}  shows the site in a browser, and its content as forms; dev and new take the same flags`,
    `  npm run launch-check -- ${folders}  lists the questions`,
    `  npm run build -- --preview ${folders}`,
    `  npm run verify-deploy -- https://www.your-site.com ${folders}  checks the live site after an upload`,
  ].join('\n')
}

/**
 * Takes the answers from a file. At a terminal, asks for the others.
 * @throws {UsageError}
 */
async function ask(file: string | undefined, { stdin, stdout }: Terminal): Promise<NewFirm> {
  const firm: Partial<NewFirm> = {}
  const given = file === undefined ? {} : readAnswers(file)
  const wrong = Object.entries(given).flatMap(([name, words]) => {
    const why = take(firm, name, words)
    return why === undefined ? [] : `${file}: ${name} ${why}`
  })
  const missing = (Object.keys(questions) as Name[]).filter((name) => !Object.hasOwn(given, name))
  if (!stdin.isTTY)
    for (const name of missing.filter(isRequired))
      wrong.push(`${name} is missing; write it into a file for --answers. ${lineOf(name)}`)
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'))
  if (!stdin.isTTY || missing.length === 0) return firm as NewFirm

  const terminal = createInterface({ input: stdin, output: stdout })
  // Unlike question(), it keeps lines that are pasted together.
  const typed = terminal[Symbol.asyncIterator]()
  stdout.write('Press Enter for what you do not know yet.\n')
  for (const name of missing) {
    let why: string | undefined
    do {
      if (why !== undefined) stdout.write(`That ${why}\n`)
      terminal.setPrompt(`${lineOf(name)}: `)
      terminal.prompt()
      const { done, value = '' } = (await typed.next()) as IteratorResult<string, undefined>
      if (done) throw new UsageError(`${name} is missing, and nothing is written`)
      why = take(firm, name, value)
    } while (why !== undefined)
  }
  terminal.close()
  return firm as NewFirm
}

/** A question in one line: "Its phone number (918-555-0142)". */
function lineOf(name: Name): string {
  const [asks, example, , choices]: Question = questions[name]
  return `${asks}${choices ? `: ${lettered(choices)}` : ''} (${example})`
}

/** Puts an answer into `firm`, or returns what is wrong with it: "is empty; write Acme Leveling". */
function take(firm: Partial<NewFirm>, name: string, words: string): string | undefined {
  const [, example, read]: Partial<Question> = questions[name as Name] ?? []
  if (!read) return `is not asked; there are ${Object.keys(questions).join(', ')}`
  if (words.trim() === '' && !isRequired(name)) return undefined
  try {
    const answer = read(words.trim())
    Object.assign(firm, { [name]: answer })
    return answer === undefined ? `is "${words}"; write ${example}` : undefined
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
}

/** Returns the answers in a YAML file. Every value is text, as in content files. @throws {UsageError} when it is broken. */
function readAnswers(file: string): Record<string, string> {
  const document = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' })
  for (const { message } of document.errors) refuse(`${file}: ${message.split('\n')[0]}`)
  const values = Object.entries((document.toJS() ?? {}) as Record<string, unknown>)
  // Towns may be a list.
  return Object.fromEntries(values.map(([name, value]) => [name, [value].flat().join('; ')]))
}

function refuse(why: string): never {
  throw new UsageError(why)
}

/** "a slab, b basement" */
const lettered = (choices: readonly string[]) =>
  choices.map((choice, i) => `${String.fromCharCode(97 + i)} ${choice}`).join(', ')

/** Returns the choice with this letter or name. @throws {UsageError} with the choices. */
const oneOf = <T extends string>(typed: string, choices: readonly T[]): T =>
  choices.find((choice, i) => [String.fromCharCode(97 + i), slugify(choice)].includes(slugify(typed))) ??
  refuse(`names "${typed}"; there are ${lettered(choices)}`)

const parts = (words: string) => words.split(',').map((part) => part.trim())

function choicesOf<T extends string>(choices: readonly T[]): (words: string) => T[] {
  return (words) => [...new Set(parts(words).map((part) => oneOf(part, choices)))]
}

function byRules(rules: z.ZodType<string>): (words: string) => string | undefined {
  return (words) => {
    const { data, error } = rules.safeParse(asMeant(words, rulesOf(rules), 'en'))
    return isKey(words) ? undefined : (data ?? refuse(error!.issues[0]!.message))
  }
}

/** Reads "topsoil 1, clay 8, shale" as layers of region.md: name, kind, from, to. */
function groundOf(words: string): Record<string, string>[] {
  let from = '0'
  return parts(words).map((part, i, all) => {
    const [, typed = '', to] = /^(.*?)(?: (\d+(?:\.\d+)?))?$/.exec(part)!
    const kind = oneOf(typed, soilKinds)
    if (i === all.length - 1 ? to !== undefined : !(Number(to) > Number(from)))
      refuse(
        `has a wrong depth at "${part}"; write how deep each layer but the last reaches: topsoil 1, clay 8, shale`,
      )
    const layer = { name: upperFirst(kind.replace('-', ' ')), kind, from, ...(to !== undefined && { to }) }
    from = to ?? from
    return layer
  })
}

function townsOf(words: string): NewTown[] | undefined {
  const towns = words.split(/[;\n]/).flatMap((town) => (town.trim() === '' ? [] : townOf(town)))
  const slugs = towns.map((town) => slugOfTown(town, towns))
  const again = slugs.findIndex((slug, i) => slugs.indexOf(slug) < i)
  if (again >= 0)
    refuse(`names "${towns[again]!.name}", whose file locations/${slugs[again]}.md is of another; delete one`)
  return towns.length > 0 ? towns : undefined
}
