/** Changes values in the text of some YAML and leaves every other character as it is: comments, order, quotes, folds. */
import { Document, isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { isEmpty, printEntry, printFlow, printPair } from './print'
import type { Group, Value } from './print'

/** The YAML of a file, each value as the text that was typed. @throws what is wrong with it, and where. */
export function parseYaml(yaml: string): Group {
  const document = parse(yaml)
  return (document.toJS() ?? {}) as Group
}

function parse(yaml: string): Document {
  const document = parseDocument(yaml, { schema: 'failsafe' })
  if (document.errors[0]) throw document.errors[0]
  return document
}

/** The YAML with these values. @throws when it would not say what is wanted. */
export function patchYaml(yaml: string, wanted: Group): string {
  const { contents } = parse(yaml)
  const place = { column: 0, isEntry: false, flow: false }
  const patched =
    isMap(contents) && contents.items.length > 0
      ? apply(yaml, new Patch(yaml).changes(contents, wanted, place))
      : yaml +
        Object.entries(wanted)
          .map(([name, value]) => (isEmpty(value) ? '' : printPair(name, value, 0)))
          .join('')
  if (isSame(parseYaml(patched), wanted)) return patched
  throw new Error('This change cannot be written without a loss; make it in a text editor.')
}

/** Whether two values say the same: spaces around text do not count, nor how it is said that there is nothing. */
function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b)
  if (typeof a !== 'object' || typeof b !== 'object') return String(a).trim() === String(b).trim()
  const names = new Set([...Object.keys(a!), ...Object.keys(b!)])
  return [...names].every((name) => isSame((a as Group)[name], (b as Group)[name]))
}

interface Edit {
  start: number
  end: number
  text: string
}

function apply(text: string, edits: readonly Edit[], start = 0, end = text.length): string {
  let done = ''
  for (const edit of edits.filter((edit) => edit.start >= start && edit.end <= end).sort(byPlace)) {
    done += text.slice(start, edit.start) + edit.text
    start = edit.end
  }
  return done + text.slice(start, end)
}

const byPlace = (a: Edit, b: Edit) => a.start - b.start || a.end - b.end

/** Where a value stands. */
interface Place {
  /** The column of its name or of its dash. */
  column: number
  isEntry: boolean
  /** Within brackets or braces, where a value stays on its line. */
  flow: boolean
}

const startOf = (node: unknown) => (node as Node).range![0]
const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key)
const valueOf = (node: unknown) => (node as Node).toJS(new Document()) as Value
const spaces = (count: number) => ' '.repeat(count)

/** Behind the last character of a value, before a comment that follows. */
function endOf(node: unknown): number {
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined
  if (last === undefined) return (node as Node).range![1]
  return endOf(isMap(node) ? (last as Pair).value : last)
}

class Patch {
  constructor(private readonly text: string) {}

  changes(node: unknown, wanted: Value, place: Place): Edit[] {
    if (isSame(valueOf(node), wanted)) return []
    const isGroup = typeof wanted === 'object' && !Array.isArray(wanted)
    if (isMap(node) && isGroup && node.items.some((pair) => !isEmpty(wanted[nameOf(pair)])))
      return this.changesOfMap(node, wanted, place.flow)
    if (isSeq(node) && Array.isArray(wanted) && wanted.length > 0 && node.items.length > 0)
      return this.changesOfList(node, wanted, place.flow)
    return [this.replace(node, wanted, place)]
  }

