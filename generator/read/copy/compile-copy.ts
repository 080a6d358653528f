/** Turns the copy of a content file into what a page prints: facts filled in, Markdown compiled, pictures measured. */
import type { Prose, Rich } from '../../../templates/model/site'
import { isEnglish } from '../../../templates/model/language'
import { lowerFirst } from '../../../templates/model/text'
import type { ContentFile, Path } from '../source/content-file'
import { findClaims, localMark, sentenceAround, settleClaims } from './claim-spans'
import { entriesOf, factNamed } from './facts'
import type { Facts } from './facts'
import { businessFile } from '../files/content-folder'
import { compileBody, compileField, fillText } from './markdown'
import type { MarkdownContext } from './markdown-context'
import { whatIsWrongWithLink } from './markdown-rules'
import { factKey } from '../source/findings'
import type { Framed } from '../pictures/photo'
import { questionsIn } from './questions'
import type { Size } from '../pictures/picture-size'
import type { Reader } from '../reader'
import { isInNotice } from '../kinds/notices'
import { MarkdownField, PictureField, isDrawing } from '../../../templates/model/schema'
import { rawMarks } from './raw-syntax'
import { suggest } from '../../../templates/model/suggest'
import { noteParagraph } from '../opinions/suspicious-files'
import { wrongCount } from '../opinions/suspicious-words'

/** What the schema made of the front matter, with its copy compiled. Reports what is wrong with it. */
export const compile = <V>(
  reader: Reader,
  file: ContentFile,
  value: V,
  facts: Facts = {},
  path: Path = [],
): V => new Copy(reader, file, facts).compile(value, facts, path)

/** The body, cut at its `##` headings. */
export function compileSections(reader: Reader, file: ContentFile, facts: Facts = {}): Prose[] {
  const copy = new Copy(reader, file, facts)
  const body = copy.settle(file.body)
  copy.noteQuestions(body)
  copy.judge(body)
  return compileBody(body, copy.context(facts, body))
}

/**
 * The body of a file that is one piece of text, without headings. It is a quote, and may say what facts say in its
 * own words.
 */
export function compileQuote(reader: Reader, file: ContentFile): Rich {
  const copy = new Copy(reader, file, {})
  const source = file.body.trim()
  if (source === '') file.push({ path: [] }, 'says nothing; write the text below the closing ---')
  const settled = copy.settle(source)
  copy.checkPhone(settled)
  noteParagraph(file, settled)
  return { source, ...compileField(settled, copy.context({}, settled)) }
}

/** Reports text below the front matter of a file that prints none. */
export function refuseBody(file: ContentFile): void {
  const needle = file.body.trim().split('\n')[0]!
  if (needle) file.push({ needle }, 'has text below the closing ---, which no page shows')
}

