/** Reads one city. */
import { checkClaimFields, checkCounts, checkDistinct, checkSeasons, checkSlugs, notePage } from './checks'
import { compile, compileSections, socialImage } from './copy'
import type { ContentFile } from './front-matter'
import { factKey } from './notes'
import type { Notes } from './notes'
import { localFacts, parse } from './parse'
import type { Sound } from './parse'
import type { Reader } from './reader'
import type { KnownBusiness } from './business'
import type { Facts } from './facts'
import { directionTo, milesBetween, roundedMiles } from './geography'
import { slugify } from '../../templates/text'
import * as schema from './schema'
import { suggest } from './suggest'
import type * as T from '../../templates/site'

/** What a city file gives but for its page: plain data, so that a worker can send it. */
export interface CityFile {
  file: string
  notes: Notes
  /** Missing when too much is wrong with the file. */
  summary?: T.CitySummary
  /** Neighbors that the file chooses itself, by slug. */
  nearby?: string[] | undefined
  claims?: Omit<T.Claim, 'file' | 'at'>[] | undefined
}

/** All of a city but what follows from other files. */
export type WholeCity = Omit<T.City, 'nearby' | 'claims'>

/** Reads the file of a city, and gives what its page says to `keep`. */
export function readCity(
  reader: Reader,
  business: KnownBusiness,
  name: string,
  keep: (city: WholeCity) => void,
): CityFile {
  const { result: whole, notes } = reader.separately(() => {
    const file = reader.open(name)
    return file && loadCity(reader, file, business)
  })
  if (!whole) return { file: name, notes }
  const { nearby, claims, ...city } = whole
  keep(city)
  return { file: name, notes, summary: summaryOf(city), nearby, claims }
}

const summaryOf = (city: T.CitySummary): T.CitySummary => {
  const { file, slug, name, county, postalCode, card, tier, latitude, longitude, miles, direction } = city
  const summary = { file, slug, name, county, postalCode, card, tier, latitude, longitude, miles, direction }
  return { ...summary, ...(city.sharedPostalCode && { sharedPostalCode: true }) }
}

/** Undefined, with its problems reported, when too much is wrong with it. */
function loadCity(reader: Reader, file: ContentFile, business: KnownBusiness) {
  const { whole, sound } = parse(reader, file, schema.city, cityFacts({}))
  checkSoil(reader, file, sound.soil?.layers ?? [])
  checkSlugs(reader, file, ['topServices', 'services'], sound.topServices?.services, 'services')
  checkSlugs(reader, file, ['nearby'], sound.nearby, 'locations')
  checkDistinct(reader, file, ['neighborhoods', 'items'], sound.neighborhoods?.items ?? [])
  checkSeasons(reader, file, sound.seasons)
  checkClaimFields(reader, file, sound.claims)
  checkCounts(reader, file, sound)
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
  if (reader.tiedFacts.has(tierFact)) reader.noteClaim(factKey(tierFact), { file: file.file, path: ['tier'] })
  const where = whereIs(reader, file, business, sound)
  const facts = localFacts(reader, file, sound, cityFacts({ ...(sound as object), ...where, tier }))
  const body = compileSections(reader, file, facts)
  if (!whole || !tier || !where) return undefined
  const city = compile(reader, file, whole, facts)
  const { file: name, slug } = file
  return notePage(reader, {
    ...city,
    ...where,
    tier,
    socialImage: socialImage(reader, file),
    body,
    file: name,
    slug,
  })
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
