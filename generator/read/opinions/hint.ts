/**
 * Hints: things that are often a mistake but may be right. They never stop a build. The launch check lists them. Words
 * that a file lists under `fine:` are intended.
 */
import type { CitySource, Site } from '../../../templates/model/site'
import { ownersFields } from '../copy/compile-copy'
import type { Reader } from '../reader'
import type { ContentFile } from '../source/content-file'
import { textsIn } from '../source/labels'
import type { Fields } from '../source/labels'
import type { Path, WrittenPlace } from '../source/positions'

/** The kinds of hints, in the order in which the launch check lists them, with its heading for each. */
export const suspicionKinds = {
  fact: 'Facts that are typed out, so that they stay when business.md changes',
  hours: 'Hours that cannot be compared',
  language: 'Words that a second language lacks',
  price: 'Prices of an unusual size',
  leftOut: 'Drafts, which the live site leaves out, and what leads to them',
  count: 'Numbers that may count a list',
  town: 'Names of other towns, and places far away',
  claim: 'Words of claims that were declined',
  gone: 'Names of services that are gone',
  copy: 'Files that look like a copy of another',
  picture: 'Photos without a description, and photos that no page shows',
  link: 'Pages that nothing leads to',
  ground: 'Ground that is not drawn as named',
  notice: 'Notices that may be over, or name other days',
  length: 'Titles and descriptions of an unusual length',
  color: 'Colors of one scheme alone',
  reading: 'Pages that are hard to read, and headings without ##',
} as const
export type SuspicionKind = keyof typeof suspicionKinds

/** Something that may be a mistake. */
export interface Suspicion extends WrittenPlace {
  kind: SuspicionKind
  /** The words in the file. If there are none, what to write under `fine:`. */
  words: string
  /** Says why they may be a mistake and what to do. It follows the words. */
  why: string
  /** Keeps the site from going live until it is changed or listed under `fine:`. */
  holds?: true
  /** Starts at 1. Set when it is already known. Otherwise the place is looked up. */
  line?: number
}

/** What a rule finds. Kind and file are the rule's kind and the file it looks at, unless it sets others. */
export type Found = Pick<Suspicion, 'words' | 'why'> & Partial<Suspicion>

/** A piece of copy in a file. Without a path, it is the body. */
export interface Text {
  path: Path | undefined
  text: string
}

/** A file as rules see it, without the words of declined claims. */
export interface Look {
  file: ContentFile
  folder: string
  /** The words on its pages, without names, numbers, notices and customers' reviews. */
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
  /** Finds words that are typed out in a piece of copy, where a fact would change with business.md. */
  findWords: (text: string) => Found[]
}

/** A hint: its kind, its question, and a rule for each text, each file or the whole site. */
export interface Hint {
  kind: SuspicionKind
  asks: string
  /** Everything it finds keeps the site from going live. */
  holds?: true
  /** It only looks at files in these folders. */
  in?: readonly string[]
  /** It only works on English text. */
  inEnglish?: true
  ofText?: (text: Text, look: Look) => Iterable<Found>
  ofFile?: (look: Look) => Iterable<Found>
  ofSite?: (site: WholeSite) => Iterable<Found>
}

/** Returns words in a form that ignores spacing, hyphens and capitals. */
export const normalize = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\s\u00A0\u202F\u2010-\u2015-]+/g, ' ')
    .replaceAll('’', "'")
    .trim()

/** True when the file lists the words under `fine:`, which means that they are intended. */
export const isFine = (words: string, fine: readonly string[]): boolean =>
  fine.some((meant) => normalize(meant).includes(normalize(words)))

/** Yields the front matter texts that pages show, each with its path. */
export const copyIn = (data: Fields): (Text & { path: Path })[] =>
  [...textsIn(data)].filter(({ path }) => !ownersFields.has(String(path[0])))
