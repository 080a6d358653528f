/** Suspicions that show only when all files are read: copies, names of other towns, and photos described in two ways. */
import { createHash } from 'node:crypto'
import type { CitySummary, OwnPage } from '../../../templates/model/site'
import { mayHoldPlace, mayHoldZip } from '../../../templates/model/states'
import type { State } from '../../../templates/model/states'
import { byCodeUnit, slugify } from '../../../templates/model/text'
import { ownPath } from '../../../templates/model/urls'
import type { ContentFile } from '../source/content-file'
import { escapePattern } from '../source/positions'
import type { Reader } from '../reader'
import { normalize } from './suspicions'
import type { Suspicion } from './suspicions'

/** Fewer characters are no paragraph: a label or a heading may stand in many files. */
const leastParagraph = 60

/** The part of its paragraphs that makes a file look like a copy. */
const copyShare = 0.3

/** Paragraphs that pages share before one looks like a copy; a review or a job has only one or two. */
const leastShared = (folder: string) => (folder === 'services' || folder === 'locations' ? 2 : 1)

/** Characters of a name. A pattern has room for only so many. */
const longestName = 100

/** Notes a paragraph of a file. The name of the file’s own page counts for nothing, so that a copy keeps its hash. */
export function noteParagraph({ file, data, findings }: ContentFile, text: string): void {
  if (text.length < leastParagraph || !/^(services|locations|testimonials|jobs)\//.test(file)) return
  const name = typeof data.name === 'string' ? escapePattern(normalize(data.name.slice(0, longestName))) : ''
  const plain = normalize(text).replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), '*')
  const hash = createHash('sha1').update(plain).digest('base64').slice(0, 8)
  const hashes = findings.paragraphs.get(file)
  if (hashes) hashes.push(hash)
  else findings.paragraphs.set(file, [hash])
}

/** Files of one folder with many of the same paragraphs: one is a copy that was not edited to the end. */
export function suspectCopies({ findings }: Reader): Suspicion[] {
  const firstWith = new Map<string, string>()
  const folderOf = (file: string) => file.slice(0, file.indexOf('/'))
  return [...findings.paragraphs]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .flatMap(([file, hashes]) => {
      const shared = new Map<string, number>()
      for (const hash of new Set(hashes)) {
        const key = `${folderOf(file)} ${hash}`
        const first = firstWith.get(key)
        if (first === undefined) firstWith.set(key, file)
        else shared.set(first, (shared.get(first) ?? 0) + 1)
      }
      return [...shared]
        .filter(([, count]) => count / hashes.length >= copyShare && count >= leastShared(folderOf(file)))
        .map(([other, count]): Suspicion => {
          const why = `has ${count} of the ${hashes.length} paragraphs of this file too; write of this one what is true of it alone`
          return { kind: 'copy', file, path: [], words: other, why }
        })
    })
}

/** Two towns may share a postal code, and more often one of the files is a copy. */
export function suspectPostalCodes(summaries: readonly CitySummary[]): Suspicion[] {
  const seen = new Map<string, CitySummary>()
  return [...summaries]
    .sort((a, b) => byCodeUnit(a.file, b.file))
    .flatMap((city): Suspicion[] => {
      const { file, postalCode } = city
      const first = seen.get(postalCode)
      if (!first) {
        seen.set(postalCode, city)
        return []
      }
      const why = `is the postal code of ${first.name} too, in ${first.file}`
      return [{ kind: 'copy', file, path: ['postalCode'], words: postalCode, why }]
    })
}

/** Photos of which two places say different things. */
export function suspectPictures({ findings }: Reader): Suspicion[] {
  const first = new Map<string, string>()
  return (
    [...findings.pictures]
      .sort((a, b) => byCodeUnit(a.file, b.file))
      // Drawings are ours, and each place says what it wants seen in them.
      .filter(({ src }) => !/\.svg$/i.test(src))
      .flatMap(({ src, alt, ...place }): Suspicion[] => {
        const base = /([^/]*)\.\w+$/.exec(src)?.[1] ?? src
        if (/\.(jpe?g|png|webp|avif|svg|heic)$/i.test(alt.trim()) || slugify(alt) === slugify(base))
          return [
            {
              ...place,
              kind: 'picture',
              words: alt,
              why: 'is the name of the file; say what the picture shows',
            },
          ]
        const other = first.get(src)
        if (other === undefined) first.set(src, normalize(alt))
        return other === undefined || other === normalize(alt)
          ? []
          : [
              {
                ...place,
                kind: 'picture',
                words: alt,
                why: `is said of ${src}, of which another place says something else`,
              },
            ]
      })
  )
}

