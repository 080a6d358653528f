/** Makes a content file to be filled in, from the schema of its kind. */
import { stringify } from 'yaml'
import * as z from 'zod'
import { asQuestion } from '../../read/copy/questions'
import type { ManyKind } from '../../read/source/kinds'
import { countOf, unwrap } from '../../../templates/model/schema/inspect'

export interface SkeletonOptions {
  /** Known values of top-level fields, by field name. */
  known: Readonly<Record<string, string>>
  /** The values that fields may name: the site's tiers, services and cities. */
  offers: Readonly<Record<NonNullable<z.GlobalMeta['names']>, readonly string[]>>
}

interface Writing extends SkeletonOptions {
  /** What questions are about ("Chimney repair, faqs 2"), so that no two questions of a site are the same. */
  subject: string
  /** Notes that are already in the file. */
  said: Set<string>
  /** True inside an optional group, where fields have no notes, because many would hide what must be filled in. */
  isBrief: boolean
}

/** A longer list of offers is cut short, because a site may have thousands of cities. */
const mostOffers = 40

/** A longer comment is wrapped. */
const longestComment = 100

const legend = `## A line with ## says what belongs in the field under it. A field after one # is optional:
## take the # off its lines to use it, or delete them.
`

/** Returns the text of a new file. */
export const newFile = ({ rules, body }: Pick<ManyKind, 'rules' | 'body'>, options: SkeletonOptions) =>
  `---\n${legend}\n${skeletonOf(rules, options)}${body ? `\n## Below the closing ---: ${body.label}\n` : ''}---\n`

/**
 * Returns the YAML of every field of a schema, in order. A required field has its known value, or a question, or is
 * empty if its rules allow no text. An optional field is commented out with "#" and no space, so removing the "#"
 * leaves valid indentation. The help of a field is above it after "##", once per file, so removing one "#" from every
 * line leaves only comments and fields.
 */
function skeletonOf(schema: z.ZodObject, options: SkeletonOptions): string {
  const subject = options.known.name ?? options.known.title ?? ''
  const writing = { ...options, subject, said: new Set<string>(), isBrief: false }
  const text = fieldsOf(schema)
    .map((field) => writeField(field, writing, options.known[field.name]).join('\n'))
    .map((text) => (text.split('\n').length > longField ? `\n${text}\n` : text))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return `${text}\n`
}

/** A field with at least this many lines gets empty lines around it. */
const longField = 4

interface Field {
  name: string
  schema: z.ZodType
  isOptional: boolean
}

const fieldsOf = (schema: z.ZodObject): Field[] =>
  Object.entries(schema.shape).map(([name, rules]) => {
    const { schema, isOptional } = unwrap(rules as z.ZodType)
    return { name, schema, isOptional: isOptional && !(rules as z.ZodType).meta()?.usual }
  })

function writeField({ name, schema, isOptional }: Field, writing: Writing, known?: string): string[] {
  const help = helpOf(schema, writing)
  if (known !== undefined) return [...help, `${name}: ${scalar(known)}`]
  const options = { ...writing, isBrief: writing.isBrief || isOptional }
  let below: string[] = []
  if (schema instanceof z.ZodObject) {
    const what = schema.meta()?.description?.split(':')[0] ?? name
    const inGroup = { ...options, subject: `${options.subject}, ${what}` }
    below = fieldsOf(schema).flatMap((field) => writeField(field, inGroup))
  }
  if (schema instanceof z.ZodArray) below = writeEntries(schema, options)
  if (schema instanceof z.ZodRecord) below = ['a-name:']
  const question = options.isBrief ? undefined : questionOf(schema, options.subject)
  const first = question === undefined ? `${name}:` : `${name}: ${scalar(question)}`
  const lines = [first, ...below.map(indent)]
  return [...help, ...(isOptional ? lines.map((line) => `#${line}`) : lines)]
}

/** Returns a question that can stand in a field until it is answered. Undefined when the field's rules refuse it. */
function questionOf(schema: z.ZodType, subject: string): string | undefined {
  const { description = '', names } = schema.meta() ?? {}
  const question = asQuestion(`${subject}: ${description}`)
  return schema instanceof z.ZodString && !names && schema.safeParse(question).success ? question : undefined
}

/** Writes as many empty entries as the list needs. Only the first shows the optional fields. */
function writeEntries(list: z.ZodArray, options: Writing): string[] {
  const { schema } = unwrap(list.element as z.ZodType)
  const count = Math.max(1, list.meta()?.min ?? 1)
  if (!(schema instanceof z.ZodObject)) return [...helpOf(schema, options), ...Array<string>(count).fill('-')]
  // Required fields go first, because the dash is on the line of the first field, which must not be commented out.
  const fields = fieldsOf(schema).sort((a, b) => Number(a.isOptional) - Number(b.isOptional))
  const required = fields.filter(({ isOptional }) => !isOptional)
  return Array.from({ length: count }, (_, i) => {
    const ofEntry = { ...options, subject: `${options.subject} ${i + 1}` }
    return entryOf((i === 0 ? fields : required).flatMap((field) => writeField(field, ofEntry)))
  }).flat()
}

/** Returns the lines of an entry of a list. The dash is on the line of its first field. */
export function entryOf(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !line.startsWith('#'))
  const [begin, ...rest] = lines.slice(first)
  return begin === undefined ? [] : [...lines.slice(0, first), `- ${begin}`, ...rest.map(indent)]
}

function helpOf(schema: z.ZodType, { offers, said, isBrief }: Writing): string[] {
  const { description = '', min, max = Infinity, names } = schema.meta() ?? {}
  // A list of choices is always shown, because it is not written anywhere else.
  if (isBrief && !names) return []
  const offered = names ? offers[names] : []
  const list = offered.slice(0, mostOffers).join(', ') + (offered.length > mostOffers ? ' ...' : '')
  const choices = schema instanceof z.ZodEnum ? `one of: ${schema.options.join(', ')}` : ''
  const parts = [
    description,
    min === undefined ? '' : countOf(min, max),
    said.has(choices) ? 'one of those named above' : choices,
    list && `there is: ${list}`,
  ]
  const help = parts.filter(Boolean).join('; ')
  if (said.has(help)) return []
  said.add(help)
  if (choices) said.add(choices)
  return comment(help, '##')
}

/** Returns the text as lines of a comment. */
export function comment(text: string, mark: string): string[] {
  const lines = new RegExp(`\\S.{0,${longestComment}}(?=\\s|$)`, 'g')
  return (text.match(lines) ?? []).map((line) => `${mark} ${line.trim()}`)
}

export const indent = (line: string) => `  ${line}`

/** Returns the text as YAML, quoted where necessary. */
export const scalar = (text: string) => stringify(text, { lineWidth: 0 }).trimEnd()
