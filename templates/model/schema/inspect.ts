/** Reads a schema's fields, for what is made from schemas: new files and the editor's forms. */
import * as z from 'zod'
import { upperFirst } from '../text'
import { asYesNo } from './as-typed'
import type { Finds } from './as-typed'

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
  isList: boolean
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
  const isList = schema instanceof z.ZodArray
  const isText = inside.length === 0
  const takes = (value: unknown) => rules.safeParse(value).success
  const made = { meta, fields, refers, isList, isText, isOptional, takes, ...(entry && { entry }) }
  known.set(rules, made)
  return made
}

/** Returns the rules of the field at a path. */
export const rulesAt = (rules: Rules, path: readonly PropertyKey[]): Rules | undefined =>
  path.reduce<Rules | undefined>((at, name) => at && (at.fields[String(name)] ?? at.entry), rules)

/** Returns the name of a field as it is compared: "postalcode" for "Postal code" and "postal_code". */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/** What people type into a field that they leave out. */
const nothing = /^\s*(?:-?|n\/?a|none)\s*$/i

/** True for such a value, except where it is an answer, as to a question of yes or no. */
function isLeftOut(value: string, rules: Rules): boolean {
  if (!rules.isOptional || rules.meta.reads === asYesNo || !nothing.test(value)) return false
  return !/\w/.test(value) || !rules.isText || rules.meta.form?.pattern.test(value.trim()) === false
}

/**
 * Returns the entries of a list that was typed as text: each after a bullet or, of names, after a comma. One line alone
 * may be the lines of several, unless no entry can hold a space.
 */
function entriesIn(typed: string, { meta, entry }: Rules): string | string[] {
  const mark = /^[•·▪*–-]/.test(typed) ? /(?:^|\s)[•·▪*–-]\s?(?=\S)/ : meta.unique ? /\s*[,;]\s+/ : /$^/
  const entries = typed.split(mark).filter((one) => one.trim() !== '')
  return entries.length > 1 || entry?.meta.form?.pattern.test('two words') === false ? entries : typed
}

/**
 * Returns a value in which everything with a single clear meaning has the form that its rules require. `find` knows the
 * names of files.
 */
export function asMeant(value: unknown, rules: Rules | undefined, lang: string, find?: Finds): unknown {
  if (!rules) return value
  const { meta, fields, entry, isList } = rules
  const names = Object.keys(fields)
  const given = meta.reads ? meta.reads(value, lang, find) : value
  const read =
    isList && typeof given === 'string' && given.trim() && entry && entry.isText
      ? entriesIn(given, rules)
      : given
  if (Array.isArray(read)) return read.map((one) => asMeant(one, entry, lang, find))
  if (typeof read !== 'object' || read === null) return read
  const all = Object.entries(read)
  // "Warning: cracks" in a list of words.
  if (rules.isText) return all.length === 1 && typeof all[0]![1] === 'string' ? all[0]!.join(': ') : read
  const meant = new Map<string, unknown>()
  for (const [typed, one] of all) {
    const isMeant = (known: string) => !Object.hasOwn(read, known) && plainName(known) === plainName(typed)
    const name = Object.hasOwn(fields, typed) ? typed : (names.find(isMeant) ?? typed)
    const inside = Object.hasOwn(fields, name) ? fields[name] : entry
    if (inside && typeof one === 'string' && isLeftOut(one, inside)) continue
    // A field of this group that is indented too far.
    const isOutside =
      typeof one === 'object' &&
      inside &&
      inside.isText &&
      Object.keys(one!).some((key) => names.includes(key))
    meant.set(name, inside && one === '-' ? '' : isOutside ? one : asMeant(one, inside, lang, find))
  }
  return Object.fromEntries(meant)
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
