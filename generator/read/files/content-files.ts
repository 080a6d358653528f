/** The files of a content folder, opened one by one; every problem is collected instead of stopping at the first. */
import { ContentFile, moreProblems, mostProblems, subject } from '../source/content-file'
import { createFindings } from '../source/findings'
import type { Findings } from '../source/findings'
import { asMeant, rulesOf } from '../../../templates/model/schema/inspect'
import { usualLang } from '../../../templates/model/language'
import { fileIn, originalOf } from '../../../templates/model/languages'
import { kindOf } from '../source/kinds'
import type { Folder, Single } from '../source/kinds'
import { withLabels } from '../source/labels'
import type { Fields, Labels } from '../source/labels'
import { positionAt } from '../source/positions'
import type { Path, Position, WrittenPlace } from '../source/positions'
import { ContentError, problemIn } from '../source/problems'
import { readFrontMatter } from '../source/front-matter'
import { businessFile, frameFile, isSingle, listContent } from './content-folder'
import type { ContentSource } from './content-folder'

export class ContentFiles {
  readonly findings: Findings
  /** Every file that belongs to the site, whether it can be read or not. */
  readonly files: readonly string[]
  /** The files that were opened and could be read, but for those whose findings are kept apart. */
  readonly opened: ContentFile[]
  /** Labels that no file of shared/ has, so that the generator's own stand for them. */
  readonly missingLabels: string[] = []
  /** The files of drafts, of those that were opened. */
  readonly drafts: Set<string>
  private readonly names: ReadonlySet<string>
  /** Of the site, as business.md says, which is opened first. */
  private lang: string
  private located: ContentFile | undefined
  /** How many problems were reported of each file once all were read. */
  private readonly reported = new Map<string, number>()

  /**
   * The files of a second language lie over those of the `first`, with which they share what is found.
   * @throws {ContentError} when a folder is missing.
   */
  constructor(
    readonly source: ContentSource,
    publicDir: string,
    /** Whether drafts belong to the site. */
    readonly showsDrafts: boolean,
    first?: ContentFiles,
    /** The folder of a second language, "es". */
    readonly language?: string,
  ) {
    const { files, problems } = first ? { files: first.files, problems: [] } : listContent(source, publicDir)
    this.files = files
    this.names = new Set(files)
    this.findings = first?.findings ?? createFindings()
    this.opened = first?.opened ?? []
    this.drafts = first?.drafts ?? new Set()
    this.findings.problems.push(...problems)
    this.lang = language ?? usualLang
  }

  /** Whether a file is on the site: no draft, and in a second language none of the first. */
  readonly isLive = ({ file }: { file: string }): boolean =>
    this.showsDrafts || !(this.drafts.has(file) || this.drafts.has(originalOf(file)))

  /** The name of a file in the folder of this language. */
  inFolder(name: string): string {
    return fileIn(this.language, name)
  }

  /** True also for a file that is there but cannot be read: that problem is reported once. */
  has(file: string): boolean {
    return this.names.has(file)
  }

  /** The files of a folder, without those that every site has one of. */
  folder(folder: Folder): string[] {
    return this.files.filter(
      (file) => file.startsWith(this.inFolder(`${folder}/`)) && !isSingle(originalOf(file)),
    )
  }

  /**
   * The file of this name, with these labels for those that it lacks; reports it when it is missing. A second language
   * may lack any file but that of the frame.
   */
  single(single: Single, labels: Labels): ContentFile | undefined {
    const name = this.inFolder(single)
    // The frame also says what only the firm knows.
    if (!this.has(name) && (single === frameFile || !labels[single])) {
      if (this.language === undefined || single === frameFile)
        this.findings.problems.push(
          problemIn(name, `is missing; every ${this.language ? 'language' : 'site'} needs this file`),
        )
      return undefined
    }
    const found = this.has(name) ? this.open(name) : new ContentFile(name, '', {}, '', this.findings)
    if (!found) return undefined
    const { file, missing } = withLabels(found, labels)
    this.missingLabels.push(...missing)
    return file
  }

  /** Reads a file, whose problems go into `findings`; undefined when that cannot be done. */
  open(name: string, findings = this.findings): ContentFile | undefined {
    try {
      const bytes = this.source.read(name)
      const kind = kindOf(name)
      const rules = kind && rulesOf(kind.rules)
      // Also in a draft that cannot be read yet.
      const text = bytes.toString()
      const fields = text.slice(0, text.indexOf('\n---', 3))
      if (rules?.fields.draft && /^["']?draft["']? *: *["']?(?:yes|true)\b/im.test(fields))
        this.drafts.add(name)
      const typed = readFrontMatter(name, bytes, findings)
      if (name === businessFile) this.lang = String(typed.data.lang ?? usualLang)
      const { notice, ...rest } = typed.data
      // One field has one notice in it, another several.
      const written =
        rules?.fields.notices && Array.isArray(notice) ? { ...rest, notices: notice } : typed.data
      const data = asMeant(written, rules, this.lang) as Record<string, unknown>
      const file = new ContentFile(name, typed.source, data, typed.body, findings)
      if (kind?.isPage) file.noteHead(file.data)
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

  /** The first place where some words follow others in the text of the files. Looks at `first` first. */
  readonly find = (words: string, before: string, first: string): Position | undefined => {
    for (const name of [first, ...this.files].filter((file) => this.has(file))) {
      const source = this.source.read(name).toString()
      const at = source.indexOf(before + words)
      if (at >= 0) return positionAt(name, source, at + before.length)
    }
    return undefined
  }

  /** Reports words of a file that pages of this language print, if they are `given` in the first alone. */
  onlyInFirst(file: Single, given: unknown, said: unknown, ...paths: Path[]): void {
    const isIn = (all: unknown, path: Path) =>
      path.reduce((at, name) => (at as Fields | undefined)?.[name], all) !== undefined
    const where = `has words in the first language alone; write them in content/${this.inFolder(file)}`
    for (const path of paths)
      if (isIn(given, path) && !isIn(said, path)) this.report({ file, path }, `${subject(path)} ${where}`)
  }

  /** Reports a problem that shows only when all files are read. */
  report({ file, ...place }: WrittenPlace, message: string): void {
    const count = (this.reported.get(file) ?? 0) + 1
    this.reported.set(file, count)
    if (count < mostProblems) this.findings.problems.push({ ...this.locate(file, place), message })
    else if (count === mostProblems) this.findings.problems.push(problemIn(file, moreProblems))
  }
}
