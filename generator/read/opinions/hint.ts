/**
 * Hints: what is often a mistake and may be right. They never stop a build; the launch check lists them. The
 * words that a file gives under `fine:` are meant as they are.
 */
import type { CitySource, Site } from '../../../templates/model/site'
import { ownersFields } from '../copy/compile-copy'
import type { ContentSource } from '../files/content-folder'
import type { Reader } from '../reader'
import type { ContentFile } from '../source/content-file'
import type { Fields } from '../source/labels'
import type { Path, WrittenPlace } from '../source/positions'

/** The kinds of hints, in the order of the launch check, with what it says above them. */
export const suspicionKinds = {
  fact: 'Facts that are typed out, so that they stay when business.md changes',
  hours: 'Times and weekdays, which may be opening hours',
  distance: 'Distances that are typed out',
  phone: 'Numbers that look like a phone number',
  language: 'Pages of a second language that may be out of date',
  label: 'Labels that are not written in shared/',
  draft: 'Words that look unfinished',
  leftOut: 'Drafts, which the live site leaves out, and what leads to them',
  count: 'Numbers that may count a list',
  town: 'Names of other towns',
  claim: 'Words of claims that were declined',
  gone: 'Names of services that are gone',
  copy: 'Files that look like a copy of another',
  picture: 'Pictures and what is said of them',
  link: 'Pages that nothing leads to',
  ground: 'Depths that may be inches',
  notice: 'Notices that may be over',
  length: 'Titles, descriptions and pages of an unusual length',
  reading: 'Pages that are hard to read',
  weight: 'Pages that are heavy',
  fine: 'Words under fine: that match no hint',
} as const
export type SuspicionKind = keyof typeof suspicionKinds

/** Something that may be a mistake. */
export interface Suspicion extends WrittenPlace {
  kind: SuspicionKind
  /** As they stand in the file, or what is meant by `fine:` for something that is no words. */
  words: string
  /** Why they may be a mistake and what to do, to follow the words. */
  why: string
  /** It keeps the site from going live until it is changed, or meant by `fine:`. */
  holds?: true
  /** From 1, where it is known already; otherwise the place is looked up. */
  line?: number
}

/** What a rule finds. Kind and file are those of the rule and of the file it looks at, unless it names others. */
export type Found = Pick<Suspicion, 'words' | 'why'> & Partial<Suspicion>

/** A piece of copy of a file. Without a path it is the body. */
export interface Text {
  path: Path | undefined
  text: string
}

/** A file as rules see it, without the words of claims that were declined. */
export interface Look {
  file: ContentFile
  folder: string
  /** The words of its pages, without names, numbers, notices, and what customers said. */
  copy: readonly Text[]
  body: Text
  site: WholeSite
}

/** The site as rules see it. */
export interface WholeSite {
  reader: Reader
  looks: readonly Look[]
  site: Site
  cityOf: CitySource
  source: ContentSource
  /** Finds what is typed out in a piece of copy. */
  findWords: (text: string) => Found[]
  /** Whether a slug is that of a town with a page, or of the first firm's office. */
  isTown: (slug: string) => boolean
}

/** A hint: the part of the list it belongs to, what it asks, and a rule for each text, each file or the whole site. */
export interface Hint {
  kind: SuspicionKind
  asks: string
  /** What it finds keeps the site from going live. */
  holds?: true
  /** It looks at files of this folder alone. */
  in?: string
  /** It knows the words of English alone. */
  inEnglish?: true
  ofText?: (text: Text, look: Look) => Iterable<Found>
  ofFile?: (look: Look) => Iterable<Found>
  ofSite?: (site: WholeSite) => Iterable<Found>
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

/** Each group in a value, with its path. */
export function* groupsIn(value: unknown, path: Path = []): Generator<{ path: Path; group: Fields }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { path, group: value as Fields }
  for (const [key, child] of Object.entries(value))
    yield* groupsIn(child, [...path, Array.isArray(value) ? Number(key) : key])
}

/** The texts of front matter that pages show, each with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<Text & { path: Path }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value))
      if (path.length > 0 || !ownersFields.has(key))
        yield* textsIn(child, [...path, Array.isArray(value) ? Number(key) : key])
}
