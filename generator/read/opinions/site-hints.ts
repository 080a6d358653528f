/** Hints about whole files and about the whole site: counts, notices, copies, photos, and pages without links. */
import { createHash } from 'node:crypto'
import { distance } from 'fastest-levenshtein'
import type { Business, CitySummary, OwnPage } from '../../../templates/model/site'
import { originalOf } from '../../../templates/model/languages'
import { asPhone } from '../../../templates/model/schema/as-typed'
import { byFile, foldCase, lowerFirst, slugify } from '../../../templates/model/text'
import { ownPath } from '../../../templates/model/urls'
import { isAddress } from '../../../templates/model/web-address'
import { rulesAt, rulesOf } from '../../../templates/model/schema/inspect'
import { routesOfFiles } from '../../../templates/routes'
import { sentenceAround } from '../copy/claim-spans'
import { entriesOf } from '../copy/facts'
import { holdsQuestion } from '../copy/questions'
import { shortcodesIn } from '../copy/raw-syntax'
import { readHours } from '../copy/hours'
import { copyOf, noticeFile } from '../files/content-folder'
import { headsOf } from '../kinds/heads'
import { photoKey } from '../pictures/photo'
import { append, repeated } from '../source/findings'
import { parseTree, slugOf, yamlOf } from '../source/content-file'
import type { ContentFile, Path } from '../source/content-file'
import { kindOf } from '../source/kinds'
import { labelsIn } from '../source/labels'
import { commentsIn, escapePattern } from '../source/positions'
import { pathOf } from '../source/problems'
import { groupsIn, normalize, textsIn } from './hint'
import type { Found, Look, Text, WholeSite } from './hint'
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

type WrittenNotice = Partial<Record<'text' | 'from' | 'until', string>>

/** Returns the notices of a file, with their paths. */
function noticesIn({ file, data }: ContentFile): (WrittenNotice & { path: Path })[] {
  const isOfSite = originalOf(file) === noticeFile
  const several = [data.notices ?? []]
    .flat()
    .map((notice, i) => ({ ...(notice as WrittenNotice), path: ['notices', i] }))
  const one = isOfSite ? data : (data.notice as WrittenNotice | undefined)
  return [...(one ? [{ ...one, path: isOfSite ? [] : ['notice'] }] : []), ...several]
}

/** A notice that has ended, or that began a year ago and has no last day. It was probably forgotten. */
export function* expiredNotice({ file, site }: Look): Generator<Found> {
  const { today } = site.reader
  for (const { path, from = today, until } of noticesIn(file)) {
    const [words, why] =
      until === undefined
        ? [from, 'began this notice, which has no last day; delete it, or add "until"']
        : [until, 'ended this notice, which no page shows any more; delete it']
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
    if (words < (until === undefined ? yearAgo : today))
      yield { words, why, path: [...path, until === undefined ? 'from' : 'until'] }
  }
}

/** Hours in words that cannot be compared with hours.data. Only English words for days and times can be read. */
export function* unreadHours({ reader }: WholeSite): Generator<Found> {
  const words = reader.siteFacts.business.hours?.copy
  const why = 'cannot be compared with hours.data; check that both say the same'
  if (words !== undefined && !readHours(words)) yield { words, why, path: ['hours', 'copy'] }
}

/** A single hint for all labels that are in English because nobody wrote them in the site's language. */
export function* untranslated({ reader }: WholeSite): Generator<Found> {
  const { missingLabels: missing, siteFacts } = reader
  if (labelsIn(siteFacts.lang) || missing.length === 0) return
  const listed = missing.slice(0, mostLabels).join(', ') + (missing.length > mostLabels ? ' ...' : '')
  const why = `are in English, ${missing.length} in all; write them in your language in content/shared/: ${listed}`
  yield { path: ['lang'], words: 'labels', why }
}

/** The most labels that one line names. */
const mostLabels = 6

