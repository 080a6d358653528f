/** Hints about towns: what is said of another one, and what lies in another state or too deep. */
import { isOwnTown } from '../../../templates/model/own-town'
import type { Business } from '../../../templates/model/site'
import { mayHoldPlace, mayHoldZip } from '../../../templates/model/states'
import { slugify } from '../../../templates/model/text'
import { stateOfCity } from '../kinds/city'
import type { Reader } from '../reader'
import type { Fields } from '../source/labels'
import { textsIn } from './hint'
import type { Found, Look, Text } from './hint'

/** The slugs of towns with a page that some text names, with the words that name each. */
function townsIn(text: string, reader: Reader): Map<string, string> {
  const found = new Map<string, string>()
  for (const phrase of text.match(/\p{Lu}[\p{L}'’]*(?:[ \u00A0]\p{Lu}[\p{L}'’]*)*/gu) ?? []) {
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

/** The title of a job that names another town than the job is in. */
export function* townsOfJob({ file: { data }, site }: Look): Generator<Found> {
  const towns = townsIn(String(data.title), site.reader)
  const why = `is not the town of this job, "${String(data.town)}"`
  if (!towns.has(String(data.town))) for (const words of towns.values()) yield { words, why, path: ['title'] }
}

/** Words behind which copy names the town that it starts from, and that town. */
const start =
  /\b(?:near|far from|as in|as it is in|from us to|start from)\s+(\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*)*)/gu

/** Another town than that of the office where copy says from where it starts, as it may after the office has moved. */
export function* otherStarts({ path, text }: Text, { file, site }: Look): Generator<Found> {
  const office = site.reader.siteFacts.business.address?.city ?? ''
  const why = `is not the town of the office, ${office}; if the sentence starts from there, write {office-city}`
  for (const [words, place = ''] of text.matchAll(start)) {
    const town = slugify(place)
    if (site.isTown(town) && town !== slugify(office) && town !== file.slug)
      yield { words, why, path, needle: words }
  }
}

/** What the top of a city page, and its text as a whole, say of other towns, for it may be a copy. */
export function* otherTowns({ file: { data, source, body, slug }, site }: Look): Generator<Found> {
  const { name } = data as Record<string, string>
  for (const field of ['description', 'card']) {
    const text = String(data[field])
    if (text.includes(name!) || text.includes('{city}')) continue
    for (const words of townsIn(text, site.reader).values())
      yield { words, why: `is not ${name}, the town of this page`, path: [field] }
  }
  const count = (words: string) => source.split(words).length - 1
  const own = count(name!) + count('{city}')
  const why = `is named here more often than ${name}, the town of this page`
  for (const [other, words] of townsIn(body, site.reader))
    if (other !== slug && count(words) > own) yield { words, why, needle: words }
}

/** Feet. House foundations end far above. */
const deepest = 60

/** Depths that may be inches. */
export function deepPlaces({ file }: Look): Found[] {
  const { activeFrom, activeTo, layers = [] } = (file.data.soil ?? {}) as Fields
  const suspect = (depths: Fields, ...path: (string | number)[]): Found[] =>
    Object.entries(depths)
      .filter(([, feet]) => Number(feet) > deepest)
      .map(([field, feet]) => ({
        words: String(feet),
        why: 'feet is very deep; are they inches?',
        path: ['soil', ...path, field],
      }))
  return [
    ...suspect({ activeFrom, activeTo }),
    ...(layers as Fields[]).flatMap(({ from, to }, i) => suspect({ from, to }, 'layers', i)),
  ]
}

/** The distance to the office in the office's own town. */
export function* milesToItself({ file: { data }, body, site }: Look): Generator<Found> {
  const { address } = site.reader.siteFacts.business
  const state = stateOfCity({ address }, data.state as string | undefined)
  if (!state || !isOwnTown({ address } as Business, { name: String(data.name), state })) return
  const [words, why] = ['{miles}', 'is 0 in the town of the office; say here how it is in your own town']
  for (const { path, text } of [...textsIn(data), body])
    if (text.includes(words) && !(path?.[0] === 'hero' && path[1] === 'facts'))
      yield { words, why, path, needle: words }
}

/** A ZIP code or coordinates of another state than that of the town. */
export function* outsideOfState({ file: { data }, site }: Look): Generator<Found> {
  const { state: code, postalCode = '', ...rest } = data as Record<string, string>
  const [latitude, longitude] = [Number(rest.latitude), Number(rest.longitude)]
  const state = stateOfCity(site.reader.siteFacts.business, code)
  if (state && !mayHoldZip(state.code, postalCode)) {
    const why = `is no ZIP code of ${state.name}; correct it, or write the "state"`
    yield { words: postalCode, why, path: ['postalCode'] }
  }
  if (state && !mayHoldPlace(state.code, { latitude, longitude })) {
    const why = `lies outside ${state.name}; correct the coordinates, or write the "state"`
    yield { words: `${latitude}, ${longitude}`, why, path: ['latitude'] }
  }
}
