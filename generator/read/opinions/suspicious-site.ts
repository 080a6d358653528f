/** Suspicions that show only when all files are read: copies, photos described in two ways, pages that nothing links to. */
import { distance } from 'fastest-levenshtein'
import type { CitySummary, OwnPage } from '../../../templates/model/site'
import { isEnglish } from '../../../templates/model/language'
import { byFile, slugify } from '../../../templates/model/text'
import { ownPath } from '../../../templates/model/urls'
import { businessFile } from '../files/content-folder'
import { headsOf } from '../kinds/heads'
import { readHours } from '../copy/hours'
import type { Reader } from '../reader'
import { append, repeated } from '../source/findings'
import type { Findings } from '../source/findings'
import { photoKey } from '../pictures/photo'
import { folderOf, kindOf } from '../source/kinds'
import { labelsIn } from '../source/labels'
import type { FileOpinions } from './suspicious-file'
import { fineIn, normalize, withoutFine } from './suspicions'
import type { Suspicion } from './suspicions'

/** The suspicions of each file and of all together, without the words that are marked as fine. */
export function suspectSite(
  files: readonly FileOpinions[],
  { findings, siteFacts, pictures, missingLabels }: Reader,
  cities: readonly CitySummary[],
  ownPages: readonly OwnPage[],
): Suspicion[] {
  const all = [
    ...files.flatMap(({ suspicions }) => suspicions),
    ...suspectCopies(files),
    ...suspectPostalCodes(cities),
    ...suspectCounties(cities),
    ...suspectPictures(findings),
    ...suspectUnnamed(pictures.addresses, findings),
    ...suspectUnlinked(findings, ownPages),
    ...suspectNoReviews(files),
    ...suspectHours(siteFacts),
    ...(labelsIn(siteFacts.lang) ? [] : suspectLabels(missingLabels)),
    ...suspectLengths(findings, siteFacts.business.titleSuffix ?? ''),
  ]
  return withoutFine(all, fineIn(files))
}

/** Without a review, the menu leaves the page of reviews out, and only the foot of each page leads to it. */
function* suspectNoReviews(files: readonly FileOpinions[]): Generator<Suspicion> {
  if (files.some(({ file }) => folderOf(file) === 'testimonials')) return
  const why =
    'is at the bottom only, not in the menu, because there is no review; write one with npm run new -- review'
  yield { kind: 'link', file: 'pages/reviews.md', path: ['menu'], words: 'the page', why }
}

/** Hours in words that cannot be compared with hours.data. Only English words for days and times are known. */
function* suspectHours({ business: { hours }, lang }: Reader['siteFacts']): Generator<Suspicion> {
  if (hours?.copy === undefined || !isEnglish(lang) || readHours(hours.copy)) return
  const why = 'cannot be compared with hours.data; check that both say the same'
  yield { kind: 'hours', file: businessFile, path: ['hours', 'copy'], words: hours.copy, why }
}

/** One for all labels that are in English because nobody wrote them in the language of the site. */
function* suspectLabels(missing: readonly string[]): Generator<Suspicion> {
  if (missing.length === 0) return
  const listed = missing.slice(0, mostLabels).join(', ') + (missing.length > mostLabels ? ' ...' : '')
  const why = `are in English, ${missing.length} in all; write them in your language in content/shared/: ${listed}`
  yield { kind: 'label', file: businessFile, path: ['lang'], words: 'labels', why }
}

/** Labels that one line can name. */
const mostLabels = 6

/** The share of paragraphs that makes a file look like a copy. */
const copyShare = 0.3

/** Files of one folder that share many paragraphs: one is an unfinished copy. */
function* suspectCopies(files: readonly FileOpinions[]): Generator<Suspicion> {
  const firstWith = new Map<string, string>()
  for (const { file, paragraphs: hashes } of [...files].sort(byFile)) {
    const shared = new Map<string, number>()
    for (const hash of new Set(hashes)) {
      const key = `${folderOf(file)} ${hash}`
      const first = firstWith.get(key)
      if (first === undefined) firstWith.set(key, file)
      else shared.set(first, (shared.get(first) ?? 0) + 1)
    }
    for (const [words, count] of shared) {
      const why = `has ${count} of the ${hashes.length} paragraphs of this file too; write of this one what is true of it alone`
      if (count / hashes.length >= copyShare && count >= kindOf(file)!.judgesCopies!)
        yield { kind: 'copy', file, path: [], words, why }
    }
  }
}

