/** Reads what there is to know of the business, which every other file may name. */
import { checkClaimFields, checkDistinct, checkFacts } from './checks'
import { compile, refuseBody } from './copy'
import { businessFacts, isBuiltIn, withoutGaps } from './facts'
import { businessFile } from './folder'
import { overlappingDay } from './hours'
import { append } from './findings'
import { declinedIn, parse, validParts } from './parse'
import type { KnownBusiness, WrittenBusiness } from './valid-parts'
import type { Reader } from './reader'
import * as schema from '../../templates/model/schema'
import { createWordFinder, phonePattern } from './suspicious-words'
import type * as T from '../../templates/model/site'

/**
 * Reads business.md, reports its problems, and tells the reader the facts that all copy may name. `whole` is
 * undefined when anything is wrong with it; then the rest of the content is checked with what is known.
 */
export function loadBusiness(reader: Reader): {
  whole: WrittenBusiness | undefined
  known: KnownBusiness
} {
  const file = reader.file(businessFile)
  reader.factsAreKnown = file !== undefined
  if (!file) return { whole: undefined, known: {} }
  refuseBody(file)
  const known = validParts(file, schema.business) as KnownBusiness
  const facts = withoutGaps(known.facts ?? {})
  const builtIn = businessFacts(known)
  reader.phone = known.phone ?? ''
  reader.phonePattern = known.phone === undefined ? undefined : phonePattern(known.phone)
  reader.facts = { ...facts, ...builtIn }
  reader.findWords = createWordFinder(reader.facts)
  reader.declined = declinedIn(known)
  for (const claim of known.claims ?? [])
    for (const fact of claim?.facts ?? [])
      if (claim && fact !== undefined) append(reader.tiedFacts, fact, claim)

  checkFacts(file, { ...known.facts } as T.Business['facts'])
  for (const name of Object.keys(known.facts ?? {}))
    if (isBuiltIn(name) || Object.hasOwn(builtIn, name))
      file.report(['facts', name], 'is a name that stands for something else already; choose another')
  for (const field of ['id', 'name'] as const) {
    const values = known.tiers?.map((tier) => tier?.[field])
    checkDistinct(file, ['tiers'], values, field)
  }
  checkDistinct(file, ['sameAs'], known.sameAs)
  const twice = known.hours?.copy === undefined ? undefined : overlappingDay(known.hours.copy)
  if (twice !== undefined)
    file.report(['hours', 'copy'], `gives ${twice} hours that overlap; write each hour of a day once`)
  checkClaimFields(file, known.claims)
  const { whole } = parse(reader, file, schema.business)
  reader.factsAreKnown = whole !== undefined
  if (!whole) return { whole: undefined, known }
  const compiled = compile(reader, file, whole)
  return {
    whole: { ...compiled, file: file.file, facts: reader.facts },
    known,
  }
}
