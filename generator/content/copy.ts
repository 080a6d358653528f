/** Turns the copy of a content file into what a page prints: facts filled in, Markdown compiled, pictures measured. */
import type { DrawnPicture, Prose, Rich, WrittenPlace } from '../../templates/site'
import { socialPath } from '../../templates/urls'
import { ownCountFacts } from './counts'
import { factNamed, lowerFirst } from './facts'
import type { Facts } from './facts'
import { businessFile } from './folder'
import type { ContentFile, Path } from './front-matter'
import { compileBody, compileField, fillText, markdownIn, whatIsWrongWithLink } from './markdown'
import type { MarkdownContext } from './markdown'
import { factKey } from './notes'
import { fieldName } from './reader'
import type { Reader } from './reader'
import { MarkdownField, PictureField } from './schema'
import { suggest } from './suggest'

/** What the schema made of the front matter, with its copy compiled. Reports what is wrong with it. */
export const compile = <V>(
  reader: Reader,
  file: ContentFile,
  value: V,
  facts: Facts = {},
  path: Path = [],
): V => new Copy(reader, file, false).compile(value, facts, path)

/**
 * The same value compiled with other facts, for words that many pages share. Problems, links and claims were noted
 * when it was compiled first.
 */
export const compileAgain = <V>(reader: Reader, file: ContentFile, value: V, facts: Facts): V =>
  new Copy(reader, file, true).compile(value, facts, [])

/** The body, cut at its `##` headings. */
export function compileSections(reader: Reader, file: ContentFile, facts: Facts = {}): Prose[] {
  const copy = new Copy(reader, file, false)
  copy.checkTyped(file.body)
  return compileBody(file.body, copy.context(facts))
}

/**
 * The body of a file that is one piece of text, without headings. It is a quote, and may say what facts say in its
 * own words.
 */
export function compileQuote(reader: Reader, file: ContentFile): Rich {
  const source = file.body.trim()
  if (source === '')
    reader.notes.problems.push(file.problem('says nothing; write the text below the closing ---', []))
  return { source, ...compileField(source, new Copy(reader, file, false).context({})) }
}

/** Reports text below the front matter of a file that prints none. */
export function refuseBody(reader: Reader, file: ContentFile): void {
  const text = file.body.trim().split('\n')[0]!
  if (text)
    reader.notes.problems.push(file.bodyProblem('has text below the closing ---, which no page shows', text))
}

/** Reports Markdown in plain text, which is printed as it is written. */
export function checkPlain(reader: Reader, file: ContentFile, text: string, path: Path): void {
  const mark = markdownIn(text)
  if (!mark) return
  const message = `holds ${mark}, but it is plain text, which no page turns into links or bold words; take the marks out`
  reader.report(file, path, message, mark)
}

/** The picture shown when the page of this file is shared; undefined until `npm run draw` has made it. */
export const socialImage = (reader: Reader, { file }: ContentFile) => drawnPicture(reader, socialPath(file))

/** A picture that `npm run draw` makes; undefined until it has. */
export function drawnPicture(reader: Reader, src: string): DrawnPicture | undefined {
  const size = reader.measure(src)
  return size && { src, ...size }
}

class Copy {
  constructor(
    private readonly reader: Reader,
    private readonly file: ContentFile,
    /** True when everything but the facts was checked before. */
    private readonly again: boolean,
  ) {}

