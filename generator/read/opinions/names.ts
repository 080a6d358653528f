/** Finds names in the content of a site, each with all its places. */
import type { ContentSource } from '../files/content-folder'
import { append } from '../source/findings'
import { escapePattern, positionAt } from '../source/positions'
import { pathOf } from '../source/problems'
import type { Found } from './hint'

/** The most places that a hint lists. The rest are only counted. */
const mostPlaces = 4

/**
 * Returns a hint for each name that the pattern finds in the content, with its places. A pattern that ignores case also
 * counts a plural as the same name.
 */
export function suspectNames(
  source: ContentSource,
  pattern: RegExp,
  why: string,
  isLookedAt = (_file: string) => true,
  isHeldIn = (_file: string) => false,
): Found[] {
  const found = new Map<string, Place[]>()
  for (const { file } of source.list() ?? []) {
    if (!file.endsWith('.md') || !isLookedAt(file)) continue
    const text = source.read(file).toString()
    for (const { 0: name, index } of withoutComments(text).matchAll(pattern)) {
      const words = name.replace(/\s+/g, ' ')
      append(found, pattern.ignoreCase ? words.toLowerCase().replace(/s$/, '') : words, {
        file,
        line: positionAt(file, text, index).line,
        words,
      })
    }
  }
  return [...found.values()]
    .sort((a, b) => b.length - a.length)
    .map((places) => ({
      ...suspicionOf(places, why),
      ...(places.some(({ file }) => isHeldIn(file)) && { holds: true as const }),
    }))
}

interface Place {
  file: string
  line: number
  words: string
}

function suspicionOf(places: Place[], why: string): Found {
  const [{ file, line, words }, ...others] = places as [Place, ...Place[]]
  const listed = others.slice(0, mostPlaces).map((place) => `${pathOf(place.file)}:${place.line}`)
  const rest = others.length - listed.length
  const also = [...listed, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
  return { file, path: [], words, why: `${why}${also && `; also in ${also}`}`, line }
}

/**
 * Returns a pattern that finds the names as whole words, even when they are broken over lines. It prefers the longest
 * name.
 */
export const namesPattern = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${anyOf(names)}(?![\\p{L}\\d])`, 'gu')

/** Returns the source of a pattern that matches the longest of some names. Without names, it matches nothing. */
export function anyOf(names: readonly string[]): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  const any = longestFirst.map((name) => escapePattern(name).replaceAll(' ', '\\s+')).join('|')
  return `(?:${any || '(?!)'})`
}

/** Returns the text with spaces instead of comments and questions, so that line and column numbers stay the same. */
const withoutComments = (text: string) =>
  text.replace(/<!--[\s\S]*?-->|\[Answer:[^\]]*\]|^[ \t]*#(?!#)[^\n]*|[ \t]#[ \t][^\n]*/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
