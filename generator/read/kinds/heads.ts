/** Titles, descriptions, fragments of questions and notices of pages. */
import { languageFolder, originalOf } from '../../../templates/model/languages'
import { partSlugger } from '../../../templates/model/part-slugger'
import type { Announcement, Faqs } from '../../../templates/model/site'
import { byCodeUnit, slugify } from '../../../templates/model/text'
import { fillBlanks, phoneFacts } from '../copy/fill-blanks'
import type { ContentFile } from '../source/content-file'
import { repeated } from '../source/findings'
import type { Findings, PageHead } from '../source/findings'
import type { Reader } from '../reader'

type WrittenHead = [file: string, head: PageHead]

export const headsOf = ({ heads }: Findings): WrittenHead[] => [...heads].sort(([a], [b]) => byCodeUnit(a, b))

/** How much title and description name the page as its file name does. Those of an unedited copy do not. */
function ownHeads(file: string, heads: Findings['heads']): number {
  const { title, description } = heads.get(file) ?? {}
  const slug = /([^/]+)\.md$/.exec(file)![1]!
  const names = (words: unknown) => Number(slugify(String(words)).includes(slug))
  return 2 * names(title) + names(description)
}

/** The files whose titles and descriptions name them come first, so that a copy is reported and not its original. */
export const originalsFirst = <T>(
  { findings: { heads } }: Reader,
  all: readonly T[],
  fileOf: (one: T) => string,
): T[] => [...all].sort((a, b) => ownHeads(fileOf(b), heads) - ownHeads(fileOf(a), heads))

/**
 * Reports pages with the same title or description: they compete in search, and one is usually an unedited copy.
 * `misnamed` are copies that were reported whole.
 */
export function checkHeads(reader: Reader, misnamed: readonly string[]): void {
  const heads = originalsFirst(reader, headsOf(reader.findings), ([file]) => file)
  for (const field of ['title', 'description'] as const) {
    // An empty one is reported by its schema, and while business.md cannot be read, nothing is put into braces.
    const wordsOf = ([file, { [field]: words }]: WrittenHead) =>
      typeof words === 'string' && !/^$|\{/.test(words) && !misnamed.includes(file)
        ? `${languageFolder(file)} ${words}`
        : undefined
    for (const [[file], [first]] of repeated(heads, wordsOf))
      reader.report({ file, path: [field] }, `${field} is the same as in ${first}; write a different one`)
  }
}

/**
 * Notes the title, the description and the fragments of questions of a page. Gives the page back, with its notices of
 * today in one list.
 */
export function notePage<T extends { title: string; description: string } & Notices>(
  { today, siteFacts }: Reader,
  file: ContentFile,
  page: T,
): T {
  const questions = (page as { faqs?: Faqs }).faqs?.items.map(({ question }) => question) ?? []
  // Only the page of questions gives each answer an address.
  const slugger = partSlugger()
  for (const [i, question] of originalOf(file.file) === 'pages/faqs.md' ? questions.entries() : [])
    file.noteLink({ href: `#${slugger.slug(question)}`, path: ['faqs', 'items', i, 'question'] })
  const { title, description } = page
  file.noteHead(fillBlanks({ title, description }, phoneFacts(siteFacts.phone)))
  const { notice, notices, ...rest } = page
  const shown = noticesOf({ notice, notices }, today)
  return { ...rest, ...(shown.length > 0 && { notices: shown }) } as T
}

interface Notices {
  notice?: Announcement | undefined
  notices?: Announcement[] | undefined
}

/** The notices of which today is one of the days. */
export const noticesOf = ({ notice, notices = [] }: Notices, today: string): Announcement[] =>
  [...(notice ? [notice] : []), ...notices].filter(
    ({ from = today, until = today }) => from <= today && today <= until,
  )
