import { Grid, distance, middle, nearestIn, round, within } from './map-geometry'
import type { Box, Circle, Dot } from './map-geometry'
import { touch } from './map-frame'
import type { MapFrame } from './map-frame'

export interface Inset {
  /** The circle that is shown larger, on the map. */
  from: Circle
  /** Where it is shown. */
  to: Circle
  /** From the place of a city on the map to its place in the inset. */
  place: (dot: Dot) => Dot
}

/** How much larger the inset shows what it shows. */
const magnification = 2
const leastCrowd = 4
/** Cities closer than this are crowded. */
const tightness = 40

/**
 * The circle of the map that most needs to be drawn larger, and the place to do it; undefined when no
 * cities are crowded.
 */
export function findInset(
  dots: Dot[],
  roads: Dot[],
  words: readonly Box[],
  frame: MapFrame,
): Inset | undefined {
  const reach = frame.inset / magnification
  const grid = new Grid(dots, reach)
  const tight = dots.filter((dot) => grid.near(dot, tightness).length > 1)
  let best: Dot[] = []
  let most = 0
  for (const dot of sample(tight, 60))
    for (const other of sample(grid.near(dot, 2 * reach), 12)) {
      // Cities at the rim would have no room for their labels.
      const held = grid.near(middle([dot, other]), reach * 0.86)
      const score = held.length * closeness(held)
      if (held.length >= leastCrowd && score > most) [best, most] = [held, score]
    }
  if (best.length === 0) return undefined
  const from = { ...middle(best), r: reach }
  const rest = dots.filter((dot) => !within(dot, from))
  const to = freePlace(from, rest, roads, words, frame)
  const place = ({ x, y }: Dot) => ({
    x: to.x + (x - from.x) * magnification,
    y: to.y + (y - from.y) * magnification,
  })
  return { from, to, place }
}

/** With thousands of cities a part of the places is enough to look at. */
const sample = (dots: Dot[], limit: number) => dots.filter((_, i) => i % Math.ceil(dots.length / limit) === 0)

/** How badly dots need to be drawn apart. */
function closeness(dots: Dot[]): number {
  const some = sample(dots, 30)
  const pairs = some.flatMap((a, i) => some.slice(i + 1).map((b) => tightness - distance(a, b)))
  return pairs.reduce((total, lack) => total + Math.max(0, lack), 0)
}

/** The place for the inset that is farthest from everything, or one below the map. */
function freePlace(from: Circle, pins: Dot[], roads: Dot[], words: readonly Box[], frame: MapFrame): Circle {
  const { width, height, inset: r } = frame
  const edge = 8
  const step = 12
  const grid = new Grid(pins, step)
  let best: Circle | undefined
  let most = touch + 4
  for (let x = edge + r; x <= width - edge - r; x += step)
    for (let y = edge + r; y <= height - edge - r; y += step) {
      const clear = (dot: Dot) => distance({ x, y }, dot) - r
      const box = { left: x - r, right: x + r, top: y - r, bottom: y + r }
      if (grid.some(box, most, (dot) => clear(dot) < most)) continue
      const room = Math.min(
        clear(from) - from.r + touch,
        ...words.map((box) => clear(nearestIn(box, { x, y })) + touch),
        least(pins, clear),
        least(roads, clear) + touch,
      )
      if (room > most) [best, most] = [{ x: round(x), y: round(y), r }, room]
    }
  return best ?? { x: round(width / 2), y: height + r + edge, r }
}

const least = (dots: Dot[], of: (dot: Dot) => number) => dots.reduce((low, dot) => Math.min(low, of(dot)), 60)
