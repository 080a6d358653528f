/** Suspicions that one content file raises by itself: facts typed out, wrong counts, names of other towns, odd depths. */
import { createHash } from 'node:crypto'
import { isEnglish } from '../../../templates/model/language'
import { isOwnTown } from '../../../templates/model/own-town'
import type { Business } from '../../../templates/model/site'
import { mayHoldPlace, mayHoldZip } from '../../../templates/model/states'
import { slugify } from '../../../templates/model/text'
import { withoutMarks } from '../copy/claim-spans'
import { createCounter, ownersFields } from '../copy/compile-copy'
import { entriesOf, placeFacts } from '../copy/facts'
import { businessFile, noticeFile } from '../files/content-folder'
import { stateOfCity } from '../kinds/city'
import type { Reader } from '../reader'
import { onOneLine } from '../source/content-file'
import type { ContentFile, Path } from '../source/content-file'
import { folderOf, kindOf } from '../source/kinds'
import { isGroup } from '../source/labels'
import type { Fields } from '../source/labels'
import { declinedIn } from '../source/partly-valid'
import { escapePattern } from '../source/positions'
import { recordedNames } from './first-firm'
import { normalize } from './suspicions'
import type { Suspicion } from './suspicions'
import { createWordFinder, wrongCount } from './suspicious-words'

/** What is suspected of one file, and what is compared with other files: plain data, so that a worker can send it. */
export interface FileOpinions {
  file: string
  suspicions: Suspicion[]
  /** The words that the file says are meant as they stand. */
  fine: string[]
  /** A hash of each paragraph, for finding copies. */
  paragraphs: string[]
}

/** A piece of copy of a file. Without a path it is the body. */
interface Text {
  path: Path | undefined
  text: string
}

/** Looks at a file of a site in one pass over all its copy, without the words of claims that were declined. */
export function createFileSuspector(reader: Reader): (file: ContentFile) => FileOpinions {
  const { siteFacts, today } = reader
  const isRead = isEnglish(siteFacts.lang)
  // Copy may well type the names of places.
  const places = placeFacts({})
  const facts = Object.entries(siteFacts.facts).filter(([name]) => !Object.hasOwn(places, name))
  const findWords = createWordFinder(Object.fromEntries(facts), siteFacts.lang)
  const has = (name: string) => reader.has(name)
  const first = slugify(recordedNames().office.split(',')[0]!)
  const towns = {
    office: siteFacts.business.address?.city ?? '',
    isTown: (slug: string) => slug === first || has(`locations/${slug}.md`),
  }

  return (file) => {
    const declined = new Set([...siteFacts.declined, ...declinedIn(file.data)])
    const settle = (source: string) => withoutMarks(source, (name) => declined.has(name))
    const texts = [...textsIn(file.data, [])].map(({ path, text }) => ({ path, text: settle(text) }))
    const body = { path: undefined, text: settle(file.body) }
    // A quote may say what facts say in its own words.
    const folder = folderOf(file.file)
    const isQuote = folder === 'testimonials'
    const copy = (file.file === businessFile ? [] : [...texts, ...(isQuote ? [] : [body])]).filter(
      ({ path, text }) => !isSlug(text) && !isNumber(text) && !isInNotice(file, path),
    )
    const suspicions = [
      ...copy.flatMap((text) => typedFacts(text, findWords)),
      ...(isRead ? wrongCounts(file.data, []) : []),
      ...(isRead ? copy.flatMap((text) => [...otherStarts(text, file, towns)]) : []),
      ...expiredNotice(file, today),
      ...(folder === 'jobs' ? townsOfJob(file.data, has) : []),
      ...(folder === 'locations' ? ofCity(file, reader) : []),
    ]
    return {
      file: file.file,
      suspicions: suspicions.map((one) => ({ ...one, words: onOneLine(one.words), file: file.file })),
      fine: [...textsIn(file.data.fine, [])].map(({ text }) => text),
      paragraphs: hashesOf(
        file,
        isQuote ? [...copy.map(({ text }) => text), body.text.trim()] : pieces(copy),
      ),
    }
  }
}

