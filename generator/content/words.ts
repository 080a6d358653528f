/** Words that all pages of a kind share, filled in with the facts of each page. */
import type { z } from 'zod'
import type * as T from '../../templates/site'
import { checkSlugs } from './checks'
import { compile, compileAgain, refuseBody } from './copy'
import { lowerFirst } from './facts'
import type { Facts } from './facts'
import type { Single } from './folder'
import { parse } from './parse'
import type { Reader } from './reader'
import * as schema from './schema'

type Rules = Parameters<typeof parse>[2]

function readWords<S extends Rules>(reader: Reader, name: Single, rules: S) {
  const file = reader.file(name)
  if (!file) return undefined
  refuseBody(file)
  const { whole } = parse(reader, file, rules)
  return whole && { file, words: whole as z.output<S> }
}

/*
 * The words are compiled with the facts of any one page, the probe, so that their problems show before a page is
 * made. What is given back fills them with the facts of each page.
 */

export function loadCityWords(reader: Reader, probe: Facts | undefined) {
  const read = readWords(reader, 'shared/city.md', schema.cityShared)
  if (!read) return undefined
  const { file, words } = read
  checkSlugs(reader, file, ['services', 'services'], words.services.services, 'services')
  if (probe) compile(reader, file, words, probe)
  return (facts: Facts) => compileAgain(reader, file, words, facts)
}

export function loadCountyWords(reader: Reader, city: T.CitySummary | undefined) {
  const read = readWords(reader, 'shared/county.md', schema.countyShared)
  if (!read) return undefined
  const { file, words } = read
  const probe = city && countyFacts({ name: city.county, count: 1, tier: city.tier })
  if (probe) compile(reader, file, words.county, probe, ['county'])
  return {
    countyOverview: compile(reader, file, words.overview, {}, ['overview']),
    countyWords: (county: T.CountyFigures) => compileAgain(reader, file, words.county, countyFacts(county)),
  }
}

const countyFacts = ({ name, count, tier }: T.CountyFigures): Facts => ({
  county: name,
  count: String(count),
  tier: lowerFirst(tier.name),
})
