import type { lineKinds } from './catalog'
import type { Coordinates } from './values'

interface Line {
  kind: (typeof lineKinds)[number]
  points: readonly Coordinates[]
}

/** The places in the order in which one passes them along the first fault of the map; as they are where it has none. */
export function alongFault<P extends Coordinates>(
  places: readonly P[],
  lines: readonly Line[],
): readonly P[] {
  const fault = lines.find(({ kind }) => kind === 'fault')?.points
  if (!fault) return places
  const shrink = Math.cos((fault[0]!.latitude * Math.PI) / 180)
  const flat = ({ latitude, longitude }: Coordinates) => ({ x: longitude * shrink, y: latitude })
  const corners = fault.map(flat)
  const way = (place: Coordinates) => lengthTo(corners, flat(place))
  return places.toSorted((a, b) => way(a) - way(b))
}

interface Dot {
  x: number
  y: number
}

/** The length of a line from its beginning to the point of it that is nearest to a dot. */
function lengthTo(corners: readonly Dot[], dot: Dot): number {
  let before = 0
  let nearest = { away: Infinity, length: 0 }
  corners.slice(1).forEach((to, i) => {
    const from = corners[i]!
    const [east, north] = [to.x - from.x, to.y - from.y]
    const length = Math.hypot(east, north)
    const part = ((dot.x - from.x) * east + (dot.y - from.y) * north) / length ** 2
    const on = Math.min(1, Math.max(0, part))
    const away = Math.hypot(from.x + on * east - dot.x, from.y + on * north - dot.y)
    if (away < nearest.away) nearest = { away, length: before + on * length }
    before += length
  })
  return nearest.length
}
