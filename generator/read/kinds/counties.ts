/** Groups cities by county, for a site that has too many cities for one page, and reads the words of these pages. */
import { mostCards } from '../../../templates/model/counties'
import type { Business, CitySummary, County, CountyFigures, Tier } from '../../../templates/model/site'
import { alphabetical, lowerFirst, slugify } from '../../../templates/model/text'
import { compile } from '../copy/compile-copy'
import type { Facts } from '../copy/facts'
import { blanksFor, fillBlanks, phoneFacts } from '../copy/fill-blanks'
import type { Reader } from '../reader'
import { append } from '../source/findings'
import { singles } from '../source/kinds'
import { parse } from '../source/parse'
import { neighbors } from './geography'

/** Number of counties that a county page links to. */
const nearbyCount = 4

/**
 * Returns the counties in alphabetical order. Empty while one page has room for every city. When two states have a
 * county of the same name, the one outside the office's state gets its state in its name and address.
 */
export function countiesOf(
  cities: readonly CitySummary[],
  { tiers, address }: Pick<Business, 'tiers' | 'address'>,
): County[] {
  if (cities.length <= mostCards) return []
  const groups = new Map<string, CitySummary[]>()
  for (const city of cities) append(groups, `${slugOf(city.county)} ${city.state.code}`, city)
  const states = new Map<string, string[]>()
  for (const [city] of groups.values()) append(states, slugOf(city!.county), city!.state.code)
  const counties = [...groups.values()]
    .map((group) => {
      const { county, state } = group[0]!
      const slug = slugOf(county)
      return states.get(slug)!.length === 1 || state.code === address.region
        ? countyOf(slug, county, group, tiers)
        : countyOf(slugOf(`${county} ${state.code}`), `${county}, ${state.code}`, group, tiers)
    })
    .sort(alphabetical)
  for (const [county, nearby] of neighbors(counties, nearbyCount)) county.nearby = nearby
  return counties
}

function countyOf(slug: string, name: string, cities: CitySummary[], tiers: readonly Tier[]): County {
  const ids = new Set(cities.map(({ tier }) => tier.id))
  return {
    slug,
    name,
    state: cities[0]!.state,
    cities,
    count: cities.length,
    tier: tiers.find(({ id }) => ids.has(id))!,
    latitude: mean(cities.map(({ latitude }) => latitude)),
    longitude: mean(cities.map(({ longitude }) => longitude)),
    nearby: [],
  }
}

/** Rounds to four decimals, about ten meters. */
const mean = (values: number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000

/** Some disks cannot store a longer file name. */
const longestSlug = 80

/** Returns the slug of a county: `dona-ana-county` for "Doña Ana County". */
const slugOf = (name: string) => slugify(name).slice(0, longestSlug).replace(/-$/, '')

/** Returns the words of the list of counties, and a function that fills in those for one county. */
export function loadCountyWords(reader: Reader) {
  const file = reader.file('shared/county.md')
  if (!file) return undefined
  const { rules, whole, valid, ...parsed } = parse(file, singles['shared/county.md'])
  const { county, overview } = (whole ?? valid) as NonNullable<typeof whole>
  const blanks = { ...parsed, facts: blanksFor(countyFacts()) }
  const words = compile(reader, file, rules.shape.county, county, blanks, ['county'])
  const countyOverview = compile(reader, file, rules.shape.overview, overview, { ...parsed, facts: {} }, [
    'overview',
  ])
  const countyWords = (figures: CountyFigures) =>
    fillBlanks(words, { ...countyFacts(figures), ...phoneFacts(reader.siteFacts.phone) })
  return whole && { countyOverview, countyWords }
}

const countyFacts = ({ name, count, tier }: Partial<CountyFigures> = {}): Facts => ({
  county: name ?? '',
  count: String(count),
  tier: lowerFirst(tier?.name ?? ''),
})
