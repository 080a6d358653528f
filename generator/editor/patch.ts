/** Changes values in a YAML text and leaves everything else alone: comments, order, quotes, folds. */
import { Document, isCollection, isPair, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { isEmpty, print } from './print'
import type { Group, Value } from './print'

/** The failsafe schema reads every value as text. */
const options = { schema: 'failsafe' } as const

/** Returns the YAML of a file as values. @throws when it is broken, with the place. */
export function parseYaml(yaml: string): Group {
  const tree = parseDocument(yaml, options)
  if (tree.errors[0]) throw tree.errors[0]
  return (tree.toJS() ?? {}) as Group
}

/** Returns the YAML with the wanted values put in, as far as its structure allows. @throws when it does not. */
export function patchYaml(yaml: string, wanted: Group): string {
  const { contents } = parseDocument(yaml, options)
  const added = isEmpty(wanted) ? '' : print(wanted, 0)
  return hasItems(contents) ? withItems(yaml, contents, wanted, 0, yaml.length) : yaml + added
}

/** True when two values mean the same. Spaces around text and the way "empty" is written do not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b)
  if (typeof a !== 'object' || typeof b !== 'object') return String(a).trim() === String(b).trim()
  if (Array.isArray(a) && a.length !== (b as Value[]).length) return false
  return Object.keys({ ...a, ...b }).every((name) => isSame((a as Group)[name], (b as Group)[name]))
}

/** True when two list entries have the same text in at least one field. */
const isAlike = (a: Value, b: Value) =>
  typeof b === 'object' && Object.entries(b).some(([at, v]) => !isEmpty(v) && isSame((a as Group)[at], v))

/** A field of a group or an entry of a list: whole lines or, inside brackets and braces, part of one. */
interface Item {
  name?: string
  node: Node
  value: Value
  /** The text between this item and the one before it: comments and indentation, or a comma. */
  above: string
  start: number
  end: number
}

/** An item, unless it is new, and its wanted value, as a group with one field or a list with one entry. */
type Wanted = [item: Item | undefined, whole: Group | Value[]]

type Collection = YAMLMap | YAMLSeq

const hasItems = (node: unknown): node is Collection => isCollection(node) && node.items.length > 0

function itemsOf(text: string, { items, flow }: Collection): Item[] {
  let last: number | undefined
  return items.map((item: unknown) => {
    const [first, node] = (isPair(item) ? [item.key, item.value] : [item, item]) as [Node, Node]
    const [from] = first.range!
    const start = isPair(item) || flow ? from : text.lastIndexOf('-', from - 1)
    const end = flow ? node.range![1] : nextLine(text, node)
    const above = text.slice(last ?? start, start)
    last = end
    const name = isPair(item) ? String(item.key) : undefined
    return { name, node, value: node.toJS(new Document()) as Value, above, start, end }
  })
}

/**
 * Returns where the line after a value begins. Comments right below a group belong to it if they are indented at least
 * as far as its fields, because they are fields that were commented out.
 */
function nextLine(text: string, node: Node): number {
  const last: unknown = hasItems(node) && !node.flow ? node.items.at(-1) : undefined
  if (!last) {
    const end = node.range![1]
    return text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1
  }
  const end = nextLine(text, (isPair(last) ? last.value : last) as Node)
  if (!isPair(last)) return end
  const [start] = (last.key as Node).range!
  const column = start - text.lastIndexOf('\n', start - 1) - 1
  const comments = new RegExp(`(?: {${column},}#.*\\n)*`, 'y')
  comments.lastIndex = end
  return end + comments.exec(text)![0].length
}

/** Returns the text from `start` to `end`, which contains a group or list, with the wanted items. */
function withItems(text: string, collection: Collection, wanted: Value, start: number, end: number): string {
  const items = itemsOf(text, collection)
  const first = items[0]!.start
  const column = collection.flow ? undefined : first - text.lastIndexOf('\n', first - 1) - 1
  const separator = column === undefined ? ', ' : ' '.repeat(column)
  const all = Array.isArray(wanted) ? entriesOf(items, wanted) : fieldsOf(items, wanted as Group)
  const texts = all.map(([item, whole]) => {
    const above = item?.above || separator
    const written = item ? withValue(text, item, whole, column) : print(whole, column)
    if (written !== '') return above + written
    // When a field is removed, the comments above it stay.
    return collection.flow ? '' : above.replace(/.*$/, '')
  })
  return text.slice(start, first) + texts.join('').replace(/^[\s,]+/, '') + text.slice(items.at(-1)!.end, end)
}

/** Matches fields with the wanted ones. A new field goes after the one it follows among the wanted fields. */
function fieldsOf(items: Item[], wanted: Group): Wanted[] {
  const names = items.map((item) => item.name!)
  let next = 0
  for (const [name, value] of Object.entries(wanted)) {
    const at = names.indexOf(name)
    if (at >= 0) next = at + 1
    else if (!isEmpty(value)) names.splice(next++, 0, name)
  }
  return names.map((name) => [items.find((item) => item.name === name), { [name]: wanted[name] ?? '' }])
}

/** Matches each wanted entry with an equal old one, a similar one, the one at the same place, or none. */
function entriesOf(items: Item[], wanted: Value[]): Wanted[] {
  const free = new Set(items)
  const take = (item?: Item) => (item && free.delete(item) ? item : undefined)
  const found: (Item | undefined)[] = []
  for (const fits of [isSame, isAlike])
    for (const [i, value] of wanted.entries())
      found[i] ??= take([items[i], ...free].find((old) => old && free.has(old) && fits(old.value, value)))
  return wanted.map((value, i) => [found[i] ?? take(items[i]), [value]])
}

/** Returns the text of an item with its wanted value, or an empty text for a field without a value. */
function withValue(text: string, item: Item, whole: Group | Value[], column?: number): string {
  const { node, start, end } = item
  const wanted = Object.values(whole)[0]!
  if (isSame(item.value, wanted)) return text.slice(start, end)
  // A list that has lost its last entry stays, as an empty list.
  if (isEmpty(wanted) && !Array.isArray(wanted) && !Array.isArray(whole)) return ''
  const isOfKind = typeof wanted === 'object' && Array.isArray(wanted) === isSeq(node)
  if (hasItems(node) && isOfKind && !isEmpty(wanted)) return withItems(text, node, wanted, start, end)
  return reprint(text, item, whole, column)
}

/** Prints an item from scratch, with the trailing comment and empty lines it had. */
function reprint(text: string, { node, start, end }: Item, whole: Group | Value[], column?: number): string {
  const [from, to] = node.range!
  const style = isScalar(node) ? (node.type as Scalar.Type) : undefined
  const before = text.slice(start, style?.startsWith('BLOCK') ? text.indexOf('\n', from) : from).trimEnd()
  const after = text.slice(start + text.slice(start, to).trimEnd().length, end)
  const [note = ''] = /[ \t]+#[^\n]*/.exec(before + after) ?? []
  const [tail] = /\s*$/.exec(text.slice(start, end))!
  // A trailing comment goes after the first line of a block, and after the last line of any other value.
  const printed = print(whole, column, style).trimEnd()
  return printed.replace(/^.*(:| [|>]\S*)(?=\n)|$/, (line) => line + note) + tail
}
