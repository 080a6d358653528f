/** Copy that all pages of a kind share, filled in with each page's facts. */
import type * as T from '../../../templates/model/site'
import { lowerFirst } from '../../../templates/model/text'
import { compileParsed } from './references'
import { cityFacts } from './city'
import { compile } from '../copy/compile-copy'
import type { Facts } from '../copy/facts'
import { blanksFor, fillBlanks, phoneFacts } from '../copy/fill-blanks'
import { singles } from '../source/kinds'
import { parse } from '../source/parse'
import type { Reader } from '../reader'

/** Returns a function that fills in the words for one city. */
export function loadCityWords(reader: Reader) {
  const file = reader.file('shared/city.md')
  if (!file) return undefined
  const parsed = parse(file, singles['shared/city.md'])
  const words = compileParsed(reader, file, parsed, { ...parsed, facts: blanksFor(cityFacts({})) })
  return (
    words &&
    ((city: T.CitySummary) =>
      fillBlanks(words, { ...cityFacts(city), ...phoneFacts(city.phone ?? reader.siteFacts.phone) }))
  )
}

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
  const countyWords = (figures: T.CountyFigures) =>
    fillBlanks(words, { ...countyFacts(figures), ...phoneFacts(reader.siteFacts.phone) })
  return whole && { countyOverview, countyWords }
}

const countyFacts = ({ name, count, tier }: Partial<T.CountyFigures> = {}): Facts => ({
  county: name ?? '',
  count: String(count),
  tier: lowerFirst(tier?.name ?? ''),
})