/** Towns with one postal code. They may share it, but more often one file is a copy. */
function* suspectPostalCodes(cities: readonly CitySummary[]): Generator<Suspicion> {
  for (const [city, first] of repeated([...cities].sort(byFile), ({ postalCode }) => postalCode)) {
    const why = `is the postal code of ${first.name} too, in ${first.file}`
    yield { kind: 'copy', file: city.file, path: ['postalCode'], words: city.postalCode, why }
  }
}

/** A county of one town whose name is one letter off the county of several. */
function* suspectCounties(summaries: readonly CitySummary[]): Generator<Suspicion> {
  const towns = new Map<string, CitySummary[]>()
  for (const city of summaries) append(towns, city.county, city)
  const usual = [...towns.keys()].filter((county) => towns.get(county)!.length > 1)
  for (const [county, [city, ...others]] of towns) {
    const other = others.length > 0 ? undefined : usual.find((name) => distance(name, county) === 1)
    const why = `is the county of no other town, and one letter off ${other}`
    if (other !== undefined) yield { kind: 'town', file: city!.file, path: ['county'], words: county, why }
  }
}

/** Photos with two different descriptions, or with the file name as description. */
function* suspectPictures(findings: Findings): Generator<Suspicion> {
  const first = new Map<string, string>()
  // Drawings are ours, and each place may describe another part of one.
  const photos = findings.pictures.filter(({ src }) => !/\.svg$/i.test(src))
  for (const { src, alt: words, ...place } of photos.sort(byFile)) {
    const base = /([^/]*)\.\w+$/.exec(src)?.[1] ?? src
    if (/\.(jpe?g|png|webp|avif|svg|heic)$/i.test(words.trim()) || slugify(words) === slugify(base)) {
      yield { ...place, kind: 'picture', words, why: 'is the name of the file; say what the picture shows' }
      continue
    }
    const said = normalize(words)
    const why = `is said of ${src}, of which another place says something else`
    if ((first.get(src) ?? said) !== said) yield { ...place, kind: 'picture', words, why }
    else first.set(src, said)
  }
}

/** Photos that no page shows. */
function* suspectUnnamed(photos: readonly string[], findings: Findings): Generator<Suspicion> {
  const named = new Set(findings.pictures.map(({ src }) => photoKey(src)))
  const why = 'is shown by no page; name it in content, or delete it'
  for (const words of photos)
    if (!named.has(words)) yield { kind: 'picture', file: `public${words}`, path: [], words, why, line: 1 }
}

/** Pages that the owner added, that no menu has and no other page links to, though search engines may find them. */
function* suspectUnlinked(findings: Findings, pages: readonly OwnPage[]): Generator<Suspicion> {
  for (const page of pages) {
    const { file, place, noindex } = page
    const path = ownPath(page)
    const isLinked = [...findings.links].some(
      ([other, links]) => other !== file && links.some(({ href }) => href.split(/[?#]/)[0] === path),
    )
    if (place !== undefined || noindex || isLinked) continue
    const why =
      'is in no menu, and no other page links to it; write "place: menu" or "place: footer", or "noindex: yes" if only those shall find it who are given its address'
    yield { kind: 'link', file, path: ['title'], words: path, why }
  }
}

/** Characters; search engines cut a longer title or description, and none of them gives a fixed length. */
const titleLimit = 60
const descriptionLimits = [70, 160] as const

/** Suspects titles and descriptions that search results cut or that say little. `suffix` stands behind each title. */
function* suspectLengths(findings: Findings, suffix: string): Generator<Suspicion> {
  const [low, high] = descriptionLimits
  for (const [file, { title, description }] of headsOf(findings)) {
    if (typeof title !== 'string' || typeof description !== 'string') continue
    const whole = `${title} | ${suffix}`.length
    if (whole > titleLimit) {
      const why = `is a title of ${whole} characters with the brand; search results show about ${titleLimit}`
      yield { kind: 'length', file, path: ['title'], words: title, why }
    }
    const { length } = description
    if (length < low || length > high) {
      const why = `is a description of ${length} characters; ${low} to ${high} are shown whole`
      yield { kind: 'length', file, path: ['description'], words: description, why }
    }
  }
}
