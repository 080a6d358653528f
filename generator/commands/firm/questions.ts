/** What a new firm is asked, and how each answer is read. */
import { readFileSync } from 'node:fs'
import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod'
import { UsageError } from '../../terminal/flags'
import { soilKinds } from '../../../templates/model/catalog'
import { business } from '../../../templates/model/schema'
import { asYesNo } from '../../../templates/model/schema/as-typed'
import { asMeant, rulesOf } from '../../../templates/model/schema/inspect'
import { signer } from '../../../templates/model/schema/sections'
import { isKey } from '../../../templates/model/signed'
import { slugify, upperFirst } from '../../../templates/model/text'
import { townForm, townOf } from '../new/town'
import type { NewTown } from '../new/town'
import { foundations, knownServices, slugOfTown } from './starter'
import type { Foundation } from './starter'

/** What is asked, an answer, what reads one, and the choices, which an answer may name by letter. */
type Question = [asks: string, example: string, read: (words: string) => unknown, choices?: readonly string[]]

const kinds = Object.keys(foundations) as Foundation[]

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
  foundations: [
    'Foundations it works on, the most common first',
    'a, c',
    (words: string) => [...new Set(parts(words).map((part) => oneOf(part, kinds)))],
    kinds,
  ],
  clay: [
    'Do most houses stand on clay that swells and shrinks?',
    'yes or no',
    (words: string): boolean | undefined => ({ yes: true, no: false })[asYesNo(words)],
  ],
  ground: ['Ground from the top down, to what feet', 'topsoil 1, clay 8, shale', groundOf, soilKinds],
  towns: ['Towns that get a page', townForm, townsOf],
  services: ['Its services, and new ones', 'a, e, Chimney repair', servicesOf, knownServices],
} satisfies Record<string, Question>

export type QuestionName = keyof typeof questions

type Answers = { [Name in QuestionName]: NonNullable<ReturnType<(typeof questions)[Name][2]>> }

/** What there must be for a site. Any other question without an answer stays open in the content. */
type Required = 'name' | 'office' | 'towns'

export type NewFirm = Pick<Answers, Required> & Partial<Answers>

export const isRequired = (name: string) => /^(?:name|office|towns)$/.test(name)

export const asked = Object.keys(questions) as QuestionName[]

/** A question in one line: "Its phone number (918-555-0142)". */
export function lineOf(name: QuestionName): string {
  const [asks, example, , choices]: Question = questions[name]
  return `${asks}${choices ? `: ${lettered(choices)}` : ''} (${example})`
}

/** Puts an answer into `firm`, or returns what is wrong with it: "is empty; write Acme Leveling". */
export function take(firm: Partial<NewFirm>, name: string, words: string): string | undefined {
  const [, example, read]: Partial<Question> = questions[name as QuestionName] ?? []
  if (!read) return `is not asked; there are ${asked.join(', ')}`
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

/** Returns the answers in a YAML file, each with its place: "answers.yaml:2:1". @throws {UsageError} when it is broken. */
export function readAnswers(file: string): { name: string; words: string; place: string }[] {
  const lineCounter = new LineCounter()
  // Every value is text, as in content files.
  const { contents, errors } = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe', lineCounter })
  const placeOf = (offset = 0) => {
    const { line, col } = lineCounter.linePos(offset)
    return `${file}:${line}:${col}`
  }
  for (const { pos, message } of errors) refuse(`${placeOf(pos[0])}  ${message.split('\n')[0]}`)
  return (isMap(contents) ? contents.items : []).map(({ key, value }) => ({
    name: String(key),
    // Towns may be a list.
    words: isNode(value) ? [value.toJSON() as unknown].flat().join('; ') : '',
    place: placeOf(isNode(key) ? key.range?.[0] : 0),
  }))
}

function refuse(why: string): never {
  throw new UsageError(why)
}

/** "a slab, b basement" */
const lettered = (choices: readonly string[]) =>
  choices.map((choice, i) => `${String.fromCharCode(97 + i)} ${choice}`).join(', ')

/** Returns the choice with this letter or name. */
const chosen = <T extends string>(typed: string, choices: readonly T[]): T | undefined =>
  choices.find((choice, i) => [String.fromCharCode(97 + i), slugify(choice)].includes(slugify(typed)))

/** @throws {UsageError} with the choices. */
const oneOf = <T extends string>(typed: string, choices: readonly T[]): T =>
  chosen(typed, choices) ?? refuse(`names "${typed}"; there are ${lettered(choices)}`)

const parts = (words: string) => words.split(',').map((part) => part.trim())

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

/** Reads services of the starter and names of new ones, such as "Chimney repair", which is not a file name. */
function servicesOf(words: string): string[] {
  const services = parts(words).map((part) =>
    /^[a-z\d-]*$/.test(part) ? oneOf(part, knownServices) : (chosen(part, knownServices) ?? upperFirst(part)),
  )
  return [...new Set(services)]
}
