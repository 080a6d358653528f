/** The content folder: lists its files, and knows which files a site may have. */
import { join } from 'node:path'
import { folders, singles } from '../source/kinds'
import type { Single } from '../source/kinds'
import { ContentError, problemIn } from '../source/problems'
import type { Problem } from '../source/problems'
import { maxContentBytes } from '../source/front-matter'
import { filesIn, irregular, isFolder, readRegular, reading } from './regular-file'
import type { SourceFile } from './regular-file'
import { languageFolder, originalOf } from '../../../templates/model/languages'
import { guess, hint, suggest } from '../../../templates/model/suggest'
import { slugify } from '../../../templates/model/text'

/** Where content files come from: a folder on disk, or a map in memory for tests. */
export interface ContentSource {
  /** The message when there is nothing to read. */
  readonly place: string
  /** Returns every file, as a relative path with forward slashes. Undefined when the folder is missing. */
  list: () => SourceFile[] | undefined
  read: (file: string) => Buffer
}

/** Files that operating systems and editors put into any folder. */
export const leftBehind = /(^|\/)(thumbs\.db|desktop\.ini|\._[^/]*|[^/]*(~|\.(sw[a-p]|bak|orig|tmp)))$/i

/** The owner's guide, which is next to the content. It does not become a page. */
export const guideFile = 'README.md'

export const folderSource = (folder: string): ContentSource => ({
  place: folder,
  list: () =>
    isFolder(folder)
      ? filesIn(folder, false, /\.md$/i).filter(({ file }) => file !== guideFile && !leftBehind.test(file))
      : undefined,
  read: (file) => readRegular(join(folder, file), file, maxContentBytes),
})

const singleFiles = Object.keys(singles)

export const businessFile = 'business.md' satisfies Single
/** Contains words that the copy of any file may use by name. */
export const frameFile = 'shared/frame.md' satisfies Single
export const serviceFile = 'shared/service.md' satisfies Single
/** A second language needs at least this file. */
export const homeFile = 'pages/home.md' satisfies Single
export const noticeFile = 'notice.md' satisfies Single

/** The names of the pages that every site has. Other files in their folder are the owner's own pages. */
export const singlePages = singleFiles.flatMap((file) => /^pages\/(.*)\.md$/.exec(file)?.[1] ?? [])

/** True when every site may have exactly one file of this name. */
export const isSingle = (file: string): file is Single => Object.hasOwn(singles, file)

/** Slugs that pages may not have, because the build's hashed files and the editor are there. */
const takenSlugs: readonly string[] = ['assets', 'admin']

/**
 * Returns the files in the content folder that a site may have, and a problem for each other file.
 * @throws {ContentError} when the content or public folder is missing or cannot be read.
 */
export function listContent(
  source: ContentSource,
  publicDir: string,
): { files: string[]; problems: Problem[] } {
  const missing = (name: string, place: string) =>
    new ContentError([problemIn(name, `there is no ${name} folder at ${place}; name it with --${name}`)])
  const found = reading('content', source.list)
  if (!found) throw missing('content', source.place)
  if (!isFolder(publicDir)) throw missing('public', publicDir)
  const files: string[] = []
  const problems: Problem[] = []
  const homeless = new Set<string>()
  const names = new Set(found.map(({ file }) => file))
  for (const { file, regular } of found) {
    const folder = languageFolder(file)
    if (folder !== undefined && !names.has(`${folder}/${homeFile}`)) {
      homeless.add(folder)
      continue
    }
    const wrong = regular ? (whatIsWrongWithFile(file) ?? misnamedPage(file, names)) : irregular
    if (wrong === undefined) files.push(file)
    else problems.push(problemIn(file, wrong))
  }
  for (const folder of homeless) {
    const message = `is missing, and a second language begins with it; write it, or delete the folder content/${folder}`
    problems.push(problemIn(`${folder}/${homeFile}`, message))
  }
  return { files, problems }
}

/** Returns what is wrong with a page whose name is close to that of a missing page, such as "faq.md" for "faqs.md". */
function misnamedPage(file: string, names: ReadonlySet<string>): string | undefined {
  const original = originalOf(file)
  if (original !== file) return untranslated(original, names)
  const folder = /^pages\/(\w+)\.md$/.exec(file)?.[1]
  if (names.has(`${folder}/${homeFile}`))
    return `would have the address /${folder}, which is that of content/${folder}/${homeFile}; choose another name`
  if (!file.startsWith('pages/') || isSingle(file)) return undefined
  const missing = singleFiles.filter((name) => name.startsWith('pages/') && !names.has(name))
  return guess(file, missing) === undefined
    ? undefined
    : `is not a file this site knows${hint(file, missing)}`
}

/** Matches files that a second language may translate. It uses the first language's version of all others. */
export const mayTranslate =
  /^(?!(?:locations|testimonials|jobs)\/|(?:redirects|shared\/(?:city|county)|pages\/(?:locations|not-found))\.md$)/

/** Returns why a file of this name cannot be a translation. */
export function untranslated(original: string, names: ReadonlySet<string>): string | undefined {
  if (!mayTranslate.test(original))
    return `translates content/${original}, and towns, jobs, reviews, redirects and the 404 page have one file for all languages; delete it`
  if (names.has(original) || isSingle(original)) return undefined
  const others = [...names].filter((name) => languageFolder(name) === undefined)
  return `translates content/${original}, and there is no such file; ${suggest(original, others)}`
}

/** Returns why a content file may not have this name, and what to do. Undefined when it may. */
export function whatIsWrongWithFile(named: string): string | undefined {
  const file = originalOf(named)
  const [folder, name, ...rest] = file.split('/')
  const inFolder = Object.hasOwn(folders, folder!) && name !== undefined && rest.length === 0
  if (file === `pages/${noticeFile}`)
    return `belongs in content/ itself, as content/${noticeFile}; move it there`
  const lower = named.toLowerCase()
  if (originalOf(lower) !== lower && file === named)
    return `is not a file this site knows; did you mean "${lower}"?`
  if (!inFolder && !isSingle(file)) {
    const kind = name && guess(folder!, Object.keys(folders))
    const meant =
      guess(file.replace(/\.\w+$/, '.md'), singleFiles) ?? (kind && `${kind}/${file.split('/').at(-1)}`)
    return `is not a file this site knows; ${meant ? `did you mean "${meant}"?` : `move it into the folder of its kind: ${Object.keys(folders).join(', ')}`}`
  }
  const base = name ?? file
  // The page has a longer extension, and so do its sharing picture and its compressed copies.
  if (base.length > 200) return 'has a name too long for the disk; choose a shorter one'
  if (/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(base)) {
    const slug = base.slice(0, -'.md'.length)
    const isTaken = folder === 'pages' && takenSlugs.includes(slug)
    return isTaken ? `would have the address /${slug}, which is taken; choose another name` : undefined
  }
  const original = base.replace(/(?:\.\w+)+$/, '').replace(/\s*\(\d+\)$/, '')
  const isCopy = /\.md\.\w+$|\(\d+\)(?:\.\w+)*$| copy\b/i.test(base)
  return `cannot be the address of a page; name it "${slugify(original) || 'a-name'}.md"${isCopy ? ', or delete it if it is a copy' : ''}`
}
