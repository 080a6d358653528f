/**
 * Hints about whole files and about the whole site: counts, notices, services, photos, pages without links,
 * titles, and how hard pages are to read.
 */
import { syllable } from 'syllable'
import { languageFolder, originalOf } from '../../../templates/model/languages'
import type { SoilLayer } from '../../../templates/model/site'
import { slugify } from '../../../templates/model/text'
import { ownPath, servicesPath } from '../../../templates/model/urls'
import { rulesAt, rulesOf } from '../../../templates/model/schema/inspect'
import { routesOfFiles } from '../../../templates/routes'
import { schemes } from '../../../templates/styles/theme'
import { entriesOf } from '../copy/facts'
import { plainText } from '../copy/html'
import { readHours } from '../copy/hours'
import { businessFile, noticeFile } from '../files/content-folder'
import { headsOf } from '../kinds/heads'
import { photoKey } from '../pictures/photo'
import { slugOf } from '../source/content-file'
import type { ContentFile, Path } from '../source/content-file'
import { kindOf } from '../source/kinds'
import { pathOf } from '../source/problems'
import { groupsIn, textsIn } from '../source/labels'
import type { Fields } from '../source/labels'
import { copyIn } from './hint'
import type { Found, Look, WholeSite } from './hint'
import { servicePattern } from './names'
import { isRock } from './town-hints'
import { wrongCount } from './typed-words'

/** Headings that give a different number than their list has entries. */
export function* wrongCounts({ file: { data } }: Look): Generator<Found> {
  for (const { path, group } of groupsIn(data)) {
    const [heading, entries] = [group.heading, entriesOf(group)]
    const wrong =
      typeof heading === 'string' && entries !== undefined ? wrongCount(heading, entries) : undefined
    if (wrong) yield { ...wrong, path: [...path, 'heading'], needle: wrong.words }
  }
}

type WrittenNotice = Partial<Record<'text' | 'from' | 'until' | 'lang' | 'closed', string>>

/** Returns the notices of a file, with their paths. */
const noticesIn = ({ file, data }: ContentFile): (WrittenNotice & { path: Path })[] =>
  originalOf(file) === noticeFile
    ? ((data.notices ?? []) as WrittenNotice[]).map((notice, i) => ({ ...notice, path: ['notices', i] }))
    : []

const dayInText = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, 20\d\d\b/g

/** A notice that has ended, that names only days that are past, or that began a year ago and has no last day. */
export function* overNotices({ file, site }: Look): Generator<Found> {
  const { today } = site.reader
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  for (const { path, text = '', from = today, until } of noticesIn(file)) {
    const [days, why] = [text.match(dayInText), 'is past; delete this notice, or correct the day']
    if (until !== undefined && until < today) yield { words: until, why, path: [...path, 'until'] }
    else if (days?.every((day) => Date.parse(`${day} UTC`) < Date.parse(today)))
      yield { words: days[0]!, why, path: [...path, 'text'] }
    else if (until === undefined && from < yearAgo) {
      const why = 'began this notice, which has no last day; delete it, or add "until"'
      yield { words: from, why, path: [...path, 'from'] }
    }
  }
}

/** Closed days that the text does not name, or that pages in a second language do not tell. */
export function* closings({ file, site: { looks } }: Look): Generator<Found> {
  const folders = new Set(looks.map((look) => languageFolder(look.file.file)).filter(Boolean))
  const notices = noticesIn(file)
  const months = /\b[A-Z][a-z]{2,8}\.? \d{1,2}(?!\d)/g
  for (const { path, text = '', from = '', until = '', closed, lang } of notices) {
    if (closed !== 'yes' || lang !== undefined) continue
    const days = (text.match(months) ?? []).flatMap((day) =>
      [from, until].map((date) => Date.parse(`${day}, ${date.slice(0, 4)} UTC`)).filter(Number.isFinite),
    )
    // A text may also name only the day of the return.
    if (!days.includes(Date.parse(from)) && days.some((day) => day <= Date.parse(until))) {
      const why = `to ${until} are the closed days, and the text does not name the first; correct one of them`
      yield { words: from, why, path: [...path, 'from'] }
    }
    for (const folder of folders) {
      const told = notices.some((other) => other.lang === folder && other.from === from)
      const why = `is shown on no page in ${folder}; write the notice again with "lang: ${folder}" and its words`
      if (!told && !looks.some((look) => look.file.file === `${folder}/${noticeFile}`))
        yield { words: text, why, path: [...path, 'text'] }
    }
  }
}

