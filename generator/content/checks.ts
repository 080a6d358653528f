/** Checks of one content file that its schema cannot make. */
import GithubSlugger from 'github-slugger'
import type { Faqs, Seasons } from '../../templates/site'
import { checkPlain } from './copy'
import { miscounts } from './counts'
import type { Facts } from './facts'
import type { Folder } from './folder'
import { slugOf } from './front-matter'
import type { ContentFile, Path } from './front-matter'
import type { Sound } from './parse'
import type { Reader } from './reader'
import { MarkdownField } from './schema'
import { suggest } from './suggest'

/** Reports slugs of which there is no file, that stand in a list twice, or that name the page they stand on. */
export function checkSlugs(
  reader: Reader,
  file: ContentFile,
  path: Path,
  slugs: string | readonly (string | undefined)[] | undefined,
  folder: Folder,
): void {
  const check = (slug: string, at: Path) => {
    if (reader.has(`${folder}/${slug}.md`)) return
    const known = reader.folder(folder).map(slugOf)
    const wanted = `content/${folder}/${slug}.md`
    reader.report(file, at, `is "${slug}", but there is no ${wanted}; ${suggest(slug, known)}`)
  }
  if (typeof slugs === 'string') return check(slugs, path)
  slugs?.forEach((slug, i) => {
    if (slug === undefined) return
    const at = [...path, i]
    if (`${folder}/${slug}.md` === file.file)
      reader.report(file, at, `is "${slug}", the page that the list stands on; take it out`)
    else if (slugs.indexOf(slug) < i) reader.report(file, at, `is "${slug}" a second time; take it out`)
    else check(slug, at)
  })
}

/** Reports values that stand a second time among fields that must differ. */
export function checkDistinct(
  reader: Reader,
  file: ContentFile,
  path: Path,
  values: readonly (string | undefined)[],
  field?: string,
): void {
  const plain = values.map((value) => value?.trim().toLowerCase())
  plain.forEach((value, i) => {
    if (value === undefined || plain.indexOf(value) === i) return
    const at = [...path, i, ...(field ? [field] : [])]
    reader.report(file, at, `is "${values[i]}" a second time; write another, or take it out`)
  })
}

/** Reports a season that is there twice. */
export function checkSeasons(reader: Reader, file: ContentFile, seasons: Sound<Seasons> | undefined): void {
  const names = (seasons?.items ?? []).map((item) => item?.season)
  checkDistinct(reader, file, ['seasons', 'items'], names, 'season')
}

/** Reports counts that copy types and that are wrong. */
export function checkCounts(reader: Reader, file: ContentFile, data: object): void {
  const textOf = (leaf: object | string) =>
    typeof leaf === 'string' ? leaf : leaf instanceof MarkdownField ? leaf.source : undefined
  for (const { path, words, message } of miscounts(data, file.body, reader.counts(), textOf))
    if (path) reader.report(file, path, message, words)
    else reader.push(file, () => file.bodyProblem(`the text ${message}`, words))
}

/** Reports facts that would be printed otherwise than they are written. */
export function checkFacts(reader: Reader, file: ContentFile, facts: Facts): void {
  for (const [name, words] of Object.entries(facts)) {
    const path = ['facts', name]
    const inner = /\{[^{}]*\}?/.exec(words)?.[0]
    if (inner) reader.report(file, path, `holds ${inner}; a fact stands for words, so write the words`, inner)
    else checkPlain(reader, file, words, path)
  }
}

/** Reports claims about a field that the file does not have, which nobody could confirm. */
export function checkClaimFields(
  reader: Reader,
  file: ContentFile,
  claims: Sound<{ field?: string | undefined }[]> | undefined,
): void {
  claims?.forEach((claim, i) => {
    if (claim?.field === undefined) return
    let value: unknown = file.data
    for (const name of claim.field.split('.'))
      value = typeof value === 'object' && value !== null ? (value as Facts)[name] : undefined
    if (value === undefined)
      reader.report(
        file,
        ['claims', i, 'field'],
        `is "${claim.field}", but this file has no such field; correct it, or delete the claim`,
      )
  })
}

/** Notes what a page that will be published says of itself, and the fragments of its questions. */
export function notePage<T extends { file: string; title: string; description: string }>(
  reader: Reader,
  page: T,
): T {
  const { faqs } = page as { faqs?: Faqs }
  const slugger = new GithubSlugger()
  faqs?.items.forEach(({ question }, i) =>
    reader.noteLink(page.file, {
      href: `#${slugger.slug(question)}`,
      path: ['faqs', 'items', i, 'question'],
    }),
  )
  reader.noteHead(page.file, { title: page.title, description: page.description })
  return page
}
