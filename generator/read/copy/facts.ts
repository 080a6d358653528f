/** Facts: the words that `{name}` in copy stands for. */
import type { Business, City, Hours } from '../../../templates/model/site'
import { costRange, countInWords, rangeInWords } from '../../../templates/model/costs'
import type { CostPart } from '../../../templates/model/costs'
import { usualLang } from '../../../templates/model/language'
import { formatPhone, lowerFirst, upperFirst } from '../../../templates/model/text'
import { hoursInWords, weekOf } from './hours'
import type { KnownBusiness, ValidParts } from '../source/parse'

/** Names that copy may use in braces, and the words they stand for. */
export type Facts = Record<string, string>

/** Built-in names besides those of places. */
const businessNames = ['brand', 'phone', 'hours', 'credentials'] as const

/** Registration, bond and insurer as far as they are filled in, or the general words. */
const credentialsInWords = ({ words, registration, bond, insurance }: ValidParts<Business['credentials']>) =>
  [registration, bond, insurance].filter((known) => known !== undefined).join(', ') || words

/** The built-in facts of business.md; `officePage` is the address of the office's town. */
export function businessFacts(business: KnownBusiness, officePage?: string): Facts {
  const { name, phone, hours, tiers = [], credentials, lang } = business
  const data =
    hours?.data?.flatMap((one) =>
      one?.days && (one.by ?? (one.opens && one.closes)) ? [one as Hours] : [],
    ) ?? []
  const named: Record<(typeof businessNames)[number], string | undefined> = {
    brand: name,
    phone: phone && formatPhone(phone),
    hours: hours?.copy ?? (data.length > 0 ? hoursInWords(weekOf(data), lang) : undefined),
    credentials: credentials && credentialsInWords(credentials),
  }
  return withoutGaps({
    ...named,
    ...Object.fromEntries(tiers.map((tier) => [`tier-${tier?.id}`, tier?.name && lowerFirst(tier.name)])),
    ...Object.fromEntries(tiers.map((tier) => [`when-${tier?.id}`, tier?.when])),
    ...costFacts(business),
    ...placeFacts(business, officePage),
  })
}

/** Places of the business. Copy may type them out, so no hint asks for braces. */
export const placeFacts = ({ address, region }: KnownBusiness, officePage?: string): Partial<Facts> => ({
  state: address?.regionName,
  'state-code': address?.region,
  region,
  // Before a noun: "a Valley house", in a region that is called "the Valley".
  regional: region?.replace(/^the /i, ''),
  'office-city': address?.city,
  'office-county': address?.county,
  'office-page': officePage,
})

/** Up to this many miles, a distance is given to the mile. */
const exactMiles = 20

/**
 * Returns straight-line miles as the copy states them after "about": whole miles up to 20, then to the nearest five.
 * More digits would be wrong, because a city's coordinates are those of its center.
 */
export const roundedMiles = (miles: number): number =>
  miles <= exactMiles ? miles : 5 * Math.round(miles / 5)

/** Returns the facts that copy about a city may use. A fact that is not known yet is empty. */
export const cityFacts = (
  city: Partial<Pick<City, 'name' | 'county' | 'postalCode' | 'miles' | 'direction' | 'tier' | 'state'>>,
): Facts => ({
  city: city.name ?? '',
  county: city.county ?? '',
  state: city.state?.name ?? '',
  'state-code': city.state?.code ?? '',
  'postal-code': city.postalCode ?? '',
  miles: String(roundedMiles(city.miles ?? 0)),
  direction: city.direction ?? '',
  tier: lowerFirst(city.tier?.name ?? ''),
  when: city.tier?.when ?? '',
  wait: city.tier?.wait ?? city.tier?.when ?? '',
  visit: city.tier?.description ?? '',
})

const ofPlaces = Object.keys({ ...placeFacts({}), ...cityFacts({}) })
/** `count` is the number of entries in a list, and `claim` the name of a mark. */
const builtIn = new Set<string>([...businessNames, ...ofPlaces, 'count', 'claim'])

/** Whether a name is built in, at least on pages of a city, county or service. */
export const isBuiltIn = (name: string): boolean => builtIn.has(name)

