/** Validates a content file with its schema. If some parts break a rule, the others are still read. */
import * as z from 'zod'
import type * as schema from '../../../templates/model/schema'
import { rulesAt, rulesOf } from '../../../templates/model/schema/inspect'
import type { Rules } from '../../../templates/model/schema/inspect'
import type { Business, Claim, Picture } from '../../../templates/model/site'
import { guessField } from '../../../templates/model/suggest'
import type { Source } from '../../../templates/model/values'
import type { ContentFile, Path } from './content-file'
import type { Kind } from './kinds'
import { valueAt } from './positions'

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

export interface Parsed<S extends z.ZodObject> {
  rules: S
  /** Undefined when anything breaks a rule. */
  whole: z.output<S> | undefined
  /** The parts that are valid. */
  valid: ValidOf<S>
  /** Names of the declined claims in the file. */
  declined: ReadonlySet<string>
  /** True when the file's own `facts` could not be read, so that an unknown name may be one of them. */
  hasWrongFacts: boolean
}

/** Validates the front matter. Reports each broken rule, and a body if this kind of file may not have one. */
export function parse<S extends z.ZodObject>(file: ContentFile, { rules, body }: Kind<S>): Parsed<S> {
  if (!body) refuseBody(file)
  const { data, error } = rules.safeParse(file.data)
  const issues = withoutMisspelled(error?.issues ?? [], file.data, rulesOf(rules))
  const lacking = issues.map(({ path, message }) =>
    path.length > 1 && message.startsWith('is missing')
      ? rulesAt(rulesOf(rules), path.slice(0, -1))
      : undefined,
  )
  for (const [i, issue] of issues.entries()) {
    const isFirst = lacking.indexOf(lacking[i]) === i && lacking.lastIndexOf(lacking[i]) > i
    const shape = isFirst && lacking[i] ? shapeOf(lacking[i]) : ''
    // Of hours in one line, nobody wrote "data" or numbers.
    const isLine = issue.path[0] === 'hours' && /^hours: *[^\s#]/m.test(file.source)
    const path = (issue.path as Path).filter((part) => !isLine || !/data|\d/.test(String(part)))
    if (issue.code === 'unrecognized_keys')
      issue.message.split('\n').forEach((message, i) => file.report([...path, issue.keys[i]!], message))
    else file.report(path, issue.message + shape)
  }
  const valid = (data ?? validPartsOf(rules, file.data) ?? {}) as ValidOf<S>
  const hasWrongFacts = issues.some(({ path }) => path.length === 0 || path[0] === 'facts')
  return { rules, whole: data, valid, declined: declinedIn(valid), hasWrongFacts }
}

/** The fields of a group, for the first message where it lacks several. */
function shapeOf({ fields }: Rules): string {
  const namesOf = (isOptional: boolean) =>
    Object.keys(fields).filter((name) => fields[name]!.isOptional === isOptional)
  const others = namesOf(true)
  return `; it has ${namesOf(false).join(', ')}${others.length > 0 ? `, and may have ${others.join(', ')}` : ''}`
}

/** Drops "is missing" for a field that exists under a misspelled name, because that name is already reported. */
function withoutMisspelled(issues: z.core.$ZodIssue[], data: unknown, rules: Rules): z.core.$ZodIssue[] {
  const nameOf = (path: PropertyKey[]) => JSON.stringify(path)
  const meant = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const { path, keys } = issue
      const group = rulesAt(rules, path)
      return keys.map((key) => nameOf([...path, guessField(key, Object.keys(group?.fields ?? {})) ?? key]))
    }),
  )
  return issues.filter(({ path }) => !meant.has(nameOf(path)) || valueAt(data, path) !== undefined)
}

function refuseBody(file: ContentFile): void {
  const needle = file.body.trim().split('\n')[0]!
  if (needle) file.push({ needle }, 'has text below the closing ---, which no page shows')
}

/** Returns the names of the declined claims in a file. */
export const declinedIn = (data: unknown): ReadonlySet<string> =>
  new Set(
    ((data as { claims?: ValidParts<Claim[]> }).claims ?? []).flatMap((claim) =>
      claim?.id !== undefined && claim.declined !== undefined ? claim.id : [],
    ),
  )

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
