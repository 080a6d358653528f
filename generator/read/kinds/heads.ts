/** Titles, descriptions, question fragments and notices of pages. */
import { languageFolder, originalOf } from '../../../templates/model/languages'
import { partSlugger } from '../../../templates/model/part-slugger'
import type { Faqs, Prose } from '../../../templates/model/site'
import { suggest } from '../../../templates/model/suggest'
import { byCodeUnit } from '../../../templates/model/text'
import { fillBlanks, phoneFacts } from '../copy/fill-blanks'
import type { ContentFile } from '../source/content-file'
import { repeated } from '../source/findings'
import type { Findings, PageHead } from '../source/findings'
import type { Reader } from '../reader'

type WrittenHead = [file: string, head: PageHead]

export const headsOf = ({ heads }: Findings): WrittenHead[] => [...heads].sort(([a], [b]) => byCodeUnit(a, b))

/**
 * Reports pages with the same title or description. They compete in search results, and one is usually an unedited
 * copy. The copies in `misnamed` are already reported.
 */
export function checkHeads(reader: Reader, misnamed: readonly string[]): void {
  const heads = headsOf(reader.findings)
  for (const field of ['title', 'description'] as const) {
    // The schema reports an empty one. While business.md cannot be read, facts in braces have no words.
    const wordsOf = ([file, { [field]: words }]: WrittenHead) =>
      typeof words === 'string' && !/^$|\{/.test(words) && !misnamed.includes(file)
        ? `${languageFolder(file)} ${words}`
        : undefined
    for (const [[file], [first]] of repeated(heads, wordsOf))
      reader.report(
        { file, path: [field] },
        `${field} is the same as in ${first}; write another in one of them`,
      )
  }
}

/** Notes a page's title, description and question fragments. Returns the page. */
export function notePage<T extends { title: string; description: string }>(
  { siteFacts }: Reader,
  file: ContentFile,
  page: T,
): T {
  const questions = (page as { faqs?: Faqs }).faqs?.items.map(({ question }) => question) ?? []
  // Only the FAQ page gives each answer an address.
  const slugger = partSlugger()
  for (const [i, question] of originalOf(file.file) === 'pages/faqs.md' ? questions.entries() : [])
    file.noteLink({ href: `#${slugger.slug(question)}`, path: ['faqs', 'items', i, 'question'] })
  const { title, description } = page
  file.noteHead(fillBlanks({ title, description }, phoneFacts(siteFacts.phone)))
  return page
}

/** The fields that put drawings beside the text of a page. */
const drawn = ['plates', 'pictures'] as const

export type Drawn = { [field in (typeof drawn)[number]]?: readonly { heading: string }[] | undefined }

/** Returns the body with its drawings. Reports a drawing whose heading is not in the body. */
export function illustrated(file: ContentFile, page: { body: Prose[] } & Drawn): Prose[] {
  const known = page.body.map(({ heading }) => heading)
  const drawings = drawn.flatMap((field) => {
    const all = page[field] ?? []
    all.forEach(({ heading }, i) => {
      const message = `is "${heading}", which is not a ## heading of this page; ${suggest(heading, known)}`
      if (!known.includes(heading)) file.report([field, i, 'heading'], message)
    })
    return all
  })
  return page.body.map((part) => ({
    ...part,
    ...Object.assign({}, ...drawings.filter(({ heading }) => heading === part.heading)),
  }))
}

/** Where a page comes from. */
export const origin = ({ file, slug }: Pick<ContentFile, 'file' | 'slug'>) => ({
  file,
  slug,
  folder: languageFolder(file),
})