/** Short lines above a list or a table without a mark at their end, as pasted headings are. */
export function* bareHeadings({ file: { body } }: Look): Generator<Found> {
  const why = 'stands above a list or a table and ends without a mark; if it is a heading, write ## before it'
  for (const [, words = ''] of body.matchAll(/^(\p{Lu}[^\n|]{2,60}[\p{L}\d])\n\n?(?=[-|] )/gmu))
    yield { words, needle: words, why }
}

/** What a translation still has between the marks of a comment, which no page shows. */
export function* untranslated({ file: { file, body } }: Look): Generator<Found> {
  const why = 'begins text that no page shows; translate it and delete the marks, or delete it'
  if (languageFolder(file) && body.includes('<!--')) yield { words: '<!--', needle: '<!--', why }
}

/** Colors of one scheme. In the other, pages keep ours. */
export function* halfColors({ site: { business } }: WholeSite): Generator<Found> {
  for (const [words, color] of Object.entries(business.theme ?? {})) {
    const missing = schemes.find((scheme) => color[scheme] === undefined)
    const why = `has no ${missing} color, so ${missing} screens keep ours; add "${missing}:", and the build says if it cannot be read`
    if (missing) yield { file: business.file, path: ['theme', words], words, why }
  }
}

/** Hours in words that cannot be compared with hours.data. Only one form of English words can be read. */
export function* unreadHours({ reader }: WholeSite): Generator<Found> {
  const words = reader.siteFacts.business.hours?.copy
  const why =
    'cannot be compared with hours.data; write it as "Monday to Friday, 8am to 5pm", or check that both say the same'
  if (words !== undefined && !readHours(words)) yield { words, why, path: ['hours', 'copy'] }
}

/**
 * A single word names a service only if it has this many letters: "mudjacking" does, but "drainage" and "pier" have
 * other meanings too.
 */
const leastLetters = 10

/**
 * Names of services whose addresses are redirected, and the parts that name them by themselves: of "mudjacking and foam
 * lifting" also "foam lifting". A service or the trade may still have the name.
 */
export function* goneServices({
  looks,
  site: { services, redirects, business },
}: WholeSite): Generator<Found> {
  const own = [...services.map(({ name }) => name), business.trade].join('\n').toLowerCase()
  for (const { from } of redirects.filter(({ from }) => from.startsWith(`${servicesPath}/`))) {
    const name = from.slice(servicesPath.length + 1).replaceAll('-', ' ')
    const parts = name.split(' and ').filter((part) => part.includes(' ') || part.length >= leastLetters)
    const pattern = servicePattern([name, ...parts].filter((one) => !own.includes(one)))
    const why = `is the name of a service that is gone, ${from}`
    for (const { file, body } of looks)
      for (const { path, text } of [...copyIn(file.data), body])
        for (const [words] of text.matchAll(pattern)) {
          const isPage = kindOf(file.file)?.isPage !== undefined
          yield { file: file.file, path, words, needle: words, why, ...(isPage && { holds: true }) }
        }
  }
}

export function* foreignCredentials({ file: { file, data }, site: { reader } }: Look): Generator<Found> {
  const { credentials = {} } = reader.language ? (reader.business?.valid ?? {}) : {}
  const own = (data.credentials ?? {}) as Fields
  for (const [name, words] of Object.entries(credentials))
    if (file === reader.inFolder(businessFile) && name !== 'words' && words && own[name] === undefined)
      yield { words, why: 'is in the first language alone; write it here, too', path: ['credentials'] }
}

