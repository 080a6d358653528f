/** Reads the cities, of which there may be thousands, and finds the neighbors of each. */
import { detach } from './detach'
import type { ContentFile } from './front-matter'
import { directionTo, milesBetween, neighbours } from './geography'
import type { Facts, PageHead, Reader } from './reader'
import * as schema from './schema'
import { createShelf } from './shelf'
import { suggest } from './suggest'
import type * as T from './types'

/** Cities that a city page links to. */
const nearbyCount = 4

/** All that other pages, and the checks across pages, need of a city whose file is not read again. */
export interface KnownCity {
  summary: Omit<T.CitySummary, 'tier'> & { tier: string }
  head: PageHead
  /** Neighbors that the file chooses itself, by slug. */
  chosen?: string[]
}

/** Cities by what stands in their file, as they were when nothing was wrong with them. */
export interface KnownCities {
  get: (file: string, bytes: Buffer) => KnownCity | undefined
  put: (file: string, bytes: Buffer, city: KnownCity) => void
}

export interface Cities {
  summaries: T.CitySummary[]
  city: T.Site['city']
  nearby: T.Site['nearby']
}

/** Thousands of cities fill the memory as objects, and each is needed whole for its own page only. */
export function loadCities(reader: Reader, business: T.Business, known?: KnownCities): Cities {
  const shelf = createShelf<WholeCity>()
  const chosen = new Map<string, string[]>()
  const tiers = new Map(business.tiers.map((tier) => [tier.id, tier]))

  const recall = (name: string, bytes: Buffer): T.CitySummary | undefined => {
    const city = known?.get(name, bytes)
    const tier = city && tiers.get(city.summary.tier)
    if (!city || !tier || city.chosen?.some((slug) => !reader.has(`locations/${slug}.md`))) return undefined
    reader.noteHead(name, city.head)
    if (city.chosen) chosen.set(city.summary.slug, city.chosen)
    return { ...city.summary, tier }
  }
  const read = (name: string, bytes: Buffer): T.CitySummary | undefined => {
    const before = reader.problems.length
    const file = reader.openBytes(name, bytes)
    const whole = file && loadCity(reader, file, business)
    if (!whole) return undefined
    const { nearby, ...city } = whole
    if (nearby) chosen.set(city.slug, nearby)
    shelf.put(city.slug, city)
    const { tier } = city
    const summary = detach({ ...summaryOf(city), tier: tier.id })
    // Of a city with a problem nothing is known: it is to be told each time.
    if (reader.problems.length === before)
      known?.put(name, bytes, { summary, head: reader.head(name)!, ...(nearby && { chosen: nearby }) })
    return { ...summary, tier }
  }

  const summaries = reader.folder('locations').flatMap((name) => {
    const bytes = reader.bytes(name)
    return (bytes && (recall(name, bytes) ?? read(name, bytes))) ?? []
  })
  const nearby = nearbyOf(summaries, chosen)
  return {
    summaries,
    nearby,
    city(summary) {
      // A city that was known is read only when its page has to be made again after all.
      const whole = shelf.get(summary.slug) ?? loadCity(reader, reader.open(summary.file)!, business)!
      return { ...whole, tier: summary.tier, nearby: nearby(summary) }
    },
  }
}

function nearbyOf(summaries: T.CitySummary[], chosen: Map<string, string[]>): T.Site['nearby'] {
  const bySlug = new Map(summaries.map((city) => [city.slug, city]))
  // Not before it is asked for: what is wrong with the content is told first.
  let nearest: Map<T.CitySummary, T.CitySummary[]> | undefined
  return (city) => {
    const slugs = chosen.get(city.slug)
    if (slugs) return slugs.map((slug) => bySlug.get(slug)!)
    nearest ??= neighbours(summaries, nearbyCount)
    return nearest.get(city)!
  }
}

type WholeCity = Omit<T.City, 'nearby'>

const summaryOf = (city: T.CitySummary): T.CitySummary => {
  const { file, slug, name, county, postalCode, card, tier, latitude, longitude, miles, direction } = city
  return { file, slug, name, county, postalCode, card, tier, latitude, longitude, miles, direction }
}

function loadCity(reader: Reader, file: ContentFile, business: T.Business) {
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
  const socialImage = reader.socialImage(file, `${data.name}: ${data.card}`)
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
