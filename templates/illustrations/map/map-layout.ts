import type { DrawingWords, Region, Tier } from '../../model/site'
import type { Coordinates, Place } from '../../model/values'
import { findDetail, isInDetail } from './map-detail'
import { Grid, alongLine, distance, exitOf, extent, grown, holds, inPolygon, middleOf } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'
import { areaWords, edge, scaleBars } from './map-furniture'
import type { ScaleBar } from './map-furniture'
import { boxOf, placeLabels, worst } from './map-labels'
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
  /** The map and its detail together, or each of them when one is below the other. */
  sheet: Size
  /** The least part of the width for the map when the detail is beside it. */
  leastShare?: number
  /** Space around the outermost places. */
  margin: number
  /** Height of a letter. */
  type: number
  /** What to use when a place has no room for its label. */
  crowded?: MapFrame
  /** A sheet to try instead of a map and its detail: every place at one scale. */
  single?: Size
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

/** The map, or its detail. */
export interface Panel<P extends Place = Place> extends Size {
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

export interface MapLayout<P extends Place> {
  map: Panel<P>
  /** The part of the map that is drawn larger: its box on the map, and its panel. */
  detail: { from: Box; panel: Panel<P> } | undefined
  /** Height of a letter. */
  type: number
}

interface Told {
  withDetail: boolean
  /** The title of the detail. */
  title: string
  said: DrawingWords
}

/** The map shows at least this many degrees of latitude, so that a single place is still on a map. */
const leastSpan = 0.45
/** Miles per degree of latitude. */
const milesInDegree = 69.1
/** Half of the smallest touch target, plus a little. */
const touch = 12.5
/** How far a single map may move to the side, to make room for names. */
const shifts = [0, -5, 5, -10, 10]

/**
 * Lays out the map, with north up. Places too close to be tapped one by one are only in a part that is drawn larger
 * beside the map, so that each place has one mark. Labels are placed one by one next to their marks. With very many
 * places, a label that would cover another label or a mark is left out, but a mark never is.
 */
export function layoutMap<P extends Place>(
  places: readonly P[],
  ground: Region['map'],
  frame: MapFrame,
  told: Told,
): MapLayout<P> {
  const layout = layoutIn(places, ground, frame, told)
  const pins = [...layout.map.pins, ...(layout.detail?.panel.pins ?? [])]
  return (
    (layout.detail &&
      frame.single &&
      layoutSingle(places, ground, { ...frame, sheet: frame.single }, told)) ||
    (frame.crowded && pins.some(({ label }) => !label)
      ? layoutIn(places, ground, frame.crowded, told)
      : layout)
  )
}

/**
 * Returns one map on which every place has a label and can be tapped, if there is one. The place that makes the map
 * smallest may be beyond its edge.
 */
function layoutSingle<P extends Place>(
  places: readonly P[],
  ground: Region['map'],
  { sheet, margin, type }: MapFrame,
  { said }: Told,
): MapLayout<P> | undefined {
  const without = (place: P) => places.filter((each) => each !== place)
  const scaleOf = (some: readonly P[]) => fit(some, sheet, margin).scale
  const far = places.toSorted((a, b) => scaleOf(without(b)) - scaleOf(without(a)))[0]!
  // Highways would be under most of the names, and are not needed beside a road.
  const hasRoad = ground.lines.some(({ kind }) => kind === 'road')
  const lines = ground.lines.filter(({ kind }) => !hasRoad || kind !== 'highway')
  for (const kept of [places, without(far)]) {
    const size = { ...sheet, height: needed(kept, sheet, margin).height }
    const { dot, unitsInMile } = projection(kept, size, margin)
    const [map] = shifts
      .map((shift) => {
        const moved = (place: Coordinates) => ({ x: dot(place).x + shift, y: dot(place).y })
        const frame = { ...size, type, said, unitsInMile, dot: moved, ...(kept !== places && { far }) }
        return layoutPanel(places, { ...ground, lines }, frame)
      })
      .filter(({ pins }) => pins.every(({ label, target }) => label && target >= touch - 0.5))
      .toSorted((a, b) => a.fault - b.fault)
    if (map) return { map, detail: undefined, type }
  }
  return undefined
}

function layoutIn<P extends Place>(
  places: readonly P[],
  ground: Region['map'],
  frame: MapFrame,
  { withDetail, title, said }: Told,
): MapLayout<P> {
  const { sheet, margin, type } = frame
  const [map, detail] = panelSizes(places, frame)
  const project = projection(places, map, margin)
  const from = withDetail
    ? findDetail(places.map(project.dot), ground.places.map(project.dot), map, detail, margin)
    : undefined
  if (!from) {
    const alone = { ...sheet, height: Math.max(sheet.height / 2, needed(places, sheet, margin).height) }
    const whole = projection(places, alone, margin)
    return { map: layoutPanel(places, ground, { ...alone, type, said, ...whole }), detail: undefined, type }
  }
  const magnification = detail.width / (from.right - from.left)
  const enlarged = {
    dot: (place: Coordinates) => {
      const { x, y } = project.dot(place)
      return { x: (x - from.left) * magnification, y: (y - from.top) * magnification }
    },
    unitsInMile: project.unitsInMile * magnification,
  }
  const isInside = (place: P) => isInDetail(from, project.dot(place))
  const outside = places.filter((place) => !isInside(place))
  // The names of areas are on the panel with more room.
  const isLarger = detail.width > map.width
  return {
    map: layoutPanel(outside, ground, { ...map, type, said, ...project, hole: from, nameless: isLarger }),
    detail: {
      from,
      panel: layoutPanel(places.filter(isInside), ground, {
        ...detail,
        type,
        said,
        ...enlarged,
        title,
        nameless: !isLarger,
      }),
    },
    type,
  }
}

interface Projection {
  dot: (place: Coordinates) => Dot
  unitsInMile: number
}

/** Returns the sizes of the map and its detail. Side by side, the map is as wide as its places need. */
function panelSizes(places: readonly Coordinates[], { sheet, leastShare, margin }: MapFrame): [Size, Size] {
  if (leastShare === undefined) return [sheet, sheet]
  const { width, height } = sheet
  const most = { width: width * 0.45, height }
  const map = Math.round(Math.max(width * leastShare, needed(places, most, margin).width))
  return [
    { width: map, height },
    { width: width - map, height },
  ]
}

/** Returns the part of a sheet that places need when they are as far apart as the sheet allows. */
function needed(places: readonly Coordinates[], most: Size, margin: number): Size {
  const { across, down, scale } = fit(places, most, margin)
  return { width: across * scale + 2 * margin, height: Math.round(down * scale + 2 * margin) }
}

/** Returns how far places reach, in degrees of latitude, and the units in one degree when they fill a sheet. */
function fit(places: readonly Coordinates[], { width, height }: Size, margin: number) {
  const latitudes = extent(places.map(({ latitude }) => latitude))
  const longitudes = extent(places.map(({ longitude }) => longitude))
  const shrink = Math.cos((latitudes.middle * Math.PI) / 180)
  const across = Math.max(longitudes.span * shrink, leastSpan * 0.4)
  const down = Math.max(latitudes.span, leastSpan)
  const scale = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down)
  return { latitudes, longitudes, shrink, across, down, scale }
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
  /** The part that the detail draws larger, which must stay free of the map's own labels. */
  hole?: Box
  /** The title above the scale. */
  title?: string
  /** True when another panel names the areas. */
  nameless?: boolean
  /** The place beyond the edge. */
  far?: Coordinates
  said: DrawingWords
}

