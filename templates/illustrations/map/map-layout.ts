import type { DrawingWords, Region, Tier } from '../../model/site'
import type { Coordinates, Place } from '../../model/values'
import { Grid, alongLine, distance, exitOf, extent, grown, holds, inPolygon, middleOf } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'
import { areaWords, edge, scaleBars } from './map-furniture'
import type { ScaleBar } from './map-furniture'
import { boxOf, placeLabels, poor, worst } from './map-labels'
import type { Label } from './map-labels'

/** A city, or a county instead of its cities. */
export interface MapPlace extends Place {
  path: string
  /** The label of its link where its name is not shown. */
  label: string
  tier: Tier
}

type Area = Region['map']['areas'][number]

/** Sizes of one framing of the map, in the units of its viewBox. */
export interface MapFrame {
  /** The largest sheet. The map is as high as its places need. */
  sheet: Size
  /** Space around the outermost places. */
  margin: number
  /** Heights of a letter, largest first. A smaller one is for maps on which names have no room. */
  types: number[]
  /** True if there is room for highways besides roads. */
  highways: boolean
}

export interface Pin<P extends Place = Place> extends Dot {
  place: P
  /** Radius of the touch target, as large as the neighbors allow. */
  target: number
  /** Undefined where it would cover something else. */
  label: Label | undefined
  /** The kind of ground behind the label, if the map knows it. */
  ground: Area['kind'] | undefined
  /** Where the place is off the map: degrees from north, seen from the edge. */
  beyond?: number
}

/** A map at one scale. */
export interface MapLayout<P extends Place = Place> extends Size {
  /** Height of a letter. */
  type: number
  pins: Pin<P>[]
  /** Cities for orientation. */
  landmarks: Pin[]
  /** Lines that cross the panel. */
  lines: (Pick<Region['map']['lines'][number], 'name' | 'kind'> & { dots: Dot[] })[]
  /** Areas that reach into the panel, and the box of each name that has room. */
  areas: { area: Area; outline: Dot[]; words: Box | undefined }[]
  scaleBar: ScaleBar
  /** How badly its words are placed. */
  fault: number
}

/** The map shows at least this many degrees of latitude, so that a single place is still on a map. */
const leastSpan = 0.45
/** Miles per degree of latitude. */
const milesInDegree = 69.1
/** Half of the smallest touch target, plus a little. */
const touch = 12.5
/** How far the map may move to the side, to make room for names. */
const shifts = [0, -5, 5, -10, 10]

/**
 * With more places, links would be too close together to tap, and would come before the same list further down the
 * page.
 */
const mostLinks = 60

/** True when every place can be tapped. */
export const isTappable = ({ pins }: MapLayout) =>
  pins.length <= mostLinks && pins.every(({ target }) => target >= touch - 0.5)

/**
 * Lays out the map, with north up and every place at one scale. Labels are placed one by one next to their marks. Where
 * it is clearer, the place that makes the map smallest is an arrow at its edge. If even so not every place can be named
 * and tapped, a label that would cover another label or a mark is left out, but a mark never is.
 */
export function layoutMap<P extends Place>(
  places: readonly P[],
  ground: Region['map'],
  { sheet: largest, margin, types, highways }: MapFrame,
  said: DrawingWords,
): MapLayout<P> {
  // The list of one or two towns, beside the map, is not high either.
  const sheet = { ...largest, height: places.length > 2 ? largest.height : largest.height / 2 }
  const hasRoad = ground.lines.some(({ kind }) => kind === 'road')
  const lines = ground.lines.filter(({ kind }) => highways || !hasRoad || kind !== 'highway')
  const without = (place: P) => places.filter((each) => each !== place)
  const layoutAt = (type: number, shift: number, far?: P) => {
    const kept = far ? without(far) : places
    const size = { ...sheet, height: Math.max(sheet.height / 2, neededHeight(kept, sheet, margin)) }
    const { dot, unitsInMile } = projection(kept, size, margin)
    const moved = (place: Coordinates) => ({ x: dot(place).x + shift, y: dot(place).y })
    return layoutPanel(places, { ...ground, lines }, { ...size, type, said, unitsInMile, dot: moved, far })
  }
  if (places.length > 2 && places.length <= mostLinks) {
    const scaleOf = (some: readonly P[]) => fit(some, sheet, margin).scale
    const farthest = places.toSorted((a, b) => scaleOf(without(b)) - scaleOf(without(a)))[0]!
    let best: MapLayout<P> | undefined
    for (const type of types)
      for (const far of [undefined, farthest])
        for (const shift of shifts) {
          const layout = layoutAt(type, shift, far)
          // To the side, there is as much room for fingers.
          if (!isTappable(layout)) break
          if (layout.fault < (best?.fault ?? Infinity) && layout.pins.every(({ label }) => label))
            best = layout
          if (best && best.fault < poor) return best
        }
    if (best) return best
  }
  return layoutAt(types.at(-1)!, 0)
}

interface Projection {
  dot: (place: Coordinates) => Dot
  unitsInMile: number
}

/** Returns the height that places need when they are as far apart as the sheet allows. */
function neededHeight(places: readonly Coordinates[], most: Size, margin: number): number {
  const { down, scale } = fit(places, most, margin)
  return Math.round(down * scale + 2 * margin)
}

/** Returns how far places reach, in degrees of latitude, and the units in one degree when they fill a sheet. */
function fit(places: readonly Coordinates[], { width, height }: Size, margin: number) {
  const latitudes = extent(places.map(({ latitude }) => latitude))
  const longitudes = extent(places.map(({ longitude }) => longitude))
  const shrink = Math.cos((latitudes.middle * Math.PI) / 180)
  const across = Math.max(longitudes.span * shrink, leastSpan * 0.4)
  const down = Math.max(latitudes.span, leastSpan)
  const scale = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down)
  return { latitudes, longitudes, shrink, down, scale }
}

