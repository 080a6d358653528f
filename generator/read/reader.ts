/**
 * Reads content files, and gives every file what business.md and frame.md say. The modules in kinds/ handle each kind
 * of file.
 */
import type * as z from 'zod'
import type * as schema from '../../templates/model/schema'
import { factsOfLanguage } from './copy/second-language'
import { readSiteFacts } from './copy/site-facts'
import type { SiteFacts } from './copy/site-facts'
import { ContentFiles } from './files/content-files'
import { businessFile, frameFile, folderSource } from './files/content-folder'
import type { ContentSource } from './files/content-folder'
import type { PhotoTable } from './pictures/photo'
import { PublicPictures } from './pictures/public-pictures'
import type { ContentFile } from './source/content-file'
import { singles, translated } from './source/kinds'
import type { Single } from './source/kinds'
import { ownLabels } from './source/labels'
import type { Labels } from './source/labels'
import { parse } from './source/parse'
import type { Parsed } from './source/parse'

/** Absolute paths. */
export interface ContentFolders {
  contentDir: string
  publicDir: string
}

export interface ReaderOptions extends ContentFolders {
  /** Used instead of the content folder. */
  source?: ContentSource
  /** Gives each city its own sharing picture, however many there are. */
  allPictures?: boolean | undefined
  /** Photos in the public folder. Any other picture is treated as a plain file. */
  photos?: PhotoTable | undefined
  /** False for the live site, whose town pages do not print open questions. */
  preview?: boolean | undefined
  /** True if drafts belong to the site. By default, only a preview has them. */
  drafts?: boolean | undefined
  /** The day ("2026-03-14") that decides which notices are shown. Today by default. */
  today?: string | undefined
}

/** An opened file and what its schema makes of it. */
export interface ParsedFile<S extends z.ZodObject> extends Parsed<S> {
  file: ContentFile
}

export class Reader extends ContentFiles {
  /** The day that decides which notices are shown. */
  readonly today: string
  /** Undefined when business.md is missing or cannot be read. */
  readonly business: ParsedFile<(typeof singles)[typeof businessFile]['rules']> | undefined
  /** The words of business.md in a second language. */
  readonly words: ParsedFile<typeof schema.businessWords> | undefined
  /** The same type as `business`. */
  readonly frame: ParsedFile<(typeof singles)[typeof frameFile]['rules']> | undefined
  readonly siteFacts: SiteFacts
  readonly pictures: PublicPictures
  /** True if pages may print open questions. */
  readonly preview: boolean
  private readonly labels: Labels

  /**
   * `language` is the folder of a second language, whose files override those that `first` reads.
   * @throws {ContentError} when a folder is missing.
   */
  constructor(options: ReaderOptions, first?: Reader, language?: string) {
    const {
      contentDir,
      publicDir,
      source = folderSource(contentDir),
      photos,
      preview = true,
      drafts = preview,
      today,
    } = options
    super(source, publicDir, drafts, first, language)
    const business = this.single(businessFile, {})
    const labels = ownLabels(language ?? String(business?.data.lang))
    const frame = this.single(frameFile, labels)
    this.frame = frame && { file: frame, ...parse(frame, singles[frameFile]) }
    if (first) {
      this.business = first.business
      this.words = business && { file: business, ...parse(business, translated[businessFile]) }
      this.siteFacts = factsOfLanguage(this, first.siteFacts, language!)
    } else {
      this.business = business && { file: business, ...parse(business, singles[businessFile]) }
      this.siteFacts = readSiteFacts(this.business, this.frame, (file) => this.has(file))
    }
    this.labels = labels
    this.pictures = first?.pictures ?? new PublicPictures(publicDir, photos)
    this.preview = preview
    this.today = first?.today ?? today ?? localToday()
  }

  /** Returns the file of this name, with our labels where it has none. Reports a missing file. */
  file(name: Single): ContentFile | undefined {
    return this.single(name, this.labels)
  }
}

/** Returns today's date in the time zone of this machine, not in UTC: "2026-03-14". */
export const localToday = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
