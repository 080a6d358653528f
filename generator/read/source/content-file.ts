/** A content file, and the problems and notes that are collected while it is read. */
import { parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { findText, positionAt, rangeInTree } from './positions'
import type { Path, Position, WrittenPlace } from './positions'
import { addProblem, append, createFindings } from './findings'
import type { Findings, WrittenLink, WrittenPicture } from './findings'
import type { About } from './problems'

export type { Path } from './positions'

/** A field, or words in it. Without a path, words in the body. */
type PlaceInFile = Omit<WrittenPlace, 'file'>

type Needle = Pick<PlaceInFile, 'needle' | 'nth'>

/** Returns the file name without its extension. */
export const slugOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.md'.length)

export class ContentFile {
  private tree: Document | undefined

  constructor(
    /** Path in the content folder, with forward slashes. */
    readonly file: string,
    readonly source: string,
    readonly data: Record<string, unknown>,
    readonly body: string,
    readonly findings: Findings = createFindings(),
  ) {}

  get slug(): string {
    return slugOf(this.file)
  }

  position({ path, needle, nth }: PlaceInFile): Position {
    const { file, source, body } = this
    const [start, end] = path ? this.rangeOf(path) : [source.length - body.length, source.length]
    return positionAt(file, source, findText(source, start, end, { needle, nth, isExact: !path }))
  }

  /**
   * Returns the offsets of the value at a path. If it is missing, those of the nearest thing around it. The parser that
   * knows positions is slower, so it only runs to show a problem.
   */
  private rangeOf(path: Path): [start: number, end: number] {
    const yaml = yamlOf(this.source)
    this.tree ??= parseTree(yaml)
    const [start, end] = path.length > 0 ? rangeInTree(this.tree, path) : [0, yaml.length]
    const fence = fenceLength(this.source)
    return [fence + start, fence + end]
  }

  /** Reports a problem of a field, or of the body if there is no path. It points to the text `needle`. */
  report(path: Path | undefined, message: string, { needle, nth, ...about }: Needle & About = {}): void {
    this.push({ path, needle, nth }, `${subject(path)} ${message}`, about)
  }

  /** Reports a problem whose message is a whole sentence. */
  push(place: PlaceInFile, message: string, about: About = {}): void {
    addProblem(this.findings, this.file, onOneLine(message), () => this.position(place), about)
  }

  /** Notes the title and description, to find pages that share one. */
  noteHead({ title, description }: { title?: unknown; description?: unknown }): void {
    this.findings.heads.set(this.file, { title, description })
  }

  /** Notes a place that makes a claim. `sentence` is the sentence without the words of a declined claim. */
  noteClaim(key: string, place: PlaceInFile, sentence?: string): void {
    append(this.findings.claimed, key, {
      file: this.file,
      ...place,
      ...(sentence !== undefined && { sentence }),
    })
  }

  /** Notes a link, or the fragment of a heading, for the link check. */
  noteLink(link: WrittenLink): void {
    append(this.findings.links, this.file, link)
  }

  /** Notes a picture that pages show. */
  notePicture(picture: Omit<WrittenPicture, 'file'>): void {
    this.findings.pictures.push({ file: this.file, ...picture })
  }
}

/** Returns a field's name for messages: `faqs.items[2].answer` */
export function subject(path: Path | undefined): string {
  if (!path) return 'the text'
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
  return parts.join('').slice(1) || 'front matter'
}

/** Puts a message on one line, because a value that it quotes may have several. */
export const onOneLine = (message: string) =>
  message.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))

/** Returns the length of the first line, which opens the front matter. */
export const fenceLength = (source: string) => source.indexOf('\n') + 1

export const yamlOf = (source: string) => source.slice(fenceLength(source), source.indexOf('\n---', 3) + 1)

export const parseTree = (yaml: string) => parseDocument(yaml, { schema: 'failsafe', uniqueKeys: false })
