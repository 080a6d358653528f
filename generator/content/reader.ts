/**
 * Reads content files one by one: fences and YAML, schema, facts, Markdown, pictures. It collects
 * every problem on the way instead of stopping at the first. load.ts joins what it returns.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { imageSize } from 'image-size'
import { z } from 'zod'
import { detach } from './detach'
import { readFrontMatter, slugOf } from './front-matter'
import type { ContentFile, Path } from './front-matter'
import { hashOf } from './hash'
import { miscounts, ownCountFacts, sectionCountFacts } from './counts'
import type { SiteCounts } from './counts'
import { factNamed, lowerFirst } from './facts'
import type { Facts, TypedFinder } from './facts'
import { compileBody, compileField, fillText, markdownIn, whatIsWrongWithLink } from './markdown'
import type { MarkdownContext } from './markdown'
import { ContentError } from './problems'
import type { Problem } from './problems'
import { MarkdownField, PictureField } from './schema'
import { byCodePoint } from '../../templates/text'
import { socialPath } from '../../templates/urls'
import { folderSource, irregular, isFolder } from './source'
import type { ContentSource } from './source'
import { timed } from './stages'
import { suggest } from './suggest'
import type {
  DrawnPicture,
  Faqs,
  Picture,
  Position,
  Prose,
  Rich,
  WrittenLink,
  WrittenPlace,
} from '../../templates/site'

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

export const businessFile = 'business.md'

/** A value of which some parts may be missing, because they break a rule. */
export type Sound<T> = T extends readonly (infer Item)[]
  ? (Sound<Item> | undefined)[]
  : T extends Rich | DrawnPicture
    ? T
    : T extends object
      ? { [Name in keyof T]?: Sound<T[Name]> | undefined }
      : T

export interface Parsed<T> {
  /** Undefined when anything breaks a rule. */
  whole: T | undefined
  /** What keeps the rules. */
  sound: Sound<T>
}