/** Pages that the owner added, that no menu has and no other page links to, though search engines may find them. */
export function suspectUnlinked({ findings }: Reader, pages: readonly OwnPage[]): Suspicion[] {
  return pages.flatMap((page): Suspicion[] => {
    const { file, place, noindex } = page
    const path = ownPath(page)
    const isLinked = [...findings.links].some(
      ([other, links]) => other !== file && links.some(({ href }) => href.split(/[?#]/)[0] === path),
    )
    if (place !== undefined || noindex || isLinked) return []
    const why =
      'is in no menu, and no other page links to it; write "place: menu" or "place: footer", or "noindex: yes" if only those shall find it who are given its address'
    return [{ kind: 'link', file, path: ['title'], words: path, why }]
  })
}

/** The slugs of towns with a page that some text names, with the words that name each. */
function townsIn(text: string, reader: Reader): Map<string, string> {
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
        if (reader.has(`locations/${slug}.md`)) found.set(slug, name)
      }
  }
  return found
}

/** Suspects the title of a job that names another town than the job is in. */
export function suspectTownOfJob(reader: Reader, file: ContentFile, title = '', town = ''): void {
  const towns = townsIn(title, reader)
  if (towns.has(town)) return
  for (const name of towns.values())
    file.suspect(
      { kind: 'town', words: name, why: `is not the town of this job, "${town}"` },
      { path: ['title'] },
    )
}

/** Suspects what the top of a city page, and its text as a whole, say of other towns: it may be a copy. */
export function suspectTowns(
  reader: Reader,
  file: ContentFile,
  city: { name: string; title: string; description: string; card: string },
): void {
  const { name, title } = city
  const names = (text: string) => text.includes(name) || text.includes('{city}')
  if (!names(title))
    file.suspect({ kind: 'town', words: title, why: `does not name ${name}` }, { path: ['title'] })
  for (const field of ['title', 'description', 'card'] as const) {
    if (names(city[field])) continue
    for (const other of townsIn(city[field], reader).values())
      file.suspect(
        { kind: 'town', words: other, why: `is not ${name}, the town of this page` },
        { path: [field] },
      )
  }
  const count = (words: string) => file.source.split(words).length - 1
  const own = count(name) + count('{city}')
  for (const [slug, other] of townsIn(file.body, reader))
    if (slug !== file.slug && count(other) > own)
      file.suspect(
        { kind: 'town', words: other, why: `is named here more often than ${name}, the town of this page` },
        { needle: other },
      )
}

/** Suspects a ZIP code and coordinates that lie in another state than the town. */
export function suspectState(
  file: ContentFile,
  { postalCode, latitude, longitude }: Pick<CitySummary, 'postalCode' | 'latitude' | 'longitude'>,
  { code, name }: State,
): void {
  if (!mayHoldZip(code, postalCode))
    file.suspect(
      { kind: 'town', words: postalCode, why: `is no ZIP code of ${name}; correct it, or write the "state"` },
      { path: ['postalCode'] },
    )
  if (!mayHoldPlace(code, { latitude, longitude }))
    file.suspect(
      {
        kind: 'town',
        words: `${latitude}, ${longitude}`,
        why: `lies outside ${name}; correct the coordinates, or write the "state"`,
      },
      { path: ['latitude'] },
    )
}

/** Suspects depths that are more likely inches than feet. */
export function suspectDepths(
  file: ContentFile,
  soil: {
    activeFrom?: number
    activeTo?: number
    layers?: ({ from?: number; to?: number | undefined } | undefined)[]
  } = {},
): void {
  const suspect = (path: (string | number)[], depth: number | undefined) => {
    if (depth === undefined || depth <= deepestUsual) return
    file.suspect(
      { kind: 'ground', words: String(depth), why: 'feet is very deep; are they inches?' },
      { path },
    )
  }
  suspect(['soil', 'activeFrom'], soil.activeFrom)
  suspect(['soil', 'activeTo'], soil.activeTo)
  soil.layers?.forEach((layer, i) => {
    suspect(['soil', 'layers', i, 'from'], layer?.from)
    suspect(['soil', 'layers', i, 'to'], layer?.to)
  })
}

/** Feet. House foundations end far above. */
const deepestUsual = 60
