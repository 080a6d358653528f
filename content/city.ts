/** Reads one city. */
import { detach } from './detach'
import type { ContentFile } from './front-matter'
import { directionTo, milesBetween } from './geography'
import { hashOf } from './hash'
import type { Facts, PageHead, Reader } from './reader'
import * as schema from './schema'
import { suggest } from './suggest'
import type * as T from './types'

/** All that other pages, and the checks across pages, need of a city whose file is not read again. */
export interface KnownCity {
  summary: Omit<T.CitySummary, 'tier'> & { tier: string }
  head: PageHead
  /** Neighbors that the file chooses itself, by slug. */
  chosen?: string[]
}

/** A city whose file was read. */
export interface ReadCity extends KnownCity {
  /** Of what stands in the file. */
  hash: string
  /** All of it, as JSON: thousands of cities fill the memory as objects. */
  packed: Uint8Array
  links: T.WrittenLink[]
}

/** Undefined when too much is wrong with it. */
export function readCity(reader: Reader, business: T.Business, name: string): ReadCity | undefined {
  const bytes = reader.bytes(name)
  const file = bytes && reader.openBytes(name, bytes)
  const whole = file && loadCity(reader, file, business)
  if (!whole) return undefined
  const { nearby, ...city } = whole
  return {
    summary: detach({ ...summaryOf(city), tier: city.tier.id }),
    head: reader.head(name)!,
    ...(nearby && { chosen: nearby }),
    hash: hashOf(bytes),
    packed: Buffer.from(JSON.stringify(city)),
    links: reader.links.get(name) ?? [],
  }
}

export type WholeCity = Omit<T.City, 'nearby'>

const summaryOf = (city: T.CitySummary): T.CitySummary => {
  const { file, slug, name, county, postalCode, card, tier, latitude, longitude, miles, direction } = city
  return { file, slug, name, county, postalCode, card, tier, latitude, longitude, miles, direction }
}

/** Undefined, with its problems reported, when too much is wrong with it. */
export function loadCity(reader: Reader, file: ContentFile, business: T.Business) {
  const data = reader.parse(file, schema.city)
  if (!data) return undefined
  checkSoil(reader, file, data.soil.layers)
  reader.checkSlugs(file, ['topServices', 'services'], data.topServices?.services, 'services')
  reader.checkSlugs(file, ['nearby'], data.nearby, 'locations')
  const tier = business.tiers.find(({ id }) => id === data.tier)
  if (!tier) {
    const known = business.tiers.map(({ id }) => id)
    reader.report(file, ['tier'], `is "${data.tier}", no tier of business.md; ${suggest(data.tier, known)}`)
    return undefined
  }
  const where = { miles: milesBetween(business.geo, data), direction: directionTo(business.geo, data) }
  const facts = cityFacts({ ...data, ...where, tier })
  const city = reader.compile(file, data, facts)
  const socialImage = reader.socialImage(file)
  return {
    ...city,
    ...where,
    tier,
    socialImage,
    body: reader.body(file, facts),
    file: file.file,
    slug: file.slug,
  }
}

function checkSoil(reader: Reader, file: ContentFile, layers: T.SoilLayer[]): void {
  let depth: number | undefined = 0
  layers.forEach((layer, i) => {
    const last = i === layers.length - 1
    const at = ['soil', 'layers', i]
    if (layer.from !== depth)
      reader.report(
        file,
        [...at, 'from'],
        `is ${layer.from}, but the layer above ends at ${depth ?? 'no depth'}`,
      )
    if (!last && (layer.to === undefined || layer.to <= layer.from))
      reader.report(file, [...at, 'to'], 'must be deeper than "from", for every layer but the last')
    if (last && layer.to !== undefined)
      reader.report(file, [...at, 'to'], 'must be left out of the last layer, which goes on down')
    depth = layer.to
  })
}

/** The facts that copy about one city may use. */
export function cityFacts(
  city: Pick<T.City, 'name' | 'county' | 'postalCode' | 'miles' | 'direction' | 'tier'>,
): Facts {
  return {
    city: city.name,
    county: city.county,
    'postal-code': city.postalCode,
    miles: String(city.miles),
    direction: city.direction,
    tier: city.tier.name.toLowerCase(),
    when: city.tier.when,
  }
}
