/** Asks what `npm run new -- firm` needs to know, or takes it from a file. */
import { readFileSync } from 'node:fs'
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
import { UsageError } from '../../terminal/flags'
import { townForm, townOf } from '../new/town'
import type { NewTown } from '../new/town'
import { kinds, knownServices } from './offers'

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
    // A firm may have no office that customers visit. Then the street is empty.
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
  ground: ['Ground under the topsoil, to what feet', 'clay 8, sand 12, shale', groundOf, soilKinds],
  towns: ['Towns that get a page, with ; between two', townForm, townsOf],
  services: ['Its services', 'a, e', choicesOf(knownServices), knownServices],
} satisfies Record<string, Question>

type Name = keyof typeof questions
type Answers = { [N in Name]: NonNullable<ReturnType<(typeof questions)[N][2]>> }

const required = ['name', 'office', 'towns'] as const
const isRequired = (name: string) => required.some((one) => one === name)

/** The answers of a firm. What it does not answer stays open in the content. */
export type NewFirm = Partial<Answers> & Pick<Answers, (typeof required)[number]>

export interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: NodeJS.WritableStream
}

/**
 * Takes the answers from a file. At a terminal, asks for the others.
 * @throws {UsageError}
 */
export async function askFirm(file: string | undefined, { stdin, stdout }: Terminal): Promise<NewFirm> {
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
  if (stdin.isTTY && missing.length > 0) await askAt({ stdin, stdout }, firm, missing)
  return firm as NewFirm
}

/** Asks at a terminal for what is missing. @throws {UsageError} when nothing more is typed. */
async function askAt({ stdin, stdout }: Terminal, firm: Partial<NewFirm>, missing: Name[]): Promise<void> {
  const terminal = createInterface({ input: stdin, output: stdout })
  const prompt = () => {
    terminal.setPrompt(`${lineOf(missing[0]!)}: `)
    terminal.prompt()
  }
  // Unlike question(), it keeps lines that are pasted together.
  const lines = terminal[Symbol.asyncIterator]()
  stdout.write('Press Enter for what you do not know yet.\n')
  prompt()
  for await (const line of lines) {
    const why = take(firm, missing[0]!, line)
    if (why === undefined) missing.shift()
    else stdout.write(`That ${why}\n`)
    if (missing.length === 0) return terminal.close()
    prompt()
  }
  throw new UsageError(`${missing[0]} is missing, and nothing is written`)
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

/** Reads "clay 8, sand 12, shale" as layers of region.md: name, kind, from, to. */
function groundOf(words: string): Record<string, string>[] {
  let from = '0'
  return parts(words).map((part, i, all) => {
    const [, typed = '', to] = /^(.*?)(?: (\d+(?:\.\d+)?))?$/.exec(part)!
    const kind = oneOf(typed, soilKinds)
    if (i === all.length - 1 ? to !== undefined : !(Number(to) > Number(from)))
      refuse(
        `has a wrong depth at "${part}"; write how deep each layer but the last reaches: clay 8, sand 12, shale`,
      )
    const layer = { name: upperFirst(kind.replace('-', ' ')), kind, from, ...(to !== undefined && { to }) }
    from = to ?? from
    return layer
  })
}

/** Returns a town's slug, with its state when another of the towns has the same name. */
export function slugOfTown({ name, state }: NewTown, towns: readonly NewTown[]): string {
  const isShared = towns.some((other) => slugify(other.name) === slugify(name) && other.state !== state)
  return slugify(isShared ? `${name} ${state}` : name)
}

function townsOf(words: string): NewTown[] | undefined {
  const towns = words.split(/[;\n]/).flatMap((town) => (town.trim() === '' ? [] : townOf(town)))
  const slugs = towns.map((town) => slugOfTown(town, towns))
  const again = slugs.findIndex((slug, i) => slugs.indexOf(slug) < i)
  if (again >= 0)
    refuse(`names "${towns[again]!.name}", whose file locations/${slugs[again]}.md is of another; delete one`)
  return towns.length > 0 ? towns : undefined
}