/** Reviews in Spanish, which screen readers would read as English. */
export function* spanish({ file: { data, body } }: Look): Generator<Found> {
  const found = body.match(/(?<!\p{L})(?:que|los|las|muy|nos|con|por|una|el|la|y)(?!\p{L})/giu) ?? []
  const why = 'is missing, and the review seems to be in Spanish; write "lang: es"'
  if (data.lang === undefined && found.length > 4) yield { words: 'lang', why, path: [] }
}

/** Unit prices of an unusual size, such as the price of a whole job. */
export function* oddPrices({ site: { business } }: WholeSite): Generator<Found> {
  for (const [name, price] of Object.entries(business.prices ?? {})) {
    const [low, high] = /foot|feet/.test(name) ? [2, 2000] : [20, /pier|piling/.test(name) ? 6000 : 20_000]
    const why = `dollars is unusual for one ${name}, and ranges multiply it; write the price of a single one`
    if (price < low! || price > high!)
      yield { file: business.file, path: ['prices', name], words: String(price), why }
  }
}

/** Depths of piers far below the rock of region.md, where they stop. */
export function* deepPiers({ file: { data }, site: { site } }: Look): Generator<Found> {
  const rock = site.region.ground.layers.find(isRock)
  for (const [name, words] of Object.entries((data.facts ?? {}) as Record<string, string>)) {
    const depth = /-depth$/.test(name) && /^\d.*(?:feet|foot)/.test(words) ? words.match(/\d+/g) : []
    const why = `is far below the ${rock?.name} at ${rock?.from} feet in region.md, where piers stop; correct one`
    if (rock && Math.max(...(depth ?? []).map(Number)) > 1.5 * rock.from)
      yield { words, why, path: ['facts', name] }
  }
}

/** A little topsoil in region.md, which would be drawn as deep as the ground that moves. */
export function* topsoil({ site: { region } }: WholeSite): Generator<Found> {
  const [{ name: words, kind }, next] = region.ground.layers as [SoilLayer, SoilLayer?]
  const why = 'is in every drawing anyway; begin with the ground below it, which moves'
  if (kind === 'topsoil' && next && next.from <= 2)
    yield { file: 'region.md', path: ['ground', 'layers', 0, 'name'], words, why }
}

