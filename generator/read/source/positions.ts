/** Finds the position of a field or of some words in a content file. */
import { isMap, isNode, isPair, isScalar } from 'yaml'
import type { Document } from 'yaml'

/** A position in a content file. `line` and `column` start at 1. */
export interface Position {
  file: string
  line: number
  column: number
  /** The line, as typed. */
  excerpt?: string
}

/** Describes a place in a content file, so that its position can be found. */
export interface WrittenPlace {
  file: string
  /** Path of the field. Undefined for the body. */
  path?: readonly (string | number)[] | undefined
  /** Words to find there. */
  needle?: string | undefined
  /** Which occurrence of the words, starting at 0. */
  nth?: number | undefined
}

/** The path to a value: field names, and list positions from 0. */
export type Path = readonly (string | number)[]

/** Returns the value at a path. Undefined when there is none. */
export const valueAt = (all: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inside, name) => (inside as Record<PropertyKey, unknown> | undefined)?.[name], all)

/**
 * Returns the offsets of a value and its name in a document. If it is missing, those of the nearest thing around it.
 */
export function rangeInTree(tree: Document, path: Path): [start: number, end: number] {
  for (let length = path.length; length > 0; length--) {
    const parent = tree.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && isScalar(item.key) && item.key.value === String(last),
      )
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

/** Returns the offset of a line. Lines count from 1. */
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
    // Counts characters, as editors do: an emoji is one character but two units of a string.
    column: [...before.slice(before.lastIndexOf('\n') + 1)].length + 1,
    excerpt: lineAt(source, offset),
  }
}

interface Wanted {
  needle?: string | undefined
  /** Which occurrence, starting at 0. */
  nth?: number | undefined
  /** Prefers text whose line breaks are the same as the needle's. */
  isExact: boolean
}

/**
 * Returns the offset of a text between two offsets, or `start` if it is not there. In the source, the text may be
 * broken over lines that are indented or start with the > of a quote, and quotes may be doubled or follow a backslash.
 */
export function findText(source: string, start: number, end: number, wanted: Wanted): number {
  const { nth = 0, isExact } = wanted
  // The first part is enough. A pattern for a needle as long as the file would be too long.
  const needle = (wanted.needle ?? '').trim().slice(0, 200)
  const words = needle.split(/\s+/).map(escapePattern)
  const loose = words
    .map((word) => word.replaceAll('"', '\\\\?"').replaceAll("'", "'{1,2}"))
    .join('\\s+(?:>\\s*)*')
  const text = source.slice(start, end)
  const exact = isExact ? nthIndex(text, escapePattern(needle), nth) : undefined
  return start + (exact ?? nthIndex(text, loose, nth) ?? nthIndex(text, loose, 0) ?? 0)
}

/**
 * Returns where the nth match begins, counting from 0. Stops there, because a text may have a hundred thousand matches.
 */
function nthIndex(text: string, pattern: string, nth: number): number | undefined {
  let count = 0
  for (const { index } of text.matchAll(new RegExp(pattern, 'g'))) if (count++ === nth) return index
  return undefined
}

/** Returns a pattern that matches exactly this text. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
