/** Content that is partly valid. */
import * as z from 'zod'
import type * as schema from '../../../templates/model/schema'
import { rulesOf } from '../../../templates/model/schema/inspect'
import type { Business, Claim, Picture } from '../../../templates/model/site'
import type { Source } from '../../../templates/model/values'

/** A value without its invalid parts. */
export type ValidParts<T> = T extends readonly (infer Item)[]
  ? (ValidParts<Item> | undefined)[]
  : T extends Source
    ? T
    : T extends object
      ? { [Name in keyof T]?: ValidParts<T[Name]> | undefined }
      : T

/** The valid parts of a file, or of a group in it. */
export type ValidOf<S extends z.ZodType> = ValidParts<z.output<S>>

/** True when no part is missing. */
export const isWhole = <T extends object>(
  parts: T,
): parts is T & { [Name in keyof T]: NonNullable<T[Name]> } =>
  Object.values(parts).every((part) => part !== undefined)

/** business.md without its invalid parts. */
export type KnownBusiness = ValidOf<typeof schema.business>

/** The business as its file describes it, before its sharing picture is drawn. */
export type WrittenBusiness = Omit<Business, 'socialImage'> & { socialImage?: Picture | undefined }

/** Returns the names of the declined claims in a file. */
export const declinedIn = (data: unknown): ReadonlySet<string> =>
  new Set(
    ((data as { claims?: ValidParts<Claim[]> }).claims ?? []).flatMap((claim) =>
      claim?.id !== undefined && claim.declined !== undefined ? claim.id : [],
    ),
  )

/** Returns the valid parts of front matter. Reports nothing. */
export const validParts = (data: unknown, rules: z.ZodType): unknown => validPartsOf(rules, data) ?? {}

/** Returns the valid parts of `value`. Undefined when there are none. */
function validPartsOf(rules: z.ZodType, value: unknown): unknown {
  const result = rules.safeParse(value)
  if (result.success) return result.data
  if (rules instanceof z.ZodOptional || rules instanceof z.ZodDefault)
    return validPartsOf(rules.unwrap() as z.ZodType, value)
  // A picture needs both its address and its text.
  if (rulesOf(rules).meta.frame) return undefined
  if (rules instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => validPartsOf(rules.element as z.ZodType, item))
  if (!(rules instanceof z.ZodObject) || typeof value !== 'object' || value === null) return undefined
  const shape = Object.entries(rules.shape as Record<string, z.ZodType>)
  return Object.fromEntries(
    shape.flatMap(([name, field]) =>
      Object.hasOwn(value, name)
        ? [[name, validPartsOf(field, (value as Record<string, unknown>)[name])]]
        : [],
    ),
  )
}
