/** Hints about towns: text about the wrong town, places in another state, and depths that are too large. */
import { isOwnTown } from '../../../templates/model/own-town'
import type { Business, CitySummary } from '../../../templates/model/site'
import { mayHoldPlace, mayHoldZip, stateNamed, stateOf } from '../../../templates/model/states'
import { slugify } from '../../../templates/model/text'
import { farOff, isDegreeOff } from '../kinds/cities'
import { stateOfCity } from '../kinds/city'
import { milesBetween } from '../kinds/geography'
import type { Reader } from '../reader'
import { append, repeated } from '../source/findings'
import type { Fields } from '../source/labels'
import { pathOf } from '../source/problems'
import { textsIn } from './hint'
import type { Found, Look, Text, WholeSite } from './hint'

/** Returns the slugs of towns with a page that a text names, and the words that name each. */
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

/** The title of a job that names a different town than the job's. */
export function* townsOfJob({ file: { data }, site }: Look): Generator<Found> {
  const towns = townsIn(String(data.title), site.reader)
  const why = `is not the town of this job, "${String(data.town)}"`
  if (!towns.has(String(data.town))) for (const words of towns.values()) yield { words, why, path: ['title'] }
}

/** Finds phrases such as "far from Austin", in which copy names the town that the crew starts from. */
const start =
  /\b(?:near|far from|as in|as it is in|from us to|start from)\s+(\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*)*)/gu

/**
 * A different town than the office's in a phrase that says where the crew starts from, which may be left from before
 * the office moved.
 */
export function* otherStarts({ path, text }: Text, { file, site }: Look): Generator<Found> {
  const office = site.reader.siteFacts.business.address?.city ?? ''
  const why = `is not the town of the office, ${office}; if the sentence starts from there, write {office-city}`
  for (const [words, place = ''] of text.matchAll(start)) {
    const town = slugify(place)
    if (site.isTown(town) && town !== slugify(office) && town !== file.slug)
      yield { words, why, path, needle: words }
  }
}

/**
 * Other towns that the top of a city page names, or that its text names more often than its own. The page may be a
 * copy.
 */
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

/** Feet. House foundations end far above this. */
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

/** The distance to the office on the page of the office's own town. */
export function* milesToItself({ file: { data }, body, site }: Look): Generator<Found> {
  const { address } = site.reader.siteFacts.business
  const state = stateOfCity({ address }, data.state as string | undefined)
  if (!state || !isOwnTown({ address } as Business, { name: String(data.name), state })) return
  const [words, why] = ['{miles}', 'is 0 in the town of the office; say here how it is in your own town']
  for (const { path, text } of [...textsIn(data), body])
    if (text.includes(words) && !(path?.[0] === 'hero' && path[1] === 'facts'))
      yield { words, why, path, needle: words }
}

/** A ZIP code or coordinates in a different state than the town's. */
export function* outsideOfState({ file: { data }, site }: Look): Generator<Found> {
  const { state: code, postalCode = '', ...rest } = data as Record<string, string>
  const [latitude, longitude] = [Number(rest.latitude), Number(rest.longitude)]
  const state = stateOfCity(site.reader.siteFacts.business, code)
  if (state && !mayHoldZip(state.code, postalCode)) {
    const why = `is not a ZIP code of ${state.name}; correct it, or write the "state"`
    yield { words: postalCode, why, path: ['postalCode'] }
  }
  if (state && !mayHoldPlace(state.code, { latitude, longitude })) {
    const why = `lies outside ${state.name}; correct the coordinates, or write the "state"`
    yield { words: `${latitude}, ${longitude}`, why, path: ['latitude'] }
  }
}

/** A heading, eyebrow or question that names a different town or county where the page's own is expected. */
export function* headsOfOthers({ path, text }: Text, { file: { data }, site }: Look): Generator<Found> {
  const { name = '', county = '' } = data as Record<string, string>
  if (!['heading', 'eyebrow', 'question'].includes(String(path?.at(-1)))) return
  if ([name, county, '{city}', '{county}'].some((own) => text.includes(own))) return
  const counties = text.match(/(?:\p{Lu}\p{L}+ )+County/gu) ?? []
  const why = `is not ${name}, the town of this page; write what is true of this town`
  const towns = [...townsIn(text, site.reader).values()].filter(
    (town) => !counties.some((other) => other.includes(town)),
  )
  for (const words of new Set([...counties, ...towns])) yield { words, why, path, needle: words }
}

