/** Words that all pages of a kind share, filled in with the facts of each page. */
import type * as T from '../../../templates/model/site'
import { lowerFirst } from '../../../templates/model/text'
import { checkSlugs } from './references'
import { cityFacts } from './city'
import { compile } from '../copy/compile-copy'
import type { Facts } from '../copy/facts'
import { blanksFor, fillBlanks } from '../copy/fill-blanks'
import { parseSingle } from '../source/parse'
import type { Reader } from '../reader'

/** Gives back the words for one city. */
export function loadCityWords(reader: Reader) {
  const blanks = blanksFor(cityFacts({}))
  const { file, whole: words } = parseSingle(reader, 'shared/city.md', blanks) ?? {}
  if (!file || !words) return undefined
  checkSlugs(reader, file, ['services', 'services'], words.services.services, 'services')
  const compiled = compile(reader, file, words, blanks)
  return (city: T.CitySummary) => fillBlanks(compiled, cityFacts(city))
}

export function loadCountyWords(reader: Reader) {
  const blanks = blanksFor(countyFacts())
  const { file, whole: words } = parseSingle(reader, 'shared/county.md', blanks) ?? {}
  if (!file || !words) return undefined
  const county = compile(reader, file, words.county, blanks, ['county'])
  return {
    countyOverview: compile(reader, file, words.overview, {}, ['overview']),
    countyWords: (figures: T.CountyFigures) => fillBlanks(county, countyFacts(figures)),
  }
}

const countyFacts = ({ name, count, tier }: Partial<T.CountyFigures> = {}): Facts => ({
  county: name ?? '',
  count: String(count),
  tier: lowerFirst(tier?.name ?? ''),
})