  compile<V>(value: V, facts: Facts, path: Path): V {
    if (typeof value === 'string') return this.plainText(value, facts, path) as V
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof MarkdownField) return this.markdown(value, facts, path) as V
    if (Array.isArray(value))
      return value.map((item, i) => this.compile(item as unknown, facts, [...path, i])) as V
    if (value instanceof PictureField && !this.again) this.measure(value, path)
    const inSection = { ...facts, ...ownCountFacts(value) }
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === 'facts' && path.length === 0
          ? child
          : this.compile(child as unknown, inSection, [...path, key]),
      ]),
    ) as V
  }

  private plainText(text: string, facts: Facts, path: Path): string {
    if (!this.again) {
      if (path.at(-1) === 'href') this.checkHref(text, path)
      checkPlain(this.reader, this.file, text, path)
      if (this.file.file !== businessFile && !isSlug(text)) this.checkTyped(text, path)
    }
    return /[{}]/.test(text) ? fillText(text, this.context(facts, path)) : text
  }

  /** A field that names no fact is compiled once, in place. */
  private markdown(field: MarkdownField, facts: Facts, path: Path): Rich {
    const isFixed = !field.source.includes('{')
    if (this.again && isFixed) return field
    if (!this.again) this.checkTyped(field.source, path)
    const compiled = compileField(field.source, this.context(facts, path))
    return isFixed ? Object.assign(field, compiled) : { source: field.source, ...compiled }
  }

  private measure(picture: PictureField, path: Path): void {
    const size = this.reader.measure(picture.src)
    if (size) Object.assign(picture, size)
    else
      this.reader.report(
        this.file,
        [...path, 'src'],
        `is "${picture.src}", but public/ holds no such picture, or it cannot be read`,
      )
  }

  private checkHref(href: string, path: Path): void {
    const wrong = whatIsWrongWithLink(href)
    if (wrong) this.reader.report(this.file, path, wrong)
    else this.reader.noteLink(this.file.file, { href, path })
  }

  /** A fact typed into copy would stay when the business changes its own. Without a path the text is the body. */
  checkTyped(text: string, path?: Path): void {
    const { file, reader } = this
    const nth = createCounter()
    for (const { words, message, isDoubtful } of reader.findTyped(text)) {
      const which = nth(words)
      const problem = () =>
        path
          ? file.problem(`${fieldName(path)} ${message}`, path, words, which)
          : file.bodyProblem(`the text ${message}`, words, which)
      if (isDoubtful) reader.notes.warnings.push(problem())
      else reader.push(file, problem)
    }
  }

  /** Without a path the Markdown is the body of the file. */
  context(local: Facts, path?: Path): MarkdownContext {
    const { again, file, reader } = this
    const problem = (message: string, needle: string, nth: number) =>
      path ? file.problem(message, path, needle, nth) : file.bodyProblem(message, needle, nth)
    const nthProblem = createCounter()
    const nthLink = createCounter()
    const nthName = createCounter()
    const noteClaim = (key: string, needle: string) => {
      const place: WrittenPlace = { file: file.file, ...(path && { path }), needle, nth: nthName(needle) }
      if (!again) reader.noteClaim(key, place)
    }
    return {
      phone: reader.phone,
      fact: (name) => {
        const needle = `{${name}}`
        const claim = /^claim +(\S+)$/.exec(name)?.[1]
        if (claim !== undefined) {
          noteClaim(claim, needle)
          return ''
        }
        const words = factNamed(name, [local, reader.facts])
        if (words !== undefined) {
          const fact = lowerFirst(name)
          if (reader.tiedFacts.has(fact)) noteClaim(factKey(fact), needle)
          return words
        }
        if (!reader.factsAreKnown) return ''
        const nth = nthProblem(needle)
        const hint = suggestFact(name, [...Object.keys(local), ...Object.keys(reader.facts)])
        reader.push(file, () => problem(`{${clip(name)}} stands for nothing; ${hint}`, needle, nth))
        return undefined
      },
      report: (message, needle) => {
        const what = path ? fieldName(path) : `"${clip(needle)}"`
        const nth = nthProblem(needle)
        reader.push(file, () => problem(`${what} ${message}`, needle, nth))
      },
      link: (href, needle) => {
        if (again) return
        reader.noteLink(file.file, { href, ...(path && { path }), needle, nth: nthLink(needle) })
      },
      measure: (src) => reader.measure(src),
    }
  }
}

/** Where no name is near, a list of names helps; the counts, which every page has many of, help least in it. */
function suggestFact(name: string, known: readonly string[]): string {
  const near = suggest(name, known)
  if (near.startsWith('did')) return near
  return suggest(
    name,
    known.filter((other) => !other.endsWith('count')),
  )
}

/** Counts how often it was given the same text before. */
function createCounter(): (text: string) => number {
  const counts = new Map<string, number>()
  return (text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return count
  }
}

/** Words joined by hyphens name something, and are no copy. */
const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text)

const clip = (text: string) => (text.length > 50 ? `${text.slice(0, 47)}...` : text)
