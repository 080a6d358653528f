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
  const nearby = new Map(
    [...neighbors(summaries, nearbyCount)].map(([{ slug }, others]) => [
      slug,
      others.map(({ slug }) => slug),
    ]),
  )
  for (const { summary, nearby: chosen } of files) if (summary && chosen) nearby.set(summary.slug, chosen)
  summaries.sort((a, b) => a.miles - b.miles || byCodePoint(a.slug, b.slug))
  return { summaries, nearby }
}

/** Reports what two cities cannot both have; usually one file is a copy that was not edited to the end. */
export function checkPlaces(reader: Reader, summaries: readonly T.CitySummary[]): void {
  const seen = new Map<string, T.CitySummary>()
  for (const city of [...summaries].sort((a, b) => byCodePoint(a.file, b.file))) {
    const { file, name, latitude, longitude, postalCode } = city
    const check = (field: string, value: string, message: (other: string) => string) => {
      const first = seen.get(`${field} ${value}`)
      if (!first) return void seen.set(`${field} ${value}`, city)
      if (field === 'postalCode' && (city.sharedPostalCode || first.sharedPostalCode)) return
      reader.report({ file, path: [field] }, `${field} is ${message(`content/${first.file}`)}`)
    }
    check('name', foldCase(name), (other) => `"${name}", the name of ${other}; two cities need two names`)
    const place = `${latitude} ${longitude}`
    check('latitude', place, (other) => `that of ${other}, and so is longitude; write those of ${name}`)
    const unless = 'or "sharedPostalCode: yes" if both have it'
    check(
      'postalCode',
      postalCode,
      (other) => `${postalCode}, as in ${other}; write the one of ${name}, ${unless}`,
    )
  }
}
