/**
 * Opens content files one by one and collects every problem on the way instead of stopping at the first.
 * What is done with an open file stands in parse.ts, copy.ts and checks.ts.
 */
import { join } from 'node:path'
import type { Position, WrittenPlace } from '../../templates/site'
import type { SiteCounts } from './counts'
import type { Facts, TypedFinder } from './facts'
import { businessFile, folderSource, listContent } from './folder'
import type { ContentSource, Folder, Single } from './folder'
import { readFrontMatter } from './front-matter'
import type { ContentFile } from './content-file'
import { createNotes } from './notes'
import { sizeOf } from './picture-size'
import type { Size } from './picture-size'
import type { PhotoFrameName } from '../../templates/photos'
import { framePhoto, photoKey } from './photo'
import type { Framed, PhotoTable } from './photo'
import { ContentError, problemIn } from './problems'

/** Absolute paths. */
export interface ContentFolders {
  contentDir: string
  publicDir: string
}

export interface ReaderOptions extends ContentFolders {
  /** In place of the content folder. */
  source?: ContentSource
  /** Pictures that may be missing because they are about to be drawn, by their address. */
  undrawn?: ReadonlyMap<string, Size> | undefined
  /** Photos of the public folder; without them each is measured as the file it is. */
  photos?: PhotoTable | undefined
}

export class Reader {
  readonly notes = createNotes()
  /** Facts that hold on every page, and the phone of the business; set once business.md is read. */
  facts: Facts = {}
  phone = ''
  /** False while business.md cannot be read, which is reported once and not again for each fact. */
  factsAreKnown = true
  /** Finds facts that were typed; set together with the facts. */
  findTyped: TypedFinder = () => []
  /** Facts that make a claim. */
  readonly tiedFacts = new Set<string>()
  /** Every file that belongs to the site, whether it can be read or not. */
  readonly files: readonly string[]
  /** How many there are of what copy may count. */
  readonly counts: SiteCounts
  private readonly names: ReadonlySet<string>
  private readonly source: ContentSource
  private located: ContentFile | undefined
  private readonly sizes = new Map<string, Size | string | undefined>()

  /** @throws {ContentError} when a folder is missing. */
  constructor(private readonly options: ReaderOptions) {
    this.source = options.source ?? folderSource(options.contentDir)
    const { files, problems } = listContent(this.source, options.publicDir)
    this.files = files
    this.names = new Set(files)
    this.notes.problems.push(...problems)
    this.counts = {
      service: this.folder('services').length,
      city: this.folder('locations').length,
      review: this.folder('testimonials').length,
      question: this.countQuestions(),
    }
  }

  /** True also for a file that is there but cannot be read: that problem is reported once. */
  has(file: string): boolean {
    return this.names.has(file)
  }

  /** The files of a folder. */
  folder(folder: Folder): string[] {
    return this.files.filter((file) => file.startsWith(`${folder}/`))
  }

  /** The file of this name; reports it when it is missing. */
  file(name: Single): ContentFile | undefined {
    if (this.has(name)) return this.open(name)
    this.notes.problems.push(problemIn(name, 'is missing; every site needs this file'))
    return undefined
  }

  /** Reads a file, whose problems go into `notes`; undefined when that cannot be done. */
  open(name: string, notes = this.notes): ContentFile | undefined {
    try {
      const file = readFrontMatter(name, this.source.read(name), notes)
      if (/^(pages|services|locations)\//.test(name)) file.noteHead(file.data)
      if (name !== businessFile) checkTypedPhone(file)
      return file
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      notes.problems.push(...error.problems)
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
    this.notes.problems.push({ ...this.locate(file, place), message })
  }

  /** Questions of the FAQs page; none while its file cannot be read, which is reported when it is opened. */
  private countQuestions(): number {
    const name: Single = 'pages/faqs.md'
    if (!this.has(name)) return 0
    try {
      const { data } = readFrontMatter(name, this.source.read(name))
      return (data as { faqs: { items: unknown[] } }).faqs.items.length
    } catch {
      return 0
    }
  }

  /** What a page needs of a picture in this frame, or in words what is wrong with it; undefined when there is none. */
  frame(src: string, frame: PhotoFrameName): Framed | Size | string | undefined {
    const photo = this.options.photos?.get(photoKey(src))
    return typeof photo === 'object' ? framePhoto(photo, frame) : (photo ?? this.measure(src))
  }

  /** Pixels of a picture in the public folder, or in words what is wrong with it; undefined when there is none. */
  measure(src: string): Size | string | undefined {
    const { publicDir, undrawn } = this.options
    if (!this.sizes.has(src)) this.sizes.set(src, staysInside(src) ? sizeOf(join(publicDir, src)) : undefined)
    return this.sizes.get(src) ?? undrawn?.get(src)
  }
}

/** A number typed into copy would stay when the business changes its own. */
function checkTypedPhone(file: ContentFile): void {
  const typed = /(\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]?\d{3}[-. ]\d{4}\b/.exec(file.source)?.[0]
  if (!typed) return
  const place = file.body.includes(typed) ? { needle: typed } : { path: [], needle: typed }
  file.push(place, `types the phone number ${typed}; write {phone}, so that it can be changed in one place`)
}

/** False for an address that climbs out of the public folder, or is not spelt as a browser spells it. */
const staysInside = (src: string) => !/(^|\/)\.{0,2}(\/|$)/.test(src.slice(1))