/** What a page says of itself to search engines. */
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
  /** What may be a mistake, and does not stop a build. */
  readonly warnings: Problem[] = []
  readonly links = new Map<string, WrittenLink[]>()
  /** Facts that hold on every page, and the business phone; set once business.md is read. */
  facts: Facts = {}
  phone = ''
  /** False while business.md cannot be read, which is told once and not again for each fact. */
  factsAreKnown = true
  /** Finds facts that were typed; set with them. */
  findTyped: TypedFinder = () => []
  /** Where copy makes a claim: by the id of its mark, or by factKey() of a fact that makes one. */
  readonly claimed = new Map<string, WrittenPlace[]>()
  /** Facts that make a claim. */
  readonly tiedFacts = new Set<string>()
  private readonly names: Set<string>
  private siteCounts: SiteCounts | undefined
  private readonly sizes = new Map<string, Size | undefined>()
  private readonly source: ContentSource
  private readonly heads = new Map<string, PageHead>()
  private readonly problemCounts = new Map<string, number>()

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
    return [...this.heads].sort(([a], [b]) => byCodePoint(a, b))
  }

  /** A place in a file that is no longer at hand; without a path, in its body. */
  locate(name: string, { path, needle = '', nth }: Omit<WrittenPlace, 'file'> = {}): Position {
    const file = readFrontMatter(name, this.source.read(name))
    return path ? file.position(path, needle, nth) : file.bodyPosition(needle, nth)
  }

  /** True also for a file that is there but could not be read: its problem is reported once. */
  has(file: string): boolean {
    return this.names.has(file)
  }

  /** The files of a folder. */
  folder(folder: Folder): string[] {
    return [...this.names].filter((file) => file.startsWith(`${folder}/`))
  }

  /** Reports slugs of which there is no file, that stand in a list twice, or that name the page they stand on. */
  checkSlugs(
    file: ContentFile,
    path: Path,
    slugs: string | readonly (string | undefined)[] | undefined,
    folder: Folder,
  ): void {
    const check = (slug: string, at: Path) => {
      if (this.has(`${folder}/${slug}.md`)) return
      const known = this.folder(folder).map(slugOf)
      const wanted = `content/${folder}/${slug}.md`
      this.report(file, at, `is "${slug}", but there is no ${wanted}; ${suggest(slug, known)}`)
    }
    if (typeof slugs === 'string') return check(slugs, path)
    slugs?.forEach((slug, i) => {
      if (slug === undefined) return
      const at = [...path, i]
      if (`${folder}/${slug}.md` === file.file)
        this.report(file, at, `is "${slug}", the page that the list stands on; take it out`)
      else if (slugs.indexOf(slug) < i) this.report(file, at, `is "${slug}" a second time; take it out`)
      else check(slug, at)
    })
  }

  /** Reports values that stand a second time among fields that must differ. */
  checkDistinct(
    file: ContentFile,
    path: Path,
    values: readonly (string | undefined)[],
    field?: string,
  ): void {
    const plain = values.map((value) => value?.trim().toLowerCase())
    plain.forEach((value, i) => {
      if (value === undefined || plain.indexOf(value) === i) return
      const at = [...path, i, ...(field ? [field] : [])]
      this.report(file, at, `is "${values[i]}" a second time; write another, or take it out`)
    })
  }

  report(file: ContentFile, path: Path, message: string, needle?: string, nth?: number): void {
    this.push(file, () => file.problem(`${fieldName(path)} ${message}`, path, needle, nth))
  }

  /**
   * What the schema makes of the front matter. Where it breaks a rule that is reported, and so is whatever is wrong
   * with the fields that keep the rules, so that all problems show in one run. `facts` are names that its copy may use.
   */
  parse<S extends z.ZodType>(file: ContentFile, rules: S, facts: Facts = {}): Parsed<z.output<S>> {
    const result = timed('validate', () => rules.safeParse(file.data))
    if (result.success) return { whole: result.data, sound: result.data as Sound<z.output<S>> }
    for (const issue of result.error.issues) {
      const path = issue.path as (string | number)[]
      if (issue.code === 'unrecognized_keys')
        issue.message
          .split('\n')
          .forEach((message, i) => this.report(file, [...path, issue.keys[i]!], message))
      else this.report(file, path, issue.message)
    }
    const sound = (soundPartOf(rules, file.data) ?? {}) as Sound<z.output<S>>
    this.compile(file, sound, this.localFacts(file, sound as object, facts))
    return { whole: undefined, sound }
  }

  /** The parts of the front matter that keep the rules; reports nothing. */
  peek(file: ContentFile, rules: z.ZodType): unknown {
    return soundPartOf(rules, file.data) ?? {}
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

  /** Questions of the FAQs page; none while its file cannot be read, which is told when it is opened. */
  private questionCount(): number {
    const name: Single = 'pages/faqs.md'
    try {
      const { data } = readFrontMatter(name, this.source.read(name))
      return (data as { faqs: { items: unknown[] } }).faqs.items.length
    } catch {
      return 0
    }
  }

  /** Reports counts that copy types and that are wrong. */
  checkCounts(file: ContentFile, data: object): void {
    const textOf = (leaf: object | string) =>
      typeof leaf === 'string' ? leaf : leaf instanceof MarkdownField ? leaf.source : undefined
    for (const { path, words, message } of miscounts(data, file.body, this.counts(), textOf))
      if (path) this.report(file, path, message, words)
      else this.push(file, () => file.bodyProblem(`the text ${message}`, words))
  }

  /** Keeps the names that questions have as parts of their page, so that two of one name are shown where they stand. */
  private recordQuestions(file: string, faqs: Faqs): void {
    const slugger = new GithubSlugger()
    faqs.items.forEach(({ question }, i) =>
      this.record(file, { href: `#${slugger.slug(question)}`, path: ['faqs', 'items', i, 'question'] }),
    )
  }

  /** The same, once its title and description are noted as they will be published. */
  published<T extends { file: string; title: string; description: string }>(page: T): T {
    const { faqs } = page as { faqs?: Faqs }
    if (faqs) this.recordQuestions(page.file, faqs)
    this.noteHead(page.file, { title: page.title, description: page.description })
    return page
  }

  /**
   * The facts that copy of a file may use besides those of the business: `facts`, those the file gives itself, and the
   * counts of its sections. Reports those that cannot be one.
   */
  localFacts(file: ContentFile, data: object, facts: Facts = {}): Facts {
    if (file.file === businessFile) return facts
    const own = (data as { facts?: Facts }).facts ?? {}
    this.checkFacts(file, own)
    for (const name of Object.keys(own))
      if (Object.hasOwn(this.facts, name) || Object.hasOwn(facts, name))
        this.report(file, ['facts', name], 'is the name of another fact already; choose a name of its own')
    return { ...facts, ...own, ...sectionCountFacts(data) }
  }

  /** Reports facts that would be printed otherwise than they are written. */
  checkFacts(file: ContentFile, facts: Facts, path: Path = ['facts']): void {
    for (const [name, words] of Object.entries(facts)) {
      const inner = /\{[^{}]*\}?/.exec(words)?.[0]
      if (inner)
        this.report(
          file,
          [...path, name],
          `holds ${inner}; a fact stands for words, so write the words`,
          inner,
        )
      else this.checkPlain(file, words, [...path, name])
    }
  }

  /** Reports claims about a field that the file does not have, which nobody could confirm. */
  checkClaimFields(file: ContentFile, claims: Sound<{ field?: string | undefined }[]> | undefined): void {
    claims?.forEach((claim, i) => {
      if (claim?.field === undefined) return
      let value: unknown = file.data
      for (const name of claim.field.split('.'))
        value = typeof value === 'object' && value !== null ? (value as Facts)[name] : undefined
      if (value === undefined)
        this.report(
          file,
          ['claims', i, 'field'],
          `is "${claim.field}", but this file has no such field; correct it, or delete the claim`,
        )
    })
  }

  /** Plain text is printed as it is written. */
  private checkPlain(file: ContentFile, text: string, path: Path): void {
    const mark = markdownIn(text)
    if (mark)
      this.report(
        file,
        path,
        `holds ${mark}, but it is plain text, which no page turns into links or bold words; take the marks out`,
        mark,
      )
  }

  /** Fills facts into plain text, compiles Markdown and measures pictures, in place. */
  compile<V>(file: ContentFile, value: V, facts: Facts = {}, path: Path = []): V {
    return timed('markdown', () => this.compileIn(file, value, facts, path))
  }

  private compileIn<V>(file: ContentFile, value: V, facts: Facts, path: Path): V {
    if (typeof value === 'string') {
      if (path.at(-1) === 'href') this.checkHref(file, value, path)
      this.checkPlain(file, value, path)
      if (file.file !== businessFile && !isSlug(value)) this.checkTyped(file, value, path)
      return fillText(value, this.context(file, facts, path)) as V
    }
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof MarkdownField) {
      this.checkTyped(file, value.source, path)
      return Object.assign(value, compileField(value.source, this.context(file, facts, path)))
    }
    if (value instanceof PictureField) this.measurePicture(file, value, path)
    const inSection = { ...facts, ...ownCountFacts(value) }
    for (const [key, child] of Object.entries(value)) {
      if (key === 'facts' && path.length === 0) continue
      const at = Array.isArray(value) ? Number(key) : key
      ;(value as Record<string, unknown>)[key] = this.compileIn(file, child, inSection, [...path, at])
    }
    return value
  }

  /**
   * The same words with other facts: `written` is what the schema made of them, `compiled` what
   * compile() made of another copy, which reported what is wrong. Only what names a fact is made anew.
   */
  refill<V>(file: ContentFile, written: V, compiled: V, facts: Facts): V {
    if (typeof written === 'string') return fillText(written, this.context(file, facts, [], true)) as V
    if (typeof written !== 'object' || written === null) return written
    if (written instanceof MarkdownField) {
      if (!written.source.includes('{')) return compiled
      const context = this.context(file, facts, [], true)
      return { source: written.source, ...compileField(written.source, context) } as V
    }
    if (written instanceof PictureField) return compiled
    if (Array.isArray(written))
      return written.map((item, i) => this.refill(file, item, (compiled as unknown[])[i], facts)) as V
    const inSection = { ...facts, ...ownCountFacts(written) }
    return Object.fromEntries(
      Object.entries(written).map(([key, child]) => [
        key,
        this.refill(file, child, (compiled as Record<string, unknown>)[key], inSection),
      ]),
    ) as V
  }

  /** The body, cut at its `##` headings. */
  body(file: ContentFile, facts: Facts = {}): Prose[] {
    this.checkTyped(file, file.body)
    return timed('markdown', () => compileBody(file.body, this.context(file, facts)))
  }

  /** The body of a file that is one piece of text, without headings. A quote may say what facts say, in its own words. */
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

  /** Reports a file that would be overlooked. */
  private belongs(file: string): boolean {
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
    if (file.file !== businessFile) this.checkTypedPhone(file)
  }

  /** A number typed into copy would stay when the business changes its own. */
  private checkTypedPhone(file: ContentFile): void {
    const typed = /(\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]?\d{3}[-. ]\d{4}\b/.exec(file.source)?.[0]
    if (!typed) return
    const message = `types the phone number ${typed}; write {phone}, so that it can be changed in one place`
    const inBody = file.body.includes(typed)
    this.problems.push(inBody ? file.bodyProblem(message, typed) : file.problem(message, [], typed))
  }

  /** A fact typed into copy would stay when the business changes its own. Without a path the text is the body. */
  private checkTyped(file: ContentFile, text: string, path?: Path): void {
    const nth = counter()
    for (const { words, message, isDoubtful } of this.findTyped(text)) {
      const which = nth(words)
      const problem = () =>
        path
          ? file.problem(`${fieldName(path)} ${message}`, path, words, which)
          : file.bodyProblem(`the text ${message}`, words, which)
      if (isDoubtful) this.warnings.push(problem())
      else this.push(file, problem)
    }
  }

  /**
   * Without a path the Markdown is the body of the file. With `again` its links and claims were noted before, from
   * the same words with other facts.
   */
  private context(file: ContentFile, local: Facts, path?: Path, again = false): MarkdownContext {
    const problem = (message: string, needle: string, nth: number) =>
      path ? file.problem(message, path, needle, nth) : file.bodyProblem(message, needle, nth)
    const nthProblem = counter()
    const nthLink = counter()
    const nthName = counter()
    const place = (needle: string): WrittenPlace => ({
      file: file.file,
      ...(path && { path }),
      needle,
      nth: nthName(needle),
    })
    return {
      phone: this.phone,
      fact: (name) => {
        const needle = `{${name}}`
        const claim = /^claim +(\S+)$/.exec(name)?.[1]
        if (claim !== undefined) {
          if (!again) this.claim(claim, place(needle))
          return ''
        }
        const words = factNamed(name, [local, this.facts])
        if (words !== undefined) {
          const fact = lowerFirst(name)
          if (!again && this.tiedFacts.has(fact)) this.claim(factKey(fact), place(needle))
          return words
        }
        if (!this.factsAreKnown) return ''
        const known = [...Object.keys(local), ...Object.keys(this.facts)]
        const near = suggest(name, known)
        // Of a list of names the counts, which every page has many of, help least.
        const hint = near.startsWith('did')
          ? near
          : suggest(
              name,
              known.filter((other) => !other.endsWith('count')),
            )
        const nth = nthProblem(needle)
        this.push(file, () => problem(`{${clip(name)}} stands for nothing; ${hint}`, needle, nth))
        return undefined
      },
      report: (message, needle) => {
        const what = path ? fieldName(path) : `"${clip(needle)}"`
        const nth = nthProblem(needle)
        this.push(file, () => problem(`${what} ${message}`, needle, nth))
      },
      link: (href, needle) =>
        again || this.record(file.file, { href, ...(path && { path }), needle, nth: nthLink(needle) }),
      measure: (src) => this.measure(src),
    }
  }

  /** Notes a place that makes a claim. */
  claim(key: string, place: WrittenPlace): void {
    const places = this.claimed.get(key)
    if (places) places.push(detach(place))
    else this.claimed.set(key, [detach(place)])
  }

  private push(file: ContentFile, problem: () => Problem): void {
    const count = (this.problemCounts.get(file.file) ?? 0) + 1
    this.problemCounts.set(file.file, count)
    if (count < problemsPerFile) this.problems.push(problem())
    if (count === problemsPerFile) this.complain(file.file, 'has more problems than are shown here')
  }

  /** Keeps a link of a content file for the check of all links. */
  record(file: string, written: WrittenLink): void {
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

/** Counts how often it was given the same text before. */
function counter(): (text: string) => number {
  const counts = new Map<string, number>()
  return (text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return count
  }
}

/** Words joined by hyphens name something, and are no copy. */
const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text)

/** Under which the places of a fact are kept beside those of claims. */
export const factKey = (fact: string) => `fact ${fact}`

/** The parts of `value` that keep the rules of a schema; undefined when none does. */
function soundPartOf(rules: z.ZodType, value: unknown): unknown {
  const result = rules.safeParse(value)
  if (result.success) return result.data
  if (rules instanceof z.ZodOptional || rules instanceof z.ZodDefault)
    return soundPartOf(rules.unwrap() as z.ZodType, value)
  if (rules instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => soundPartOf(rules.element as z.ZodType, item))
  if (!(rules instanceof z.ZodObject) || typeof value !== 'object' || value === null) return undefined
  const shape = Object.entries(rules.shape as Record<string, z.ZodType>)
  return Object.fromEntries(
    shape.flatMap(([name, field]) =>
      Object.hasOwn(value, name)
        ? [[name, soundPartOf(field, (value as Record<string, unknown>)[name])]]
        : [],
    ),
  )
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
