import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import type { Coordinates } from '../../../templates/model/values'

const kilometersPerMile = 1.609344

/** Returns the great-circle distance between two places, in whole miles. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  return Math.round(distance(from.longitude, from.latitude, to.longitude, to.latitude) / kilometersPerMile)
}

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

/** Named in English here. frame.md has the words that the copy uses. */
export type Direction = (typeof directions)[number]

/** Returns the compass direction from `from` to `to`. */
export function directionTo(from: Coordinates, to: Coordinates): Direction {
  const radians = Math.PI / 180
  const east = (to.longitude - from.longitude) * Math.cos(((from.latitude + to.latitude) / 2) * radians)
  const north = to.latitude - from.latitude
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return directions[(eighths + 8) % 8]!
}

/**
 * Returns the `count` nearest other places for each place, nearest first. If B is among A's two nearest, but A is not
 * in B's list, A is added to it, so that some neighbor lists every place. No list is longer than twice `count`, because
 * hundreds of places at one spot would otherwise all be added to the same lists.
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
