/** What a schema tells of its fields, for what is made from schemas: new files, and the forms of the editor. */
import * as z from 'zod'
import { upperFirst } from '../text'

/** The schema of what is typed into a file, without what makes it optional or something else. */
export function unwrap(schema: z.ZodType, isOptional = false): { schema: z.ZodType; isOptional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType, true)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType, isOptional)
  return { schema, isOptional }
}

/** A schema as it is walked beside a value: what it says of itself, and the rules of what the value holds. */
export interface Rules {
  meta: z.GlobalMeta
  fields: Readonly<Record<string, Rules>>
  /** Of each entry of a list, or of each field of a group whose names the owner chooses. */
  entry?: Rules
  /** Whether something in it names something else, or may stand once in its list. */
  refers: boolean
}

const known = new WeakMap<z.ZodType, Rules>()

/** The rules of a schema. They are kept, because to look them up for each value would take a tenth of reading it. */
export function rulesOf(rules: z.ZodType): Rules {
  const kept = known.get(rules)
  if (kept) return kept
  const { schema } = unwrap(rules)
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
  const made = { meta, fields, refers, ...(entry && { entry }) }
  known.set(rules, made)
  return made
}

/** What a schema says of itself, which is lost behind what makes it optional or something else. */
function metaOf(rules: z.ZodType): z.GlobalMeta {
  const inside =
    rules instanceof z.ZodOptional || rules instanceof z.ZodDefault
      ? metaOf(rules.unwrap() as z.ZodType)
      : rules instanceof z.ZodPipe
        ? metaOf(rules.in as z.ZodType)
        : {}
  return { ...inside, ...(rules.meta() as z.GlobalMeta | undefined) }
}

/** The limits of a count in words; empty when there are none. */
export function countOf(min: number, max: number): string {
  if (min === max) return `exactly ${min}`
  if (max < Infinity) return `${min} to ${max}`
  return min > 1 ? `at least ${min}` : ''
}

/**
 * What forms call fields whose names say little to those who do not write the files themselves. Where a name means
 * something else in a group, in the entries of a list or in a kind of file, the name of that stands before it.
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
  'notice.from': 'First day',
  'notice.until': 'Last day',
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
  svgScripts: 'Drawings with scripts',
  theme: 'Colors',
  tier: 'How soon we come',
  tiers: 'How soon we come',
  titleSuffix: 'Name behind page titles',
  unpriced: 'Words until there is a price',
  updated: 'Last gone over',
}

/**
 * What forms call a field or a choice: "price-range" and "priceRange" are a "Price range". `within` is the name of its
 * group, its list or its kind of file.
 */
export const labelOf = (name: string, within = ''): string =>
  labels[`${within}.${name}`] ??
  labels[name] ??
  upperFirst(name.replace(/-/g, ' ').replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
