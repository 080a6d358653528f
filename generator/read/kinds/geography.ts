import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import type { Coordinates } from '../../../templates/model/values'

const kilometersPerMile = 1.609344

/** Great-circle miles between two places, rounded to whole miles. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  return Math.round(distance(from.longitude, from.latitude, to.longitude, to.latitude) / kilometersPerMile)
}

/** Miles up to which a straight line is told to the mile. */
const exactMiles = 20

/**
 * Straight-line miles as copy gives them, after "about": whole miles up to 20, then to the nearest five. The
 * coordinates of a city are those of its middle, so that more digits would be false.
 */
export const roundedMiles = (miles: number): number =>
  miles <= exactMiles ? miles : 5 * Math.round(miles / 5)

const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const

/** By its English name; frame.md gives the word that copy says. */
export type Direction = (typeof directions)[number]

/** The compass direction in which `to` lies, seen from `from`. */
export function directionTo(from: Coordinates, to: Coordinates): Direction {
  const radians = Math.PI / 180
  const east = (to.longitude - from.longitude) * Math.cos(((from.latitude + to.latitude) / 2) * radians)
  const north = to.latitude - from.latitude
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return directions[(eighths + 8) % 8]!
}

/**
 * For each place its `count` nearest others, nearest first. Where A counts B among its two nearest and B does
 * not list A, A is added to the list of B, so that every place is listed by a neighbor. No list is longer than
 * twice `count`: of hundreds at one spot, each has the same neighbors.
 */
export function neighbors<P extends Coordinates>(places: readonly P[], count: number): Map<P, P[]> {
  const index = new KDBush(places.length)
  for (const { longitude, latitude } of places) index.add(longitude, latitude)
  index.finish()
  const nearest = places.map(({ longitude, latitude }, self) =>
    around(index, longitude, latitude, count, Infinity, (other: number) => other !== self).map(
      (other) => places[other]!,
    ),
  )
  const lists = new Map(places.map((place, i) => [place, [...nearest[i]!]]))
  for (const [i, others] of nearest.entries())
    for (const other of others.slice(0, 2)) {
      const list = lists.get(other)!
      if (list.length < 2 * count && !list.includes(places[i]!)) list.push(places[i]!)
    }
  return lists
}
