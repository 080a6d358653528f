/** Reads what there is to know of the business, which every other file may name. */
import type { ContentFile } from './front-matter'
import type { Reader } from './reader'
import * as schema from './schema'
import { sitePicture } from './social-path'
import type * as T from './types'

export const businessFile = 'business.md'

/** Undefined, with its problems reported, when anything is wrong with it. */
export function loadBusiness(reader: Reader): T.Business | undefined {
  const file = reader.file(businessFile)
  const data = file && reader.parse(file, schema.business)
  if (!file || !data) return undefined
  reader.refuseBody(file)
  reader.phone = data.phone
  reader.facts = { brand: data.name, phone: formatPhone(data.phone), hours: data.hours.copy, ...data.facts }
  const business = reader.compile(file, data)
  const socialImage = business.socialImage ?? drawnPicture(reader, file)
  if (business.socialImage?.src === sitePicture) {
    const message = `is ${sitePicture}, which "npm run draw" makes; take socialImage out, or name a picture of yours`
    reader.report(file, ['socialImage', 'src'], message)
  }
  return socialImage && { ...business, socialImage, file: file.file, facts: reader.facts }
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

/** "(512) 555-0142" with a space and a hyphen that do not break, from "+15125550142". */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1)\u00A0$2\u2011$3')
}
