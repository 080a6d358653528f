/** Hints about towns: names of other towns and states, places far away, and ground that is not drawn as named. */
import { pierEnd } from '../../../templates/illustrations/lot/lot-layout'
import type { CitySummary } from '../../../templates/model/site'
import { mayHoldPlace, mayHoldZip, stateNamed, stateOf } from '../../../templates/model/states'
import { byFile, slugify } from '../../../templates/model/text'
import { stateOfCity } from '../kinds/city'
import { milesBetween } from '../kinds/geography'
import type { Reader } from '../reader'
import { append, repeated } from '../source/findings'
import type { Path } from '../source/positions'
import type { Found, Look, WholeSite } from './hint'

/** Returns the slugs of towns with a page that a text names, and the words that name each. */
function townsIn(text: string, reader: Reader): Map<string, string> {
  const found = new Map<string, string>()
  for (const phrase of text.match(/\p{Lu}[\p{L}'’]*(?:[ \u00A0]\p{Lu}[\p{L}'’]*)*/gu) ?? []) {
    const words = phrase.split(/[ \u00A0]/)
    for (let i = 0; i < words.length; i++)
      for (let j = i + 1; j <= Math.min(words.length, i + 4); j++) {
        const named = words.slice(i, j).join(' ')
        const name = named.replace(/['’]s$/, '')
        const slug = slugify(name)
        if (reader.has(`locations/${slug}.md`)) found.set(slug, name)
      }
  }
  return found
}

/** True for a heading, and for what search results and lists show of a page. */
const isHead = (path: Path | undefined) =>
  /^(?:heading|eyebrow|question)$/.test(String(path?.at(-1))) ||
  (path?.length === 1 && /^(?:title|description|card)$/.test(String(path[0])))

/**
 * Other towns, counties and states in the headings of a town's page or a job, and towns that the text names more often
 * than its own. The file may be a copy.
 */
export function* otherTowns({ file, folder, copy, body, site }: Look): Generator<Found> {
  const { data, source, slug } = file
  const { reader } = site
  const own = folder === 'jobs' ? String(data.town) : slug
  const other = site.site.cities.find((city) => city.slug === own)
  const { name, county } = own === slug ? data : (other ?? {})
  const ownState = stateOfCity(reader.siteFacts.business, data.state as string | undefined)
  const state = own === slug ? ownState : other?.state
  if (own === slug && /^\p{Ll}/u.test(String(name))) {
    const why = 'begins with a small letter; write the name of the town as people write it'
    return yield { words: String(name), why, path: ['name'] }
  }
  const why = `is not ${name}, the town of this ${folder === 'jobs' ? 'job' : 'page'}`
  for (const { path, text } of copy.filter(({ path }) => isHead(path))) {
    for (const [, words = ''] of text.matchAll(/, (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?!\p{L})/gu)) {
      const other = stateOf(words)?.code ?? stateNamed(words)
      const why = `is not ${state?.name}, the state of this town; correct it, or write the "state"`
      if (state && other !== undefined && other !== state.code) yield { words, why, path, needle: words }
    }
    if ([name, county, '{city}', '{county}'].some((words) => text.includes(String(words)))) continue
    const counties = text.match(/(?:\p{Lu}\p{L}+ )+County/gu) ?? []
    const towns = [...townsIn(text, reader).values()].filter(
      (town) => !counties.some((one) => one.includes(town)),
    )
    for (const words of new Set([...counties, ...towns])) yield { words, why, path, needle: words }
  }
  const count = (words: string) => source.split(words).length - 1
  for (const [other, words] of folder === 'jobs' ? [] : townsIn(body.text, reader))
    if (other !== slug && count(words) > count(String(name)) + count('{city}'))
      yield { words, why: `is named here more often than ${name}, the town of this page`, needle: words }
}

/** A ZIP code or coordinates in a different state than the town's. */
export function* outsideOfState({ file: { data }, site }: Look): Generator<Found> {
  const { state: code, postalCode = '', ...rest } = data as Record<string, string>
  const [latitude, longitude] = [Number(rest.latitude), Number(rest.longitude)]
  const state = stateOfCity(site.reader.siteFacts.business, code)
  if (!state) return
  const why = `is not in ${state.name}, the state of this town; correct it, or write the "state"`
  if (!mayHoldZip(state.code, postalCode)) yield { words: postalCode, why, path: ['postalCode'] }
  if (!mayHoldPlace(state.code, { latitude, longitude }))
    yield { words: `${latitude}, ${longitude}`, why, path: ['latitude'] }
}

/** Towns with the same ZIP code. They may share it, but more often one file is a copy. */
export function* equalPostalCodes({ site: { cities } }: WholeSite): Generator<Found> {
  for (const [city, first] of repeated([...cities].sort(byFile), ({ postalCode }) => postalCode)) {
    const why = `is the postal code of ${first.name} too, in ${first.file}`
    yield { file: city.file, path: ['postalCode'], words: city.postalCode, why }
  }
}

/** Miles from the other towns. Farther away a town is unusual, but some counties are that large. */
const farOff = 60

/** A town that is far from the others in its county, or alone in its county and far from all towns. */
export function* farTowns({ site: { cities } }: WholeSite): Generator<Found> {
  const counties = new Map<string, CitySummary[]>()
  for (const city of cities) append(counties, city.county, city)
  for (const city of cities.length > 1 ? cities : []) {
    const mates = counties.get(city.county)!
    const others = (mates.length > 1 ? mates : cities).filter((other) => other !== city)
    if (others.some((other) => other.miles > city.miles || milesBetween(other, city) <= farOff)) continue
    const why = `is more than ${farOff} miles from the other towns; check its coordinates`
    yield { file: city.file, words: city.name, why, path: ['latitude'] }
  }
}

const families = [
  ['clay', 'black-clay', 'silty-clay', 'stony-clay'],
  ['caliche', 'marl', 'chalk', 'shale', 'sandstone', 'limestone', 'rock'],
  ['topsoil', 'fill', 'gravel', 'sand', 'silt', 'loess', 'till'],
]

/** A layer or a fault with a name that its drawing contradicts. */
export function* contraryGround({ file }: Look): Generator<Found> {
  const { layers = [], fault } = (file.data.soil ?? {}) as Record<string, unknown>
  for (const [i, { name = '', kind = '' }] of (layers as Record<string, string>[]).entries()) {
    const last = name.toLowerCase().split(/[ -]/).at(-1)!
    const family = families.find((one) => one.includes(last))
    const why = `is the name of a layer that is drawn as ${kind}; correct one of them`
    if (family && !family.includes(kind)) yield { words: name, why, path: ['soil', 'layers', i, 'name'] }
  }
  const { kind, label = '' } = (fault ?? {}) as Record<string, string>
  const contrary = { dome: /\bdips?\b|\bdish/i, dip: /\b(?:dome|ridge|crown|hump|heave)/i }[kind ?? '']
  const why = `is the label of a fault that is drawn as a ${kind}; correct one of them`
  if (contrary?.test(label)) yield { words: label, why, path: ['soil', 'fault', 'label'] }
}

/** True for rock that piers stop on. */
export const isRock = ({ kind }: { kind: string }): boolean => /^(?:limestone|sandstone|rock)$/.test(kind)

/** Helical piers of towns whose plates are drawn in rock. */
export function* screwedRock({ site, cityOf }: WholeSite): Generator<Found> {
  for (const { file, soil } of site.cities.map(cityOf)) {
    const end = soil && pierEnd(soil)
    const why = `piers are drawn with their plates in "${end?.layer.name}"; name a layer above it in bearsOn, or another support`
    if (end?.support === 'helical' && isRock(end.layer))
      yield { file, path: ['soil', 'support'], words: 'helical', why }
  }
}