function projection(places: readonly Coordinates[], sheet: Size, margin: number): Projection {
  const { width, height } = sheet
  const { latitudes, longitudes, shrink, scale } = fit(places, sheet, margin)
  return {
    dot: ({ latitude, longitude }) => ({
      x: width / 2 + (longitude - longitudes.middle) * shrink * scale,
      y: height / 2 - (latitude - latitudes.middle) * scale,
    }),
    unitsInMile: scale / milesInDegree,
  }
}

interface PanelFrame extends Size, Projection {
  type: number
  /** The place beyond the edge. */
  far: Coordinates | undefined
  said: DrawingWords
}

function layoutPanel<P extends Place>(
  places: readonly P[],
  ground: Region['map'],
  { width, height, type, dot, unitsInMile, far, said }: PanelFrame,
): MapLayout<P> {
  const sheet = { left: 0, top: 0, right: width, bottom: height }
  const exit = (to: Dot) =>
    exitOf(
      grown(sheet, -edge),
      nearestTo(
        to,
        places.map(dot).filter((at) => holds(sheet, at)),
      ),
      to,
    )
  const dots = places.map((place) => whole(place === far ? exit(dot(place)) : dot(place)))
  const lines = ground.lines
    .map(({ points, ...line }) => ({ ...line, dots: points.map(dot) }))
    .filter(({ dots }) => alongLine(dots, 6).some((at) => holds(sheet, at)))
  const along = lines
    .flatMap(({ kind, dots }) =>
      alongLine(dots, 6).map((at) => ({ ...at, weight: kind === 'highway' ? poor / 20 : poor })),
    )
    .filter((at) => holds(grown(sheet, 20), at))

  const areas = ground.areas
    .map((area) => ({ area, outline: outlineOf(area, ground.lines).map(dot) }))
    .filter(({ outline }) => isOn(sheet, outline))
  const landmarks = ground.places
    .map((place) => ({ place, ...whole(dot(place)) }))
    .filter((at) => holds(grown(sheet, -10), at))
  const marks = [...places.map((place, i) => ({ place, ...dots[i]! })), ...landmarks]
  const named = marks.map(({ place: { name }, x, y }) => ({ name, x, y }))

  const room = { width, height, marks, lines: new Grid(along, 20) }
  const nameAreas = (around: Box[]) => areaWords(areas, type, { ...room, taken: around })
  const label = (around: Box[]) => placeLabels(named, { ...room, type, taken: around })
  let best: { scaleBar: ScaleBar; words: (Box | undefined)[]; labels: (Label | undefined)[] } | undefined
  let least = Infinity
  for (const { bar: scaleBar, fault } of scaleBars({ ...room, unitsInMile, said }))
    for (const labelsFirst of areas.length > 0 ? [true, false] : [true]) {
      // When most labels have no room, no other arrangement helps.
      if (fault >= least || (best && least > (worst * named.length) / 2)) break
      const around = [scaleBar]
      let words = labelsFirst ? [] : nameAreas(around)
      const { labels, fault: unclear } = label([...around, ...words.filter((box) => box !== undefined)])
      const boxes = labels.flatMap((at, i) => (at ? boxOf(at, named[i]!.name, type) : []))
      if (labelsFirst) words = nameAreas([...around, ...boxes])
      const total = fault + unclear + worst * words.filter((box) => !box).length
      if (total < least) [best, least] = [{ scaleBar, words, labels }, total]
    }
  const { scaleBar, words, labels } = best!
  const targets = touchable(named)
  const groundAt = (at: Dot) => areas.findLast(({ outline }) => inPolygon(outline, at))?.area.kind
  const pin = (i: number) => {
    const label = labels[i]
    const ground = label && groundAt(middleOf(boxOf(label, named[i]!.name, type)))
    return { target: targets[i]!, label, ground }
  }
  return {
    type,
    width,
    height,
    lines,
    areas: areas.map((each, i) => ({ ...each, words: words[i] })),
    scaleBar,
    fault: least,
    pins: places.map((place, i) => ({
      place,
      ...dots[i]!,
      ...pin(i),
      ...(place === far && { beyond: bearing(dots[i]!, dot(place)) }),
    })),
    landmarks: landmarks.map((at, i) => ({ ...at, ...pin(places.length + i) })),
  }
}

const nearestTo = (to: Dot, dots: Dot[]) => dots.reduce((a, b) => (distance(a, to) < distance(b, to) ? a : b))

/** Returns the direction from one dot to another, in degrees clockwise from north. */
const bearing = (from: Dot, to: Dot) => Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI)

/** True when any part of an area is inside the sheet. */
const isOn = (sheet: Box, outline: Dot[]) =>
  inPolygon(outline, middleOf(sheet)) ||
  alongLine([...outline, outline[0]!], 6).some((at) => holds(sheet, at))

const whole = ({ x, y }: Dot): Dot => ({ x: Math.round(x), y: Math.round(y) })

/** Returns the border of an area: the line it follows, if any, then its own points. */
const outlineOf = ({ along, points }: Area, lines: Region['map']['lines']): Coordinates[] => [
  ...(lines.find(({ name }) => name === along)?.points ?? []),
  ...points,
]

/** Returns radii with which no two touch targets overlap. */
function touchable(places: Dot[]): number[] {
  const grid = new Grid(places, 2 * touch)
  return places.map((place) => {
    const others = grid.near(place, 2 * touch).filter((other) => other !== place)
    const nearest = others.reduce((low, other) => Math.min(low, distance(place, other)), 2 * touch)
    return Math.floor(nearest * 5) / 10
  })
}
