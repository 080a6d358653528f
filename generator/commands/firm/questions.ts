/** What a new firm is asked, and how each answer is read. */
import type * as z from 'zod'
import { UsageError } from '../../terminal/flags'
import { soilKinds } from '../../../templates/model/catalog'
import { business } from '../../../templates/model/schema'
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

/** In the order they are asked. What `read` returns undefined for is no answer. */
const questions = {
  name: ['Name of the firm', 'Acme Leveling', byRules(business.shape.name)],
  owner: ['Your name, which signs what these answers confirm', 'Ann Lee', byRules(signer)],
  phone: ['Its phone number', '918-555-0142', phoneOf],
  street: ['Street of its office, or none', '12 Elm Street', streetOf],
  office: ['Town of its office', townForm, townOf],
  region: ['The area it works in', 'Central Texas', byRules(business.shape.region.unwrap())],
  foundations: ['Foundations it works on, the most common first', 'a, c', foundationsOf, kinds],
  clay: ['Do most houses stand on clay that swells and shrinks?', 'yes or no', clayOf],
  ground: ['Ground from the top down, to what feet', 'topsoil 1, clay 8, shale', groundOf, soilKinds],
  towns: ['Towns that get a page', townForm, townsOf],
  services: ['Its services, and new ones', 'a, e, Chimney repair', servicesOf, knownServices],
} satisfies Record<string, Question>

export type QuestionName = keyof typeof questions

type Answers = { [Name in QuestionName]: NonNullable<ReturnType<(typeof questions)[Name][2]>> }

/** What there must be for a site. Any other question without an answer stays open in the content. */
type Required = 'name' | 'office' | 'towns'

export type NewFirm = Pick<Answers, Required> & Partial<Answers>

export const isRequired = (name: QuestionName) => /^(?:name|office|towns)$/.test(name)

export const asked = Object.keys(questions) as QuestionName[]

/** A question in one line: "Its phone number (918-555-0142)". */
export function lineOf(name: QuestionName): string {
  const [asks, example, , choices]: Question = questions[name]
  return `${asks}${choices ? `: ${lettered(choices)}` : ''} (${example})`
}

/** Reads an answer. @throws {UsageError} with what is wrong with it: "is empty; write Acme Leveling". */
export function readAnswer(name: QuestionName, words: string): unknown {
  const [, example, read]: Question = questions[name]
  return read(words.trim()) ?? refuse(`is "${words}"; write ${example}`)
}

function refuse(why: string): never {
  throw new UsageError(why)
}

/** "a slab, b basement" */
const lettered = (choices: readonly string[]) =>
  choices.map((choice, i) => `${String.fromCharCode(97 + i)} ${choice}`).join(', ')

/** Returns the choice with this letter or name. */
const chosen = <T extends string>(typed: string, choices: readonly T[]): T | undefined =>
  /^[a-z]$/i.test(typed)
    ? choices[typed.toLowerCase().charCodeAt(0) - 97]
    : choices.find((choice) => slugify(choice) === slugify(typed))

/** @throws {UsageError} with the choices. */
const oneOf = <T extends string>(typed: string, choices: readonly T[]): T =>
  chosen(typed, choices) ?? refuse(`names "${typed}"; there are ${lettered(choices)}`)

const parts = (words: string) => words.split(',').map((part) => part.trim())

function byRules<T>(rules: z.ZodType<T>): (words: string) => T | undefined {
  return (words) => {
    if (isKey(words)) return undefined
    const { success, data, error } = rules.safeParse(words)
    return success ? data : refuse(error.issues[0]!.message)
  }
}

/** Returns the number in E.164 form, from any usual way to write it: "+19185550123". */
function phoneOf(words: string): string | undefined {
  const digits = words.replace(/\D/g, '').replace(/^1/, '')
  return business.shape.phone.safeParse(`+1${digits}`).data
}

/** Empty for a firm without an office that customers may visit. */
function streetOf(words: string): string | undefined {
  return words.toLowerCase() === 'none' ? '' : byRules(business.shape.address.shape.street)(words)
}

function clayOf(words: string): boolean | undefined {
  return { yes: true, no: false }[words.toLowerCase()]
}

function foundationsOf(words: string): Foundation[] {
  return [...new Set(parts(words).map((part) => oneOf(part, kinds)))]
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
  const towns = words
    .split(/[;\n]/)
    .filter((town) => town.trim() !== '')
    .map(townOf)
  const slugs = towns.map((town) => slugOfTown(town, towns))
  const again = slugs.findIndex((slug, i) => slugs.indexOf(slug) < i)
  if (again >= 0)
    refuse(`names "${towns[again]!.name}", whose file locations/${slugs[again]}.md is of another; delete one`)
  return towns.length > 0 ? towns : undefined
}

/** Reads services of the starter and names of new ones, such as "Chimney repair", which is not a file name. */
function servicesOf(words: string): string[] {
  const services = parts(words).map((part) =>
    /^(?:.?|all|[a-z\d]+(?:-[a-z\d]+)+)$/.test(part)
      ? oneOf(part, knownServices)
      : (chosen(part, knownServices) ?? upperFirst(part)),
  )
  const again = services.find((one, i) => services.findIndex((other) => slugify(other) === slugify(one)) < i)
  return again === undefined ? services : refuse(`names "${again}" twice; delete one`)
}
