/**
 * Opens content files one by one and collects every problem on the way instead of stopping at the first.
 * What is done with an open file stands in source/parse.ts, copy/compile-copy.ts and kinds/.
 */
import { positionAt } from './source/positions'
import type { Position, WrittenPlace } from './source/positions'
import { businessFile, frameFile, folderSource, isSingle, listContent } from './files/content-folder'
import type { ContentSource } from './files/content-folder'
import { readFrontMatter } from './source/front-matter'
import { ContentFile, moreProblems, mostProblems } from './source/content-file'
import { createFindings } from './source/findings'
import { kindOf } from './source/kinds'
import { ownLabels, withLabels } from './source/labels'
import type { Labels } from './source/labels'
import type { Folder, Single } from './source/kinds'
import { readSiteFacts } from './copy/site-facts'
import type { SiteFacts } from './copy/site-facts'
import type { PhotoTable } from './pictures/photo'
import { PublicPictures } from './pictures/public-pictures'
import { ContentError, problemIn } from './source/problems'

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
  /** Photos of the public folder; without them each is measured as the file it is. */
  photos?: PhotoTable | undefined
  /** The day, "2026-03-14", that decides which notices are shown; if left out, today. */
  today?: string | undefined
}

export class Reader {
  readonly findings = createFindings()
  readonly today: string
  /** Undefined when it is missing or cannot be read. */
  readonly businessFile: ContentFile | undefined
  /** The same. */
  readonly frameFile: ContentFile | undefined
  readonly siteFacts: SiteFacts
  /** Labels that no file of shared/ has, so that the generator's own stand for them. */
  readonly missingLabels: string[] = []
  readonly pictures: PublicPictures
  /** Every file that belongs to the site, whether it can be read or not. */
  readonly files: readonly string[]
  /** The files that were opened and could be read, but for those whose findings are kept apart. */
  readonly opened: ContentFile[] = []
  private readonly labels: Labels = {}
  private readonly names: ReadonlySet<string>
  private readonly source: ContentSource
  private located: ContentFile | undefined
  /** How many problems were reported of each file once all were read. */
  private readonly reported = new Map<string, number>()

  /** @throws {ContentError} when a folder is missing. */
  constructor({ contentDir, publicDir, source, photos, today }: ReaderOptions) {
    this.today = today ?? localToday()
    this.source = source ?? folderSource(contentDir)
    this.pictures = new PublicPictures(publicDir, photos)
    const { files, problems } = listContent(this.source, publicDir)
    this.files = files
    this.names = new Set(files)
    this.findings.problems.push(...problems)
    this.businessFile = this.file(businessFile)
    this.labels = ownLabels(String(this.businessFile?.data.lang))
    this.frameFile = this.file(frameFile)
    this.siteFacts = readSiteFacts(this.businessFile, this.frameFile, (file) => this.has(file))
  }

  /** True also for a file that is there but cannot be read: that problem is reported once. */
  has(file: string): boolean {
    return this.names.has(file)
  }

  /** The files of a folder, without those of which every site has one. */
  folder(folder: Folder): string[] {
    return this.files.filter((file) => file.startsWith(`${folder}/`) && !isSingle(file))
  }

  /** The file of this name, with our labels for those that it lacks; reports it when it is missing. */
  file(name: Single): ContentFile | undefined {
    // The frame also says what only the firm knows.
    if (!this.has(name) && (name === frameFile || !this.labels[name])) {
      this.findings.problems.push(problemIn(name, 'is missing; every site needs this file'))
      return undefined
    }
    const found = this.has(name) ? this.open(name) : new ContentFile(name, '', {}, '', this.findings)
    if (!found) return undefined
    const { file, missing } = withLabels(found, this.labels)
    this.missingLabels.push(...missing)
    return file
  }

  /** Reads a file, whose problems go into `findings`; undefined when that cannot be done. */
  open(name: string, findings = this.findings): ContentFile | undefined {
    try {
      const file = readFrontMatter(name, this.source.read(name), findings)
      if (kindOf(name)?.isPage) file.noteHead(file.data)
      if (findings === this.findings) this.opened.push(file)
      return file
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      findings.problems.push(...error.problems)
      return undefined
    }
  }

  /** A place in a file that is no longer at hand; without a path, in its body. */
  readonly locate = (name: string, place: Omit<WrittenPlace, 'file'> = {}): Position => {
    // Of many places in one file, the file is read and parsed for the first.
    if (this.located?.file !== name) this.located = readFrontMatter(name, this.source.read(name))
    return this.located.position(place)
  }

  /** The first place where some words follow others in the text of the files, of which `first` is looked at first. */
  readonly find = (words: string, before: string, first: string): Position | undefined => {
    for (const name of [first, ...this.files].filter((file) => this.has(file))) {
      const source = this.source.read(name).toString()
      const at = source.indexOf(before + words)
      if (at >= 0) return positionAt(name, source, at + before.length)
    }
    return undefined
  }

  /** Reports a problem that shows only when all files are read. */
  report({ file, ...place }: WrittenPlace, message: string): void {
    const count = (this.reported.get(file) ?? 0) + 1
    this.reported.set(file, count)
    if (count < mostProblems) this.findings.problems.push({ ...this.locate(file, place), message })
    else if (count === mostProblems) this.findings.problems.push(problemIn(file, moreProblems))
  }
}

/** The day where the site is built, "2026-03-14": nobody means the one of Greenwich. */
export const localToday = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