  private replace(node: unknown, wanted: Value, { column, isEntry, flow }: Place): Edit {
    const { text } = this
    const [start, end] = [startOf(node), endOf(node)]
    const style = isScalar(node) ? (node.type as Scalar.Type) : undefined
    if (flow) return { start, end, text: printFlow(wanted, style) }
    const old = text.slice(start, end)
    // The lines of a block end with a break, and a note may stand in its first line.
    const tail = /\n\s*$/.exec(old)?.[0] ?? ''
    const note = /^[|>][^\s#]*(?<note>[ \t]+#.*)\n/.exec(old)?.groups?.note ?? ''
    const printed = isEntry
      ? printEntry(wanted, column, style).slice(1)
      : printPair('k', wanted, column, style).slice(2)
    const isBeforeNote =
      tail === '' && /[ \t]+#/y.exec(text.slice(end)) !== null && typeof wanted === 'string'
    const fresh = isBeforeNote
      ? ` ${printFlow(wanted, style)}`
      : printed.trimEnd().replace('\n', `${note}\n`) + tail
    return { start: start - /[ \t]*$/.exec(text.slice(0, start))![0].length, end, text: fresh }
  }

  private changesOfMap(map: YAMLMap, wanted: Group, inFlow: boolean): Edit[] {
    const { text } = this
    const flow = inFlow || map.flow === true
    const column = this.columnOf(startOf(map.items[0]!.key))
    // A list that has lost its last entry is still there.
    const isGone = (pair: Pair) => {
      const value = wanted[nameOf(pair)]
      return isEmpty(value) && !Array.isArray(value) && !isEmpty(valueOf(pair.value))
    }
    const kept = map.items.filter((pair) => !isGone(pair))
    const known = new Set(map.items.map(nameOf))
    const names = Object.keys(wanted)
    const added = names.filter((name) => !known.has(name) && !isEmpty(wanted[name]))
    const edits = kept.flatMap((pair) =>
      this.changes(pair.value, wanted[nameOf(pair)] ?? '', { column, isEntry: false, flow }),
    )
    if (flow && added.length + map.items.length - kept.length > 0) {
      const pairs = [
        ...kept.map((pair) => apply(text, edits, startOf(pair.key), endOf(pair.value))),
        ...added.map((name) => `${name}: ${printFlow(wanted[name]!)}`),
      ]
      return [{ start: startOf(map), end: endOf(map), text: `{ ${pairs.join(', ')} }` }]
    }
    for (const name of added) {
      const printed = printPair(name, wanted[name]!, column)
      const before = kept.findLast((pair) => names.indexOf(nameOf(pair)) < names.indexOf(name))
      const at = before ? this.nextLine(endOf(before.value)) : startOf(map.items[0]!.key)
      const line = before ? spaces(column) + printed : printed + spaces(column)
      edits.push({ start: at, end: at, text: line })
    }
    map.items.forEach((pair, i) => {
      if (!isGone(pair)) return
      const start = startOf(pair.key)
      // The first field behind the dash of a list has no line of its own.
      const hasLine = text.slice(start - column, start).trim() === ''
      edits.push(
        hasLine
          ? { start: start - column, end: this.nextLine(endOf(pair.value)), text: '' }
          : { start, end: startOf(map.items[i + 1]!.key), text: '' },
      )
    })
    return edits
  }

  private changesOfList(list: YAMLSeq, wanted: Value[], inFlow: boolean): Edit[] {
    const { text } = this
    const flow = inFlow || list.flow === true
    const [start, end] = [startOf(list), endOf(list)]
    const column = this.columnOf(start)
    const from = origins(list.items.map(valueOf), wanted)
    const edits = wanted.flatMap((value, i) =>
      from[i] === undefined ? [] : this.changes(list.items[from[i]], value, { column, isEntry: true, flow }),
    )
    if (wanted.length === list.items.length && from.every((old, i) => old === i)) return edits
    if (flow) {
      const entries = wanted.map((value, i) => {
        const old = from[i] === undefined ? undefined : list.items[from[i]]
        return old ? apply(text, edits, startOf(old), endOf(old)) : printFlow(value)
      })
      return [{ start, end, text: `[${entries.join(', ')}]` }]
    }
    // An entry takes the comments above it along.
    let at = start
    const chunks = list.items.map((entry, i) => {
      const dash = i === 0 ? start : at + text.slice(at).search(new RegExp(`^ {${column}}-`, 'm')) + column
      const above = i === 0 ? '' : text.slice(at, dash - column)
      at = this.nextLine(endOf(entry))
      return { above, lines: apply(text, edits, dash, at) }
    })
    const lines = wanted.map((value, i) => {
      const { above, lines } = chunks[from[i] ?? -1] ?? { above: '', lines: printEntry(value, column) }
      if (i > 0) return above + spaces(column) + lines
      return (above.trim() === '' ? '' : above.trimStart() + spaces(column)) + lines
    })
    return [{ start, end: at, text: lines.join('') }]
  }

  private columnOf(at: number): number {
    return at - (this.text.lastIndexOf('\n', at - 1) + 1)
  }

  private nextLine(end: number): number {
    return this.text[end - 1] === '\n' ? end : this.text.indexOf('\n', end) + 1
  }
}

/** Of which old entry each new one is made: the same one, or the one that stood in its place; undefined for none. */
function origins(old: readonly Value[], wanted: readonly Value[]): (number | undefined)[] {
  const free = new Set(old.keys())
  const take = (i: number) => (i >= 0 && free.delete(i) ? i : undefined)
  const inPlace = wanted.map((value, i) => (i < old.length && isSame(old[i], value) ? take(i) : undefined))
  const moved = wanted.map(
    (value, i) => inPlace[i] ?? take([...free].find((k) => isSame(old[k], value)) ?? -1),
  )
  return moved.map((from, i) => from ?? take(i))
}
