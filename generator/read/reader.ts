/** Reads content: its files, and what business.md and frame.md give to all of them. What is done with each stands in kinds/. */
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
  /** In place of the content folder. */
  source?: ContentSource
  /** Gives each city a picture of its own for sharing, however many there are. */
  allPictures?: boolean | undefined
  /** Photos of the public folder. A picture that is none of them is measured as it is. */
  photos?: PhotoTable | undefined
  /** False for the live site, whose towns print no open questions. */
  preview?: boolean | undefined
  /** Whether drafts belong to the site; if left out, to a preview alone. */
  drafts?: boolean | undefined
  /** The day, "2026-03-14", that decides which notices are shown; if left out, today. */
  today?: string | undefined
}

/** A file that was opened, with what its schema makes of it. */
export interface ParsedFile<S extends z.ZodObject> extends Parsed<S> {
  file: ContentFile
}

export class Reader extends ContentFiles {
  /** The day that decides which notices are shown. */
  readonly today: string
  /** Undefined when it is missing or cannot be read. */
  readonly business: ParsedFile<(typeof singles)[typeof businessFile]['rules']> | undefined
  /** The words of the business in a second language. */
  readonly words: ParsedFile<typeof schema.businessWords> | undefined
  /** As business. */
  readonly frame: ParsedFile<(typeof singles)[typeof frameFile]['rules']> | undefined
  readonly siteFacts: SiteFacts
  readonly pictures: PublicPictures
  /** Whether pages may print open questions. */
  readonly preview: boolean
  private readonly labels: Labels

  /**
   * `language` is that of a folder whose files lie over what `first` reads.
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

  /** The file of this name, with our labels for those that it lacks; reports it when it is missing. */
  file(name: Single): ContentFile | undefined {
    return this.single(name, this.labels)
  }
}

/** Today's date where the site is built, "2026-03-14", and not in UTC. */
export const localToday = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