/** Reports Markdown in plain text, which is printed as it is written. */
export function checkPlain(file: ContentFile, text: string, path: Path): void {
  const mark = /!?\[[^[\]]*\]\([^)]*\)?|\*\*|__|`/.exec(text)?.[0]
  const message = `holds ${mark}, but it is plain text, which no page turns into links or bold words; take the marks out`
  if (mark) return file.report(path, message, mark)
  for (const { words, advice } of rawMarks(text, true).slice(0, 1))
    file.report(path, `holds ${words}, which would be printed as it stands; ${advice}`, words)
}

/** Fields that only the owner reads. */
const ownersFields = new Set(['facts', 'fine', 'claims'])

class Copy {
  constructor(
    private readonly reader: Reader,
    private readonly file: ContentFile,
    /** Names that the whole copy may use. */
    private readonly given: Facts,
  ) {}

  compile<V>(value: V, facts: Facts, path: Path): V {
    if (typeof value === 'string') return this.plainText(value, facts, path) as V
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof MarkdownField) return this.markdown(value, facts, path) as V
    if (Array.isArray(value))
      return value.map((item, i) => this.compile(item as unknown, facts, [...path, i])) as V
    if (value instanceof PictureField) this.picture(value, path)
    this.checkPair(value, path)
    const entries = entriesOf(value)
    // The count of a county is its towns, in every section of its page.
    const inSection =
      entries === undefined ? facts : { ...facts, count: this.reader.known.inWords(entries), ...this.given }
    if (entries !== undefined) this.checkCount((value as { heading?: unknown }).heading, entries, path)
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        path.length === 0 && ownersFields.has(key)
          ? child
          : this.compile(child as unknown, inSection, [...path, key]),
      ]),
    ) as V
  }

  private plainText(source: string, facts: Facts, path: Path): string {
    const text = this.settle(source, path)
    this.noteQuestions(text, path)
    if (path.at(-1) === 'href') this.checkHref(text, path)
    checkPlain(this.file, text, path)
    if (this.file.file !== businessFile) this.judge(text, path)
    else if (path[0] !== 'phone') this.checkPhone(text, path)
    return /[{}]/.test(text) ? fillText(text, this.context(facts, text, path)) : text
  }

  private markdown(field: MarkdownField, facts: Facts, path: Path): Rich {
    const text = this.settle(field.source, path)
    this.noteQuestions(text, path)
    this.judge(text, path)
    return { source: field.source, ...compileField(text, this.context(facts, text, path)) }
  }

  /**
   * The source without the marks of its claims, and without the words of those that were declined. Notes where each is
   * made. Without a path it is the body.
   */
  settle(source: string, path?: Path): string {
    if (!source.includes('{claim')) return source
    const { file, reader } = this
    const { spans, problems } = findClaims(source)
    const { text, gone } = settleClaims(
      source,
      spans,
      (name) => reader.known.declined.has(name) || file.declined.has(name),
      reader.known.lang,
    )
    const nth = createCounter()
    for (const { needle, message } of problems) {
      if (path) file.report(path, `${needle} ${message}`, needle, nth(needle))
      else file.push({ needle, nth: nth(needle) }, `${needle} ${message}`)
    }
    for (const { name, start, end } of spans) {
      const needle = source.slice(start, end)
      const place = { path, needle, nth: nth(needle) }
      const left = gone.find((span) => span.start === start)
      if (name !== localMark) file.noteClaim(name, place, left?.left)
      if (left?.wrong === undefined) continue
      const reads = left.left && `reads "${left.left}", which `
      file.report(
        path,
        `without the words of the claim "${name}", which was declined, ${reads}${left.wrong}; write other words here`,
        place.needle,
        place.nth,
      )
    }
    // What follows from a wrong place would mislead.
    return gone.some(({ wrong }) => wrong !== undefined)
      ? settleClaims(source, spans, () => false).text
      : text
  }

  /** Notes what a new firm is still asked: `[Answer: how deep is the clay?]`. Without a path the text is the body. */
  noteQuestions(text: string, path?: Path): void {
    const nth = createCounter()
    for (const needle of questionsIn(text))
      this.file.findings.questions.push({ file: this.file.file, path, needle, nth: nth(needle) })
  }

  private checkCount(heading: unknown, entries: number, path: Path): void {
    const isRead = typeof heading === 'string' && isEnglish(this.reader.known.lang)
    const wrong = isRead ? wrongCount(heading, entries) : undefined
    if (wrong) this.file.suspect(wrong, { path: [...path, 'heading'], needle: wrong.words })
  }

  /** Reports one photo under two names, as before and after. */
  private checkPair(value: object, path: Path): void {
    const { before, after } = value as { before?: unknown; after?: unknown }
    if (!(before instanceof PictureField && after instanceof PictureField)) return
    if (before.src !== after.src && this.reader.areSameFile(before.src, after.src))
      this.file.report(
        [...path, 'after', 'src'],
        `is the same photo as ${before.src}; write the one taken after the repair`,
      )
  }

  private picture(picture: PictureField, path: Path): void {
    const { src, alt } = picture
    if (isDrawing(src)) return
    Object.assign(picture, this.measure(picture, path))
    this.file.findings.pictures.push({ file: this.file.file, path: [...path, 'alt'], src, alt })
  }

  private measure({ src, frame }: PictureField, path: Path): Framed | Size | undefined {
    const size = this.reader.frame(src, frame)
    if (typeof size === 'object') return size
    const wrong = size === undefined ? `but ${this.reader.noPicture(src)}` : `which ${size}`
    this.file.report([...path, 'src'], `is "${src}", ${wrong}`)
    return undefined
  }

  private checkHref(href: string, path: Path): void {
    const wrong = whatIsWrongWithLink(href)
    if (wrong) this.file.report(path, wrong)
    else this.file.noteLink({ href, path })
  }

  /** Looks for words that may be facts typed out. Without a path the text is the body. */
  judge(text: string, path?: Path): void {
    this.checkPhone(text, path)
    // A notice names weekdays and hours that are not the usual ones, and may stand on several pages.
    if (isSlug(text) || isInNotice(this.file, path)) return
    for (const paragraph of text.split(/\n\s*\n/)) noteParagraph(this.file, paragraph)
    const nth = createCounter()
    for (const found of this.reader.known.findWords(text))
      this.file.suspect(found, { path, needle: found.words, nth: nth(found.words) })
  }

  /** The number of the business typed into copy would stay when the business changes its own. */
  checkPhone(text: string, path?: Path): void {
    const nth = createCounter()
    for (const [typed] of this.reader.known.phonePattern ? text.matchAll(this.reader.known.phonePattern) : [])
      this.file.report(
        path,
        `types the phone number ${typed}; write {phone}, so that it can be changed in one place`,
        typed,
        nth(typed),
      )
  }

  /** What some Markdown or plain text may ask of its surroundings. Without a path it is the body of the file. */
  context(local: Facts, text: string, path?: Path): MarkdownContext {
    const { file, reader } = this
    const count = createCounter()
    const place = (kind: string, needle: string) => ({ path, needle, nth: count(`${kind} ${needle}`) })
    return {
      phone: reader.known.phone,
      fact: (name) => {
        const needle = `{${name}}`
        const words = factNamed(name, [local, reader.known.facts])
        const fact = lowerFirst(name)
        if (words !== undefined && reader.known.tiedFacts.has(fact)) {
          const at = place('claim', needle)
          const sentence = reader.isTiedToDeclined(fact)
            ? sentenceAround(text, nthIndexOf(text, needle, at.nth))
            : undefined
          file.noteClaim(factKey(fact), at, sentence)
        }
        if (words !== undefined && /^(?:tier|when)-/i.test(name) && hasOwnTier(file))
          file.push(
            place('problem', needle),
            `${needle} names a tier, and a city has its own; write {tier} or {when}`,
          )
        // While a file that gives facts is wrong, that is reported, and not each name that it may give.
        if (words !== undefined || !reader.known.isWhole || file.hasWrongFacts) return words ?? ''
        file.push(
          place('problem', needle),
          `{${clip(name)}} stands for nothing; ${this.suggestFact(name, local)}`,
        )
        return undefined
      },
      report: (message, needle) => {
        const { nth } = place('problem', needle)
        if (path) file.report(path, message, needle, nth)
        else file.push({ needle, nth }, `"${clip(needle)}" ${message}`)
      },
      link: (href, needle) => {
        file.noteLink({ href, ...place('link', needle) })
      },
      noPicture: (src) => reader.noPicture(src),
      measure: (src, alt) => {
        file.findings.pictures.push({ file: file.file, ...place('picture', alt), src, alt })
        return reader.frame(src, 'text')
      },
    }
  }

  private suggestFact(name: string, local: Facts): string {
    if (name.toLowerCase() === 'count')
      return 'it counts the entries of a section, and this is no part of one that has a list of its own; write the number'
    const known = [...Object.keys(local), ...Object.keys(this.reader.known.facts)]
    return suggest(
      name,
      known.filter((fact) => fact !== 'count' && !/^[A-Z]/.test(fact)),
    )
  }
}

/** Pages that are about one city, and so about one tier. */
const hasOwnTier = ({ file }: ContentFile) => /^locations\/|^shared\/city\.md$/.test(file)

/** Where the nth of these words stands, from 0. */
function nthIndexOf(text: string, words: string, nth: number): number {
  let index = text.indexOf(words)
  for (let i = 0; i < nth; i++) index = text.indexOf(words, index + 1)
  return index
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
