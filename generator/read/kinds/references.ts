/**
 * What a schema cannot check, because it looks at one value: that slugs, ids and names which content refers to are there,
 * and that none stands in a list twice.
 */
import * as z from 'zod'
import { unwrap } from '../../../templates/model/schema/inspect'
import type * as schema from '../../../templates/model/schema'
import type { Business, Service } from '../../../templates/model/site'
import { slugOf } from '../source/content-file'
import type { ContentFile, Path } from '../source/content-file'
import type { Facts } from '../copy/facts'
import { kindOf } from '../source/kinds'
import type { Folder } from '../source/kinds'
import type { ValidOf, ValidParts } from '../source/partly-valid'
import type { Reader } from '../reader'
import { suggest } from '../../../templates/model/suggest'

/** Reports a slug of which there is no file. */
export function checkSlug(
  reader: Reader,
  file: ContentFile,
  path: Path,
  slug: string | undefined,
  folder: Folder,
): void {
  if (slug === undefined || reader.has(`${folder}/${slug}.md`)) return
  const hint = suggest(slug, reader.folder(folder).map(slugOf))
  file.report(path, `is "${slug}", but there is no content/${folder}/${slug}.md; ${hint}`)
}

/**
 * Reports slugs of which there is no file, that stand in a list twice, or that name the page they stand on. Each is an
 * entry of the list at `path`, or a field of one.
 */
export function checkSlugs(
  reader: Reader,
  file: ContentFile,
  path: Path,
  slugs: readonly (string | undefined)[] = [],
  folder: Folder,
  field?: string,
): void {
  slugs.forEach((slug, i) => {
    const at = [...path, i, ...(field ? [field] : [])]
    if (`${folder}/${slug}.md` === file.file)
      file.report(at, `is "${slug}", the page that the list stands on; take it out`)
    else if (slug !== undefined && slugs.indexOf(slug) < i)
      file.report(at, `is "${slug}" a second time; take it out`)
    else checkSlug(reader, file, at, slug, folder)
  })
}

/** Reports values that stand a second time in a list, or in a field of its entries. */
export function checkDistinct(
  file: ContentFile,
  path: Path,
  values: readonly (string | undefined)[] = [],
  field?: string,
): void {
  const plain = values.map((value) => value?.trim().toLowerCase())
  plain.forEach((value, i) => {
    if (value === undefined || plain.indexOf(value) === i) return
    const at = [...path, i, ...(field ? [field] : [])]
    file.report(at, `is "${values[i]}" a second time; write another, or take it out`)
  })
}

/** Reports a season that is there twice. */
export function checkSeasons(file: ContentFile, seasons: ValidOf<typeof schema.seasons> | undefined): void {
  const names = seasons?.items?.map((item) => item?.season)
  checkDistinct(file, ['seasons', 'items'], names, 'season')
}

/** What a field says whose name is "ratings.home"; undefined when the file has none. */
const valueAt = (fields: object, field: string): unknown =>
  field.split('.').reduce<unknown>((inside, name) => (inside as Facts | undefined)?.[name], fields)

/** Reports claims about a field that a file of this kind cannot have. One that may be left out is no mistake. */
export function checkClaimFields(
  file: ContentFile,
  claims: ValidParts<{ field?: string | undefined }[]> = [],
): void {
  claims.forEach((claim, i) => {
    if (claim?.field === undefined) return
    let rules: z.ZodType | undefined = kindOf(file.file)?.rules
    for (const name of claim.field.split('.')) {
      const schema: z.ZodType | undefined = rules && unwrap(rules).schema
      rules = schema instanceof z.ZodObject ? (schema.shape[name] as z.ZodType | undefined) : undefined
    }
    const message = `is "${claim.field}", but this file has no such field; correct it, or delete the claim`
    if (!rules && valueAt(file.data, claim.field) === undefined) file.report(['claims', i, 'field'], message)
  })
}

/** Claims of a file; those about a field that was left out are about nothing. */
export const claimsOf = <C extends { field?: string | undefined }>(
  claims: readonly C[],
  fields: object,
): C[] =>
  claims.map((claim) =>
    claim.field === undefined || valueAt(fields, claim.field) !== undefined
      ? claim
      : { ...claim, field: undefined },
  )

/** Reports areas of the map that lie along a line which the map does not have. */
export function checkBorders(file: ContentFile, map: ValidOf<typeof schema.region>['map'] = {}): void {
  // What is wrong with the lines is reported already.
  if (!map.lines) return
  const lines = map.lines.map((line) => line?.name)
  map.areas?.forEach((area, i) => {
    const along = area?.along
    if (along === undefined || lines.includes(undefined) || lines.includes(along)) return
    const known = lines.flatMap((name) => name ?? [])
    file.report(['map', 'areas', i, 'along'], `is "${along}", no line of this map; ${suggest(along, known)}`)
  })
}

/** The names of the unit prices that estimates and ranges are made of, as often as they use them. */
export const usedPrices = (
  services: readonly Pick<Service, 'estimate'>[],
  costs: Business['costs'],
): string[] =>
  [...services.flatMap(({ estimate }) => estimate?.lines ?? []), ...costs.flatMap(({ parts }) => parts)].map(
    ({ price }) => price,
  )

/** Reports rows of a table of prices that name no kind of repair of business.md. */
export function checkCosts(
  reader: Reader,
  file: ContentFile,
  prices: ValidOf<typeof schema.prices> | undefined,
): void {
  if (!reader.siteFacts.isWhole) return
  const known = (reader.siteFacts.business.costs ?? []).flatMap((cost) => cost?.id ?? [])
  prices?.rows?.forEach((row, i) => {
    if (row?.cost === undefined || known.includes(row.cost)) return
    const message = `is "${row.cost}", no id under "costs" of content/business.md; ${suggest(row.cost, known)}`
    file.report(['price', 'rows', i, 'cost'], message)
  })
}
