/** Reads a schema's fields, for what is made from schemas: new files and the editor's forms. */
import * as z from 'zod'
import { upperFirst } from '../text'
import { asYesNo } from './as-typed'

/** Returns the schema of what is typed into a file, without optional(), default() and transforms. */
export function unwrap(schema: z.ZodType, isOptional = false): { schema: z.ZodType; isOptional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType, true)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType, isOptional)
  return { schema, isOptional }
}

/** A schema, prepared for walking it together with a value. */
export interface Rules {
  meta: z.GlobalMeta
  fields: Readonly<Record<string, Rules>>
  /** The rules of each entry of a list, or of each field of a group whose names the owner chooses. */
  entry?: Rules
  /** True when something inside is checked against other files or other entries: `names` or `unique`. */
  refers: boolean
  isText: boolean
  isOptional: boolean
  /** True for a value that the schema takes. */
  takes: (value: unknown) => boolean
}

const known = new WeakMap<z.ZodType, Rules>()

/** Returns a schema's rules and keeps them: looking them up per value took 8 to 24 % of reading thousands of towns. */
export function rulesOf(rules: z.ZodType): Rules {
  const kept = known.get(rules)
  if (kept) return kept
  const { schema, isOptional } = unwrap(rules)
  const meta = metaOf(rules)
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, rulesOf(field)]))
  const element =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodRecord
        ? schema.valueType
        : undefined
  const entry = element && rulesOf(element as z.ZodType)
  const inside = [...Object.values(fields), ...(entry ? [entry] : [])]
  const refers = Boolean(meta.names ?? meta.unique) || inside.some((one) => one.refers)
  const isText = inside.length === 0
  const takes = (value: unknown) => rules.safeParse(value).success
  const made = { meta, fields, refers, isText, isOptional, takes, ...(entry && { entry }) }
  known.set(rules, made)
  return made
}

/** Returns the rules of the field at a path. */
export const rulesAt = (rules: Rules, path: readonly PropertyKey[]): Rules | undefined =>
  path.reduce<Rules | undefined>((at, name) => at && (at.fields[String(name)] ?? at.entry), rules)

/** Returns the name of the file of a service or a town that was typed by its name. */
export type Finds = (folder: string, typed: string) => string

/**
 * Returns a value in which everything with a single clear meaning has the form that its rules require, without fields
 * that are left empty. `find` knows the names of files.
 */
export function asMeant(value: unknown, rules: Rules | undefined, lang: string, find?: Finds): unknown {
  if (!rules) return value
  const { meta, fields, entry } = rules
  if (typeof value === 'string') {
    const typed = value.trim().replace(/^[“‘](.*)[”’]$/, '$1')
    const isFile = meta.names === 'services' || meta.names === 'locations'
    return (isFile ? find?.(meta.names!, typed) : meta.reads?.(typed, lang)) ?? value
  }
  if (Array.isArray(value)) return value.map((one) => asMeant(one, entry, lang, find))
  if (typeof value !== 'object' || value === null) return value
  const insideOf = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : entry)
  // To a question of yes or no, nothing is no answer.
  const isLeftOut = (one: unknown, inside?: Rules) =>
    one === '' && inside?.isOptional && inside.meta.reads !== asYesNo
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const inside = insideOf(name)
      return isLeftOut(one, inside) ? [] : [[name, asMeant(one, inside, lang, find)]]
    }),
  )
}

/** Returns the metadata of a schema, which optional(), default() and transforms hide. */
function metaOf(rules: z.ZodType): z.GlobalMeta {
  const inside =
    rules instanceof z.ZodOptional || rules instanceof z.ZodDefault
      ? metaOf(rules.unwrap() as z.ZodType)
      : rules instanceof z.ZodPipe
        ? metaOf(rules.in as z.ZodType)
        : {}
  return { ...inside, ...(rules.meta() as z.GlobalMeta | undefined) }
}

/** Returns the limits of a count in words, or an empty text when there are none. */
export function countOf(min: number, max: number): string {
  if (min === max) return `exactly ${min}`
  if (max < Infinity) return `${min} to ${max}`
  return min > 1 ? `at least ${min}` : ''
}

/**
 * Labels in forms for fields whose names mean little to an owner. A name with a different meaning inside a group, a
 * list or a kind of file is preceded by that one's name.
 */
const labels: Record<string, string> = {
  'address.region': 'State, in two letters',
  alt: 'Describe the picture',
  card: 'Line on its card',
  cityData: 'Data of towns for Google',
  'claims.facts': 'Facts that make it',
  copyright: 'Years of the copyright',
  doubt: 'What to check',
  eyebrow: 'Line above the heading',
  facts: 'Words of your own',
  faqs: 'Questions',
  fine: 'Meant as it stands',
  geo: 'Place on the map',
  hero: 'Top of the page',
  'hero.facts': 'Short facts',
  'hero.more': 'Second link',
  host: 'Address of the website',
  'hours.copy': 'Hours on pages',
  'hours.data': 'Hours for Google',
  href: 'Address of the link',
  id: 'Short name',
  intro: 'Paragraph under the heading',
  lang: 'Language',
  'layers.from': 'From, feet down',
  'layers.to': 'To, feet down',
  lead: 'First paragraph',
  noindex: 'Keep out of search engines',
  'notices.from': 'First day',
  'notices.until': 'Last day',
  order: 'Place in lists',
  pair: 'Before and after',
  plate: 'Drawing',
  'ratings.city': 'On the pages of towns',
  'ratings.home': 'On the home page',
  'redirects.from': 'Old address',
  'redirects.to': 'New address',
  'region.hero': 'Drawing of the home page',
  regionName: 'State',
  reviewDate: 'Day of reviews without one',
  reviewLink: 'Where to leave a review',
  sameAs: 'Profiles elsewhere',
  sampleReviewData: 'Sample reviews for Google',
  samples: 'Still made up',
  socialImage: 'Picture for sharing',
  src: 'Picture',
  theme: 'Colors',
  tier: 'How soon we come',
  tiers: 'How soon we come',
  titleSuffix: 'Name after page titles',
  unpriced: 'Words until there is a price',
  updated: 'Last gone over',
}

/**
 * Returns the label of a field or a choice in forms: "price-range" and "priceRange" become "Price range". `within` is
 * the name of its group, list or kind of file.
 */
export const labelOf = (name: string, within = ''): string =>
  labels[`${within}.${name}`] ??
  labels[name] ??
  upperFirst(name.replace(/-/g, ' ').replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
