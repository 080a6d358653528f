/** Sends content files through the editor's format, and changes one thing at a time. */
import * as assert from 'uvu/assert'
import { LineCounter, isPair, parseDocument } from 'yaml'
import type { Node, Pair } from 'yaml'
import { fromFile, toFile } from '../../generator/editor/format'
import { readFrontMatter } from '../../generator/read/source/front-matter'

type Data = ReturnType<typeof fromFile>
type Path = (string | number)[]

/** Returns the paths of all values in some data, or of those that `isWanted` selects. */
function pathsIn(value: unknown, isWanted: (value: unknown) => boolean, path: Path = []): Path[] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) =>
          name === '__source'
            ? []
            : pathsIn(child, isWanted, [...path, Array.isArray(value) ? Number(name) : name]),
        )
      : []
  return [...(path.length > 0 && isWanted(value) ? [path] : []), ...below]
}

const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], data)

/** Returns the data with the result of `change` for the value at a path. Undefined removes the value. */
function changed(data: Data, path: Path, change: (value: unknown) => unknown): Data {
  const copy = structuredClone(data)
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, unknown>
  const last = path.at(-1)!
  const value = change(parent[last])
  if (value !== undefined) parent[last] = value
  else delete parent[last]
  return copy
}

/** Returns the lines of the value at a path, including its name. Lines count from 0. */
function linesOf(source: string, path: Path): [first: number, last: number] {
  const counter = new LineCounter()
  const opening = source.indexOf('\n') + 1
  const yaml = source.slice(opening, source.indexOf('\n---', 3) + 1)
  const document = parseDocument(yaml, { schema: 'failsafe', lineCounter: counter })
  const parent = document.getIn(path.slice(0, -1), true) as { items: (Node | Pair)[] } | undefined
  const items = path.length > 1 ? parent!.items : (document.contents as unknown as typeof parent)!.items
  const item = items.find((item, i) => (isPair(item) ? String(item.key) : i) === path.at(-1))!
  const [first, last] = isPair(item) ? [item.key as Node, (item.value ?? item.key) as Node] : [item, item]
  const end = last.range![1]
  // The opening --- adds one line, and lines are counted from 1.
  return [counter.linePos(first.range![0]).line, counter.linePos(Math.max(first.range![0], end - 1)).line]
}

/** What goes between a text and text pasted after it: as pasted, and as written. */
const joints = [
  [' ', ' '],
  ['\u2028', ' '],
  ['\u2029', '\n\n'],
  ['\r\n', '\n'],
  ['\r', '\n'],
] as const

/** Writes the file with one text changed, and asserts that only the lines of that text change. */
function checkText(source: string, data: Data, path: Path, [pasted, kept]: (typeof joints)[number]): void {
  const withMore = (joint: string) => changed(data, path, (text) => `${String(text)}${joint}and more`.trim())
  const wanted = withMore(kept)
  const written = toFile(withMore(pasted))
  assert.equal(valuesOf(fromFile(written)), valuesOf(wanted), path.join('.'))
  const built = readFrontMatter('a.md', Buffer.from(written))
  assert.is(String(at({ ...built.data, body: built.body }, path)).trim(), at(wanted, path), path.join('.'))
  const [before, after] = [source.split('\n'), written.split('\n')]
  if (path[0] === 'body') {
    const close = before.indexOf('---', 1)
    assert.equal(after.slice(0, close + 1), before.slice(0, close + 1))
    return
  }
  const [first, last] = linesOf(source, path)
  assert.equal(after.slice(0, first), before.slice(0, first), path.join('.'))
  const rest = before.length - last - 1
  assert.equal(after.slice(after.length - rest), before.slice(last + 1), path.join('.'))
}

const valuesOf = ({ __source: _, ...values }: Data) => values

const commentsOf = (source: string) => source.split('\n').filter((line) => /^\s*#/.test(line))

const isText = (value: unknown) => typeof value === 'string'
const isList = (value: unknown) => Array.isArray(value) && value.length > 1

/** Returns at most this many of a list, spread over all of it. */
const some = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, i) => i % Math.max(1, Math.ceil(all.length / most)) === 0).slice(0, most)

/**
 * Sends a file through the format: unchanged, with each of `most` texts changed, and with the lists and fields around
 * them moved, shortened, extended and removed.
 * @throws when anything else changes.
 */
export function checkRoundTrip(source: string, most = Infinity): void {
  const data = fromFile(source)
  assert.is(toFile(structuredClone(data)), source)
  for (const end of ['\n', '\r\n', '\r'])
    assert.equal(fromFile(`\uFEFF${source.replaceAll('\n', end)}`), data, JSON.stringify(end))
  for (const [i, path] of some(pathsIn(data, isText), most).entries())
    checkText(source, data, path, joints[i % joints.length]!)
  for (const path of some(pathsIn(data, isList), most)) {
    const edits: [string, (entries: unknown[]) => unknown[]][] = [
      ['reversed', (entries) => entries.toReversed()],
      ['with its first entry last', ([first, ...rest]) => [...rest, first]],
      ['without its first entry', (entries) => entries.slice(1)],
      ['without its last entry', (entries) => entries.slice(0, -1)],
      ['with one more', (entries) => [...entries, entries[0]]],
      ['with one more on top', (entries) => [entries[1], ...entries]],
    ]
    for (const [what, edit] of edits) {
      const wanted = changed(data, path, (entries) => edit(entries as unknown[]))
      const written = toFile(wanted)
      assert.equal(valuesOf(fromFile(written)), valuesOf(wanted), `${path.join('.')} ${what}`)
      // Comments move with the entry below them, and are removed only together with it.
      if (!what.startsWith('without'))
        assert.equal(commentsOf(written).sort(), commentsOf(source).sort(), `${path.join('.')} ${what}`)
    }
  }
  const isField = (path: Path) => typeof path.at(-1) === 'string' && path[0] !== 'body'
  for (const path of some(pathsIn(data, () => true).filter(isField), most)) {
    const wanted = changed(data, path, () => undefined)
    const written = toFile(wanted)
    // When it is added again, it is at its old place or after it.
    const again = toFile({ ...structuredClone(data), __source: written })
    assert.equal(valuesOf(fromFile(again)), valuesOf(data), `${path.join('.')} out and in`)
  }
}
