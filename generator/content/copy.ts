/** Turns the copy of a content file into what a page prints: facts filled in, Markdown compiled, pictures measured. */
import type { DrawnPicture, Prose, Rich } from '../../templates/site'
import { socialPath } from '../../templates/urls'
import type { ContentFile, Path } from './content-file'
import { ownCountFacts } from './counts'
import { factNamed, lowerFirst } from './facts'
import type { Facts } from './facts'
import { businessFile } from './folder'
import { compileBody, compileField, fillText } from './markdown'
import type { MarkdownContext } from './markdown'
import { whatIsWrongWithLink } from './markdown-rules'
import { factKey } from './notes'
import type { Framed } from './photo'
import type { Size } from './picture-size'
import type { Reader } from './reader'
import { MarkdownField, PictureField } from './schema'
import { rawMarks } from './raw-syntax'
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
  if (source === '') file.push({ path: [] }, 'says nothing; write the text below the closing ---')
  return { source, ...compileField(source, new Copy(reader, file, false).context({})) }
}

/** Reports text below the front matter of a file that prints none. */
export function refuseBody(file: ContentFile): void {
  const needle = file.body.trim().split('\n')[0]!
  if (needle) file.push({ needle }, 'has text below the closing ---, which no page shows')
}

/** Reports Markdown in plain text, which is printed as it is written. */
export function checkPlain(file: ContentFile, text: string, path: Path): void {
  const mark = /!?\[[^\]]*\]\([^)]*\)?|\*\*|__|`/.exec(text)?.[0]
  const message = `holds ${mark}, but it is plain text, which no page turns into links or bold words; take the marks out`
  if (mark) return file.report(path, message, mark)
  for (const { words, advice } of rawMarks(text, true).slice(0, 1))
    file.report(path, `holds ${words}, which would be printed as it stands; ${advice}`, words)
}

/** The picture shown when the page of this file is shared; undefined until `npm run draw` has made it. */
export const socialImage = (reader: Reader, file: ContentFile) =>
  drawnPicture(reader, file, ['name'], socialPath(file.file))

/** A picture that `npm run draw` makes; undefined until it has. Reports at `path` a file that is no picture. */
export function drawnPicture(
  reader: Reader,
  file: ContentFile,
  path: Path,
  src: string,
): DrawnPicture | undefined {
  const size = reader.measure(src)
  if (typeof size !== 'string') return size && { src, ...size }
  file.report(path, `has the picture public${src}, which ${size}`)
  return undefined
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
    if (value instanceof PictureField && !this.again) Object.assign(value, this.measure(value, path))
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
      checkPlain(this.file, text, path)
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

  private measure({ src, frame }: PictureField, path: Path): Framed | Size | undefined {
    const size = this.reader.frame(src, frame)
    if (typeof size === 'object') return size
    const wrong = size === undefined ? 'but public/ holds no such picture' : `which ${size}`
    this.file.report([...path, 'src'], `is "${src}", ${wrong}`)
    return undefined
  }

  private checkHref(href: string, path: Path): void {
    const wrong = whatIsWrongWithLink(href)
    if (wrong) this.file.report(path, wrong)
    else this.file.noteLink({ href, path })
  }

  /** A fact typed into copy would stay when the business changes its own. Without a path the text is the body. */
  checkTyped(text: string, path?: Path): void {
    const nth = createCounter()
    for (const { words, message, isDoubtful } of this.reader.findTyped(text)) {
      if (isDoubtful) this.file.warn(path, message, words, nth(words))
      else this.file.report(path, message, words, nth(words))
    }
  }

  /** Without a path the Markdown is the body of the file. */
  context(local: Facts, path?: Path): MarkdownContext {
    const { again, file, reader } = this
    const count = createCounter()
    const place = (kind: string, needle: string) => ({ path, needle, nth: count(`${kind} ${needle}`) })
    return {
      phone: reader.phone,
      fact: (name) => {
        const needle = `{${name}}`
        const claim = /^claim +(\S+)$/.exec(name)?.[1]
        const words = claim === undefined ? factNamed(name, [local, reader.facts]) : ''
        const fact = lowerFirst(name)
        const isTied = words !== undefined && reader.tiedFacts.has(fact)
        const key = claim ?? (isTied ? factKey(fact) : undefined)
        if (key !== undefined && !again) file.noteClaim(key, place('claim', needle))
        // While business.md cannot be read, that is reported, and not each of its facts.
        if (words !== undefined || !reader.factsAreKnown) return words ?? ''
        const hint = suggestFact(name, [...Object.keys(local), ...Object.keys(reader.facts)])
        file.push(place('problem', needle), `{${clip(name)}} stands for nothing; ${hint}`)
        return undefined
      },
      report: (message, needle) => {
        const { nth } = place('problem', needle)
        if (path) file.report(path, message, needle, nth)
        else file.push({ needle, nth }, `"${clip(needle)}" ${message}`)
      },
      link: (href, needle) => {
        if (!again) file.noteLink({ href, ...place('link', needle) })
      },
      measure: (src) => reader.frame(src, 'text'),
    }
  }
}

/** Where no name is near, a list of names helps; the counts, which every page has many of, help least in it. */
function suggestFact(name: string, known: readonly string[]): string {
  const near = suggest(name, known)
  const others = known.filter((other) => !other.endsWith('count'))
  return near.startsWith('did') ? near : suggest(name, others)
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
