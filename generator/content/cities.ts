/** Reads the cities, of which there may be thousands, and finds the neighbors of each. */
import { loadCity, readCity } from './city'
import type { KnownCity, ReadCity, WholeCity } from './city'
import { neighbors } from './geography'
import { hashOf } from './hash'
import { tidyEarly } from './memory'
import type { KnownBusiness } from './business'
import { byCodePoint, foldCase } from '../../templates/text'
import type { Reader } from './reader'
import { readOnTwoCores } from './reading'
import type { ReadInThread } from './reading'
import { createShelf } from './shelf'
import type * as T from '../../templates/site'

/** Cities that a city page links to. */
const nearbyCount = 4

/** Cities whose reading is worth a thread. */
const many = 300

/** Cities by the hash of their file, as they were when nothing was wrong with them. */
export interface KnownCities {
  isEmpty: () => boolean
  /** `hash` reads the file. */
  get: (file: string, hash: () => string | undefined) => KnownCity | undefined
  put: (file: string, hash: string, city: KnownCity) => void
  /** Set once they were looked for. */
  nearest?: Nearest | undefined
}

/** The neighbors of all cities, which are other ones only when any of the places is. */
export interface Nearest {
  /** A hash of all slugs and coordinates. */
  places: string
  /** Slugs of the neighbors, by slug. */
  slugs: { [slug: string]: string[] }
}

export interface LoadCitiesOptions {
  known?: KnownCities | undefined
  /** The program of read-thread.ts, when there may be many to read. */
  readThread?: string | undefined
}

export interface Cities {
  summaries: T.CitySummary[]
  claims: T.Claim[]
  city: T.Site['city']
  nearby: (city: T.CitySummary) => T.CityLink[]
}

/** Of each city a summary is kept at hand; the whole is needed for its own page only. */
export function loadCities(
  reader: Reader,
  business: KnownBusiness,
  { known, readThread }: LoadCitiesOptions = {},
): Cities {
  const shelf = createShelf()
  const found = new Map<string, T.CitySummary>()
  const chosen = new Map<string, string[]>()
  const tiers = new Map(business.tiers?.map((tier) => [tier?.id ?? '', tier as T.Tier]))
  const claims: T.Claim[] = []

  const keep = (file: string, city: KnownCity) => {
    if (city.chosen) chosen.set(city.summary.slug, city.chosen)
    city.claims?.forEach((claim, at) => claims.push({ ...claim, file, at }))
    found.set(file, { ...city.summary, tier: tiers.get(city.summary.tier)! })
  }
  const recall = (file: string): boolean => {
    const city = known!.get(file, () => reader.hash(file))
    if (!city || !tiers.has(city.summary.tier)) return false
    if (city.chosen?.some((slug) => !reader.has(`locations/${slug}.md`))) return false
    reader.noteHead(file, city.head)
    keep(file, city)
    return true
  }
  const putAway = (file: string, { hash, packed, links: _, ...city }: ReadCity, isGood: boolean) => {
    keep(file, city)
    shelf.put(city.summary.slug, packed)
    // Of a city with a problem nothing is known: it is to be told each time.
    if (isGood) known?.put(file, hash, city)
  }
  const read = (file: string) => {
    const told = () => reader.problems.length + reader.warnings.length
    const before = told()
    const city = readCity(reader, business, file)
    if (city) putAway(file, city, told() === before)
  }
  const take = (file: string, { claimed, ...city }: ReadInThread) => {
    reader.noteHead(file, city.head)
    reader.links.set(file, city.links)
    for (const [key, places] of claimed) for (const place of places) reader.claim(key, place)
    putAway(file, city, true)
  }

  const files = reader.folder('locations')
  const left = known && !known.isEmpty() ? files.filter((file) => !recall(file)) : files
  const { folders } = reader
  if (readThread && folders && left.length > many) {
    tidyEarly()
    readOnTwoCores(readThread, folders, left, read, take)
  } else left.forEach(read)

  const summaries = files.flatMap((file) => found.get(file) ?? [])
  checkPlaces(reader, summaries)
  const nearby = nearbyOf(summaries, chosen, known)
  return {
    summaries,
    claims: claims.sort((a, b) => byCodePoint(a.file, b.file) || a.at - b.at),
    nearby,
    city(summary) {
      const packed = shelf.get(summary.slug)
      // A city that was known is read only when its page has to be made again after all.
      const whole = packed
        ? (JSON.parse(packed.toString()) as WholeCity)
        : loadCity(reader, reader.open(summary.file)!, business)!
      return { ...whole, tier: summary.tier, nearby: nearby(summary) }
    },
  }
}

/** Reports what two cities cannot both have; usually one file is a copy that was not edited to the end. */
function checkPlaces(reader: Reader, summaries: readonly T.CitySummary[]): void {
  const seen = new Map<string, T.CitySummary>()
  const check = (city: T.CitySummary, path: string, value: string, message: (other: string) => string) => {
    const first = seen.get(`${path} ${value}`)
    if (!first) return void seen.set(`${path} ${value}`, city)
    if (path === 'postalCode' && (city.sharedPostalCode || first.sharedPostalCode)) return
    reader.problems.push({
      ...reader.locate(city.file, { path: [path] }),
      message: `${path} is ${message(`content/${first.file}`)}`,
    })
  }
  for (const city of summaries) {
    const { name, latitude, longitude, postalCode } = city
    check(
      city,
      'name',
      foldCase(name),
      (other) => `"${name}", the name of ${other}; two cities need two names`,
    )
    check(
      city,
      'latitude',
      `${latitude} ${longitude}`,
      (other) => `that of ${other}, and so is longitude; write those of ${name}`,
    )
    check(
      city,
      'postalCode',
      postalCode,
      (other) =>
        `${postalCode}, as in ${other}; write the one of ${name}, or "sharedPostalCode: yes" if both have it`,
    )
  }
}

function nearbyOf(
  summaries: T.CitySummary[],
  chosen: Map<string, string[]>,
  known: KnownCities | undefined,
): Cities['nearby'] {
  const bySlug = new Map(summaries.map((city) => [city.slug, city]))
  // Not before it is asked for: what is wrong with the content is told first.
  let nearest: Nearest | undefined
  const find = (): Nearest => {
    const places = hashOf(
      summaries.map(({ slug, latitude, longitude }) => `${slug} ${latitude} ${longitude}`).join(),
    )
    if (known?.nearest?.places === places) return known.nearest
    const lists = [...neighbors(summaries, nearbyCount)].map(
      ([{ slug }, others]) => [slug, others.map((other) => other.slug)] as const,
    )
    const now = { places, slugs: Object.fromEntries(lists) }
    if (known) known.nearest = now
    return now
  }
  return ({ slug }) =>
    (chosen.get(slug) ?? (nearest ??= find()).slugs[slug]!).map((other) => bySlug.get(other)!)
}
