/** The fields of content files as paths, ".faqs.items[].answer", to compare files with schemas. */
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The paths of all values in some data; list entries other than the first are left out. */
export const pathsIn = (value: unknown, path = ''): string[] => [
  ...(path ? [path] : []),
  ...(Array.isArray(value)
    ? pathsIn(value[0], `${path}[]`)
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, child]) => pathsIn(child, `${path}.${key}`))
      : []),
]

/** The same of a schema, as zod tells of it in JSON; with `onlyRequired`, of what must be there, or usually is. */
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

/** What zod tells of a schema in JSON: the fields as they are typed. */
export const jsonSchema = (rules: z.ZodType) => z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' })
