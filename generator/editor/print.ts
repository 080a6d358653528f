/** Prints values as YAML in the form of the content files: long texts folded, lists indented. */
import { Document, visit } from 'yaml'
import type { Scalar } from 'yaml'

/** A value as YAML without types knows it. */
export type Value = string | Value[] | Group
export type Group = { [name: string]: Value }

/** Columns within which text is folded. */
const width = 100
/** Characters of the longest text that stands on the line of its field. */
const longestLine = 80

/** Whether there is nothing to write: no text, no entry, or a group of such. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value)
    return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isEmpty)
  return String(value ?? '').trim() === ''
}

/**
 * The fields of a group or the entries of a list: as lines, those after the first indented to a column, or without one
 * as they stand within brackets. A text that takes the place of another one is written in its style, if it can be.
 */
export function print(items: Group | Value[], column?: number, style?: Scalar.Type): string {
  // New text that looks like a number is put in quotes; in place of one that had none, it has none.
  const document = new Document(items, withoutEmpty, { schema: style === 'PLAIN' ? 'failsafe' : 'core' })
  visit(document, {
    Scalar(key, scalar) {
      if (key !== 'key') scalar.type = styleOf(String(scalar.value), style)
    },
  })
  if (column === undefined) {
    // A line that is broken within quotes would have to be indented.
    const oneLine = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity }
    return document
      .toString({ collectionStyle: 'flow', flowCollectionPadding: false, ...oneLine })
      .slice(1, -2)
  }
  const text = document.toString({ lineWidth: Math.max(width - column, longestLine) })
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(column)}`)
}

/** Leaves out the fields of groups that hold nothing; a list without entries stays, and so does the whole, without a name. */
function withoutEmpty(this: unknown, name: unknown, value: unknown): unknown {
  return name === '' || Array.isArray(this) || Array.isArray(value) || !isEmpty(value) ? value : undefined
}

function styleOf(text: string, style: Scalar.Type = 'PLAIN'): Scalar.Type {
  if (style.startsWith('BLOCK')) return style
  if (text.includes('\n')) return 'BLOCK_LITERAL'
  return style === 'PLAIN' && text.length > longestLine ? 'BLOCK_FOLDED' : style
}
