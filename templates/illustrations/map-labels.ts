import { Boxes, Grid, distance, nearestIn, round, touches, within } from './map-geometry'
import type { Box, Dot } from './map-geometry'
import type { MapFrame } from './map-frame'
import type { Inset } from './map-inset'

/** A city on the map. */
export interface Pin extends Dot {
  /** Radius of what can be touched: as large as the neighbors leave room for. */
  target: number
  /** Missing where it would cover another label or pin. */
  label?: { x: number; y: number; anchor: 'start' | 'middle' | 'end' }
}

interface Surroundings {
  frame: MapFrame
  inset: Inset | undefined
  /** The cities at their places on the map, in the inset or not. */
  dots: Dot[]
  roads: Dot[]
  words: readonly Box[]
}

/** Letters of a bold system typeface are at most this wide on average, in parts of their height. */
const letterWidth = 0.63
const lineHeight = 1.15

type Labels = Pin['label'][]

const mostTries = 6

/** Greedy: the label with the most neighbors first. Labels that found no place go first in another try. */
export function placeLabels(pins: Pin[], names: readonly { name: string }[], around: Surroundings): Labels {
  const reach = 20
  const dots = new Grid([...pins, ...around.dots], reach)
  const roads = new Grid(around.roads, reach)
  const crowds = pins.map((pin) => dots.near(pin, 4 * reach).length)
  let order = pins.map((_, i) => i).sort((a, b) => crowds[b]! - crowds[a]! || a - b)
  let best: Labels = []
  let fewest = Infinity
  for (let tries = 0; tries < mostTries && fewest > 0; tries++) {
    const labels: Labels = []
    const taken = new Boxes(reach)
    for (const box of around.words) taken.add(box)
    for (const i of order) {
      const choice = bestSide(i, pins, names[i]!.name, around, { dots, roads, taken })
      if (choice) taken.add(choice.box)
      labels[i] = choice?.label
    }
    const failed = order.filter((i) => !labels[i])
    if (failed.length < fewest) [best, fewest] = [labels, failed.length]
    // Where most have no room, no other order gives it to them.
    if (failed.length > order.length / 2) break
    order = [...failed, ...order.filter((i) => labels[i])]
  }
  return best
}

function bestSide(
  i: number,
  pins: Pin[],
  name: string,
  { frame, inset, dots: onMap }: Surroundings,
  { dots, roads, taken }: { dots: Grid; roads: Grid; taken: Boxes },
) {
  const pin = pins[i]!
  const own = new Set<Dot>([pin, onMap[i]!])
  let lowest = Infinity
  let choice: ReturnType<typeof beside> | undefined
  for (const [index, side] of sides.entries()) {
    const place = beside(pin, side, name, frame)
    const { box } = place
    const covers = (dot: Dot) => !own.has(dot) && touches(box, dot, 'target' in dot ? 10 : 4)
    if (!fits(box, pin, frame, inset) || taken.overlaps(withSpace(box)) || dots.some(box, 10, covers))
      continue
    const cost =
      index * 0.6 + rimCost(box, pin, inset) + roads.in(box, 0).filter((dot) => touches(box, dot, 1)).length
    if (cost < lowest) [lowest, choice] = [cost, place]
  }
  return choice
}

/** Directions in which a label can stand from its pin, best first. */
const sides = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const

/** The room that a label takes. */
export function boxOf(
  { x, y, anchor }: NonNullable<Pin['label']>,
  name: string,
  { type }: Pick<MapFrame, 'type'>,
): Box {
  const width = name.length * letterWidth * type
  const half = (type * lineHeight) / 2
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  const middle = y - type * 0.36
  return { left, right: left + width, top: middle - half, bottom: middle + half }
}

/** Two names on one line do not read as one. */
const withSpace = (box: Box): Box => ({ ...box, left: box.left - space, right: box.right + space })
const space = 8

/** A label on one side of its pin, and the room that it takes. */
function beside(pin: Dot, [dx, dy]: readonly [number, number], name: string, frame: Pick<MapFrame, 'type'>) {
  const gap = dy === 0 ? 13 : 7
  const half = (frame.type * lineHeight) / 2
  const label = {
    x: round(pin.x + dx * gap),
    y: round(pin.y + dy * (dx === 0 ? 11 + half : 6 + half) + frame.type * 0.36),
    anchor: dx > 0 ? ('start' as const) : dx < 0 ? ('end' as const) : ('middle' as const),
  }
  return { label, box: boxOf(label, name, frame) }
}

/** All labels stay on the map, and those of cities that are not in the inset out of it. */
function fits(box: Box, pin: Dot, { width, height }: MapFrame, inset: Inset | undefined): boolean {
  if (box.left < 4 || box.right > width - 4 || box.top < 4 || box.bottom > height - 4) return false
  return !inset || within(pin, inset.to) || distance(nearestIn(box, inset.to), inset.to) > inset.to.r + 2
}

/** A label of the inset may cross its rim, but better does not. */
function rimCost({ left, right, top, bottom }: Box, pin: Dot, inset: Inset | undefined): number {
  if (!inset || !within(pin, inset.to)) return 0
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))
  return 6 * corners.filter((corner) => !within(corner, { ...inset.to, r: inset.to.r - 3 })).length
}