/** A suspicion of a file that is known from the context. */
type Found = Omit<Suspicion, 'file'>

/** The texts of front matter that pages show, each with its path. */
export function* textsIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value))
      if (path.length > 0 || !ownersFields.has(key))
        yield* textsIn(child, [...path, Array.isArray(value) ? Number(key) : key])
}

/** Words joined by hyphens name something, and are no copy. */
const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text)

const isNumber = (text: string) => /^-?[\d.]+$/.test(text)

/** A notice names weekdays and hours that are not the usual ones, and may stand on several pages. */
const isInNotice = ({ file }: ContentFile, path: Path | undefined): boolean =>
  path?.[0] === 'notice' || (file === noticeFile && path !== undefined)

function typedFacts({ path, text }: Text, findWords: ReturnType<typeof createWordFinder>): Found[] {
  const nth = createCounter()
  return findWords(text).map((found) => ({ ...found, path, needle: found.words, nth: nth(found.words) }))
}

/** Headings that give another number than their list has entries. */
function* wrongCounts(value: unknown, path: Path): Generator<Found> {
  if (typeof value !== 'object' || value === null) return
  const { heading } = value as { heading?: unknown }
  const entries = entriesOf(value)
  const wrong =
    typeof heading === 'string' && entries !== undefined ? wrongCount(heading, entries) : undefined
  if (wrong) yield { ...wrong, path: [...path, 'heading'], needle: wrong.words }
  for (const [key, child] of Object.entries(value))
    yield* wrongCounts(child, [...path, Array.isArray(value) ? Number(key) : key])
}

/** A notice whose days are over, or that began a year ago and has no last day, was probably forgotten. */
function expiredNotice({ file, data }: ContentFile, today: string): Found[] {
  const [path, notice] = file === noticeFile ? [[], data] : [['notice'], data.notice]
  const { from, until } = isGroup(notice) ? notice : {}
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const suspect = (field: string, words: unknown, before: string, why: string): Found[] =>
    typeof words === 'string' && words < before
      ? [{ kind: 'notice', words, why, path: [...path, field] }]
      : []
  return until === undefined
    ? suspect('from', from, yearAgo, 'began this notice, which has no last day; take it out, or add "until"')
    : suspect('until', until, today, 'ended this notice, which no page shows any more; take it out')
}

/** Fewer characters are no paragraph: a label or a heading may stand in many files. */
const leastParagraph = 60

/** Characters of a name. A pattern has room for only so many. */
const longestName = 100

const pieces = (texts: readonly Text[]) => texts.flatMap(({ text }) => text.split(/\n\s*\n/))

/** The name of the file’s own page counts for nothing, so that a copy keeps its hashes. */
function hashesOf({ file, data }: ContentFile, texts: readonly string[]): string[] {
  if (kindOf(file)?.judgesCopies === undefined) return []
  const name = typeof data.name === 'string' ? escapePattern(normalize(data.name.slice(0, longestName))) : ''
  const ownName = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu')
  return texts
    .filter((text) => text.length >= leastParagraph)
    .map((text) =>
      createHash('sha1').update(normalize(text).replace(ownName, '*')).digest('base64').slice(0, 8),
    )
}

type Has = (file: string) => boolean

/** The slugs of towns with a page that some text names, with the words that name each. */
function townsIn(text: string, has: Has): Map<string, string> {
  const found = new Map<string, string>()
  const capitalized = text.match(/\p{Lu}[\p{L}'’]*(?:[ \u00A0]\p{Lu}[\p{L}'’]*)*/gu) ?? []
  for (const phrase of capitalized) {
    const words = phrase.split(/[ \u00A0]/)
    for (let i = 0; i < words.length; i++)
      for (let j = i + 1; j <= Math.min(words.length, i + 4); j++) {
        const name = words
          .slice(i, j)
          .join(' ')
          .replace(/['’]s$/, '')
        const slug = slugify(name)
        if (has(`locations/${slug}.md`)) found.set(slug, name)
      }
  }
  return found
}

const ofTown = (words: string, why: string, path?: Path, needle?: string): Found => ({
  kind: 'town',
  words,
  why,
  path,
  ...(needle !== undefined && { needle }),
})

/** The title of a job that names another town than the job is in. */
function townsOfJob({ title, town }: Fields, has: Has): Found[] {
  const towns = townsIn(String(title), has)
  if (towns.has(String(town))) return []
  return [...towns.values()].map((name) => ofTown(name, `is not the town of this job, "${town}"`, ['title']))
}

/** Words behind which copy names the town that it starts from, and that town. */
const start =
  /\b(?:near|far from|as in|as it is in|from us to|start from)\s+(\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*)*)/gu