function layoutPanel<P extends Place>(
  places: readonly P[],
  ground: Region['map'],
  { width, height, type, dot, unitsInMile, hole, title, nameless, far, said }: PanelFrame,
): Panel<P> {
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
  const along = lines.flatMap((line) => alongLine(line.dots, 6)).filter((at) => holds(grown(sheet, 20), at))
  const taken: Box[] = hole ? [hole] : []

  const areas = ground.areas
    .map((area) => ({ area, outline: outlineOf(area, ground.lines).map(dot) }))
    .filter(({ outline }) => isOn(sheet, outline))
  const landmarks = ground.places
    .map((place) => ({ place, ...whole(dot(place)) }))
    .filter((at) => holds(grown(sheet, -10), at) && !(hole && holds(grown(hole, 4), at)))
  const marks = [...places.map((place, i) => ({ place, ...dots[i]! })), ...landmarks]
  const named = marks.map(({ place: { name }, x, y }) => ({ name, x, y }))

  const room = { width, height, marks, lines: along }
  const nameable = nameless ? [] : areas
  const nameAreas = (around: Box[]) => areaWords(nameable, type, { ...room, taken: around })
  const label = (around: Box[]) => placeLabels(named, { ...room, type, taken: around })
  let best: { scaleBar: ScaleBar; words: (Box | undefined)[]; labels: (Label | undefined)[] } | undefined
  let least = Infinity
  for (const { bar: scaleBar, fault } of scaleBars({ ...room, unitsInMile, title, said, taken }))
    for (const labelsFirst of nameable.length > 0 ? [true, false] : [true]) {
      // When most labels have no room, no other arrangement helps.
      if (fault >= least || (best && least > (worst * named.length) / 2)) break
      const around = [...taken, scaleBar]
      let words = labelsFirst ? [] : nameAreas(around)
      const { labels, fault: poor } = label([...around, ...words.filter((box) => box !== undefined)])
      const boxes = labels.flatMap((at, i) => (at ? boxOf(at, named[i]!.name, type) : []))
      if (labelsFirst) words = nameAreas([...around, ...boxes])
      const total = fault + poor + worst * words.filter((box) => !box).length
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
