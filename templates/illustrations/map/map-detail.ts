import { Grid, boxAround, distance, grown, holds, middle } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'

/** The scale of the detail, relative to the map. */
export const magnification = 3

const leastCrowd = 4
/** Places closer together than this are crowded. */
const tightness = 40
/** The distance that places in the detail keep from its edge, on the map, so that their marks are whole. */
const rim = 5

/**
 * Returns the part of the map that most needs to be drawn larger, or undefined when no places are crowded. Its edge
 * avoids places and landmarks if possible, because it would hide or cut them.
 */
export function findDetail(dots: Dot[], landmarks: Dot[], map: Size, detail: Size): Box | undefined {
  const size = { width: detail.width / magnification, height: detail.height / magnification }
  const grid = new Grid(dots, tightness)
  const all = new Grid([...dots, ...landmarks], tightness)
  const crowded = dots.filter((dot) => grid.near(dot, tightness).length > 1)
  let best: Box | undefined
  let most = 0
  for (const dot of sample(crowded, 60))
    for (const other of sample(grid.near(dot, Math.max(size.width, size.height)), 12)) {
      const held = grid.near(boxAround(middle([dot, other]), size), 1)
      const box = within(boxAround(middle(held), size), map)
      // A place near the edge would have no room for its label.
      const inside = grid.near(grown(box, -2 * rim), 1)
      const score = inside.length * closeness(inside)
      if (inside.length >= leastCrowd && score > most) [best, most] = [box, score]
    }
  if (!best) return undefined
  const kept = grid.near(grown(best, -2 * rim), 1)
  const onEdge = (box: Box) =>
    all.near(grown(box, 3 * rim), 1).length - all.near(grown(box, -2 * rim), 1).length
  const lost = (box: Box) => kept.filter((dot) => !holds(grown(box, -2 * rim), dot)).length
  const cost = (box: Box) => 2 * lost(box) + onEdge(box)
  const moved = steps.flatMap((x) => steps.map((y) => within(shifted(best, x, y), map)))
  const costs = moved.map(cost)
  return moved[costs.indexOf(Math.min(...costs))]
}

/** How far the detail may move to free its edge, nearest first. */
const steps = [0, 6, -6, 12, -12, 18, -18, 24, -24]

const shifted = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

/** True when a place is drawn in the detail instead of on the map. */
export const isInDetail = (detail: Box | undefined, dot: Dot) =>
  detail !== undefined && holds(grown(detail, -rim), dot)

/** With thousands of places, looking at a sample is enough. */
const sample = (dots: Dot[], limit: number) => dots.filter((_, i) => i % Math.ceil(dots.length / limit) === 0)

/** Returns how badly these dots need to be drawn larger. */
function closeness(dots: Dot[]): number {
  const some = sample(dots, 30)
  const pairs = some.flatMap((a, i) => some.slice(i + 1).map((b) => tightness - distance(a, b)))
  return pairs.reduce((total, lack) => total + Math.max(0, lack), 0)
}

/** Moves the box to whole numbers, and fully onto the map. */
function within(box: Box, map: Size): Box {
  const edge = 6
  const shift = (low: number, high: number, end: number) =>
    Math.round(low + Math.max(0, edge - low) - Math.max(0, high - end + edge)) - low
  return shifted(box, shift(box.left, box.right, map.width), shift(box.top, box.bottom, map.height))
}
