/** Hints about a page as a whole: how hard it is to read, and how little it says. Only the launch check shows them. */
import { syllable } from 'syllable'
import { isEnglish } from '../../../templates/model/language'
import { plainText } from '../copy/markdown'
import type { Found, WholeSite } from './hint'

/** Flesch-Kincaid grade. An eighth-grader reads such a text easily. */
const hardestGrade = 8

/** A service or city page with fewer words of its own, in sentences, says little that other pages do not. */
const fewestWords = 350

/** With fewer sentences, the grade means nothing. */
const fewestSentences = 5

/** Returns the pages whose sentences are hard to read, and those with few words of their own. */
export function* suspectPages({ site, cityOf }: Pick<WholeSite, 'site' | 'cityOf'>): Generator<Found> {
  const own = [...site.services, ...site.cities.map(cityOf)]
  const singles = [...Object.values(site.pages), ...site.ownPages]
  // Counting syllables and computing the grade only work in English.
  for (const page of isEnglish(site.business.lang) ? [...own, ...singles] : []) {
    const sentences = sentencesOf(page)
    const grade = sentences.length < fewestSentences ? 0 : gradeOf(sentences)
    const why = `of this page is ${grade.toFixed(1)}; shorter words and sentences bring it to ${hardestGrade} or less`
    if (grade > hardestGrade) yield { file: page.file, path: [], words: 'reading grade', why }
  }
  // Search engines do not see the other pages.
  for (const page of own.filter((one) => !('noindex' in one && one.noindex))) {
    const count = sentencesOf(page).flatMap(wordsOf).length
    const why = `of its own, ${count}; a page that says little looks as if it were made only for search engines`
    if (count < fewestWords) yield { kind: 'length', file: page.file, path: [], words: 'few words', why }
  }
}

/** Returns the sentences in all running text of a page. */
const sentencesOf = (page: object): string[] =>
  textsOf(page)
    .flatMap((text) => text.split(/(?<=[.!?:]["')”’]*)\s+/))
    .filter((sentence) => /[.!?:]["')”’]*$/.test(sentence))

function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { html, text } = value as { html?: unknown; text?: unknown }
  if (typeof html === 'string') return [typeof text === 'string' ? text : plainText(html)]
  return Object.values(value).flatMap(textsOf)
}

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/**
 * Returns the school grade needed to read these sentences: the Flesch-Kincaid grade level (Kincaid, Fishburne, Rogers,
 * Chissom: Derivation of new readability formulas for Navy enlisted personnel, 1975).
 */
function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
