/** How hard a page is to read: its sentences, their length, and their school grade. */
import type { HTMLElement } from 'node-html-parser'
import { syllable } from 'syllable'
import { linesOf } from './page-text'

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** Headings, questions, labels and links in lists are short, and would make a hard page look easy. */
const notProse = ['H1', 'H2', 'H3', 'H4', 'SUMMARY', 'NAV', 'TH']

/** Returns the sentences of the running text. */
export const sentencesOf = (main: HTMLElement): string[] =>
  linesOf(main, notProse)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[.!?:]["')]*$/.test(sentence) && wordsOf(sentence).length > 1)

export const wordsOf = (sentence: string): string[] =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The Flesch-Kincaid grade. An eighth-grader reads grade 8 easily. */
export function gradeOf(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  // The Flesch-Kincaid grade level, as the launch check computes it.
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
