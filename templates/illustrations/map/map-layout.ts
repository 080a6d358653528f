import type { DrawingWords, Region, Tier } from '../../model/site'
import type { Coordinates, Place } from '../../model/values'
import { filled } from '../../model/blanks'
import { inDigits } from '../../model/language'
import { Cover, alongLine, around, distance, grown, holds, inPolygon, taken } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'
import { widthOf, withLabels } from './map-labels'
import type { Label } from './map-labels'

/** A city, or a county instead of its cities. */
export interface MapPlace extends Place {
  path: string
  /** The label of its link where its name is not shown. */
  label: string
  tier: Tier
}

type Area = Region['map']['areas'][number]
type Ground = Area & { outline: Dot[] }
type Line = Region['map']['lines'][number]

/** One framing of the map: its largest sheet, in units of the viewBox. The map is as high as its places need. */
export interface MapFrame extends Size {
  /** Space around the outermost places. */
  margin: number
  /** Height of a letter, as in the style sheet. */
  type: number
}

/** A mark with its name. A city for orientation has no page and no tier. */
export interface Pin extends Dot {
  place: Place & Partial<MapPlace>
  /** Where the place is off the map: degrees from north, seen from the edge. */
  beyond?: number
  /** Undefined where it would cover something else. */
  label: Label | undefined
  /** The kind of ground behind the label, if the map knows it. */
  ground: Area['kind'] | undefined
}

/** A map at one scale. */
export interface MapLayout extends Size {
  pins: Pin[]
  /** True when every place can be tapped. */
  linked: boolean
  /** Lines that cross the map. */
  lines: (Line & { dots: Dot[] })[]
  /** Areas that reach into the map, and the box of each name that has room. */
  areas: (Ground & { words: Box | undefined })[]
  scaleBar: { miles: number; length: number; label: string }
}

/** The map shows at least this many degrees of latitude, so that a single place is still on a map. */
const leastSpan = 0.45
const milesInDegree = 69.1
/** A place is beyond the map when the others can be this much larger without it. */
const tooFar = 1.25
/** Radius of a touch target. */
export const touch = 12
/** With more places, links would come before the same list further down the page. */
const mostLinks = 60
/** Distance of words, and of a place beyond the map, from the edge. */
const edge = 12
/** How bad it is when a name covers a line: it should not be on a road if there is any other room. */
const cost: Record<Line['kind'], number> = { highway: 6, river: 6, road: 20, fault: 20 }
/** Distance of words from the center of a mark. */
const markRoom = 9

/**
 * Lays out the map, with north up and every place at one scale. The place farthest from the office comes last. A name
 * may be left out, but a mark never is.
 */
export function layoutMap(
  places: readonly Place[],
  ground: Region['map'],
  { width, height, margin, type }: MapFrame,
  said: DrawingWords,
): MapLayout {
  // The list of one or two towns, beside the map, is not high either.
  const most = places.length > 2 ? height : height / 2
  const view = viewOf(places, { width: width - 2 * margin, height: most - 2 * margin })
  const sheet = { width, height: Math.round(Math.max(view.height + 2 * margin, most / 2)) }
  const center = { x: width / 2, y: sheet.height / 2 }
  const dot = ({ latitude, longitude }: Coordinates): Dot => ({
    x: center.x + (longitude - view.longitude) * view.shrink * view.scale,
    y: center.y - (latitude - view.latitude) * view.scale,
  })
  const crosses = (dots: Dot[]) => alongLine(dots, 6).some((at) => holds(sheet, at))
  const lines = ground.lines
    .map((line) => ({ ...line, dots: line.points.map(dot) }))
    .filter(({ dots }) => crosses(dots))
  const areas = ground.areas
    .map((area) => {
      const border = ground.lines.find(({ name }) => name === area.along)?.points ?? []
      return { ...area, outline: [...border, ...area.points].map(dot) }
    })
    .filter(({ outline }) => inPolygon(outline, center) || crosses([...outline, outline[0]!]))

  const cover = new Cover(sheet)
  for (const { kind, dots } of lines)
    for (const at of alongLine(dots, 3)) cover.add(around(at, 4), cost[kind])
  const dots = places.map(dot)
  const towns = places.map((place, i) => ({ place, ...onSheet(dots[i]!, sheet, dots) }))
  for (const at of towns) cover.add(around(at, markRoom), taken)
  const cities = ground.places
    .map((place) => ({ place, ...whole(dot(place)) }))
    .filter((at) => cover.under(around(at, markRoom)) < taken)
  for (const at of cities) cover.add(around(at, markRoom), taken)
  const pins = withLabels([...cities, ...towns], cover, type).map((pin) => {
    const on = areas.findLast(({ outline }) => pin.label && inPolygon(outline, pin.label))
    return { ...pin, ground: on?.kind }
  })
  return {
    ...sheet,
    lines,
    areas: areas.map((area) => ({ ...area, words: areaWords(area, cover, sheet, type) })),
    scaleBar: scaleBar(view.scale / milesInDegree, width / 4, said),
    pins,
    linked: places.length <= mostLinks && areApart(towns, 2 * touch),
  }
}

