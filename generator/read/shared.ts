/** Lists the files of a site and reads everything except the cities, in each language. */
import { languageOf } from '../../templates/model/language'
import { languageFolder } from '../../templates/model/languages'
import { loadBusiness, translateBusiness } from './kinds/business'
import { businessFile, homeFile, serviceFile } from './files/content-folder'
import { loadFiles } from './kinds/pages'
import { loadCityWords } from './kinds/city'
import { loadCountyWords } from './kinds/counties'
import { iconProblems, ownIcon } from './pictures/own-picture'
import { photoKey } from './pictures/photo'
import type { PhotoTable } from './pictures/photo'
import { publicFiles } from './files/public-files'
import { readPublic } from './files/regular-file'
import { readPictures } from './pictures/public-photos'
import { readSvg } from './pictures/svg'
import { Reader } from './reader'
import type { ReaderOptions } from './reader'

/** All content except the cities. A part that could not be read is undefined. */
export interface SharedContent extends LanguageContent {
  translations: LanguageContent[]
}

/** All content of one language except the cities. */
export type LanguageContent = ReturnType<typeof readLanguage>

/**
 * Reads every file except those of cities. A broken file does not stop the others, so that one run shows all problems.
 * @throws {ContentError} when a folder is missing.
 */
export function readShared(options: ReaderOptions): SharedContent {
  const reader = new Reader(options)
  const first = readLanguage(reader, options)
  const folders = new Set(reader.files.flatMap((file) => languageFolder(file) ?? []))
  const translations = [...folders].map((folder) => translate(first, new Reader(options, reader, folder)))
  return { ...first, translations }
}

/** Reads the content in a second language. Takes from the first what only the first has. */
function translate(first: LanguageContent, reader: Reader): LanguageContent {
  const { pages, notices, ...own } = loadFiles(reader, first.region)
  if (languageOf(first.reader.siteFacts.lang) === reader.language)
    reader.report(
      { file: reader.inFolder(homeFile), path: [] },
      `is in the language of the whole site, as content/${businessFile} says; delete the folder content/${reader.language}`,
    )
  if (own.services.length > 0 && !reader.has(reader.inFolder(serviceFile)))
    reader.onlyInFirst(serviceFile, first.serviceWords, undefined, [])
  const written = <P extends object>(parts: P) =>
    Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Partial<P>
  return {
    ...{ ...first, ...written(own), reader },
    // Without a file of its own, it shows those of the first that are in its language.
    notices: notices.length > 0 ? notices : first.notices.filter(({ lang }) => lang === reader.language),
    business: first.business && translateBusiness(reader, first.business),
    pages: { ...first.pages, ...written(pages) },
    testimonials: first.testimonials,
  }
}

const readLanguage = (reader: Reader, options: ReaderOptions) => ({
  reader,
  business: loadBusiness(reader),
  ...loadFiles(reader),
  cityWords: loadCityWords(reader),
  countyWords: loadCountyWords(reader),
  cityFiles: reader.folder('locations'),
  allPictures: options.allPictures ?? false,
})

export interface Input {
  /** Addresses of the public files that are copied to the site. */
  copied: readonly string[]
  /** Those that contain more than pixels, such as the place where a photo was taken. */
  withMetadata: ReadonlySet<string>
  /** Photos, which pages show in sizes of their own. */
  photos: PhotoTable
  /** All content except the cities. */
  shared: SharedContent
}

/** @throws {ContentError} for public files that may not be there, and when a folder is missing. */
export async function readInput(options: ReaderOptions): Promise<Input> {
  const { publicDir } = options
  const files = publicFiles(publicDir)
  const { photos, withMetadata, problems } = await readPictures(publicDir, files)
  const copied = files.filter((address) => !photos.has(photoKey(address)))
  const shared = readShared({ ...options, photos })
  const { findings, siteFacts } = shared.reader
  findings.problems.push(...problems, ...iconProblems(publicDir, copied))
  const drawn = [ownIcon(copied), siteFacts.business.logo?.src]
  const cleaned = new Set(withMetadata)
  for (const address of copied.filter((address) => /\.svgz?$/i.test(address))) {
    const file = `public${address}`
    const bytes = readPublic(publicDir, address)
    const { problems, isCleaned } = readSvg(file, bytes, drawn.includes(address))
    findings.problems.push(...problems)
    if (isCleaned) cleaned.add(address)
  }
  return { copied, withMetadata: cleaned, photos, shared }
}
