/** Hints about a page as a whole: how hard it is to read. */
import { syllable } from 'syllable'
import { plainText } from '../copy/html'
import type { Found, WholeSite } from './hint'

/** Flesch-Kincaid grade. An eighth-grader reads such a text easily. */
const hardestGrade = 8

/** With fewer sentences, the grade means nothing. */
const fewestSentences = 5

/** Pages whose sentences are hard to read. Counting syllables only works in English. */
export function* hardPages({ site, cityOf }: WholeSite): Generator<Found> {
  const { services, cities, pages, ownPages } = site
  for (const page of [...services, ...cities.map(cityOf), ...Object.values(pages), ...ownPages]) {
    const sentences = sentencesOf(page)
    const grade = sentences.length < fewestSentences ? 0 : gradeOf(sentences)
    const why = `of this page is ${grade.toFixed(1)}; shorter words and sentences bring it to ${hardestGrade} or less`
    if (grade > hardestGrade) yield { file: page.file, path: [], words: 'reading grade', why }
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
