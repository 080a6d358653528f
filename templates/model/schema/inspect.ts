/** What a schema tells of its fields, for what is made from schemas: new files, and the forms of the editor. */
import * as z from 'zod'
import { upperFirst } from '../text'

/** The schema of what is typed into a file, without what makes it optional or something else. */
export function unwrap(schema: z.ZodType, isOptional = false): { schema: z.ZodType; isOptional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType, true)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType, isOptional)
  return { schema, isOptional }
}

/** The limits of a count in words; empty when there are none. */
export function countOf(min: number, max: number): string {
  if (min === max) return `exactly ${min}`
  if (max < Infinity) return `${min} to ${max}`
  return min > 1 ? `at least ${min}` : ''
}

/** The pattern that a text must match, with what is said of a text that does not. */
export function patternOf(schema: z.ZodType): { pattern: RegExp; message: string } | undefined {
  const checks = (schema.def as { checks?: z.core.$ZodCheck[] }).checks ?? []
  const rules = checks.map(({ _zod }) => _zod.def as { pattern?: RegExp; error?: (issue: object) => unknown })
  const { pattern, error } = rules.findLast((rule) => rule.pattern !== undefined) ?? {}
  return pattern && { pattern, message: String(error?.({ input: '' })) }
}

/** What forms call fields whose names say little to those who do not write the files themselves. */
const labels: Record<string, string> = {
  alt: 'What it shows',
  eyebrow: 'Line above the heading',
  faqs: 'Questions',
  fine: 'Meant as it stands',
  geo: 'Place on the map',
  href: 'Address of the link',
  lang: 'Language',
  noindex: 'Keep out of search engines',
  sameAs: 'Profiles elsewhere',
  src: 'Picture',
  svgScripts: 'Drawings with scripts',
}

/** What forms call a field or a choice: "socialImage" and "social-image" are a "Social image". */
export const labelOf = (name: string): string =>
  labels[name] ??
  upperFirst(name.replace(/-/g, ' ').replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