/** Another town than that of the office where copy says from where it starts, as it may after the office has moved. */
function* otherStarts(
  { path, text }: Text,
  { slug }: ContentFile,
  { office, isTown }: { office: string; isTown: (slug: string) => boolean },
): Generator<Found> {
  const why = `is not the town of the office, ${office}; if the sentence starts from there, write {office-city}`
  for (const [words, place = ''] of text.matchAll(start)) {
    const town = slugify(place)
    if (isTown(town) && town !== slugify(office) && town !== slug) yield ofTown(words, why, path, words)
  }
}

/** What a city page says of other towns, for it may be a copy, and what lies in another state or too deep. */
function* ofCity(file: ContentFile, reader: Reader): Generator<Found> {
  const { state: code, postalCode, soil, ...rest } = file.data as Record<string, string>
  const [latitude, longitude] = [Number(rest.latitude), Number(rest.longitude)]
  const { business } = reader.siteFacts
  const state = stateOfCity(business, code)
  const { address } = business
  yield* otherTowns(file, (name) => reader.has(name))
  yield* deepPlaces(soil)
  if (state && isOwnTown({ address: address as Business['address'] }, { name: rest.name!, state }))
    for (const { path, text } of [...textsIn(file.data, []), { path: undefined, text: file.body }])
      if (text.includes('{miles}') && !(path?.[0] === 'hero' && path[1] === 'facts'))
        yield {
          kind: 'distance',
          words: '{miles}',
          why: 'is 0 in the town of the office; say here how it is in your own town',
          path,
          needle: '{miles}',
        }
  if (state && !mayHoldZip(state.code, postalCode!)) {
    const why = `is no ZIP code of ${state.name}; correct it, or write the "state"`
    yield ofTown(postalCode!, why, ['postalCode'])
  }
  if (state && !mayHoldPlace(state.code, { latitude, longitude })) {
    const why = `lies outside ${state.name}; correct the coordinates, or write the "state"`
    yield ofTown(`${latitude}, ${longitude}`, why, ['latitude'])
  }
}

/** What the top of a city page, and its text as a whole, say of other towns. */
function* otherTowns({ data, source, body, slug }: ContentFile, has: Has): Generator<Found> {
  const { name } = data as Record<string, string>
  for (const field of ['description', 'card']) {
    const text = String(data[field])
    if (text.includes(name!) || text.includes('{city}')) continue
    for (const other of townsIn(text, has).values())
      yield ofTown(other, `is not ${name}, the town of this page`, [field])
  }
  const count = (words: string) => source.split(words).length - 1
  const own = count(name!) + count('{city}')
  const why = `is named here more often than ${name}, the town of this page`
  for (const [other, words] of townsIn(body, has))
    if (other !== slug && count(words) > own) yield ofTown(words, why, undefined, words)
}

/** Feet. House foundations end far above. */
const deepestUsual = 60

/** Depths that are more likely inches than feet. */
function deepPlaces(soil: unknown): Found[] {
  const { activeFrom, activeTo, layers } = (soil ?? {}) as Fields
  const suspect = (fields: Fields, ...path: Path): Found[] =>
    Object.entries(fields)
      .filter(([, depth]) => Number(depth) > deepestUsual)
      .map(([field, depth]) => ({
        kind: 'ground',
        words: String(Number(depth)),
        why: 'feet is very deep; are they inches?',
        path: ['soil', ...path, field],
      }))
  return [
    ...suspect({ activeFrom, activeTo }),
    ...((layers ?? []) as Fields[]).flatMap(({ from, to }, i) => suspect({ from, to }, 'layers', i)),
  ]
}