/** A title or heading with a different state than the town's. */
export function* otherStates({ path, text }: Text, { file: { data }, site }: Look): Generator<Found> {
  const state = stateOfCity(site.reader.siteFacts.business, data.state as string | undefined)
  if (!state || !['title', 'heading', 'eyebrow', 'description'].includes(String(path?.at(-1)))) return
  for (const [, words = ''] of text.matchAll(/, (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?!\p{L})/gu)) {
    const other = stateOf(words)?.code ?? stateNamed(words)
    const why = `is not ${state.name}, the state of this town; correct it, or write the "state"`
    if (other !== undefined && other !== state.code) yield { words, why, path, needle: words }
  }
}

const squeeze = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')

/** The office's address, where it differs from the page of its own town. */
export function* officeElsewhere({ site: { business, cities } }: WholeSite): Generator<Found> {
  const { address } = business
  const own = cities.find(
    (city) => squeeze(city.name) === squeeze(address.city) && city.state.code === address.region,
  )
  // A ZIP code in another state is reported on the town's page.
  const zip = own && mayHoldZip(own.state.code, own.postalCode) ? own.postalCode : undefined
  const same = { city: own?.name, county: own?.county, postalCode: zip }
  for (const [field, value] of Object.entries(same)) {
    const words = address[field as keyof typeof same]
    const why = `is "${value}" in ${pathOf(own?.file ?? '')}, the page of that town; correct one of them`
    if (value !== undefined && words !== undefined && words !== value)
      yield { words, why, path: ['address', field] }
  }
}

/** Layers or neighborhoods that are the same as another town's. */
export function* equalGrounds({ looks }: WholeSite): Generator<Found> {
  const towns = looks.filter(({ folder }) => folder === 'locations')
  for (const path of [
    ['soil', 'layers'],
    ['neighborhoods', 'items'],
  ] as const) {
    const listOf = ({ file: { data } }: Look) =>
      JSON.stringify((data[path[0]] as Fields | undefined)?.[path[1]])
    for (const [{ file }, first] of repeated(towns, listOf)) {
      const why = `are those of ${pathOf(first.file.file)}; write those of this town`
      yield { file: file.file, words: path[0] === 'soil' ? 'layers' : path[0], why, path }
    }
  }
}

/**
 * A town that is far from the others in its county, or alone in its county and far from all towns, when one wrong digit
 * may be the cause.
 */
export function* farTowns({ site: { cities } }: WholeSite): Generator<Found> {
  const counties = new Map<string, CitySummary[]>()
  for (const city of cities) append(counties, city.county, city)
  // With four or more towns in a county, the build knows which one is wrong, and stops.
  for (const city of cities.filter(({ county }) => counties.get(county)!.length < 4)) {
    const mates = counties.get(city.county)!
    const others = (mates.length > 1 ? mates : cities).filter((other) => other !== city)
    if (others.some((other) => other.miles > city.miles || milesBetween(other, city) <= farOff)) continue
    if (!others.some((other) => isDegreeOff(other, city))) continue
    const why = `is more than ${farOff} miles from the other towns, and one degree from some; check its coordinates`
    yield { file: city.file, words: city.name, why, path: ['latitude'] }
  }
}

const families = [
  ['clay', 'black-clay', 'silty-clay', 'stony-clay'],
  ['caliche', 'marl', 'chalk', 'shale', 'sandstone', 'limestone', 'rock'],
  ['topsoil', 'fill', 'gravel', 'sand', 'silt', 'loess', 'till'],
]

/** Ground that is described differently from how it is drawn: a layer, a depth of movement in rock, or a fault. */
export function* contraryGround({ file }: Look): Generator<Found> {
  const { layers = [], activeTo, fault } = (file.data.soil ?? {}) as Record<string, unknown>
  const all = layers as Record<string, string>[]
  for (const [i, { name = '', kind = '' }] of all.entries()) {
    const last = name.toLowerCase().split(/[ -]/).at(-1)!
    const family = families.find((one) => one.includes(last))
    const why = `is the name of a layer that is drawn as ${kind}; correct one of them`
    if (family && !family.includes(kind)) yield { words: name, why, path: ['soil', 'layers', i, 'name'] }
  }
  const rock = all.find(({ kind }) => ['limestone', 'sandstone', 'rock'].includes(kind!))
  if (rock && Number(activeTo) > Number(rock.from)) {
    const why = `feet is in "${rock.name}", which begins at ${rock.from} and does not move; give the depth above it`
    yield { words: String(activeTo), why, path: ['soil', 'activeTo'] }
  }
  const { kind, label = '' } = (fault ?? {}) as Record<string, string>
  const contrary = { dome: /\bdips?\b|\bdish/i, dip: /\b(?:dome|ridge|crown|hump|heave)/i }[kind ?? '']
  if (contrary?.test(label)) {
    const why = `is the label of a fault that is drawn as a ${kind}; correct one of them`
    yield { words: label, why, path: ['soil', 'fault', 'label'] }
  }
}
