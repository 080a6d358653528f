/** Fits the words around a fact to it: "a" or "an", "1 mile", one period after "Inc." English, but for the period. */
import indefinite from 'indefinite'
import { lowerFirst, upperFirst } from '../../../templates/model/text'

/** A name in braces with the article before it and any marks between, and the unit after it. */
const named = /(?:\b(an?|the)(\s+[*_“"([]*))?\{([\w-]+)\}(\s+miles\b)?/gi

const word = String.raw`[\p{L}’'-]+`
const wordsBefore = new RegExp(
  String.raw`(?<![\p{L}\d’'{-])((?:${word}\s+){1,3})([*_“"([]*)\{([\w-]+)\}`,
  'gu',
)
const wordsBehind = new RegExp(String.raw`\{([\w-]+)\}((?:\s+${word}(?![\p{L}\d’'}-])){1,3})`, 'gu')

/** Returns how many words two texts share, at the end of one and at the beginning of the other. */
function shared(end: readonly string[], start: readonly string[]): number {
  const plain = (words: readonly string[]) => words.join(' ').replace(/^an(?= |$)/, 'a')
  const fits = (count: number) =>
    count <= start.length && plain(end.slice(-count)) === plain(start.slice(0, count))
  return [3, 2, 1].find((count) => count <= end.length && fits(count)) ?? 0
}

const townBefore = /\{office-city\} (?:and|y) (?:(?:the|el|la) )?(?=\{region\})/g

/**
 * The source without words that a fact repeats, before it or behind it: "about {days} days" of "about 3 days", and
 * "{office-city} and {region}" of "Chattanooga and North Georgia".
 */
const withoutDoubles = (source: string, wordsOf: (name: string) => string | undefined): string =>
  source
    .replace(townBefore, (town) => (wordsOf('region')?.includes(wordsOf('office-city') ?? '?') ? '' : town))
    .replace(wordsBefore, (raw, before: string, marks: string, name: string) => {
      const given = before.trim().split(/\s+/)
      const start = (wordsOf(name) ?? '').replace(/^The(?= )/, 'the').split(' ')
      const count = shared(given.map(lowerFirst), start)
      const [first = ''] = given.slice(given.length - count)
      const left = before.split(/(?<=\s)(?=\S)/).slice(0, given.length - count)
      return count === 0
        ? raw
        : `${left.join('')}${marks}{${/^\p{Lu}/u.test(first) ? upperFirst(name) : name}}`
    })
    .replace(wordsBehind, (_, name: string, behind: string) => {
      const count = shared((wordsOf(name) ?? '').split(' '), behind.trim().split(/\s+/))
      return `{${name}}${behind
        .split(/(?<=\S)(?=\s)/)
        .slice(count)
        .join('')}`
    })

/**
 * The source with the words around each `{name}` as they belong to those that it stands for: "an 8-year warranty",
 * "about 1 mile", "the Valley" for a name that begins with "the", and one period after "Acme Inc."
 */
export const withGrammar = (source: string, wordsOf: (name: string) => string | undefined): string =>
  withoutDoubles(withOnePeriod(source, wordsOf), wordsOf).replace(
    named,
    (raw, article = '', gap = '', name: string, behind = '') => {
      const words = wordsOf(name)
      // What is filled in later, page by page, is not known yet.
      if (!words || !/^[\p{L}\d]/u.test(words)) return raw
      const isCapital = /^[A-Z]/.test(article)
      const fitting = /^an?$/i.test(article) ? indefinite(words, { articleOnly: true }) : article
      const before = article && (isCapital ? upperFirst(fitting) : fitting) + gap
      const after = words === '1' ? behind.replace(/s$/, '') : behind
      return `${before}{${name}}${after}`
    },
  )

/** The source with one period after a fact that ends with one, "5 p.m.", in any language. */
export const withOnePeriod = (source: string, wordsOf: (name: string) => string | undefined): string =>
  source.replace(/\{([\w-]+)\}\.(?!\.)/g, (raw, name: string) =>
    wordsOf(name)?.endsWith('.') ? raw.slice(0, -1) : raw,
  )
