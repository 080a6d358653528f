/** Words that all pages of a kind share, filled in with the facts of each page. */
import type { z } from 'zod'
import type * as T from '../../templates/site'
import { checkSlugs } from './checks'
import { compile, compileAgain, refuseBody } from './copy'
import type { Facts } from './facts'
import type { Single } from './folder'
import type { ContentFile, Path } from './content-file'
import { parse } from './parse'
import type { Reader } from './reader'
import * as schema from './schema'

type Rules = Parameters<typeof parse>[2]

/**
 * What fills words with the facts of a page. They are compiled here with the facts of any one page, so that their
 * problems show before a page is made.
 */
function createFiller<V>(
  reader: Reader,
  file: ContentFile,
  words: V,
  probe: Facts | undefined,
  path: Path = [],
) {
  if (probe) compile(reader, file, words, probe, path)
  return (facts: Facts): V => compileAgain(reader, file, words, facts)
}

function readWords<S extends Rules>(reader: Reader, name: Single, rules: S) {
  const file = reader.file(name)
  if (!file) return undefined
  refuseBody(file)
  const { whole } = parse(reader, file, rules)
  return whole && { file, words: whole as z.output<S> }
}

export function loadCityWords(reader: Reader, probe: Facts | undefined) {
  const read = readWords(reader, 'shared/city.md', schema.cityShared)
  if (!read) return undefined
  const { file, words } = read
  checkSlugs(reader, file, ['services', 'services'], words.services.services, 'services')
  return createFiller(reader, file, words, probe)
}

export function loadServiceWords(reader: Reader, probe: Facts | undefined) {
  const read = readWords(reader, 'shared/service.md', schema.serviceShared)
  return read && createFiller(reader, read.file, read.words, probe)
}

/** `probe` is any city. */
export function loadCountyWords(
  reader: Reader,
  probe: T.CitySummary | undefined,
): Pick<T.Site, 'countyOverview' | 'countyWords'> | undefined {
  const read = readWords(reader, 'shared/county.md', schema.countyShared)
  if (!read) return undefined
  const { file, words } = read
  const facts = probe && countyFacts({ name: probe.county, count: 1, tier: probe.tier })
  const fill = createFiller(reader, file, words.county, facts, ['county'])
  return {
    countyOverview: compile(reader, file, words.overview, {}, ['overview']),
    countyWords: (county) => fill(countyFacts(county)),
  }
}

const countyFacts = ({ name, count, tier }: T.CountyFigures): Facts => ({
  county: name,
  count: String(count),
  tier: tier.name.toLowerCase(),
})
