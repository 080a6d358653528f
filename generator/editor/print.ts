/** Prints values as YAML in the form of the content files: long texts folded, lists indented. */
import { Document, Scalar, visit } from 'yaml'
import type { ToStringOptions } from 'yaml'

/** A value as YAML without types knows it. */
export type Value = string | Value[] | Group
export type Group = { [name: string]: Value }

/** Columns within which text is folded. */
const width = 100
/** Characters of the longest text that stands on the line of its field. */
const longestLine = 80

/** Whether there is nothing to write: no text, no entry, or a group of such. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || String(value).trim() === ''
}

/**
 * "name: value" on lines that end with a line break; lines after the first are indented to the column of the name.
 * A text is written in the style of the one that it takes the place of, if it can be.
 */
export const printPair = (name: string, value: Value, column: number, style?: Scalar.Type): string =>
  print({ [name]: value }, column, style)

/** The same of an entry of a list, behind its dash. */
export const printEntry = (value: Value, column: number, style?: Scalar.Type): string =>
  print([value], column, style)

/** A value on one line, as it stands within brackets and braces. */
export const printFlow = (value: Value, style?: Scalar.Type): string =>
  print([value], 0, style, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).slice(
    1,
    -2,
  )

function print(
  value: Group | Value[],
  column: number,
  style?: Scalar.Type,
  options?: ToStringOptions,
): string {
  // New text that looks like a number is put in quotes; in place of one that had none, it has none.
  const document = new Document(withoutEmpty(value), { schema: style === 'PLAIN' ? 'failsafe' : 'core' })
  visit(document, {
    Scalar(key, scalar) {
      if (key !== 'key') scalar.type = styleOf(String(scalar.value), style)
    },
  })
  const text = document.toString({ lineWidth: Math.max(width - column, longestLine), ...options })
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(column)}`)
}

/** Without the fields of groups that hold nothing; a list without entries stays. */
function withoutEmpty(value: Value): Value {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(withoutEmpty)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => Array.isArray(child) || !isEmpty(child))
      .map(([name, child]) => [name, withoutEmpty(child)]),
  )
}

function styleOf(text: string, style: Scalar.Type = 'PLAIN'): Scalar.Type {
  if (style.startsWith('BLOCK')) return style
  if (text.includes('\n')) return 'BLOCK_LITERAL'
  return style === 'PLAIN' && text.length > longestLine ? 'BLOCK_FOLDED' : style
}
