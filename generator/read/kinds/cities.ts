/** The order, neighbors and counties of all cities, which may be thousands. */
import type * as T from '../../../templates/model/site'
import { isOwnTown } from '../../../templates/model/own-town'
import { byCodeUnit, byFile, foldCase, slugify } from '../../../templates/model/text'
import { slugsOfCity } from './city'
import type { CityFile } from './city'
import { businessFile } from '../files/content-folder'
import { milesBetween, neighbors } from './geography'
import type { Coordinates } from '../../../templates/model/values'
import { append, repeated } from '../source/findings'
import { groupsIn } from '../source/labels'
import type { Reader } from '../reader'

/** Number of cities that a city page links to. */
const nearbyCount = 4

/** What the pages know about all cities. */
export interface Cities {
  /** Nearest to the company's address first. */
  summaries: T.CitySummary[]
  /** The slugs of each city's neighbors, nearest first, by the city's slug. */
  nearby: Map<string, string[]>
}

/** Combines what was read about each city. */
export function joinCities(files: readonly CityFile[]): Cities {
  const summaries = labeled(files.flatMap(({ summary }) => summary ?? []))
  const nearby = new Map(
    [...neighbors(summaries, nearbyCount)].map(([{ slug }, others]) => [
      slug,
      others.map(({ slug }) => slug),
    ]),
  )
  for (const { summary, nearby: chosen } of files) if (summary && chosen) nearby.set(summary.slug, chosen)
  summaries.sort((a, b) => a.miles - b.miles || byCodeUnit(a.slug, b.slug))
  return { summaries, nearby }
}

/** Adds the state to the labels of towns that share a name. */
function labeled(summaries: readonly T.CitySummary[]): T.CitySummary[] {
  const count = new Map<string, number>()
  for (const { name } of summaries) count.set(foldCase(name), (count.get(foldCase(name)) ?? 0) + 1)
  return summaries.map((city) =>
    count.get(foldCase(city.name))! > 1 ? { ...city, label: `${city.name}, ${city.state.code}` } : city,
  )
}

/** Reports a name or a place that two cities share. Usually one file is an unfinished copy. */
export function checkPlaces(reader: Reader, summaries: readonly T.CitySummary[]): void {
  const misnamed = misnamedIn(summaries)
  const cities = [...summaries].sort(byFile).filter(({ file }) => !misnamed.includes(file))
  for (const [{ file, name }, first] of repeated(cities, nameInState)) {
    const message = `name is "${name}", the name of content/${first.file}; two cities in one state need two names`
    reader.report({ file, path: ['name'] }, message)
  }
  for (const [{ file, name }, first] of repeated(cities, (city) => `${city.latitude} ${city.longitude}`)) {
    const message = `latitude is that of content/${first.file}, and so is longitude; write those of ${name}`
    reader.report({ file, path: ['latitude'] }, message)
  }
}

const nameInState = ({ name, state }: T.CitySummary) => `${foldCase(name)} ${state.code}`

/** Returns the files whose city is not the one in the file name. Each is already reported. Most are copies. */
export const misnamedIn = (summaries: readonly T.CitySummary[]): string[] =>
  summaries
    .filter(({ name, state, slug }) => !slugsOfCity(name, state.code).includes(slug))
    .map(({ file }) => file)

/** Reports a county whose name differs from another's only by the word "County", because it would get two pages. */
export function checkCounties(reader: Reader, summaries: readonly T.CitySummary[]): void {
  const counties = new Map<string, T.CitySummary[]>()
  for (const city of [...summaries].sort(byFile))
    append(counties, `${city.state.code} ${slugify(city.county).replace(/-county$/, '')}`, city)
  for (const cities of counties.values()) {
    const spelled = (county: string) => cities.filter((city) => city.county === county)
    const usual = [...cities].sort((a, b) => spelled(b.county).length - spelled(a.county).length)[0]!
    for (const { file, county } of cities)
      if (slugify(county) !== slugify(usual.county))
        reader.report(
          { file, path: ['county'] },
          `county is "${county}", but content/${usual.file} writes "${usual.county}"; write it the same way in both`,
        )
  }
}

/** The most miles between an office and the middle of its own town. */
const ownTown = 40

/**
 * Reports coordinates that contradict each other: a city farther from the office than `farthestCity`, an office far
 * from its own town, or a point in region.md far outside the map. When most cities are too far, the office must be in
 * the wrong place, and only that is reported.
 */
export function checkDistances(
  reader: Reader,
  { geo, address, farthestCity }: Pick<T.Business, 'geo' | 'address' | 'farthestCity'>,
  summaries: readonly T.CitySummary[],
  region: T.Region | undefined,
): void {
  const far = summaries.filter(({ miles }) => miles > farthestCity)
  const reportOffice = (message: string) =>
    reader.report({ file: businessFile, path: ['geo'] }, `geo ${message}; check digits and minus signs`)
  if (far.length > 1 && far.length * 2 > summaries.length)
    if (far.length < summaries.length)
      return reader.report(
        { file: businessFile, path: ['farthestCity'] },
        `farthestCity is ${farthestCity}, and ${far.length} of ${summaries.length} cities lie farther from the office; write "${Math.max(...far.map(({ miles }) => miles))}", or check the digits of geo`,
      )
    else
      return reportOffice(
        `lies more than ${farthestCity} miles (farthestCity) from ${far.length} of ${summaries.length} cities`,
      )
  const own = summaries.find((city) => isOwnTown({ address }, city))
  if (own && own.miles > ownTown && !far.includes(own))
    return reportOffice(
      `is ${own.miles} miles from ${own.name}, the town of the address (content/${own.file})`,
    )
  for (const { file, miles, latitude, longitude } of far)
    if (milesBetween(geo, { latitude, longitude: -longitude }) <= farthestCity)
      reader.report(
        { file, path: ['longitude'] },
        `longitude is ${longitude}, ${miles} miles from the office; write "${-longitude}"`,
      )
    else
      reader.report(
        { file, path: ['latitude'] },
        `latitude and longitude are ${miles} miles from the office, and farthestCity in content/business.md allows ${farthestCity}; check digits and minus signs, raise farthestCity, or run npm run remove -- ${file.slice(0, -'.md'.length)}`,
      )
  for (const { path, group } of groupsIn(region?.map)) {
    if (!('latitude' in group)) continue
    const miles = milesBetween(geo, group as unknown as Coordinates)
    if (miles > farthestCity + offMap)
      reader.report(
        { file: 'region.md', path: ['map', ...path, 'latitude'] },
        `latitude and longitude are ${miles} miles from the office, far outside the map; check digits and minus signs`,
      )
  }
}

/** A road on the map may go this many miles beyond the farthest city. */
const offMap = 300