const areApart = (dots: Dot[], least: number) =>
  dots.every((dot, i) => dots.slice(i + 1).every((other) => distance(dot, other) >= least))

/** Returns the view of all places or, when the others can be much larger without the last, of the others. */
function viewOf(places: readonly Coordinates[], room: Size) {
  const all = fit(places, room)
  const others = places.length > 3 ? fit(places.slice(0, -1), room) : all
  return others.scale > tooFar * all.scale ? others : all
}

/** Returns the middle of places, in degrees, and the units in a degree of latitude when they fill a room. */
function fit(places: readonly Coordinates[], { width, height }: Size) {
  const latitudes = extent(places.map(({ latitude }) => latitude))
  const longitudes = extent(places.map(({ longitude }) => longitude))
  const shrink = Math.cos((latitudes.middle * Math.PI) / 180)
  const down = Math.max(latitudes.span, leastSpan)
  const scale = Math.min(width / Math.max(longitudes.span * shrink, leastSpan * 0.4), height / down)
  return { latitude: latitudes.middle, longitude: longitudes.middle, shrink, scale, height: down * scale }
}

function extent(values: number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return { span: high - low, middle: (low + high) / 2 }
}

/** Returns a place on the sheet or, if it is beyond, where the way to it from the nearest other place leaves the sheet. */
function onSheet(at: Dot, sheet: Size, dots: Dot[]): Dot & { beyond?: number } {
  if (holds(sheet, at)) return whole(at)
  const from = dots
    .filter((other) => holds(sheet, other))
    .reduce((a, b) => (distance(b, at) < distance(a, at) ? b : a))
  const [x, y] = [at.x - from.x, at.y - from.y]
  const part = Math.min(
    ((x < 0 ? edge : sheet.width - edge) - from.x) / x,
    ((y < 0 ? edge : sheet.height - edge) - from.y) / y,
  )
  const beyond = Math.round((Math.atan2(x, -y) * 180) / Math.PI)
  return { ...whole({ x: from.x + x * part, y: from.y + y * part }), beyond }
}

const whole = ({ x, y }: Dot): Dot => ({ x: Math.round(x), y: Math.round(y) })

/** Returns the free box for the name of an area that is lowest, and farthest to the right. */
function areaWords({ name, note = '', outline }: Ground, cover: Cover, sheet: Size, type: number) {
  // The name is bold, and the note under it is not.
  const width = Math.max(widthOf(name, type), widthOf(note, type - 1) * 0.86)
  const height = type * 2.6
  for (let bottom = sheet.height - edge; bottom > height; bottom -= edge)
    for (let right = sheet.width - edge; right > width; right -= edge) {
      const box = { left: right - width, top: bottom - height, right, bottom }
      const corners = [box.left, right].flatMap((x) => [box.top, bottom].map((y) => ({ x, y })))
      if (!corners.every((at) => inPolygon(outline, at)) || cover.under(grown(box, 8)) > 0) continue
      cover.add(box, taken)
      return box
    }
  return undefined
}

/** Returns the longest round number of miles that fits into this length. */
function scaleBar(unitsInMile: number, most: number, { map, lang }: DrawingWords) {
  const miles = [200, 100, 50, 25, 10, 5, 2].find((each) => each * unitsInMile <= most) ?? 1
  const label = filled(miles === 1 ? map.mile : map.miles, { number: inDigits(miles, lang) })
  return { miles, length: Math.round(miles * unitsInMile), label }
}
