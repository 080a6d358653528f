/** The fields of content files as paths, ".faqs.items[].answer", to compare files with schemas. */
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Returns the paths of all values in some data. */
export const pathsIn = (value: unknown, path = ''): string[] => [
  ...(path ? [path] : []),
  ...(Array.isArray(value)
    ? value.flatMap((entry) => pathsIn(entry, `${path}[]`))
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, child]) => pathsIn(child, `${path}.${key}`))
      : []),
]

/**
 * Returns the same for a schema, from its JSON schema. With `onlyRequired`, only required fields, and fields that new
 * files have.
 */
export function pathsOf(rules: JsonSchema, onlyRequired: boolean, path = ''): string[] {
  const own = path ? [path] : []
  if (rules.items) return [...own, ...pathsOf(rules.items as JsonSchema, onlyRequired, `${path}[]`)]
  const children = Object.entries(rules.properties ?? {}).filter(
    ([key, child]) =>
      !onlyRequired || rules.required?.includes(key) || (child as z.GlobalMeta).usual === true,
  )
  return [
    ...own,
    ...children.flatMap(([key, child]) => pathsOf(child as JsonSchema, onlyRequired, `${path}.${key}`)),
  ]
}

/** Returns the JSON schema of the fields as typed. */
export const jsonSchema = (rules: z.ZodType) => z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' })
