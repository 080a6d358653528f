/**
 * Suspicions: words that are often a mistake and may be right as they stand. They never stop a build; the launch check
 * lists them. The words that a file gives under `fine:` are meant as they are.
 */
import type { WrittenPlace } from '../source/positions'

/** The kinds of suspicions, in the order of the launch check, with what it says above them. */
export const suspicionKinds = {
  fact: 'Facts that are typed out, so that they stay when business.md changes',
  hours: 'Times and weekdays, which may be opening hours',
  distance: 'Distances that are typed out',
  phone: 'Numbers that look like a phone number',
  label: 'Labels that are not written in shared/',
  draft: 'Words that look unfinished',
  count: 'Numbers that may count a list',
  town: 'Names of other towns',
  name: 'Names of the firm that this content was written for',
  gone: 'Names of services that are gone',
  soil: 'Words for a ground or a foundation that this firm may not have',
  copy: 'Files that look like a copy of another',
  picture: 'Pictures and what is said of them',
  link: 'Pages that nothing leads to',
  ground: 'Depths that may be inches',
  notice: 'Notices that may be over',
  length: 'Titles, descriptions and pages of an unusual length',
  reading: 'Pages that are hard to read',
  weight: 'Pages that are heavy',
} as const
export type SuspicionKind = keyof typeof suspicionKinds

/** Something that may be a mistake. Plain data, so that a worker can send it. */
export interface Suspicion extends WrittenPlace {
  kind: SuspicionKind
  /** As they stand in the file, or what is meant by `fine:` for something that is no words. */
  words: string
  /** Why they may be a mistake and what to do, to follow the words. */
  why: string
  /** From 1, where it is known already; otherwise the place is looked up. */
  line?: number
}

/** Words however they are spaced, hyphenated and capitalized. */
export const normalize = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\s\u00A0\u202F\u2010-\u2015-]+/g, ' ')
    .replaceAll('’', "'")
    .trim()

/** Whether a file says under `fine:` that the words are meant as they stand. */
export const isFine = (words: string, fine: readonly string[]): boolean =>
  fine.some((meant) => normalize(meant).includes(normalize(words)))

/** The words that a file says are meant as they stand. */
export type FineIn = (file: string) => readonly string[]

export function fineIn(files: readonly { file: string; fine: string[] }[]): FineIn {
  const fine = new Map(files.map((one) => [one.file, one.fine]))
  return (file) => fine.get(file) ?? []
}

/** Those of which no file says that they are meant. */
export const withoutFine = (suspicions: readonly Suspicion[], fineIn: FineIn): Suspicion[] =>
  suspicions.filter(({ file, words }) => !isFine(words, fineIn(file)))
