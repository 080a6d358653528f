/** Fits the words around a fact to it: "a" or "an", "1 mile", one period after "Inc." English only. */
import indefinite from 'indefinite'
import { upperFirst } from '../../../templates/model/text'

/** A name in braces with the article before it and any marks between, and the period or the unit after it. */
const named = /(?:\b(an?|the)(\s+[*_“"([]*))?\{([\w-]+)\}(\.(?!\.)|\s+miles\b)?/gi

/**
 * The source with the words around each `{name}` as they belong to those that it stands for: "an 8-year warranty",
 * "about 1 mile", "the Valley" for a name that begins with "the", and one period after "Acme Inc."
 */
export const withGrammar = (source: string, wordsOf: (name: string) => string | undefined): string =>
  source.replace(named, (raw, article = '', gap = '', name: string, behind = '') => {
    const words = wordsOf(name)
    // What is filled in later, page by page, is not known yet.
    if (!words || !/^[\p{L}\d]/u.test(words)) return raw
    const isDoubled = /^the$/i.test(article) && /^the /i.test(words)
    const isCapital = /^[A-Z]/.test(article)
    const fitting = /^an?$/i.test(article) ? indefinite(words, { articleOnly: true }) : article
    const before = isDoubled || !article ? '' : (isCapital ? upperFirst(fitting) : fitting) + gap
    const after =
      words.endsWith('.') && behind === '.' ? '' : words === '1' ? behind.replace(/s$/, '') : behind
    return `${before}{${isDoubled && isCapital ? upperFirst(name) : name}}${after}`
  })
