/**
 * Reads content files one by one: fences and YAML, schema, facts, Markdown, pictures. It collects
 * every problem on the way instead of stopping at the first. load.ts joins what it returns.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { z } from 'zod'
import { detach } from './detach'
import { readFrontMatter, slugOf } from './front-matter'
import type { ContentFile, Path } from './front-matter'
import { hashOf } from './hash'
import { compileBody, compileField, fillFacts, whatIsWrongWithLink } from './markdown'
import type { MarkdownContext } from './markdown'
import { ContentError } from './problems'
import type { Problem } from './problems'
import { MarkdownField, PictureField } from './schema'
import { byName } from './names'
import { socialPath } from './social-path'
import { folderSource, irregular, isFolder } from './source'
import type { ContentSource } from './source'
import { timed } from './stages'
import { suggest } from './suggest'
import type { DrawnPicture, Picture, Position, Prose, Rich, WrittenLink } from './types'

/** Names that copy may use in braces, and the words they stand for. */
export type Facts = Record<string, string>

/** Files there is one of. */
const singles = [
  'business.md',
  'redirects.md',
  'shared/frame.md',
  'shared/city.md',
  'shared/county.md',
  'shared/service.md',
  'pages/home.md',
  'pages/services.md',
  'pages/locations.md',
  'pages/about.md',
  'pages/reviews.md',
  'pages/faqs.md',
  'pages/not-found.md',
] as const
export type Single = (typeof singles)[number]

/** Folders that hold one file for each page or entry; the file name is the slug. */
const folders = ['services', 'locations', 'testimonials'] as const
export type Folder = (typeof folders)[number]

/** Absolute paths. */
export interface ReaderFolders {
  contentDir: string
  publicDir: string
}

export interface ReaderOptions extends ReaderFolders {
  /** Files as they were opened the last time; one that says the same is not parsed again. */
  opened?: Map<string, { bytes: Buffer; file: ContentFile }>
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

/** As they were typed, for comparing one page with another. */
export interface PageHead {
  title: unknown
  description: unknown
}

/** A broken file can break thousands of rules; finding the place of each would take minutes. */
const problemsPerFile = 100

/** Windows cannot make a file of one of these names, whatever its ending. */
const windowsNames = /^(con|prn|aux|nul|com\d|lpt\d)$/

export class Reader {
  readonly problems: Problem[] = []
  readonly links = new Map<string, WrittenLink[]>()
  /** Facts that hold on every page, and the business phone; set once business.md is read. */
  facts: Facts = {}
  phone = ''
  private readonly names: Set<string>
  private readonly sizes = new Map<string, Size | undefined>()
  private readonly source: ContentSource
  private readonly heads = new Map<string, PageHead>()
  private readonly counts = new Map<string, number>()

  constructor(private readonly options: ReaderOptions) {
    this.source = options.source ?? folderSource(options.contentDir)
    this.names = new Set(this.list())
  }

  /** Where another reader finds the same; undefined when that is in memory. */
  get folders(): ReaderFolders | undefined {
    const { contentDir, publicDir, source } = this.options
    return source ? undefined : { contentDir, publicDir }
  }

  /** Every file, whether it can be read or not. */
  all(): readonly string[] {
    return [...this.names]
  }

  /** The file of this name; reports it when it is missing. */
  file(name: Single): ContentFile | undefined {
    if (this.has(name)) return this.open(name)
    this.complain(name, 'is missing; every site needs this file')
    return undefined
  }

  /**
   * Reads a file; undefined, with its problem reported, when that cannot be done. It is not kept:
   * thousands of them would fill the memory.
   */
  open(name: string): ContentFile | undefined {
    const bytes = this.bytes(name)
    if (!bytes) return undefined
    const last = this.options.opened?.get(name)
    if (last?.bytes.equals(bytes)) {
      this.note(last.file)
      return last.file
    }
    const file = this.openBytes(name, bytes)
    if (file) this.options.opened?.set(name, { bytes, file })
    return file
  }

