import { Grid, boxAround, distance, extent, grown, holds, middle } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'

/** The least and the greatest scale of the detail, relative to the map. */
const [leastScale, greatestScale] = [3, 7]

const leastCrowd = 4
/** Places closer together than this are crowded. */
const tightness = 40
/** The distance that places in the detail keep from its edge, on the map, so that their marks are whole. */
const rim = 5

/**
 * Returns the part of the map that most needs to be drawn larger, or undefined when no places are crowded. Its edge
 * avoids places and landmarks if possible, because it would hide or cut them.
 */
export function findDetail(
  dots: Dot[],
  landmarks: Dot[],
  map: Size,
  detail: Size,
  margin: number,
): Box | undefined {
  const size = scaled(detail, leastScale)
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
  const keptIn = (box: Box) => grid.near(grown(box, -2 * rim), 1)
  /** Moves a box so that its edge is free, and all of these places are inside. */
  const freed = (box: Box, kept: Dot[], inner: number): Box => {
    const lost = (box: Box) => kept.filter((dot) => !holds(grown(box, -inner), dot)).length
    const onEdge = (box: Box) =>
      all.near(grown(box, 3 * rim), 1).length - all.near(grown(box, -inner), 1).length
    const moved = steps.flatMap((x) => steps.map((y) => within(shifted(box, x, y), map)))
    const costs = moved.map((box) => 2 * lost(box) + onEdge(box))
    return moved[costs.indexOf(Math.min(...costs))]!
  }
  const kept = keptIn(freed(best, keptIn(best), 2 * rim))
  return freed(boxAround(middle(kept), scaled(detail, scaleOf(kept, detail, margin))), kept, rim)
}

/** Returns the scale at which these places fill the detail. */
function scaleOf(dots: Dot[], { width, height }: Size, margin: number): number {
  const across = (width - 2 * margin) / extent(dots.map(({ x }) => x)).span
  const down = (height - 2 * margin) / extent(dots.map(({ y }) => y)).span
  return Math.min(greatestScale, Math.max(leastScale, Math.min(across, down)))
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: width / scale,
  height: height / scale,
})

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
