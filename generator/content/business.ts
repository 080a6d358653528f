/** Reads what there is to know of the business, which every other file may name. */
import { checkClaimFields, checkDistinct, checkFacts } from './checks'
import { compile, drawnPicture, refuseBody } from './copy'
import { businessFacts, isBuiltIn, withoutGaps } from './facts'
import { businessFile } from './folder'
import { overlappingDay } from './hours'
import { append } from './notes'
import { declinedIn, parse, soundPart } from './parse'
import type { KnownBusiness } from './sound'
import type { Reader } from './reader'
import * as schema from './schema'
import { sharedPicture } from './photo'
import { createWordFinder, phonePattern } from './suspicious-words'
import { sitePicture } from '../../templates/urls'
import type * as T from '../../templates/site'

/**
 * Reads business.md, reports its problems, and tells the reader the facts that all copy may name. `whole` is
 * undefined when anything is wrong with it; then the rest of the content is checked with what is known.
 */
export function loadBusiness(reader: Reader): { whole: T.Business | undefined; known: KnownBusiness } {
  const file = reader.file(businessFile)
  reader.factsAreKnown = file !== undefined
  if (!file) return { whole: undefined, known: {} }
  refuseBody(file)
  const known = soundPart(file, schema.business) as KnownBusiness
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
  if (known.socialImage?.src === sitePicture) {
    const message = `is ${sitePicture}, which "npm run draw" makes; take socialImage out, or name a picture of yours`
    file.report(['socialImage', 'src'], message)
  }
  const path = ['socialImage']
  const socialImage = known.socialImage ?? drawnPicture(reader, file, path, sitePicture)
  if (!socialImage && reader.measure(sitePicture) === undefined) {
    const message = `is left out, but public${sitePicture} is not there; run "npm run draw", which draws it`
    file.report(path, message)
  }
  if (!whole || !socialImage) return { whole: undefined, known }
  const compiled = compile(reader, file, whole)
  const shared = compiled.socialImage ? sharedPicture(compiled.socialImage) : socialImage
  return {
    whole: { ...compiled, socialImage: shared, file: file.file, facts: reader.facts },
    known,
  }
}
