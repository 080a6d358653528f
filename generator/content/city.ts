/** Reads one city. */
import { detach } from './detach'
import type { ContentFile } from './front-matter'
import type { KnownBusiness } from './business'
import type { Facts } from './facts'
import { directionTo, milesBetween, roundedMiles } from './geography'
import { hashOf } from './hash'
import { slugify } from '../../templates/text'
import { factKey } from './reader'
import type { PageHead, Reader, Sound } from './reader'
import * as schema from './schema'
import { suggest } from './suggest'
import type * as T from '../../templates/site'

/** All that other pages, and the checks across pages, need of a city whose file is not read again. */
export interface KnownCity {
  summary: Omit<T.CitySummary, 'tier'> & { tier: string }
  head: PageHead
  /** Neighbors that the file chooses itself, by slug. */
  chosen?: string[]
  claims?: Omit<T.Claim, 'file' | 'at'>[]
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
export function readCity(reader: Reader, business: KnownBusiness, name: string): ReadCity | undefined {
  const bytes = reader.bytes(name)
  const file = bytes && reader.openBytes(name, bytes)
  const whole = file && loadCity(reader, file, business)
  if (!whole) return undefined
  const { nearby, claims, ...city } = whole
  return {
    summary: detach({ ...summaryOf(city), tier: city.tier.id }),
    head: reader.head(name)!,
    ...(nearby && { chosen: nearby }),
    ...(claims && { claims: detach(claims) }),
    hash: hashOf(bytes),
    packed: Buffer.from(JSON.stringify(city)),
    links: reader.links.get(name) ?? [],
  }
}

export type WholeCity = Omit<T.City, 'nearby' | 'claims'>

const summaryOf = (city: T.CitySummary): T.CitySummary => {
  const { file, slug, name, county, postalCode, card, tier, latitude, longitude, miles, direction } = city
  const summary = { file, slug, name, county, postalCode, card, tier, latitude, longitude, miles, direction }
  return { ...summary, ...(city.sharedPostalCode && { sharedPostalCode: true }) }
}

/** Undefined, with its problems reported, when too much is wrong with it. */
export function loadCity(reader: Reader, file: ContentFile, business: KnownBusiness) {
  const { whole, sound } = reader.parse(file, schema.city, cityFacts({}))
  checkSoil(reader, file, sound.soil?.layers ?? [])
  reader.checkSlugs(file, ['topServices', 'services'], sound.topServices?.services, 'services')
  reader.checkSlugs(file, ['nearby'], sound.nearby, 'locations')
  reader.checkDistinct(file, ['neighborhoods', 'items'], sound.neighborhoods?.items ?? [])
  checkSeasons(reader, file, sound.seasons)
  reader.checkClaimFields(file, sound.claims)
  reader.checkCounts(file, sound)
  if (sound.name !== undefined && slugify(sound.name) !== file.slug) {
    const wanted = `content/locations/${slugify(sound.name)}.md`
    reader.report(
      file,
      ['name'],
      `is "${sound.name}", whose file would be ${wanted}; correct the name, or rename the file`,
    )
  }
  const tier = business.tiers?.find((tier) => tier?.id === sound.tier) as T.Tier | undefined
  if (sound.tier !== undefined && business.tiers && !tier) {
    const known = business.tiers.flatMap((tier) => tier?.id ?? [])
    const message = `is "${sound.tier}", no tier of content/business.md; ${suggest(sound.tier, known)}`
    reader.report(file, ['tier'], message)
  }
  // A city of a tier promises what the tier does.
  const tierFact = `tier-${sound.tier}`
  if (reader.tiedFacts.has(tierFact)) reader.claim(factKey(tierFact), { file: file.file, path: ['tier'] })
  const where = whereIs(reader, file, business, sound)
  const facts = reader.localFacts(file, sound, cityFacts({ ...(sound as object), ...where, tier }))
  const body = reader.body(file, facts)
  if (!whole || !tier || !where) return undefined
  const city = reader.compile(file, whole, facts)
  const socialImage = reader.socialImage(file)
  return reader.published({ ...city, ...where, tier, socialImage, body, file: file.file, slug: file.slug })
}

/** Reports a season that is there twice. */
export function checkSeasons(reader: Reader, file: ContentFile, seasons: Sound<T.Seasons> | undefined): void {
  const names = (seasons?.items ?? []).map((item) => item?.season)
  reader.checkDistinct(file, ['seasons', 'items'], names, 'season')
}

/** How far and in which direction a city lies; undefined while either place is unknown. */
function whereIs(
  reader: Reader,
  file: ContentFile,
  { geo, farthestCity }: KnownBusiness,
  { latitude, longitude }: Sound<Pick<T.City, 'latitude' | 'longitude'>>,
): Pick<T.City, 'miles' | 'direction'> | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  if (geo?.latitude === undefined || geo.longitude === undefined) return undefined
  const [office, city] = [geo as T.Business['geo'], { latitude, longitude }]
  const miles = milesBetween(office, city)
  if (farthestCity !== undefined && miles > farthestCity)
    reader.report(
      file,
      ['latitude'],
      `and longitude are ${miles} miles from the office, and farthestCity in content/business.md allows ${farthestCity}; check digits and minus signs, or raise farthestCity`,
    )
  return { miles, direction: directionTo(office, city) }
}

function checkSoil(reader: Reader, file: ContentFile, layers: Sound<T.SoilLayer[]>): void {
  let depth: number | undefined = 0
  // Between layers that cannot be read, depths mean nothing.
  if (layers.some((layer) => layer?.from === undefined)) return
  ;(layers as T.SoilLayer[]).forEach((layer, i) => {
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

/** The facts that copy about one city may use; those of a city that is not wholly known are empty. */
export function cityFacts(
  city: Partial<Pick<T.City, 'name' | 'county' | 'postalCode' | 'miles' | 'direction'>> & {
    tier?: T.Tier | undefined
  },
): Facts {
  return {
    city: city.name ?? '',
    county: city.county ?? '',
    'postal-code': city.postalCode ?? '',
    miles: String(roundedMiles(city.miles ?? 0)),
    direction: city.direction ?? '',
    tier: city.tier?.name.toLowerCase() ?? '',
    when: city.tier?.when ?? '',
  }
}
