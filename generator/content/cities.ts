/** What is common to all cities, of which there may be thousands: their order, neighbors and counties. */
import type * as T from '../../templates/site'
import { byCodePoint, foldCase } from '../../templates/text'
import type { CityFile } from './city'
import { neighbors } from './geography'
import type { Reader } from './reader'

/** Cities that a city page links to. */
const nearbyCount = 4

/** What every share of a site must know of all cities: plain data, so that it can be sent to workers. */
export interface Cities {
  /** Nearest to the company's address first. */
  summaries: T.CitySummary[]
  /** The slugs of the neighbors of each city, nearest first, by its slug. */
  nearby: Map<string, string[]>
}

/** Joins what was read of each city. */
export function joinCities(files: readonly CityFile[]): Cities {
  const summaries = files.flatMap(({ summary }) => summary ?? [])
  const nearby = new Map<string, string[]>()
  for (const [{ slug }, others] of neighbors(summaries, nearbyCount))
    nearby.set(
      slug,
      others.map((other) => other.slug),
    )
  for (const { summary, nearby: chosen } of files) if (summary && chosen) nearby.set(summary.slug, chosen)
  return {
    summaries: summaries.sort((a, b) => a.miles - b.miles || byCodePoint(a.slug, b.slug)),
    nearby,
  }
}

/** Reports what two cities cannot both have; usually one file is a copy that was not edited to the end. */
export function checkPlaces(reader: Reader, summaries: readonly T.CitySummary[]): void {
  const seen = new Map<string, T.CitySummary>()
  const check = (city: T.CitySummary, path: string, value: string, message: (other: string) => string) => {
    const first = seen.get(`${path} ${value}`)
    if (!first) return void seen.set(`${path} ${value}`, city)
    if (path === 'postalCode' && (city.sharedPostalCode || first.sharedPostalCode)) return
    reader.notes.problems.push({
      ...reader.locate(city.file, { path: [path] }),
      message: `${path} is ${message(`content/${first.file}`)}`,
    })
  }
  for (const city of [...summaries].sort((a, b) => byCodePoint(a.file, b.file))) {
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
