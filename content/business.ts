/** Reads what there is to know of the business, which every other file may name. */
import type { Reader } from './reader'
import * as schema from './schema'
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
  return { ...reader.compile(file, data), file: file.file, facts: reader.facts }
}

/** "(512) 555-0142" with a space and a hyphen that do not break, from "+15125550142". */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1)\u00A0$2\u2011$3')
}