/**
 * For each kind of repair `{cost-ID}`, a range of dollars or the `unpriced` words, and `{count-ID}`, how many of its
 * first part it takes: "4 to 8".
 */
function costFacts({ lang = usualLang, prices = {}, costs = [] }: KnownBusiness): Partial<Facts> {
  const isKnown = (part: ValidParts<CostPart> | undefined): part is CostPart =>
    part?.price !== undefined && part.from !== undefined && part.to !== undefined
  return Object.fromEntries(
    costs.flatMap((cost) => {
      const parts = cost?.parts ?? []
      const range = parts.every(isKnown) ? costRange(prices, parts) : undefined
      const count = isKnown(parts[0]) ? countInWords(parts[0], lang) : undefined
      return [
        [`cost-${cost?.id}`, range ? rangeInWords(range, lang) : cost?.unpriced],
        [`count-${cost?.id}`, count],
      ]
    }),
  )
}

/** The facts whose words could be read. */
export const withoutGaps = (facts: Partial<Facts>): Facts =>
  Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined))

/**
 * The words of a fact; undefined when none of the groups knows it. A name with a capital gives the words with a
 * capital, for the beginning of a sentence: `{Warranty}`.
 */
export function factNamed(name: string, groups: readonly Facts[]): string | undefined {
  // Own names only: every object has a "constructor".
  const find = (wanted: string) => groups.find((facts) => Object.hasOwn(facts, wanted))?.[wanted]
  const words = find(name)
  if (words !== undefined || !/^[A-Z]/.test(name)) return words
  const plain = find(lowerFirst(name))
  return plain === undefined ? undefined : upperFirst(plain)
}

/** An amount, "About an hour", which copy puts inside sentences. A name such as "About a House" has more capitals. */
const amount =
  /^(?:About|Around|Almost|Nearly|Usually(?: within)?|Within|Up to|At (?:least|most)|Less than|More than|Under|Over) (?=an?\b|one\b|half\b|\d)(?!.*\p{Lu})/u

/** A name in braces, in plain text. */
const braces = /\{([^{}\n]*)\}/g

/** Plain text with the words of facts in place of their `{names}`, and nothing in place of unknown ones. */
export const fillNames = (text: string, facts: Facts): string =>
  text.replace(braces, (_, name: string) => factNamed(name, [facts]) ?? '')

/** How deep facts may nest. Real ones nest once or twice. */
const deepest = 3

/**
 * Fills in the `{names}` in the words of facts. An unknown name becomes nothing here, and is reported where it stands.
 * Facts that name themselves or nest too deep are left out, so that their names are unknown.
 */
export function fillFacts(given: Facts, known: Facts = {}): Facts {
  const circular = new Set<string>()
  const fill = (words: string, inside: readonly string[]): string =>
    words.replace(braces, (braced, name: string) => {
      const plain = Object.hasOwn(given, name) ? name : lowerFirst(name)
      if (!Object.hasOwn(given, plain)) return fillNames(braced, known)
      if (!inside.includes(plain) && inside.length <= deepest)
        return fillNames(braced, { [plain]: fill(given[plain]!, [...inside, plain]) })
      for (const each of inside.slice(inside.indexOf(plain))) circular.add(each)
      return ''
    })
  const filled = Object.entries(given).map(([name, typed]) => {
    const words = fill(typed, [name])
    return [name, amount.test(words) ? lowerFirst(words) : words] as const
  })
  return Object.fromEntries(filled.filter(([name]) => !circular.has(name)))
}

/**
 * Lists whose entries `{count}` counts. The columns of a table are not its entries, and neither are the short facts at
 * the top of a page.
 */
const countedLists = ['items', 'steps', 'rows', 'cards', 'lines', 'stats', 'services', 'cities', 'links']

/** How many entries the list of a section has; undefined when it has none of its own, or two. */
export function entriesOf(section: object): number | undefined {
  if (!('heading' in section)) return undefined
  const lists = Object.entries(section).filter(
    ([name, value]) => countedLists.includes(name) && Array.isArray(value),
  )
  return lists.length === 1 ? (lists[0]![1] as unknown[]).length : undefined
}
