/** Finds the place of a field, or of some words, in the text of a content file. */
import { isMap, isNode, isPair, isScalar } from 'yaml'
import type { Document } from 'yaml'

/** Where in a content file something stands. `line` and `column` start at 1. */
export interface Position {
  file: string
  line: number
  column: number
  /** The line, as it was typed. */
  excerpt?: string
}

/** Where in a content file something was written, for finding it again. */
export interface WrittenPlace {
  file: string
  /** The field it stands in; the body has none. */
  path?: readonly (string | number)[] | undefined
  /** Words to be found there. */
  needle?: string | undefined
  /** Which of them, when they stand there several times; from 0. */
  nth?: number | undefined
}

/** The path to a value: field names, and list positions from 0. */
export type Path = readonly (string | number)[]

/**
 * The offsets of a value and its name in a document, or of the nearest thing around it when it is missing.
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

interface Wanted {
  needle?: string | undefined
  /** Which of them, from 0. */
  nth?: number | undefined
  /** Text that is broken over lines just as the needle is comes before text that is broken otherwise. */
  isExact: boolean
}

/**
 * Where some text stands between two offsets; `start` when it is not there. The source may break the text over
 * lines that are indented or begin with the > of a quote, and may write quotes twice or after a backslash.
 */
export function findText(source: string, start: number, end: number, wanted: Wanted): number {
  const { nth = 0, isExact } = wanted
  // The beginning is enough, and a needle as long as the file would be too long for a pattern.
  const needle = (wanted.needle ?? '').trim().slice(0, 200)
  const words = needle.split(/\s+/).map(escapePattern)
  const loose = words
    .map((word) => word.replaceAll('"', '\\\\?"').replaceAll("'", "'{1,2}"))
    .join('\\s+(?:>\\s*)*')
  const text = source.slice(start, end)
  const exact = isExact ? nthIndex(text, escapePattern(needle), nth) : undefined
  return start + (exact ?? nthIndex(text, loose, nth) ?? nthIndex(text, loose, 0) ?? 0)
}

/** Where the nth match begins (from 0). It stops there, because a text may hold a hundred thousand matches. */
function nthIndex(text: string, pattern: string, nth: number): number | undefined {
  let count = 0
  for (const { index } of text.matchAll(new RegExp(pattern, 'g'))) if (count++ === nth) return index
  return undefined
}

/** A pattern that matches just this text. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
