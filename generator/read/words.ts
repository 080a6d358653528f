/** Words that all pages of a kind share, filled in with the facts of each page. */
import type { z } from 'zod'
import type * as T from '../../templates/model/site'
import * as schema from '../../templates/model/schema'
import { checkSlugs } from './checks'
import { cityFacts } from './city'
import { compile, refuseBody } from './copy'
import { lowerFirst } from './facts'
import type { Facts } from './facts'
import { blanksFor, fillBlanks } from './fill-blanks'
import type { Single } from './folder'
import { parse } from './parse'
import type { Reader } from './reader'

type Rules = Parameters<typeof parse>[2]

function readWords<S extends Rules>(reader: Reader, name: Single, rules: S, blanks: Facts) {
  const file = reader.file(name)
  if (!file) return undefined
  refuseBody(file)
  const { whole } = parse(reader, file, rules, blanks)
  return whole && { file, words: whole as z.output<S> }
}

/** Gives back the words for one city. */
export function loadCityWords(reader: Reader) {
  const blanks = blanksFor(cityFacts({}))
  const read = readWords(reader, 'shared/city.md', schema.cityShared, blanks)
  if (!read) return undefined
  const { file, words } = read
  checkSlugs(reader, file, ['services', 'services'], words.services.services, 'services')
  const compiled = compile(reader, file, words, blanks)
  return (city: T.CitySummary) => fillBlanks(compiled, cityFacts(city))
}

export function loadCountyWords(reader: Reader) {
  const blanks = blanksFor(countyFacts())
  const read = readWords(reader, 'shared/county.md', schema.countyShared, blanks)
  if (!read) return undefined
  const { file, words } = read
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
