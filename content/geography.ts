import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'

/** A place on the globe in degrees, WGS 84. */
export interface Place {
  latitude: number
  longitude: number
}

const kilometersPerMile = 1.609344

/** Great-circle miles between two places, rounded to whole miles. */
export function milesBetween(from: Place, to: Place): number {
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

/** The compass direction in which `to` lies, seen from `from`. */
export function directionTo(from: Place, to: Place): (typeof directions)[number] {
  const radians = Math.PI / 180
  const east = (to.longitude - from.longitude) * Math.cos(((from.latitude + to.latitude) / 2) * radians)
  const north = to.latitude - from.latitude
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return directions[(eighths + 8) % 8]!
}

/**
 * For each place the `count` nearest others, nearest first, as numbers in the list. Where A counts B among its
 * two nearest and B does not list A, A is added to B's list, so that every place is listed by a neighbour. No
 * list gets longer than twice `count`: of hundreds at one spot, each has the same neighbours.
 */
export function neighbours(places: readonly Place[], count: number): number[][] {
  const index = new KDBush(places.length)
  for (const { longitude, latitude } of places) index.add(longitude, latitude)
  index.finish()
  const nearest = places.map(({ longitude, latitude }, self) =>
    around(index, longitude, latitude, count, Infinity, (other: number) => other !== self),
  )
  const lists = nearest.map((others) => [...others])
  for (const [place, others] of nearest.entries())
    for (const other of others.slice(0, 2)) {
      const list = lists[other]!
      if (list.length < 2 * count && !list.includes(place)) list.push(place)
    }
  return lists
}
