/** Opens the files of a content folder one by one. It collects every problem instead of stopping at the first. */
import { ContentFile, subject } from '../source/content-file'
import { addProblem, createFindings } from '../source/findings'
import type { Findings } from '../source/findings'
import { asMeant, rulesOf } from '../../../templates/model/schema/inspect'
import { asState } from '../../../templates/model/schema/as-typed'
import type { Finds } from '../../../templates/model/schema/inspect'
import { slugsFor } from '../../../templates/model/text'
import { homePath } from '../../../templates/model/urls'
import { routesOfFiles } from '../../../templates/routes'
import { usualLang } from '../../../templates/model/language'
import { fileIn, originalOf } from '../../../templates/model/languages'
import { kindOf } from '../source/kinds'
import type { Folder, Single } from '../source/kinds'
import { withLabels } from '../source/labels'
import type { Fields, Labels } from '../source/labels'
import { positionAt, valueAt } from '../source/positions'
import type { Path, Position, WrittenPlace } from '../source/positions'
import { ContentError, problemIn } from '../source/problems'
import { readFrontMatter } from '../source/front-matter'
import { businessFile, frameFile, isSingle, listContent } from './content-folder'
import type { ContentSource } from './content-folder'

/** Searches the text, so that a draft may have any mistake. */
function isMarkedDraft(source: ContentSource, file: string): boolean {
  const kind = kindOf(file)
  if (!kind || !rulesOf(kind.rules).fields.draft) return false
  try {
    const text = source.read(file).toString()
    const fields = text.slice(0, text.indexOf('\n---', 3))
    return /^["']?draft["']? *:[^\S\n]*["'“]?(?:y|yes|true)\b/im.test(fields)
  } catch {
    return false
  }
}

export class ContentFiles {
  readonly findings: Findings
  /** Every file that belongs to the site, even if it cannot be read. A live site has no drafts. */
  readonly files: readonly string[]
  /** The files that were opened and read, except those opened with findings of their own. */
  readonly opened: ContentFile[]
  readonly drafts: ReadonlySet<string>
  /** The addresses of the pages that are left out because they are drafts. */
  readonly leftOut: readonly string[]
  private readonly names: ReadonlySet<string>
  /** The language of the site, from business.md, which is opened first. */
  private lang: string
  /** The state of the office. */
  private state: string | undefined
  private located: ContentFile | undefined

  /**
   * With `first`, opens the files of a second language. It shares the findings of `first`.
   * @throws {ContentError} when a folder is missing.
   */
  constructor(
    readonly source: ContentSource,
    publicDir: string,
    /** True if drafts belong to the site. */
    readonly showsDrafts: boolean,
    first?: ContentFiles,
    /** The folder of a second language: "es". */
    readonly language?: string,
  ) {
    this.findings = first?.findings ?? createFindings()
    this.opened = first?.opened ?? []
    if (first) ({ names: this.names, drafts: this.drafts, files: this.files, leftOut: this.leftOut } = first)
    else {
      const { files, problems } = listContent(source, publicDir)
      this.names = new Set(files)
      this.drafts = new Set(files.filter((file) => isMarkedDraft(source, file)))
      this.files = files.filter((file) => this.isLive({ file }))
      const gone = files.filter((file) => !this.isLive({ file }))
      this.leftOut = routesOfFiles(gone).flatMap(({ path, source }) => (gone.includes(source) ? path : []))
      this.findings.problems.push(...problems)
    }
    this.lang = language ?? usualLang
    this.state = first?.state
  }

  /** True for a draft, and for the translation of one. */
  readonly isDraft = ({ file }: { file: string }): boolean =>
    this.drafts.has(file) || this.drafts.has(originalOf(file))

  /** True when a file is on the site. */
  readonly isLive = (one: { file: string }): boolean => this.showsDrafts || !this.isDraft(one)

