/** Reads what there is to know of the business, which every other file may name. */
import { siteCountFacts } from './counts'
import { businessFacts, createTypedFinder } from './facts'
import { businessFile } from './reader'
import type { Parsed, Reader } from './reader'
import type { ContentFile } from './front-matter'
import * as schema from './schema'
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
  reader.refuseBody(file)
  const { facts = {}, phone = '' } = file.data as Partial<T.Business>
  const known = reader.peek(file, schema.business) as KnownBusiness
  const builtIn = businessFacts(known as Partial<T.Business>)
  reader.phone = typeof phone === 'string' ? phone : ''
  // A name that could not be read is known all the same, and is not reported a second time.
  reader.facts = { brand: '', phone: '', hours: '', ...facts, ...siteCountFacts(reader.counts()), ...builtIn }
  reader.findTyped = createTypedFinder({ ...facts, ...builtIn })
  for (const claim of known.claims ?? [])
    for (const fact of claim?.facts ?? []) if (fact !== undefined) reader.tiedFacts.add(fact)

  reader.checkFacts(file, { ...known.facts } as T.Business['facts'])
  for (const name of Object.keys(known.facts ?? {}))
    if (Object.hasOwn({ ...builtIn, ...siteCountFacts(reader.counts()) }, name))
      reader.report(file, ['facts', name], 'is a name that stands for something else already; choose another')
  reader.checkDistinct(
    file,
    ['tiers'],
    (known.tiers ?? []).map((tier) => tier?.id),
    'id',
  )
  reader.checkDistinct(
    file,
    ['tiers'],
    (known.tiers ?? []).map((tier) => tier?.name),
    'name',
  )
  reader.checkDistinct(file, ['sameAs'], known.sameAs ?? [])
  reader.checkClaimFields(file, known.claims)
  const { whole } = reader.parse(file, schema.business)
  if (known.socialImage?.src === sitePicture) {
    const message = `is ${sitePicture}, which "npm run draw" makes; take socialImage out, or name a picture of yours`
    reader.report(file, ['socialImage', 'src'], message)
  }
  const socialImage = known.socialImage ?? drawnPicture(reader, file)
  if (!whole || !socialImage) return { whole: undefined, known }
  return {
    whole: { socialImage, ...reader.compile(file, whole), file: file.file, facts: reader.facts },
    known,
  }
}

/** The picture of the site that is drawn; undefined, with its problem reported, until it has been. */
function drawnPicture(reader: Reader, file: ContentFile): T.DrawnPicture | undefined {
  const picture = reader.drawn(sitePicture)
  if (!picture) {
    const message = `is left out, but public${sitePicture} is not there; run "npm run draw", which draws it`
    reader.report(file, ['socialImage'], message)
  }
  return picture
}
