/** Prints values as YAML in the style of the content files: long texts folded, lists indented. */
import { Document, visit } from 'yaml'
import type { Scalar } from 'yaml'

/** A value in YAML read without types. */
export type Value = string | Value[] | Group
export type Group = { [name: string]: Value }

/** Long text is folded to this many columns. */
const width = 100
/** A text up to this many characters stays on the line of its field. */
const longestLine = 80

/** True when there is nothing to write: no text, no entries, or a group of nothing. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value)
    return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isEmpty)
  return String(value ?? '').trim() === ''
}

/**
 * Returns the fields of a group or the entries of a list as YAML. With `column`, returns lines, and indents all but the
 * first by that much. Without it, returns what belongs inside brackets. Keeps the `style` of the replaced text if
 * possible.
 */
export function print(items: Group | Value[], column?: number, style?: Scalar.Type): string {
  // The core schema quotes a new text that looks like a number. A text that had no quotes keeps having none.
  const document = new Document(items, withoutEmpty, { schema: style === 'PLAIN' ? 'failsafe' : 'core' })
  visit(document, {
    Scalar(key, scalar) {
      if (key !== 'key') scalar.type = styleOf(String(scalar.value), style)
    },
  })
  if (column === undefined) {
    // A line broken inside quotes would need indentation.
    const oneLine = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity }
    return document
      .toString({ collectionStyle: 'flow', flowCollectionPadding: false, ...oneLine })
      .slice(1, -2)
  }
  const text = document.toString({ lineWidth: Math.max(width - column, longestLine) })
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(column)}`)
}

/** Leaves out empty fields of groups. Empty lists stay, and so does the root, whose name is ''. */
function withoutEmpty(this: unknown, name: unknown, value: unknown): unknown {
  return name === '' || Array.isArray(this) || Array.isArray(value) || !isEmpty(value) ? value : undefined
}

function styleOf(text: string, style: Scalar.Type = 'PLAIN'): Scalar.Type {
  if (style.startsWith('BLOCK')) return style
  if (text.includes('\n')) return 'BLOCK_LITERAL'
  return style === 'PLAIN' && text.length > longestLine ? 'BLOCK_FOLDED' : style
}
