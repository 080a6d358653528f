/** Content of which some parts may be wrong. */
import * as z from 'zod'
import { isSigned } from '../../../templates/model/signed'
import type { Business, Claim, DrawnPicture, Picture, Rich } from '../../../templates/model/site'

/** A value of which some parts may be missing, because they break a rule. */
export type ValidParts<T> = T extends readonly (infer Item)[]
  ? (ValidParts<Item> | undefined)[]
  : T extends Rich | DrawnPicture
    ? T
    : T extends object
      ? { [Name in keyof T]?: ValidParts<T[Name]> | undefined }
      : T

/** Whether none of the parts is missing. */
export const isWhole = <T extends object>(
  parts: T,
): parts is T & { [Name in keyof T]: NonNullable<T[Name]> } =>
  Object.values(parts).every((part) => part !== undefined)

/** What is known of the business when parts of its file may be wrong. */
export type KnownBusiness = ValidParts<Omit<WrittenBusiness, 'file'>>

/** The business as its file describes it, before its picture is drawn. */
export type WrittenBusiness = Omit<Business, 'socialImage'> & { socialImage?: Picture | undefined }

/** The names of the claims that a file lists and that were declined. */
export const declinedIn = (data: unknown): ReadonlySet<string> =>
  new Set(
    ((data as { claims?: ValidParts<Claim[]> }).claims ?? []).flatMap((claim) =>
      claim?.id !== undefined && isSigned(claim.declined) ? claim.id : [],
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
