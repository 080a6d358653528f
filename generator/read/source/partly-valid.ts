/** Content that is valid in part. */
import * as z from 'zod'
import type * as schema from '../../../templates/model/schema'
import { rulesOf } from '../../../templates/model/schema/inspect'
import type { Business, Claim, Picture } from '../../../templates/model/site'
import type { Source } from '../../../templates/model/values'

/** A value without the parts that break a rule. */
export type ValidParts<T> = T extends readonly (infer Item)[]
  ? (ValidParts<Item> | undefined)[]
  : T extends Source
    ? T
    : T extends object
      ? { [Name in keyof T]?: ValidParts<T[Name]> | undefined }
      : T

/** What a schema accepts of a file, or of a group in it. */
export type ValidOf<S extends z.ZodType> = ValidParts<z.output<S>>

/** Whether none of the parts is missing. */
export const isWhole = <T extends object>(
  parts: T,
): parts is T & { [Name in keyof T]: NonNullable<T[Name]> } =>
  Object.values(parts).every((part) => part !== undefined)

/** business.md without the parts that break a rule. */
export type KnownBusiness = ValidOf<typeof schema.business>

/** The business as its file describes it, before its picture is drawn. */
export type WrittenBusiness = Omit<Business, 'socialImage'> & { socialImage?: Picture | undefined }

/** Names of the declined claims that a file lists. */
export const declinedIn = (data: unknown): ReadonlySet<string> =>
  new Set(
    ((data as { claims?: ValidParts<Claim[]> }).claims ?? []).flatMap((claim) =>
      claim?.id !== undefined && claim.declined !== undefined ? claim.id : [],
    ),
  )

/** The parts of the front matter that keep the rules; reports nothing. */
export const validParts = (data: unknown, rules: z.ZodType): unknown => validPartsOf(rules, data) ?? {}

/** The parts of `value` that keep the rules of a schema; undefined when none does. */
function validPartsOf(rules: z.ZodType, value: unknown): unknown {
  const result = rules.safeParse(value)
  if (result.success) return result.data
  if (rules instanceof z.ZodOptional || rules instanceof z.ZodDefault)
    return validPartsOf(rules.unwrap() as z.ZodType, value)
  // A picture without its address or its text is no picture.
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
