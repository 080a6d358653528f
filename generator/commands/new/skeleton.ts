/** A content file that is still to be filled in, made from the schema of its kind. */
import { stringify } from 'yaml'
import * as z from 'zod'
import { asQuestion } from '../../read/copy/questions'
import type { ManyKind } from '../../read/source/kinds'
import { countOf, unwrap } from '../../../templates/model/schema/inspect'

export interface SkeletonOptions {
  /** Values of fields at the top, by the names of the fields. */
  known: Readonly<Record<string, string>>
  /** What a field may name: the tiers, services and cities that there are. */
  offers: Readonly<Record<NonNullable<z.GlobalMeta['names']>, readonly string[]>>
}

interface Writing extends SkeletonOptions {
  /** What is asked about, "Chimney repair, faqs 2", so that no two questions of a site are the same. */
  subject: string
  /** The notes that stand in the file already. */
  said: Set<string>
  /** Within an optional group, whose own note is enough: many would hide what must be filled in. */
  isBrief: boolean
}

/** More offers than this are cut short: there may be thousands of cities. */
const mostOffers = 40

/** A longer comment goes on in the next line. */
const longestComment = 100

const legend = `## A line with ## says what belongs in the field under it. A field behind one # is optional:
## take the # off its lines to use it, or delete them.
`

/** The text of a new file. */
export const newFile = ({ rules, body }: Pick<ManyKind, 'rules' | 'body'>, options: SkeletonOptions) =>
  `---\n${legend}\n${skeletonOf(rules, options)}${body ? `\n## Below the closing ---: ${body.label}\n` : ''}---\n`

/**
 * The YAML of every field of a schema, in its order: required fields with their known value, with a question in its
 * place or, where the rules take no words, empty; optional ones behind a "#", without a space, so that taking just the
 * "#" off leaves the field where YAML wants it. The help of a field stands above it behind "##", once in a file, so that
 * taking one "#" off every line leaves only comments and fields.
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

/** Lines; a field of more is set off by empty lines. */
const longField = 4

interface Field {
  name: string
  schema: z.ZodType
  isOptional: boolean
}

const fieldsOf = (schema: z.ZodObject): Field[] =>
  Object.entries(schema.shape).map(([name, rules]) => ({ name, ...unwrap(rules as z.ZodType) }))

function writeField(field: Field, options: Writing, known?: string): string[] {
  const help = helpOf(field.schema, options)
  if (known !== undefined) return [...help, `${field.name}: ${scalar(known)}`]
  const lines = writeValue(field, { ...options, isBrief: options.isBrief || field.isOptional })
  return [...help, ...(field.isOptional ? lines.map((line) => `#${line}`) : lines)]
}

function writeValue({ name, schema }: Pick<Field, 'name' | 'schema'>, options: Writing): string[] {
  let below: string[] = []
  if (schema instanceof z.ZodObject) {
    const what = schema.meta()?.description?.split(':')[0] ?? name
    const inGroup = { ...options, subject: `${options.subject}, ${what}` }
    below = fieldsOf(schema).flatMap((field) => writeField(field, inGroup))
  }
  if (schema instanceof z.ZodArray) below = writeEntries(schema, options)
  if (schema instanceof z.ZodRecord) below = ['a-name:']
  const question = options.isBrief ? undefined : questionOf(schema, options.subject)
  return [question === undefined ? `${name}:` : `${name}: ${scalar(question)}`, ...below.map(indent)]
}

/** A question that may stand in a field until it is answered; undefined where the rules refuse it. */
function questionOf(schema: z.ZodType, subject: string): string | undefined {
  const { description = '', names } = schema.meta() ?? {}
  const question = asQuestion(`${subject}: ${description}`)
  return schema instanceof z.ZodString && !names && schema.safeParse(question).success ? question : undefined
}

/** As many empty entries as the list needs; only the first shows what else an entry may hold. */
function writeEntries(list: z.ZodArray, options: Writing): string[] {
  const { schema } = unwrap(list.element as z.ZodType)
  const count = Math.max(1, list.meta()?.min ?? 1)
  if (!(schema instanceof z.ZodObject)) return [...helpOf(schema, options), ...Array<string>(count).fill('-')]
  // The dash stands before the first field, which must not be commented out.
  const fields = fieldsOf(schema).sort((a, b) => Number(a.isOptional) - Number(b.isOptional))
  const required = fields.filter(({ isOptional }) => !isOptional)
  return Array.from({ length: count }, (_, i) => {
    const ofEntry = { ...options, subject: `${options.subject} ${i + 1}` }
    const lines =
      i === 0
        ? fields.flatMap((field) => writeField(field, ofEntry))
        : required.flatMap((field) => writeValue(field, ofEntry))
    const first = lines.findIndex((line) => !line.startsWith('#'))
    return [...lines.slice(0, first), `- ${lines[first]}`, ...lines.slice(first + 1).map(indent)]
  }).flat()
}

function helpOf(schema: z.ZodType, { offers, said, isBrief }: Writing): string[] {
  const { description = '', min, max = Infinity, names } = schema.meta() ?? {}
  // What there is to choose from stands nowhere else.
  if (isBrief && !names) return []
  const offered = names ? offers[names] : []
  const list = offered.slice(0, mostOffers).join(', ') + (offered.length > mostOffers ? ' ...' : '')
  const parts = [
    description,
    min === undefined ? '' : countOf(min, max),
    schema instanceof z.ZodEnum ? `one of: ${schema.options.join(', ')}` : '',
    list && `there is: ${list}`,
  ]
  const help = parts.filter(Boolean).join('; ')
  if (said.has(help)) return []
  said.add(help)
  const lines = new RegExp(`\\S.{0,${longestComment}}(?=\\s|$)`, 'g')
  return (help.match(lines) ?? []).map((line) => `## ${line.trim()}`)
}

const indent = (line: string) => `  ${line}`

/** In quotes where YAML needs them. */
export const scalar = (text: string) => stringify(text, { lineWidth: 0 }).trimEnd()
