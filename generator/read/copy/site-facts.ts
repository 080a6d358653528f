/** What business.md and frame.md give to the copy of all files. */
import type { FrameWords, FirstLanguage as ShownLanguage } from '../../../templates/model/site'
import { blank } from '../../../templates/model/blanks'
import { inCountry, usualLang } from '../../../templates/model/language'
import { slugsFor } from '../../../templates/model/text'
import { cityPath, locationsPath } from '../../../templates/model/urls'
import { withoutMarks } from './claim-spans'
import { businessFacts, fillFacts, fillNames, withoutGaps } from './facts'
import type { Facts } from './facts'
import type * as schema from '../../../templates/model/schema'
import type { KnownBusiness, Parsed, ValidParts } from '../source/parse'
import { declinedIn } from '../source/parse'

export interface SiteFacts {
  /** Of all pages. */
  lang: string
  /** As far as it could be read, in plain text as pages print it. */
  business: KnownBusiness
  /** Names that copy may use in braces on every page. */
  facts: Facts
  /** E.164; empty while it is not known. */
  phone: string
  /** The places in a text where it is typed, with what each links to: `tel` or `sms`. */
  phonesIn: (text: string) => RegExpExecArray[]
  /** False while business.md has a problem, such as an id that stands twice. Then an unknown name is not reported, for it may follow from that. */
  isWhole: boolean
  /** A count as a sentence gives it: "twelve", or digits where the labels have no word. */
  inWords: (count: number) => string
  /** The words for compass directions. */
  directions: ValidParts<FrameWords['directions']>
  /** Facts that make a claim. */
  tiedFacts: ReadonlySet<string>
  /** Claims that were declined. */
  declined: ReadonlySet<string>
  /** The first language, seen from a second one. */
  first?: FirstLanguage | undefined
}

/** What a second language needs to know of the first. */
export interface FirstLanguage extends ShownLanguage {
  facts: Facts
  /** Whether a page of the first language, by its content file, has a page in this one. */
  has: (file: string) => boolean
}

/** Facts of business.md and frame.md, as far as they can be read. Reports nothing. */
export function readSiteFacts(
  business: { whole: unknown; valid: KnownBusiness } | undefined,
  frame: Pick<Parsed<typeof schema.frame>, 'valid'> | undefined,
  has: (file: string) => boolean,
): SiteFacts {
  const { lang: typed = usualLang, ...known }: KnownBusiness = business?.valid ?? {}
  const lang = inCountry(typed, known.address?.country)
  const written: KnownBusiness = { ...known, lang }
  const { phone, claims = [], tiers = [], costs = [] } = written
  const isUnique = (all: readonly ({ id?: string | undefined } | undefined)[]) =>
    new Set(all.map((one) => one?.id)).size === all.length
  const declined = declinedIn(written)
  const settle = (words: string) => withoutMarks(words, (name) => declined.has(name))
  const settled = mapTexts(written, settle)
  const given = {
    ...withoutGaps(settled.facts ?? {}),
    ...businessFacts(settled, officePage(settled, has)),
    ...(phone && { phone: blank('phone') }),
  }
  const facts = fillFacts(given)
  const { numbers = [], directions = {} } = mapTexts(frame?.valid ?? {}, (text) =>
    fillNames(settle(text), facts),
  )
  return {
    lang,
    business: mapTexts(settled, (words) => fillNames(words, facts)),
    facts,
    phone: phone ?? '',
    phonesIn: phoneFinder(phone),
    inWords: (count) => numbers[count - 1] ?? String(count),
    directions,
    isWhole: business?.whole !== undefined && isUnique(tiers) && isUnique(costs),
    tiedFacts: new Set(claims.flatMap((claim) => claim?.facts?.flatMap((fact) => fact ?? []) ?? [])),
    declined,
  }
}

/** The address of the office's town, or of the list of towns when that town has no page. */
function officePage({ address }: KnownBusiness, has: (file: string) => boolean): string | undefined {
  if (address?.city === undefined) return undefined
  const slugs = [`${address.city} ${address.region}`, address.city].flatMap(slugsFor)
  const slug = slugs.find((one) => has(`locations/${one}.md`))
  return slug === undefined ? locationsPath : cityPath({ slug })
}

/** A copy of some data with each plain text in it changed; Markdown stays as it is. */
export function mapTexts<V>(value: V, change: (words: string) => string): V {
  if (typeof value === 'string') return change(value) as V
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as V
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, mapTexts(child as unknown, change)]),
  ) as V
}

/** Returns a function that finds a phone number in any spelling, and links that call it. Without a phone it finds none. */
function phoneFinder(phone = ''): SiteFacts['phonesIn'] {
  const digits = phone.replace(/\D/g, '').slice(-10)
  if (digits.length < 10) return () => []
  const between = '[\\s\u00A0().\u2010-\u2015-]'
  const number = `(?<!\\d)(?:\\+?1${between}{0,3})?\\(?${[...digits].join(`${between}{0,3}`)}(?!\\d)`
  const pattern = new RegExp(
    `\\[${number}\\]\\(tel:${number}\\)|(?:\\[[^\\]]*\\]\\()?(tel|sms):${number}|${number}`,
    'gi',
  )
  const separators = new RegExp(between, 'g')
  // The pattern is slow, and few texts have the number.
  return (text) => (text.replace(separators, '').includes(digits) ? [...text.matchAll(pattern)] : [])
}