/** Drafts, with each link to one and each field that names one. */
export function* drafts({ looks, reader }: WholeSite): Generator<Found> {
  const paths = new Map(routesOfFiles([...reader.drafts]).map(({ path, source }) => [path, source]))
  const why = (draft: string) => `is a draft, or leads to it; the live site has no ${pathOf(draft)}`
  for (const file of reader.drafts) yield { file, path: ['draft'], words: slugOf(file), why: why(file) }
  for (const { file } of looks) {
    for (const { href, ...place } of reader.findings.links.get(file.file) ?? []) {
      const draft = paths.get(href.replace(/[?#].*/, '')) ?? ''
      if (reader.drafts.has(draft)) yield { file: file.file, ...place, words: href, why: why(draft) }
    }
    for (const { path, text } of textsIn(file.data)) {
      const draft = `${rulesAt(rulesOf(kindOf(file.file)!.rules), path)?.meta.names}/${text}.md`
      if (reader.drafts.has(draft)) yield { file: file.file, path, words: text, why: why(draft) }
    }
  }
}

/** Photos with the file name as their description. Drawings are ours. */
export function* undescribed({ reader }: WholeSite): Generator<Found> {
  for (const { src, alt: words, ...place } of reader.findings.pictures) {
    const [, name, ending] = /([^/]*)\.(\w+)$/.exec(src) ?? []
    if (ending !== 'svg' && [slugify(`${name}.${ending}`), slugify(name ?? '')].includes(slugify(words)))
      yield { ...place, words, why: 'is the name of the file; say what the picture shows' }
  }
}

/** Photos that no page shows. */
export function* unnamedPhotos({ reader }: WholeSite): Generator<Found> {
  const named = new Set(reader.findings.pictures.map(({ src }) => photoKey(src)))
  const why = 'is shown by no page; name it in content, or delete it'
  for (const words of reader.pictures.addresses)
    if (!named.has(words)) yield { file: `public${words}`, path: [], words, why, line: 1 }
}

/** Pages the owner added that are in no menu and that no other page links to, although search engines may find them. */
export function* unlinked({ reader, site: { ownPages } }: WholeSite): Generator<Found> {
  for (const page of ownPages) {
    const { file, place, noindex } = page
    const path = ownPath(page)
    const isLinked = [...reader.findings.links].some(
      ([other, links]) => other !== file && links.some(({ href }) => href.split(/[?#]/)[0] === path),
    )
    if (place !== undefined || noindex || isLinked) continue
    const why =
      'is in no menu, and no other page links to it; write "place: menu" or "place: footer", or "noindex: yes" if only people with its address should find it'
    yield { file, path: ['title'], words: path, why }
  }
}

/** Characters. Search engines cut longer titles and descriptions. None of them publishes a fixed limit. */
const titleLimit = 60
const descriptionLimits = [70, 160] as const

/** Titles (with the brand suffix) and descriptions that search results would cut, or that say little. */
export function* lengths({ reader }: WholeSite): Generator<Found> {
  const [low, high] = descriptionLimits
  const { name, titleSuffix = '' } = reader.siteFacts.business
  const brand = ` | ${titleSuffix}`
  const other = `ends each title, and is no part of the name, "${name}"; write what people call the firm today`
  if (name && !name.toLowerCase().includes(titleSuffix.toLowerCase()))
    yield { file: businessFile, path: ['titleSuffix'], words: titleSuffix, why: other }
  for (const [file, { title, description }] of headsOf(reader.findings)) {
    if (typeof title !== 'string' || typeof description !== 'string') continue
    const long = `is a title of more than ${titleLimit} characters with "${brand}", which search results cut`
    if (title.length + brand.length > titleLimit) yield { file, path: ['title'], words: title, why: long }
    const { length } = description
    const why =
      length > high
        ? `is a description of more than ${high} characters, which search results cut`
        : `is a description of fewer than ${low} characters, which says little`
    if (length < low || length > high) yield { file, path: ['description'], words: description, why }
  }
}

/** Flesch-Kincaid grade. An eighth-grader reads such a text easily. */
const hardestGrade = 8

/** With fewer sentences, the grade means nothing. */
const fewestSentences = 5

/** Pages whose sentences are hard to read. Counting syllables only works in English. */
export function* hardPages({ site, cityOf }: WholeSite): Generator<Found> {
  const { services, cities, pages, ownPages } = site
  for (const page of [...services, ...cities.map(cityOf), ...Object.values(pages), ...ownPages]) {
    const sentences = sentencesOf(page)
    const grade = sentences.length < fewestSentences ? 0 : gradeOf(sentences)
    const why = `of this page is ${grade.toFixed(1)}; shorter words and sentences bring it to ${hardestGrade} or less`
    if (grade > hardestGrade) yield { file: page.file, path: [], words: 'reading grade', why }
  }
}

/** Returns the sentences in all running text of a page. */
const sentencesOf = (page: object): string[] =>
  textsOf(page)
    .flatMap((text) => text.split(/(?<=[.!?:]["')”’]*)\s+/))
    .filter((sentence) => /[.!?:]["')”’]*$/.test(sentence))

function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { html, text } = value as { html?: unknown; text?: unknown }
  if (typeof html === 'string') return [typeof text === 'string' ? text : plainText(html)]
  return Object.values(value).flatMap(textsOf)
}

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/**
 * Returns the school grade needed to read these sentences: the Flesch-Kincaid grade level (Kincaid, Fishburne, Rogers,
 * Chissom: Derivation of new readability formulas for Navy enlisted personnel, 1975).
 */
function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
