/**
 * Opens content files one by one and collects every problem on the way instead of stopping at the first.
 * What is done with an open file stands in parse.ts, copy.ts and checks.ts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Position, WrittenLink, WrittenPlace } from '../../templates/site'
import type { SiteCounts } from './counts'
import type { Facts, TypedFinder } from './facts'
import { businessFile, folderSource, listContent, problemIn, systemCode } from './folder'
import type { ContentSource, Folder, Single } from './folder'
import { readFrontMatter } from './front-matter'
import type { ContentFile, Path } from './front-matter'
import { append, createNotes } from './notes'
import type { Notes, PageHead } from './notes'
import { ContentError } from './problems'
import type { Problem } from './problems'

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
}

/** Pixels. */
export interface Size {
  width: number
  height: number
}

/** A broken file can break thousands of rules, and finding the place of each would take minutes. */
const problemsPerFile = 100

export class Reader {
  notes: Notes = createNotes()
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
  private readonly names: ReadonlySet<string>
  private siteCounts: SiteCounts | undefined
  private readonly source: ContentSource
  private readonly sizes = new Map<string, Size | undefined>()
  private readonly problemCounts = new Map<string, number>()

  /** @throws {ContentError} when a folder is missing. */
  constructor(private readonly options: ReaderOptions) {
    this.source = options.source ?? folderSource(options.contentDir)
    const { files, problems } = listContent(this.source, options.publicDir)
    this.files = files
    this.names = new Set(files)
    this.notes.problems.push(...problems)
  }

  /** Does `act`, and gives back separately what was noted meanwhile. */
  separately<T>(act: () => T): { result: T; notes: Notes } {
    const { notes } = this
    this.notes = createNotes()
    try {
      return { result: act(), notes: this.notes }
    } finally {
      this.notes = notes
    }
  }

  // Files

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

  /** Reads a file; undefined, with its problem reported, when that cannot be done. */
  open(name: string): ContentFile | undefined {
    try {
      const file = readFrontMatter(name, this.read(name))
      const { title, description } = file.data
      if (/^(pages|services|locations)\//.test(name)) this.noteHead(name, { title, description })
      if (name !== businessFile) this.checkTypedPhone(file)
      return file
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      this.notes.problems.push(...error.problems)
      return undefined
    }
  }

  /** @throws {ContentError} when a file cannot be read. */
  private read(name: string): Buffer {
    try {
      return this.source.read(name)
    } catch (error) {
      const message = `cannot be read (${systemCode(error)}); check its permissions`
      throw new ContentError([problemIn(name, message)])
    }
  }

  /** A place in a file that is no longer at hand; without a path, in its body. */
  locate(name: string, { path, needle = '', nth }: Omit<WrittenPlace, 'file'> = {}): Position {
    const file = readFrontMatter(name, this.source.read(name))
    return path ? file.position(path, needle, nth) : file.bodyPosition(needle, nth)
  }

  /** How many there are of what copy may count. */
  counts(): SiteCounts {
    return (this.siteCounts ??= {
      services: this.folder('services').length,
      cities: this.folder('locations').length,
      reviews: this.folder('testimonials').length,
      questions: this.questionCount(),
    })
  }

  /** Questions of the FAQs page; none while its file cannot be read, which is reported when it is opened. */
  private questionCount(): number {
    const name: Single = 'pages/faqs.md'
    try {
      const { data } = readFrontMatter(name, this.source.read(name))
      return (data as { faqs: { items: unknown[] } }).faqs.items.length
    } catch {
      return 0
    }
  }

  /** Pixels of a picture in the public folder; undefined when there is none, or it cannot be read. */
  measure(src: string): Size | undefined {
    const { publicDir, undrawn } = this.options
    if (!this.sizes.has(src)) this.sizes.set(src, staysInside(src) ? sizeOf(join(publicDir, src)) : undefined)
    return this.sizes.get(src) ?? undrawn?.get(src)
  }

  // Notes

  /** Reports what is wrong with a field; with `needle`, at that text inside its value. */
  report(file: ContentFile, path: Path, message: string, needle?: string, nth?: number): void {
    this.push(file, () => file.problem(`${fieldName(path)} ${message}`, path, needle, nth))
  }

  /** Reports a problem of a file, up to a number. The position is looked up only for those that are shown. */
  push({ file }: ContentFile, problem: () => Problem): void {
    const count = (this.problemCounts.get(file) ?? 0) + 1
    this.problemCounts.set(file, count)
    if (count < problemsPerFile) this.notes.problems.push(problem())
    if (count === problemsPerFile)
      this.notes.problems.push(problemIn(file, 'has more problems than are shown here'))
  }

  noteHead(file: string, head: PageHead): void {
    this.notes.heads.set(file, head)
  }

  /** Notes a place that makes a claim. */
  noteClaim(key: string, place: WrittenPlace): void {
    append(this.notes.claimed, key, place)
  }

  /** Notes a link of a content file for the check of all links. */
  noteLink(file: string, link: WrittenLink): void {
    append(this.notes.links, file, link)
  }

  /** A number typed into copy would stay when the business changes its own. */
  private checkTypedPhone(file: ContentFile): void {
    const typed = /(\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]?\d{3}[-. ]\d{4}\b/.exec(file.source)?.[0]
    if (!typed) return
    const message = `types the phone number ${typed}; write {phone}, so that it can be changed in one place`
    const inBody = file.body.includes(typed)
    this.notes.problems.push(inBody ? file.bodyProblem(message, typed) : file.problem(message, [], typed))
  }
}

/** `faqs.items[2].answer` */
export function fieldName(path: Path): string {
  const name = path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : i > 0 ? `.${part}` : part))
    .join('')
  return name || 'front matter'
}

/** False for an address that climbs out of the public folder, or is not spelt as a browser spells it. */
const staysInside = (src: string) => !/(^|\/)\.{0,2}(\/|$)/.test(src.slice(1))

/** Undefined when there is no such file, or it is not a picture. */
function sizeOf(path: string): Size | undefined {
  if (!existsSync(path)) return undefined
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { width, height }
  } catch {
    return undefined
  }
}
