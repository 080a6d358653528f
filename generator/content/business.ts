/** Reads what there is to know of the business, which every other file may name. */
import { checkClaimFields, checkDistinct, checkFacts } from './checks'
import { compile, drawnPicture, refuseBody } from './copy'
import { siteCountFacts } from './counts'
import { businessFacts, createTypedFinder, isBuiltIn } from './facts'
import { businessFile } from './folder'
import { parse, soundPart } from './parse'
import type { Parsed } from './parse'
import type { Reader } from './reader'
import * as schema from './schema'
import { sharedPicture } from './photo'
import { sitePicture } from '../../templates/urls'
import type * as T from '../../templates/site'

/** What is known of the business when parts of its file may be wrong. */
export type KnownBusiness = Parsed<T.Business>['sound']

/**
 * Reads business.md, reports its problems, and tells the reader the facts that all copy may name. `whole` is
 * undefined when anything is wrong with it; then the rest of the content is checked with what is known.
 */
export function loadBusiness(reader: Reader): { whole: T.Business | undefined; known: KnownBusiness } {
  const file = reader.file(businessFile)
  reader.factsAreKnown = file !== undefined
  if (!file) return { whole: undefined, known: {} }
  refuseBody(file)
  const { facts = {}, phone = '' } = file.data as Partial<T.Business>
  const known = soundPart(file, schema.business) as KnownBusiness
  const builtIn = businessFacts(known as Partial<T.Business>)
  reader.phone = typeof phone === 'string' ? phone : ''
  // A name that could not be read is known all the same, and is not reported a second time.
  reader.facts = {
    brand: '',
    phone: '',
    hours: '',
    credentials: '',
    ...facts,
    ...siteCountFacts(reader.counts),
    ...builtIn,
  }
  reader.findTyped = createTypedFinder({ ...facts, ...builtIn })
  for (const claim of known.claims ?? [])
    for (const fact of claim?.facts ?? []) if (fact !== undefined) reader.tiedFacts.add(fact)

  checkFacts(file, { ...known.facts } as T.Business['facts'])
  for (const name of Object.keys(known.facts ?? {}))
    if (isBuiltIn(name) || Object.hasOwn(builtIn, name))
      file.report(['facts', name], 'is a name that stands for something else already; choose another')
  for (const field of ['id', 'name'] as const) {
    const values = known.tiers?.map((tier) => tier?.[field])
    checkDistinct(file, ['tiers'], values, field)
  }
  checkDistinct(file, ['sameAs'], known.sameAs)
  checkClaimFields(file, known.claims)
  const { whole } = parse(reader, file, schema.business)
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
