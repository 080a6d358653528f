/**
 * Opens content files one by one and collects every problem on the way instead of stopping at the first.
 * What is done with an open file stands in source/parse.ts, copy/compile-copy.ts and kinds/.
 */
import { readdirSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Position, WrittenPlace } from '../../templates/model/site'
import { businessFile, frameFile, folderSource, isSingle, listContent } from './files/content-folder'
import type { ContentSource } from './files/content-folder'
import { readFrontMatter } from './source/front-matter'
import { moreProblems, mostProblems } from './source/content-file'
import type { ContentFile } from './source/content-file'
import { createFindings } from './source/findings'
import type { Folder, Single } from './source/kinds'
import { readKnown } from './copy/site-facts'
import type { Known } from './copy/site-facts'
import { localToday } from './kinds/notices'
import { sizeOf } from './pictures/picture-size'
import type { Size } from './pictures/picture-size'
import type { PhotoFrameName } from '../../templates/model/photos'
import { framePhoto, photoKey } from './pictures/photo'
import type { Framed, PhotoTable } from './pictures/photo'
import { ContentError, problemIn } from './source/problems'
import { isFolder, maxPublicBytes, readRegular } from './files/regular-file'
import { suggest } from '../../templates/model/suggest'

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
  readonly known: Known
  /** Every file that belongs to the site, whether it can be read or not. */
  readonly files: readonly string[]
  private readonly names: ReadonlySet<string>
  private readonly source: ContentSource
  private located: ContentFile | undefined
  /** How many problems were reported of each file once all were read. */
  private readonly reported = new Map<string, number>()
  private readonly sizes = new Map<string, Size | string | undefined>()

  /** @throws {ContentError} when a folder is missing. */
  constructor(private readonly options: ReaderOptions) {
    this.today = options.today ?? localToday()
    this.source = options.source ?? folderSource(options.contentDir)
    const { files, problems } = listContent(this.source, options.publicDir)
    this.files = files
    this.names = new Set(files)
    this.findings.problems.push(...problems)
    this.businessFile = this.file(businessFile)
    this.frameFile = this.file(frameFile)
    this.known = readKnown(this.businessFile, this.frameFile)
  }

  /** True also for a file that is there but cannot be read: that problem is reported once. */
  has(file: string): boolean {
    return this.names.has(file)
  }

  /** The files of a folder, without those of which every site has one. */
  folder(folder: Folder): string[] {
    return this.files.filter((file) => file.startsWith(`${folder}/`) && !isSingle(file))
  }

  /** The file of this name; reports it when it is missing. */
  file(name: Single): ContentFile | undefined {
    if (this.has(name)) return this.open(name)
    this.findings.problems.push(problemIn(name, 'is missing; every site needs this file'))
    return undefined
  }

  /** Reads a file, whose problems go into `findings`; undefined when that cannot be done. */
  open(name: string, findings = this.findings): ContentFile | undefined {
    try {
      const file = readFrontMatter(name, this.source.read(name), findings)
      if (/^(pages|services|locations)\//.test(name)) file.noteHead(file.data)
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

  /** Reports a problem that shows only when all files are read. */
  report({ file, ...place }: WrittenPlace, message: string): void {
    const count = (this.reported.get(file) ?? 0) + 1
    this.reported.set(file, count)
    if (count < mostProblems) this.findings.problems.push({ ...this.locate(file, place), message })
    else if (count === mostProblems) this.findings.problems.push(problemIn(file, moreProblems))
  }

  /** Whether a fact makes a claim that was declined. */
  isTiedToDeclined(fact: string): boolean {
    return this.known.tiedFacts.get(fact)?.some(({ declined }) => declined !== undefined) ?? false
  }

  /** What a page needs of a picture in this frame, or in words what is wrong with it; undefined when there is none. */
  frame(src: string, frame: PhotoFrameName): Framed | Size | string | undefined {
    const photo = this.options.photos?.get(photoKey(src))
    return typeof photo === 'object' ? framePhoto(photo, frame) : (photo ?? this.measure(src))
  }

  /** What is said of a picture that is not in the public folder, with the one that was probably meant. */
  noPicture(src: string): string {
    const folder = join(this.options.publicDir, dirname(src))
    const beside =
      staysInside(src) && isFolder(folder)
        ? readdirSync(folder).map((name) => posix.join(dirname(src), name))
        : []
    const known = [...(this.options.photos?.keys() ?? []), ...beside]
    const spelled = known.find((other) => other.toLowerCase() === src.toLowerCase())
    const hint = spelled === undefined ? suggest(src, known) : `did you mean "${spelled}"?`
    return `public/ holds no such picture${hint.startsWith('did') ? `; ${hint}` : ''}`
  }

  /** Whether two files of the public folder are equal, byte for byte. */
  areSameFile(a: string, b: string): boolean {
    if (!staysInside(a) || !staysInside(b)) return false
    const [first, second] = [a, b].map((src) => join(this.options.publicDir, src)) as [string, string]
    const [stats, others] = [first, second].map((path) => statSync(path, { throwIfNoEntry: false }))
    if (!stats?.isFile() || !others?.isFile() || stats.size !== others.size || stats.size > maxPublicBytes)
      return false
    return readRegular(first, a, maxPublicBytes).equals(readRegular(second, b, maxPublicBytes))
  }

  /** Pixels of a picture in the public folder, or in words what is wrong with it; undefined when there is none. */
  measure(src: string): Size | string | undefined {
    const { publicDir } = this.options
    if (!this.sizes.has(src)) this.sizes.set(src, staysInside(src) ? sizeOf(join(publicDir, src)) : undefined)
    return this.sizes.get(src)
  }
}

/** False for an address that climbs out of the public folder, or is not spelt as a browser spells it. */
const staysInside = (src: string) => !/(^|\/)\.{0,2}(\/|$)/.test(src.slice(1))