  /** What stands in a file; undefined, with its problem reported, when it cannot be read. */
  bytes(name: string): Buffer | undefined {
    try {
      return this.source.read(name)
    } catch (error) {
      this.complain(name, `cannot be read (${systemCode(error)}); check its permissions`)
      return undefined
    }
  }

  /** Of what stands in a file; undefined when it cannot be read, which is told when it is opened. */
  hash(name: string): string | undefined {
    try {
      return hashOf(this.source.read(name))
    } catch {
      return undefined
    }
  }

  openBytes(name: string, bytes: Buffer): ContentFile | undefined {
    try {
      const file = timed('read', () => readFrontMatter(name, bytes))
      this.note(file)
      return file
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      this.problems.push(...error.problems)
      return undefined
    }
  }

  noteHead(file: string, head: PageHead): void {
    this.heads.set(file, head)
  }

  head(file: string): PageHead | undefined {
    return this.heads.get(file)
  }

  /** What each page says of itself, with its file, in the order of their names. */
  pageHeads(): [file: string, head: PageHead][] {
    return [...this.heads].sort(([a], [b]) => byName(a, b))
  }

  /** A place in a file that is no longer at hand; without a path, in its body. */
  locate(name: string, path?: Path, needle = ''): Position {
    const file = readFrontMatter(name, this.source.read(name))
    return path ? file.position(path, needle) : file.bodyPosition(needle)
  }

  /** True also for a file that is there but could not be read: its problem is reported once. */
  has(file: string): boolean {
    return this.names.has(file)
  }

  /** The files of a folder. */
  folder(folder: Folder): string[] {
    return [...this.names].filter((file) => file.startsWith(`${folder}/`))
  }

  /** Reports slugs of which there is no file. */
  checkSlugs(file: ContentFile, path: Path, slugs: string | string[] | undefined, folder: Folder): void {
    const check = (slug: string, at: Path) => {
      if (this.has(`${folder}/${slug}.md`)) return
      const known = this.folder(folder).map(slugOf)
      this.report(file, at, `is "${slug}", but there is no ${folder}/${slug}.md; ${suggest(slug, known)}`)
    }
    if (typeof slugs === 'string') check(slugs, path)
    else slugs?.forEach((slug, i) => check(slug, [...path, i]))
  }

  report(file: ContentFile, path: Path, message: string, needle?: string): void {
    this.push(file, () => file.problem(`${fieldName(path)} ${message}`, path, needle))
  }

  /** What the schema makes of the front matter; undefined, with problems reported, when it breaks a rule. */
  parse<S extends z.ZodType>(file: ContentFile, rules: S): z.output<S> | undefined {
    const result = timed('validate', () => rules.safeParse(file.data))
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      const path = issue.path as (string | number)[]
      if (issue.code === 'unrecognized_keys')
        issue.message
          .split('\n')
          .forEach((message, i) => this.report(file, [...path, issue.keys[i]!], message))
      else this.report(file, path, issue.message)
    }
    return undefined
  }

  /** Fills facts into plain text, compiles Markdown and measures pictures, in place. */
  compile<V>(file: ContentFile, value: V, facts: Facts = {}, path: Path = []): V {
    return timed('markdown', () => this.compileIn(file, value, facts, path))
  }

