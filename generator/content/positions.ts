/** Finds the place of a field, or of some words, in the text of a content file. */
import { isMap, isNode, isPair, isScalar } from 'yaml'
import type { Document } from 'yaml'
import type { Position } from '../../templates/site'

/** The path to a value: field names, and list positions from 0. */
export type Path = readonly (string | number)[]

/**
 * Where the value at a path begins and ends in a document, with its name; when it is missing, the nearest
 * thing around it.
 */
export function rangeInTree(tree: Document, path: Path): [start: number, end: number] {
  for (let length = path.length; length > 0; length--) {
    const parent = tree.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last)
      const key = pair?.key
      const value = pair?.value
      if (isNode(key) && key.range)
        return [key.range[0], isNode(value) && value.range ? value.range[1] : key.range[1]]
    }
    const node = tree.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return [node.range[0], node.range[1]]
  }
  return [0, 0]
}

/** Where the first character of a line stands; lines are counted from 1. */
export function offsetOfLine(source: string, line: number): number {
  let offset = 0
  for (let i = 1; i < line; i++) offset = source.indexOf('\n', offset) + 1
  return offset
}

export function lineAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1
  const end = source.indexOf('\n', offset)
  return source.slice(start, end < 0 ? undefined : end)
}

export function positionAt(file: string, source: string, offset: number): Position {
  const before = source.slice(0, offset)
  return {
    file,
    line: before.split('\n').length,
    // Counted in characters, as editors do: an emoji is one, but is two units of a string.
    column: [...before.slice(before.lastIndexOf('\n') + 1)].length + 1,
    excerpt: lineAt(source, offset),
  }
}

export function nthIndexOf(source: string, needle: string, start: number, nth = 0): number | undefined {
  let at = start - 1
  for (let i = 0; i <= nth; i++) {
    at = source.indexOf(needle, at + 1)
    if (at < 0) return undefined
  }
  return at
}

/**
 * Where some text stands between two offsets; `start` when it is not there. The source may break the text over
 * lines that are indented or begin with the > of a quote, and may write quotes twice or behind a backslash.
 */
export function findText(source: string, needle = '', start: number, end: number, nth = 0): number {
  const words = needle.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return start
  const pattern = words
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .map((word) => word.replaceAll('"', '\\\\?"').replaceAll("'", "'{1,2}"))
    .join('\\s+(?:>\\s*)*')
  const found = [...source.slice(start, end).matchAll(new RegExp(pattern, 'g'))]
  return start + ((found[nth] ?? found[0])?.index ?? 0)
}
