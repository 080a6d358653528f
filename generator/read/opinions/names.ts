/** Patterns that find names in content. */
import { escapePattern } from '../source/positions'

/**
 * Returns a pattern that finds the names as whole words, even when they are broken over lines. It prefers the longest
 * name.
 */
export const namesPattern = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${anyOf(names)}(?![\\p{L}\\d])`, 'gu')

/**
 * Returns a pattern that finds names of services as whole words, whatever their capitals, singular or plural: "a root
 * barrier".
 */
export const servicePattern = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d/-])${anyOf(names.map((name) => name.replace(/s$/, '')))}s?(?![\\p{L}\\d-])`,
    'giu',
  )

/** Returns the source of a pattern that matches the longest of some names. Without names, it matches nothing. */
function anyOf(names: readonly string[]): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  const any = longestFirst.map((name) => escapePattern(name).replaceAll(' ', '\\s+')).join('|')
  return `(?:${any || '(?!)'})`
}
