/** Changes values in the text of some YAML and leaves every other character as it is: comments, order, quotes, folds. */
import { Document, isCollection, isPair, isScalar, isSeq, parse, parseDocument } from 'yaml'
import type { Node, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { isEmpty, print } from './print'
import type { Group, Value } from './print'

/** YAML without types: each value is the text that was typed. */
const options = { schema: 'failsafe' } as const

/** The YAML of a file. @throws what is wrong with it, and where. */
export const parseYaml = (yaml: string): Group => parse(yaml, options) ?? {}

/** The YAML with these values, as far as they can be put into it. @throws when its structure does not let them. */
export function patchYaml(yaml: string, wanted: Group): string {
  const { contents } = parseDocument(yaml, options)
  const added = isEmpty(wanted) ? '' : print(wanted, 0)
  return hasItems(contents) ? withItems(yaml, contents, wanted, 0, yaml.length) : yaml + added
}

/** Whether two values say the same: spaces around text do not count, nor how it is said that there is nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b)
  if (typeof a !== 'object' || typeof b !== 'object') return String(a).trim() === String(b).trim()
  if (Array.isArray(a) && a.length !== (b as Value[]).length) return false
  return Object.keys({ ...a, ...b }).every((name) => isSame((a as Group)[name], (b as Group)[name]))
}

/** Whether two entries of a list have a text in common at the same place. */
const isAlike = (a: Value, b: Value) =>
  typeof b === 'object' && Object.entries(b).some(([at, v]) => !isEmpty(v) && isSame((a as Group)[at], v))

/** A field of a group or an entry of a list: whole lines or, within brackets and braces, a part of one. */
interface Item {
  name?: string
  node: Node
  value: Value
  /** What parts it from the item before it, if there is one: comments and its indentation, or a comma. */
  above: string
  start: number
  end: number
}

/** An item, if it is not a new one, and its wanted value: as a group of one field, or as a list of one entry. */
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
 * Where the line below a value begins. Of comments below a value those are a part of it that stand right below a group
 * and as far in as its fields: fields that may be left out.
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

/** The text from `start` to `end`, which holds a group or a list, with other items in it. */
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
    // The comments above a field stay when it goes.
    return collection.flow ? '' : above.replace(/.*$/, '')
  })
  return text.slice(start, first) + texts.join('').replace(/^[\s,]+/, '') + text.slice(items.at(-1)!.end, end)
}

/** The fields of a group; one that is added stands behind the one that it follows among the wanted ones. */
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

/** The wanted entries of a list, each made of the same one, of one like it, of the one in its place, or of none. */
function entriesOf(items: Item[], wanted: Value[]): Wanted[] {
  const free = new Set(items)
  const take = (item?: Item) => (item && free.delete(item) ? item : undefined)
  const found: (Item | undefined)[] = []
  for (const fits of [isSame, isAlike])
    for (const [i, value] of wanted.entries())
      found[i] ??= take([items[i], ...free].find((old) => old && free.has(old) && fits(old.value, value)))
  return wanted.map((value, i) => [found[i] ?? take(items[i]), [value]])
}

/** The text of an item with another value or its own; none for a field that is left without a value. */
function withValue(text: string, item: Item, whole: Group | Value[], column?: number): string {
  const { node, start, end } = item
  const wanted = Object.values(whole)[0]!
  if (isSame(item.value, wanted)) return text.slice(start, end)
  // A list that has lost its last entry is still there.
  if (isEmpty(wanted) && !Array.isArray(wanted) && !Array.isArray(whole)) return ''
  const isOfKind = typeof wanted === 'object' && Array.isArray(wanted) === isSeq(node)
  if (hasItems(node) && isOfKind && !isEmpty(wanted)) return withItems(text, node, wanted, start, end)
  return reprint(text, item, whole, column)
}

/** The text of an item printed anew, with the note and the empty lines that it had. */
function reprint(text: string, { node, start, end }: Item, whole: Group | Value[], column?: number): string {
  const [from, to] = node.range!
  const style = isScalar(node) ? (node.type as Scalar.Type) : undefined
  const before = text.slice(start, style?.startsWith('BLOCK') ? text.indexOf('\n', from) : from).trimEnd()
  const after = text.slice(start + text.slice(start, to).trimEnd().length, end)
  const [note = ''] = /[ \t]+#[^\n]*/.exec(before + after) ?? []
  const [tail] = /\s*$/.exec(text.slice(start, end))!
  // A note stands behind the first line of a block, and behind the last line of another value.
  const printed = print(whole, column, style).trimEnd()
  return printed.replace(/^.*(:| [|>]\S*)(?=\n)|$/, (line) => line + note) + tail
}