  /** Where a link leads when its page is left out: to that page in the first language, or to the list of its kind. */
  livePath(to: string): string {
    const path = to.replace(/[?#].*/, '')
    if (!this.leftOut.includes(path)) return to
    const original = `/${originalOf(path.slice(1))}`
    return original === path ? path.slice(0, path.lastIndexOf('/')) || homePath : this.livePath(original)
  }

  /** Returns the path of a file in this language's folder. */
  inFolder(name: string): string {
    return fileIn(this.language, name)
  }

  /** True also for a file that exists but cannot be read. That problem is reported elsewhere. */
  has(file: string): boolean {
    return this.names.has(file)
  }

  /** Returns the files in a folder, except the single files that every site has. */
  folder(folder: Folder): string[] {
    return this.files.filter(
      (file) => file.startsWith(this.inFolder(`${folder}/`)) && !isSingle(originalOf(file)),
    )
  }

  /**
   * Returns the file of this name, with these labels where it has none. Reports a missing file. In a second language,
   * only the frame must exist.
   */
  single(single: Single, labels: Labels): ContentFile | undefined {
    const name = this.inFolder(single)
    // The frame also contains words that only the firm can know.
    if (!this.has(name) && (single === frameFile || !labels[single])) {
      if (this.language === undefined || single === frameFile)
        this.findings.problems.push(
          problemIn(name, `is missing; every ${this.language ? 'language' : 'site'} needs this file`),
        )
      return undefined
    }
    const found = this.has(name) ? this.open(name) : new ContentFile(name, '', {}, '', this.findings)
    return found && withLabels(found, labels)
  }

  /** The file of a service or a town by its name, "House Leveling" or "Burlington, NC", also by its address. */
  readonly meant: Finds = (folder, typed) => {
    const [, name = typed, state] = /^(.+?), ([a-z .]+?)(?: \d{5})?$/i.exec(typed) ?? []
    const code = state && asState(state)
    const names = [...(code === undefined || code === this.state ? [name] : []), `${name} ${code ?? ''}`]
    const named = names.map((one) => one.replace(`/${folder}/`, '').replace(/\.md$/, '')).flatMap(slugsFor)
    return named.find((slug) => this.has(`${folder}/${slug}.md`)) ?? named[0]!
  }

  /**
   * Reads a file and adds its problems to `findings`. Returns undefined when it cannot be read. Cities are not kept in
   * memory.
   */
  open(name: string, findings = this.findings, isKept = findings === this.findings): ContentFile | undefined {
    try {
      const bytes = this.source.read(name)
      const kind = kindOf(name)
      const rules = kind && rulesOf(kind.rules)
      const typed = readFrontMatter(name, bytes, findings)
      if (name === businessFile) {
        this.lang = String(typed.data.lang ?? usualLang)
        const { region } = (typed.data.address ?? {}) as Fields
        this.state = typeof region === 'string' ? asState(region) : undefined
      }
      const data = asMeant(typed.data, rules, this.lang, this.meant) as Record<string, unknown>
      const file = new ContentFile(name, typed.source, data, typed.body, findings)
      if (kind?.isPage) file.noteHead(file.data)
      if (isKept) this.opened.push(file)
      return file
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      findings.problems.push(...error.problems)
      return undefined
    }
  }

  /**
   * Returns the position of a place in a file that is no longer in memory. Without a path, the place is in the body.
   */
  readonly locate = (name: string, place: Omit<WrittenPlace, 'file'> = {}): Position => {
    // For many places in the same file, the file is read and parsed only once.
    if (this.located?.file !== name) this.located = readFrontMatter(name, this.source.read(name))
    return this.located.position(place)
  }

  /** Returns the first place in any file where `words` directly follow `before`. Looks in the file `first` first. */
  readonly find = (words: string, before: string, first: string): Position | undefined => {
    for (const name of [first, ...this.files].filter((file) => this.has(file))) {
      const source = this.source.read(name).toString()
      const at = source.indexOf(before + words)
      if (at >= 0) return positionAt(name, source, at + before.length)
    }
    return undefined
  }

  /** Reports fields whose words pages of this language print, when only the first language (`given`) has them. */
  onlyInFirst(file: Single, given: unknown, said: unknown, ...paths: Path[]): void {
    const where = `has words in the first language alone; write them in content/${this.inFolder(file)}`
    for (const path of paths)
      if (valueAt(given, path) !== undefined && valueAt(said, path) === undefined)
        this.report({ file, path }, `${subject(path)} ${where}`)
  }

  /** Reports a problem that can only be found once all files are read, with other `places` that have it too. */
  report({ file, ...place }: WrittenPlace, message: string, places: Position[] = []): void {
    addProblem(this.findings, file, message, () => this.locate(file, place), { places })
  }
}
