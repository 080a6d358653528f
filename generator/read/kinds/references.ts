/** Checks of one content file that its schema cannot make. */
import GithubSlugger from 'github-slugger'
import type { Announcement, Faqs, Prices, Region, Seasons } from '../../../templates/model/site'
import { slugOf } from '../source/content-file'
import type { ContentFile, Path } from '../source/content-file'
import { checkPlain } from '../copy/compile-copy'
import type { Facts } from '../copy/facts'
import type { Folder } from '../source/kinds'
import { noticeOf } from './notices'
import { holdsQuestion } from '../copy/questions'
import type { ValidParts } from '../source/partly-valid'
import type { Reader } from '../reader'
import { suggest } from '../../../templates/model/suggest'

/** Reports a slug of which there is no file. */
export function checkSlug(
  reader: Reader,
  file: ContentFile,
  path: Path,
  slug: string | undefined,
  folder: Folder,
): void {
  if (slug === undefined || reader.has(`${folder}/${slug}.md`)) return
  const hint = suggest(slug, reader.folder(folder).map(slugOf))
  file.report(path, `is "${slug}", but there is no content/${folder}/${slug}.md; ${hint}`)
}

/**
 * Reports slugs of which there is no file, that stand in a list twice, or that name the page they stand on. Each is an
 * entry of the list at `path`, or a field of one.
 */
export function checkSlugs(
  reader: Reader,
  file: ContentFile,
  path: Path,
  slugs: readonly (string | undefined)[] = [],
  folder: Folder,
  field?: string,
): void {
  slugs.forEach((slug, i) => {
    const at = [...path, i, ...(field ? [field] : [])]
    if (`${folder}/${slug}.md` === file.file)
      file.report(at, `is "${slug}", the page that the list stands on; take it out`)
    else if (slug !== undefined && slugs.indexOf(slug) < i)
      file.report(at, `is "${slug}" a second time; take it out`)
    else checkSlug(reader, file, at, slug, folder)
  })
}

/** Reports values that stand a second time in a list, or in a field of its entries. */
export function checkDistinct(
  file: ContentFile,
  path: Path,
  values: readonly (string | undefined)[] = [],
  field?: string,
): void {
  const plain = values.map((value) => value?.trim().toLowerCase())
  plain.forEach((value, i) => {
    if (value === undefined || plain.indexOf(value) === i) return
    const at = [...path, i, ...(field ? [field] : [])]
    file.report(at, `is "${values[i]}" a second time; write another, or take it out`)
  })
}

/** Reports a season that is there twice. */
export function checkSeasons(file: ContentFile, seasons: ValidParts<Seasons> | undefined): void {
  const names = seasons?.items?.map((item) => item?.season)
  checkDistinct(file, ['seasons', 'items'], names, 'season')
}

/** Reports facts that would be printed otherwise than they are written. */
export function checkFacts(file: ContentFile, facts: Facts): void {
  for (const [name, words] of Object.entries(facts)) {
    const path = ['facts', name]
    const inner = /\{[^{}]*\}?/.exec(words)?.[0]
    if (inner) file.report(path, `holds ${inner}; a fact stands for words, so write the words`, inner)
    else checkPlain(file, words, path)
  }
}

/** Notes facts that are still asked. */
export function noteAskedFacts(file: ContentFile, facts: ValidParts<Facts>): void {
  for (const [name, words] of Object.entries(facts))
    if (words !== undefined && holdsQuestion(words))
      file.findings.questions.push({ file: file.file, path: ['facts', name], needle: words })
}

/** Reports claims about a field that the file does not have, which nobody could confirm. */
export function checkClaimFields(
  file: ContentFile,
  claims: ValidParts<{ field?: string | undefined }[]> = [],
): void {
  claims.forEach((claim, i) => {
    if (claim?.field === undefined) return
    let value: unknown = file.data
    for (const name of claim.field.split('.'))
      value = typeof value === 'object' && value !== null ? (value as Facts)[name] : undefined
    const message = `is "${claim.field}", but this file has no such field; correct it, or delete the claim`
    if (value === undefined) file.report(['claims', i, 'field'], message)
  })
}

/**
 * Notes what a page that will be published says of itself, and the fragments of its questions. Gives the page back with
 * its notice if today is one of its days.
 */
export function notePage<T extends { title: string; description: string; notice?: Announcement | undefined }>(
  { today }: Reader,
  file: ContentFile,
  page: T,
): T {
  // Only the page of questions gives each answer an address.
  const { faqs } = file.file === 'pages/faqs.md' ? (page as { faqs?: Faqs }) : {}
  const slugger = new GithubSlugger()
  faqs?.items.forEach(({ question }, i) =>
    file.noteLink({ href: `#${slugger.slug(question)}`, path: ['faqs', 'items', i, 'question'] }),
  )
  file.noteHead(page)
  const { notice, ...rest } = page
  const shown = noticeOf(file, notice, today, ['notice'])
  return { ...rest, ...(shown && { notice: shown }) } as T
}

/** Reports areas of the map that lie along a line which the map does not have. */
export function checkBorders(file: ContentFile, map: ValidParts<Region['map']> = {}): void {
  // What is wrong with the lines is reported already.
  if (!map.lines) return
  const lines = map.lines.map((line) => line?.name)
  map.areas?.forEach((area, i) => {
    const along = area?.along
    if (along === undefined || lines.includes(undefined) || lines.includes(along)) return
    const known = lines.flatMap((name) => name ?? [])
    file.report(['map', 'areas', i, 'along'], `is "${along}", no line of this map; ${suggest(along, known)}`)
  })
}

/** Reports rows of a table of prices that name no kind of repair of business.md. */
export function checkCosts(reader: Reader, file: ContentFile, prices: ValidParts<Prices> | undefined): void {
  if (!reader.known.isWhole) return
  const known = (reader.known.business.costs ?? []).flatMap((cost) => cost?.id ?? [])
  prices?.rows?.forEach((row, i) => {
    if (row?.cost === undefined || known.includes(row.cost)) return
    const message = `is "${row.cost}", no id under "costs" of content/business.md; ${suggest(row.cost, known)}`
    file.report(['price', 'rows', i, 'cost'], message)
  })
}