/** Files that are left out because they look like a copy of another. */
export function* leftOut({ source }: WholeSite): Generator<Found> {
  const files = (source.list() ?? []).map(({ file }) => file)
  for (const words of files) {
    const first = copyOf(words)
    const why = `looks like a copy of ${first}, and no page is made of it; delete it, or give it a name of its own`
    if (first !== undefined && files.includes(first)) yield { file: words, path: [], words, why, line: 1 }
  }
}

/** Words that are left out behind a # in a sentence, because YAML takes them for a comment. */
export function* comments({ file: { file, source } }: Look): Generator<Found> {
  const yaml = yamlOf(source)
  if (!/\S[ \t]+# /.test(yaml)) return
  for (const { path, value, words } of commentsIn(parseTree(yaml), yaml)) {
    const rules = rulesAt(rulesOf(kindOf(file)!.rules), path)
    const isProse = rules?.isText && !rules.meta.names && rules.meta.form?.pattern.test('Two words.')
    const why =
      'stands behind a #, so that no page shows it; put the value in double quotes, or the comment on a line of its own'
    if (isProse && !/[.!?]$/.test(value)) yield { path, words, why }
  }
}

/** Drafts, with each link to one and each field that names one. */
export function* drafts({ looks, reader }: WholeSite): Generator<Found> {
  const paths = new Map(routesOfFiles([...reader.drafts]).map(({ path, source }) => [path, source]))
  for (const file of reader.drafts)
    yield {
      file,
      path: ['draft'],
      words: slugOf(file),
      why: 'is a draft, so that the live site leaves it out',
    }
  for (const { file } of looks) {
    for (const { href, ...place } of reader.findings.links.get(file.file) ?? []) {
      const why = 'leads to a draft, so that the live site shows the words without the link'
      if (reader.drafts.has(paths.get(href.replace(/[?#].*/, '')) ?? ''))
        yield { file: file.file, ...place, words: href, why }
    }
    const isWhole = !/^(?:testimonials|jobs)\//.test(file.file)
    const why = `names a draft, so that the live site leaves ${isWhole ? 'this entry' : 'this file'} out, too`
    for (const { path, text } of textsIn(file.data)) {
      const names = rulesAt(rulesOf(kindOf(file.file)!.rules), path)?.meta.names
      if (names && reader.drafts.has(`${names}/${text}.md`)) yield { file: file.file, path, words: text, why }
    }
  }
}

/** A file that shares this part of its paragraphs with another looks like a copy. */
const copyShare = 0.3

/** Files in one folder that share many paragraphs. One is probably an unfinished copy. */
export function* copies({ looks }: WholeSite): Generator<Found> {
  const firstWith = new Map<string, string>()
  for (const look of [...looks].sort((a, b) => byFile(a.file, b.file))) {
    const shared = new Map<string, number>()
    const { file } = look.file
    const hashes = hashesOf(look)
    for (const hash of new Set(hashes)) {
      const key = `${look.folder} ${hash}`
      const first = firstWith.get(key)
      if (first === undefined) firstWith.set(key, file)
      else shared.set(first, (shared.get(first) ?? 0) + 1)
    }
    for (const [words, count] of shared) {
      const why = `has ${count} of the ${hashes.length} paragraphs of this file too; write what is true of this one only`
      if (count / hashes.length >= copyShare && count >= kindOf(file)!.judgesCopies!)
        yield { file, path: [], words, why }
    }
  }
}

/** A shorter text is not a paragraph. Many files may have the same label or heading. */
const leastParagraph = 60

/** The most characters of a name that are used, because a pattern cannot be too long. */
const longestName = 100

/**
 * Returns a hash of each paragraph. The name of the file's own page is left out, so that a copy with another name has
 * the same hashes.
 */
function hashesOf({ file: { file, data }, folder, copy, body }: Look): string[] {
  if (kindOf(file)?.judgesCopies === undefined) return []
  const texts = copy.map(({ text }) => text)
  const paragraphs =
    folder === 'testimonials' ? [...texts, body.text.trim()] : texts.flatMap((text) => text.split(/\n\s*\n/))
  const name = typeof data.name === 'string' ? escapePattern(normalize(data.name.slice(0, longestName))) : ''
  const ownName = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu')
  return paragraphs
    .filter((text) => text.length >= leastParagraph && !holdsQuestion(text))
    .map((text) =>
      createHash('sha1').update(normalize(text).replace(ownName, '*')).digest('base64').slice(0, 8),
    )
}

/** Towns with the same ZIP code. They may share it, but more often one file is a copy. */
export function* equalPostalCodes({ site: { cities } }: WholeSite): Generator<Found> {
  for (const [city, first] of repeated([...cities].sort(byFile), ({ postalCode }) => postalCode)) {
    const why = `is the postal code of ${first.name} too, in ${first.file}`
    yield { file: city.file, path: ['postalCode'], words: city.postalCode, why }
  }
}

/** A county of one town whose name differs in one letter from a county of several towns. */
export function* misspelledCounties({ site: { cities } }: WholeSite): Generator<Found> {
  const towns = new Map<string, CitySummary[]>()
  for (const city of cities) append(towns, city.county, city)
  const usual = [...towns.keys()].filter((county) => towns.get(county)!.length > 1)
  for (const [county, [city, ...others]] of towns) {
    const other = others.length > 0 ? undefined : usual.find((name) => distance(name, county) === 1)
    const why = `is the county of no other town, and one letter off ${other}`
    if (other !== undefined) yield { file: city!.file, path: ['county'], words: county, why }
  }
}

/** Photos with two different descriptions, or with the file name as their description. */
export function* pictures({ reader }: WholeSite): Generator<Found> {
  const first = new Map<string, string>()
  // Drawings are ours, and each place may describe a different part of one.
  const photos = reader.findings.pictures.filter(({ src }) => !/\.svg$/i.test(src))
  for (const { src, alt: words, ...place } of photos.sort(byFile)) {
    const base = /([^/]*)\.\w+$/.exec(src)?.[1] ?? src
    if (/\.(jpe?g|png|webp|avif|svg|heic)$/i.test(words.trim()) || slugify(words) === slugify(base)) {
      yield { ...place, words, why: 'is the name of the file; say what the picture shows' }
      continue
    }
    const said = normalize(words)
    const why = `is said of ${src}, which is described differently in another place`
    if ((first.get(src) ?? said) !== said) yield { ...place, words, why }
    else first.set(src, said)
  }
}

/** A frame that shows a smaller part of a photo than this cuts off a lot. */
const leastShown = 0.6

/** Photos that a frame cuts a lot off, when nothing says what matters in them. */
export function* cutPhotos({ reader }: WholeSite): Generator<Found> {
  for (const { file, path, src, frame, focus } of reader.findings.pictures) {
    const shown = reader.pictures.shownIn(src, frame)
    if (focus !== undefined || shown >= leastShown) continue
    const why = `is cut by ${Math.round(100 * (1 - shown))}% here; "focus: top" or a point, "focus: 30% 20%", keeps what matters`
    yield { file, path: [...path!.slice(0, -1), 'src'], words: src, why }
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

/** Without a review, the menu does not show the reviews page, and only the footer links to it. */
export function* noReviews({ reader }: WholeSite): Generator<Found> {
  if (reader.folder('testimonials').length > 0) return
  const why =
    'is only in the footer, not in the menu, because there is no review; add one with npm run new -- review "NAME, TOWN"'
  yield { file: 'pages/reviews.md', path: ['menu'], words: 'the page', why }
}

/** A note of where a review stands on the web, which pages can only show as a link. */
export function* unlinkedSource({ file: { data } }: Look): Generator<Found> {
  const { source } = data
  if (typeof source !== 'string' || isAddress(source)) return
  if (!/\b(?:google|yelp|facebook|nextdoor|angi|houzz|bbb|stars?)\b/i.test(source)) return
  const why =
    'is a note for yourself, which no page shows; write the address of the review, and pages link to it'
  yield { path: ['source'], words: source, why }
}

/** When nobody on the team has a name, a photo and "first: yes", home cannot show who comes to the house. */
export function* nobodyFirst({ site: { pages } }: WholeSite): Generator<Found> {
  const { team } = pages.about
  if (!pages.home.who || !team || team.items.some(({ first, name, photo }) => first && name && photo)) return
  const why =
    'has nobody with a name, a photo and "first: yes", so home cannot show who comes; no other change wins more trust'
  yield { file: 'pages/about.md', path: ['team'], words: 'the team', why }
}

/** Characters. Search engines cut longer titles and descriptions. None of them publishes a fixed limit. */
const titleLimit = 60
const descriptionLimits = [70, 160] as const

/** Titles (with the brand suffix) and descriptions that search results would cut, or that say little. */
export function* lengths({ reader }: WholeSite): Generator<Found> {
  const [low, high] = descriptionLimits
  for (const [file, { title, description }] of headsOf(reader.findings)) {
    if (typeof title !== 'string' || typeof description !== 'string') continue
    const whole = `${title} | ${reader.siteFacts.business.titleSuffix ?? ''}`.length
    if (whole > titleLimit) {
      const why = `is a title of ${whole} characters with the brand; search results show about ${titleLimit}`
      yield { file, path: ['title'], words: title, why }
    }
    const { length } = description
    if (length < low || length > high) {
      const why = `is a description of ${length} characters; ${low} to ${high} are shown whole`
      yield { file, path: ['description'], words: description, why }
    }
  }
}

/** Two menu entries with the same name. */
export function* equalMenus({ site: { pages, ownPages } }: WholeSite): Generator<Found> {
  const entries = [...Object.values(pages), ...ownPages.filter(({ place }) => place === 'menu')] as OwnPage[]
  for (const [{ file, menu: words }, first] of repeated(entries, ({ menu }) => menu && foldCase(menu))) {
    const why = `is the name of ${pathOf(first.file)} in the menu too; choose another`
    yield { file, words, why, path: ['menu'] }
  }
}

/** A repair that costs less than a smaller one with the same parts, or that lists the same price twice. */
export function* contraryCosts({ site: { business } }: WholeSite): Generator<Found> {
  const namesOf = ({ parts }: Business['costs'][number]) => parts.map(({ price }) => price)
  for (const [i, cost] of business.costs.entries()) {
    const [names, most] = [namesOf(cost), cost.parts[0]!.to]
    for (const [j, words] of names.entries())
      if (names.indexOf(words) < j)
        yield {
          words,
          why: `is a part of "${cost.id}" already; write it once`,
          path: ['costs', i, 'parts', j, 'price'],
        }
    const above = business.costs
      .slice(0, i)
      .find((other) => `${namesOf(other)}` === `${names}` && other.parts[0]!.to > most)
    const why = `takes fewer of the same parts than "${above?.id}" above it; check both, or swap them`
    if (above) yield { words: cost.id, why, path: ['costs', i, 'id'] }
  }
}

/** Words that may correctly appear twice in a row. */
const sayTwice = new Set('had that is was very so really no far long much many more again bye'.split(' '))

const doubled = /(?<![\p{L}\d'’{-])(\p{L}+)(?:[ \u00A0]+|\n)\1(?![\p{L}\d'’}-])/giu

/** A word that is repeated by mistake. Names such as "Walla Walla" are allowed. */
export function* doubledWords({ path, text }: Text): Generator<Found> {
  for (const [words, word = ''] of text.matchAll(doubled))
    if (!sayTwice.has(word.toLowerCase()) && !/^\p{Lu}.*\s\p{Lu}/u.test(words))
      yield { words, why: 'stands there twice; delete one', path, needle: words }
}

/** A sentence that begins behind a word, as after an answer without its period: "on fill We measure". */
export function* unendedSentences({ path, text }: Text): Generator<Found> {
  const why = 'begins a sentence, and none ends before it; add the period'
  for (const [words] of text.matchAll(
    /(?<=[ \u00A0])\p{Ll}{2,} (?:We|They|It|You|Our|Your|This|These)(?= \p{Ll})/gu,
  ))
    yield { words, why, path, needle: words }
}

/**
 * A fact with the period of a sentence, or its capital, where copy puts it inside one: "in writing The same day." And an
 * answer, "Yes, with a bank", where copy puts it beside no question.
 */
export function* factsLikeSentences({ looks, reader }: WholeSite): Generator<Found> {
  for (const [name, words = ''] of Object.entries(reader.siteFacts.business.facts ?? {})) {
    const isInside = looks.some(({ copy, body }) =>
      [...copy, body].some(({ text }) => new RegExp(`\\p{Ll},? (?:an? |the )?\\{${name}\\}`, 'u').test(text)),
    )
    const why = `stands inside sentences; write it as it reads there, "${lowerFirst(words).replace(/\.$/, '')}"`
    const isRead = reader.siteFacts.facts[name] === lowerFirst(words)
    if (
      isInside &&
      !isRead &&
      (/\p{Ll}{2}\.$/u.test(words) || /^(?:The|An?|About|Within|Usually|Most) /.test(words))
    )
      yield { words, why, path: ['facts', name] }
    const [answer] = /^(?:(?:Yes|No)[,;:!]|Yes\.)(?= )/.exec(words) ?? []
    const place = looks.find(({ copy, body }) =>
      [...copy, body].some(
        ({ path, text }) => path?.at(-1) !== 'answer' && new RegExp(`\\{${name}\\}`, 'i').test(text),
      ),
    )
    if (answer === undefined || !place) continue
    const unasked = `answers a question, and ${pathOf(place.file.file)} has it where nobody asks; write it without "${answer}"`
    yield { words, why: unasked, path: ['facts', name] }
  }
}

/** What starts a new line: "**Cost:** $18,500", a check mark, a bullet. */
const ownLine = /^\s*(?:\*\*[^*\n]{1,40}:\*\*|\*\*[^*\n]{1,40}\*\*:|[✓✔✅☑•●▪◦‣➤])/u

/** What Markdown keeps on its own line: a heading, a quote, a list entry. */
const block = /^\s*(?:[#>|]|[-*+] |\d+[.)] |$)|(?: {2}|\\|<br>)$/

/** A list that ended up on one line, because of YAML or its author: "1. Call 2. Bring", "- Call - Bring". */
const listInLine =
  /(?<!\S)1([.)]) \S[^\n]*? (2\1 \S+)|(?:^|: )- \S[^\n]* (- \p{Lu}\S*)|^[✓✔✅☑][^\n]* ([✓✔✅☑] ?\S+)/mu

/** Lines that were meant to be separate but that a page shows as one. */
export function* joinedLines({ path, text: typed }: Text, { file }: Look): Generator<Found> {
  const isPlain = path && !rulesAt(rulesOf(kindOf(file.file)!.rules), path)?.meta.rich
  const text = isPlain ? typed.replaceAll('\n', ' ') : typed
  const isTable = /^[|:\s]*-{3,}[-|:\s]*\|[-|:\s]*$/m.test(text)
  const lines = text.split('\n')
  for (const [i, line] of lines.slice(1).entries()) {
    const before = lines[i]!
    const areShort = line.length < 40 && before.length < 40 && /[^.!?:;,]$/.test(before)
    if (isTable && line.includes('|')) continue
    if (block.test(before) || block.test(line) || !(ownLine.test(line) || areShort)) continue
    const words = line.trim().split(/\s+/).slice(0, 4).join(' ')
    const why = 'is joined to the line above it; begin each with "- ", or leave an empty line between them'
    yield { words, why, path, needle: words }
  }
  const [, , second, dash, mark] = listInLine.exec(text) ?? []
  const words = second ?? dash ?? mark
  const why =
    'stands in one line with what comes before it; write |- after the colon, and each entry on a line'
  if (words !== undefined) yield { words, why, path, needle: words }
}

/** A WordPress shortcode. Pages show it as typed. */
export function* shortcodes({ path, text }: Text): Generator<Found> {
  const why = 'is a WordPress shortcode, which pages would show as typed; delete it'
  for (const words of shortcodesIn(text)) yield { words, why, path, needle: words }
}

/** The title of a link or picture. Pages leave it out. */
export function* titlesOfLinks({ path, text }: Text): Generator<Found> {
  const why = 'is the title of a link or picture, which pages leave out; say it in the text, or delete it'
  for (const [, words] of text.matchAll(/\]\([^()\s]+\s+("[^"\n]*"|'[^'\n]*')\s*\)/g))
    yield { words: words!, why, path, needle: words! }
}

/**
 * A link that calls a number missing from business.md. A number of three to six digits belongs to a public service,
 * such as 811.
 */
export function* otherNumbers({ path, text }: Text, { site }: Look): Generator<Found> {
  const { phone, phones } = site.site.business
  const known = [phone, ...phones.map((other) => other.phone)]
  const why = 'calls a number that business.md does not have; list it there under phones, or check each digit'
  for (const [words, number] of text.matchAll(/(?:tel|sms):([^\s?&){}]{7,})/gi))
    if (!known.includes(asPhone(number!))) yield { words, why, path, needle: words }
}

const dayInText = new RegExp(
  `\\b(January|February|March|April|May|June|July|August|September|October|November|December) ([12]?\\d|3[01])(?:,? (20\\d\\d))?\\b`,
  'g',
)

/**
 * A notice that is still shown although every day it mentions is past. A day without a year that was over half a year
 * ago means next year's.
 */
export function* pastDays({ file, site }: Look): Generator<Found> {
  const { today } = site.reader
  const isOver = ([, month, day, year]: RegExpExecArray) => {
    const since = Date.parse(today) - Date.parse(`${month} ${day}, ${year ?? today.slice(0, 4)} UTC`)
    return since > 0 && (year !== undefined || since < halfYear)
  }
  const why = 'is over; take the notice out, or correct the day'
  for (const { path, text = '', until = today } of noticesIn(file)) {
    const days = [...text.matchAll(dayInText)]
    if (days.length > 0 && days.every(isOver) && until >= today)
      yield { words: days[0]![0], why, path: [...path, 'text'] }
  }
}

const halfYear = 183 * 86_400_000 // ms

/** A warranty term that differs from the fact `warranty-term`. A manufacturer's warranty has its own. */
export function* otherTerms({ path, text }: Text, { site }: Look): Generator<Found> {
  const { warranty = '', 'warranty-term': term } = site.reader.siteFacts.facts
  if (term === undefined || (path?.[0] === 'facts' && path[1] === 'warranty-term')) return
  const why = `is not {warranty-term}, ${term}; write {warranty} or the term`
  for (const [words, own = ''] of text.matchAll(warrantyTerm)) {
    const sentence = sentenceAround(text, text.indexOf(words))
    const isOwn =
      normalize(own) === normalize(term).replace(/s$/, '') || normalize(warranty).includes(normalize(words))
    if (!isOwn && !/manufactur|maker|supplier|builder/i.test(sentence))
      yield { words, why, path, needle: words }
  }
}

const warrantyTerm =
  /\b(lifetime|(?:\d+|one|two|three|five|ten|fifteen|twenty|twenty-five)[- ]year)s?(?: [a-z]+){0,2} warranty\b/gi