  private compileIn<V>(file: ContentFile, value: V, facts: Facts, path: Path): V {
    if (typeof value === 'string') {
      if (path.at(-1) === 'href') this.checkHref(file, value, path)
      return fillFacts(value, this.context(file, facts, path)) as V
    }
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof MarkdownField)
      return Object.assign(value, compileField(value.source, this.context(file, facts, path)))
    if (value instanceof PictureField) this.measurePicture(file, value, path)
    for (const [key, child] of Object.entries(value)) {
      const at = Array.isArray(value) ? Number(key) : key
      ;(value as Record<string, unknown>)[key] = this.compileIn(file, child, facts, [...path, at])
    }
    return value
  }

  /**
   * The same words with other facts: `written` is what the schema made of them, `compiled` what
   * compile() made of another copy, which reported what is wrong. Only what names a fact is made anew.
   */
  refill<V>(file: ContentFile, written: V, compiled: V, facts: Facts): V {
    if (typeof written === 'string') return fillFacts(written, this.context(file, facts, [])) as V
    if (typeof written !== 'object' || written === null) return written
    if (written instanceof MarkdownField) {
      if (!written.source.includes('{')) return compiled
      const context = { ...this.context(file, facts, []), link: () => {} }
      return { source: written.source, ...compileField(written.source, context) } as V
    }
    if (written instanceof PictureField) return compiled
    if (Array.isArray(written))
      return written.map((item, i) => this.refill(file, item, (compiled as unknown[])[i], facts)) as V
    return Object.fromEntries(
      Object.entries(written).map(([key, child]) => [
        key,
        this.refill(file, child, (compiled as Record<string, unknown>)[key], facts),
      ]),
    ) as V
  }

  /** The body, cut at its `##` headings. */
  body(file: ContentFile, facts: Facts = {}): Prose[] {
    return timed('markdown', () => compileBody(file.body, this.context(file, facts)))
  }

  /** The body of a file that is one piece of text, without headings. */
  text(file: ContentFile): Rich {
    const field = new MarkdownField(file.body.trim())
    if (field.source === '')
      this.problems.push(file.problem('says nothing; write the text below the closing ---', []))
    return Object.assign(field, compileField(field.source, this.context(file, {})))
  }

  /** The picture shown when this page is shared, which `npm run draw` makes; undefined until it has. */
  socialImage(file: ContentFile): DrawnPicture | undefined {
    return this.drawn(socialPath(file.file))
  }

  /** A picture that `npm run draw` makes; undefined until it has. */
  drawn(src: string): DrawnPicture | undefined {
    const size = this.measure(src)
    return size && { src, ...size }
  }

  refuseBody(file: ContentFile): void {
    const text = file.body.trim().split('\n')[0]!
    if (text)
      this.problems.push(file.bodyProblem('has text below the closing ---, which no page shows', text))
  }

  private list(): string[] {
    const refuse = (name: string, message: string) =>
      new ContentError([{ file: name, line: 1, column: 1, message }])
    const missing = (name: string, place: string) =>
      refuse(name, `there is no ${name} folder at ${place}; name it with --${name}`)
    let found
    try {
      found = this.source.list()
    } catch (error) {
      throw refuse('content', `cannot be read (${systemCode(error)}); check its permissions`)
    }
    if (!found) throw missing('content', this.source.place)
    if (!isFolder(this.options.publicDir)) throw missing('public', this.options.publicDir)
    return found
      .filter(({ file, regular }) => {
        if (!regular) this.complain(file, irregular)
        return regular
      })
      .map(({ file }) => file)
      .filter((file) => this.belongs(file))
  }

  /** Reports a file that would be overlooked. TypeScript files are the rules themselves. */
  private belongs(file: string): boolean {
    if (file.endsWith('.ts')) return false
    const [folder, name, ...rest] = file.split('/')
    const inFolder =
      (folders as readonly string[]).includes(folder!) && name !== undefined && rest.length === 0
    if (!inFolder && !(singles as readonly string[]).includes(file)) {
      const places = [...singles, ...folders.map((known) => `${known}/${file.split('/').at(-1)}`)]
      this.complain(file, `is not a file this site knows; ${suggest(file, places)}`)
      return false
    }
    const base = name ?? file
    if (/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(base)) {
      if (!windowsNames.test(base.slice(0, -'.md'.length))) return true
      this.complain(file, 'has a name that Windows keeps for itself; choose another')
      return false
    }
    const slug = base
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    this.complain(file, `cannot be the address of a page; name it "${slug || 'a-name'}.md"`)
    return false
  }

  private complain(file: string, message: string): void {
    this.problems.push({ file, line: 1, column: 1, message: message.replaceAll('\n', ' ') })
  }

  /** Looks at what holds for every file, whatever its kind. */
  private note(file: ContentFile): void {
    const { title, description } = file.data
    if (/^(pages|services|locations)\//.test(file.file))
      this.noteHead(file.file, detach({ title, description }))
    if (file.file !== 'business.md') this.checkTypedPhone(file)
  }

  /** A number typed into copy would stay when the business changes its own. */
  private checkTypedPhone(file: ContentFile): void {
    const typed = /(\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]?\d{3}[-. ]\d{4}\b/.exec(file.source)?.[0]
    if (!typed) return
    const message = `types the phone number ${typed}; write {phone}, so that it can be changed in one place`
    const inBody = file.body.includes(typed)
    this.problems.push(inBody ? file.bodyProblem(message, typed) : file.problem(message, [], typed))
  }

  /** Without a path the Markdown is the body of the file. */
  private context(file: ContentFile, local: Facts, path?: Path): MarkdownContext {
    const problem = (message: string, needle: string) =>
      path ? file.problem(message, path, needle) : file.bodyProblem(message, needle)
    return {
      phone: this.phone,
      fact: (name) => {
        // Own names only: every object has a "constructor".
        const facts = [local, this.facts].find((names) => Object.hasOwn(names, name))
        if (facts) return facts[name]
        const known = [...Object.keys(local), ...Object.keys(this.facts)]
        const hint = suggest(name, known)
        this.push(file, () => problem(`{${clip(name)}} stands for nothing; ${hint}`, `{${name}}`))
        return undefined
      },
      report: (message, needle) => {
        const what = path ? fieldName(path) : `"${clip(needle)}"`
        this.push(file, () => problem(`${what} ${message}`, needle))
      },
      link: (href, needle) => this.record(file.file, { href, ...(path && { path }), needle }),
      measure: (src) => this.measure(src),
    }
  }

  private push(file: ContentFile, problem: () => Problem): void {
    const count = (this.counts.get(file.file) ?? 0) + 1
    this.counts.set(file.file, count)
    if (count < problemsPerFile) this.problems.push(problem())
    if (count === problemsPerFile) this.complain(file.file, 'has more problems than are shown here')
  }

  private record(file: string, written: WrittenLink): void {
    const link = detach(written)
    const links = this.links.get(file)
    if (links) links.push(link)
    else this.links.set(file, [link])
  }

  private checkHref(file: ContentFile, href: string, path: Path): void {
    const wrong = whatIsWrongWithLink(href)
    if (wrong) this.report(file, path, wrong)
    else this.record(file.file, { href, path })
  }

  private measurePicture(file: ContentFile, picture: Picture, path: Path): void {
    const size = this.measure(picture.src)
    if (size) Object.assign(picture, size)
    else
      this.report(
        file,
        [...path, 'src'],
        `is "${picture.src}", but public/ holds no such picture, or it cannot be read`,
      )
  }

  private measure(src: string): Size | undefined {
    const { publicDir, undrawn } = this.options
    if (!this.sizes.has(src)) this.sizes.set(src, staysInside(src) ? sizeOf(join(publicDir, src)) : undefined)
    return this.sizes.get(src) ?? undrawn?.get(src)
  }
}

/** `faqs.items[2].answer` */
function fieldName(path: Path): string {
  const name = path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : i > 0 ? `.${part}` : part))
    .join('')
  return name || 'front matter'
}

/** @throws what is no error of the file system. */
function systemCode(error: unknown): string {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (!code || !syscall) throw error
  return code
}

const clip = (text: string) => (text.length > 50 ? `${text.slice(0, 47)}...` : text)

/** False for an address that climbs out of the public folder, or is not spelt as a browser spells it. */
const staysInside = (src: string) => !/(^|\/)\.{0,2}(\/|$)/.test(src.slice(1))

/** Pixels of a picture; undefined when there is no such file, or it is not a picture. */
function sizeOf(path: string): Size | undefined {
  if (!existsSync(path)) return undefined
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { width, height }
  } catch {
    return undefined
  }
}
