import type { Place } from './map-data'
import { touch } from './map-frame'
import type { MapFrame } from './map-frame'
import { Grid, alongLine, distance, extent, round, touches, within } from './map-geometry'
import type { Box, Dot } from './map-geometry'
import { findInset } from './map-inset'
import type { Inset } from './map-inset'
import { placeLabels } from './map-labels'
import type { Pin } from './map-labels'

export interface MapLayout {
  height: number
  /** From degrees to the map. */
  project: (place: Place) => Dot
  /** In the order of the cities. */
  pins: Pin[]
  inset: Inset | undefined
  /** In the order of the grounds; undefined where there is no room. */
  words: (Box | undefined)[]
}

/** A kind of ground on one side of a border, and the room that its name takes. */
export interface Ground {
  border: readonly Place[]
  side: 'left' | 'right'
  size: { width: number; height: number }
}

/** Degrees of latitude that the map shows at least, so that one city alone is still on a map. */
const leastSpan = 1

/**
 * Where everything on the map stands. Cities too close to be touched one by one are shown larger in
 * an inset: the circle that holds most of them, put where it covers nothing, or under the map when
 * there is no such place. Labels are placed one by one beside their pins, the ones with the fewest
 * neighbors last; with very many cities a label that would cover another label or a pin is left
 * out. Pins are never left out.
 */
export function layoutMap(
  cities: readonly (Place & { name: string })[],
  frame: MapFrame,
  lines: readonly (readonly Place[])[] = [],
  grounds: readonly Ground[] = [],
): MapLayout {
  const project = projection(cities, frame)
  const dots = cities.map(project)
  const free = grounds.map(({ border, side, size }) => freeBox(size, side, border.map(project), dots, frame))
  const words = free.filter((box) => box !== undefined)
  const roads = lines.flatMap((line) => alongLine(line.map(project), 6))
  const inset = frame.inset > 0 ? findInset(dots, roads, words, frame) : undefined
  const height = inset ? Math.max(frame.height, inset.to.y + inset.to.r + frame.margin / 4) : frame.height
  const places = dots.map((dot) => (inset && within(dot, inset.from) ? inset.place(dot) : dot))
  const insetRoads = inset ? roads.filter((dot) => within(dot, inset.from)).map(inset.place) : []
  const targets = touchable(places)
  const pins = places.map((dot, i): Pin => ({ x: round(dot.x), y: round(dot.y), target: targets[i]! }))
  const leader = inset ? alongLine([inset.from, inset.to], 6) : []
  const surroundings = {
    frame: { ...frame, height },
    inset,
    dots,
    roads: [...roads, ...insetRoads, ...leader],
    words,
  }
  const labels = placeLabels(pins, cities, surroundings)
  pins.forEach((pin, i) => labels[i] && (pin.label = labels[i]))
  return { height, project, pins, inset, words: free }
}

function projection(cities: readonly Place[], { width, height, margin }: MapFrame) {
  const latitudes = extent(cities.map(({ latitude }) => latitude))
  const longitudes = extent(cities.map(({ longitude }) => longitude))
  const shrink = Math.cos((latitudes.middle * Math.PI) / 180)
  const across = Math.max(longitudes.span * shrink, leastSpan * 0.4)
  const down = Math.max(latitudes.span, leastSpan)
  const scale = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down)
  return ({ latitude, longitude }: Place): Dot => ({
    x: round(width / 2 + (longitude - longitudes.middle) * shrink * scale),
    y: round(height / 2 - (latitude - latitudes.middle) * scale),
  })
}

/** Radii that leave no two targets overlapping. */
function touchable(places: Dot[]): number[] {
  const grid = new Grid(places, 2 * touch)
  return places.map((place) => {
    const others = grid.near(place, 2 * touch).filter((other) => other !== place)
    const nearest = others.reduce((low, other) => Math.min(low, distance(place, other)), 2 * touch)
    return Math.floor(nearest * 5) / 10
  })
}

/**
 * A free place of the given size at one edge of the map, from the top down, wholly to one side of a
 * line that runs from north to south.
 */
function freeBox(
  size: { width: number; height: number },
  side: 'left' | 'right',
  line: readonly Dot[],
  pins: readonly Dot[],
  frame: Pick<MapFrame, 'width' | 'height'>,
): Box | undefined {
  const edge = 16
  const left = side === 'left' ? edge : frame.width - edge - size.width
  for (let top = edge; top < frame.height - edge - size.height; top += 10) {
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    const beside = [top, box.bottom].every((y) => {
      const x = crossing(line, y)
      return side === 'left' ? x > box.right + 12 : x < left - 12
    })
    if (beside && !pins.some((pin) => touches(box, pin, 20))) return box
  }
  return undefined
}

/** Where a line that runs from north to south passes a height. */
export function crossing(line: readonly Dot[], y: number): number {
  const i = line.findIndex((dot, at) => at > 0 && dot.y >= y)
  const [from, to] = i < 0 ? [line.at(-2)!, line.at(-1)!] : [line[i - 1]!, line[i]!]
  return from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
}
