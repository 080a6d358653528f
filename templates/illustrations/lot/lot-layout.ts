import { groundOf, toneOf } from '../common/moving-ground'
import type { Soil, SoilLayer, SoilTone } from '../../model/site'

/** A layer of the lot with its label, in CSS pixels below grade. */
export interface Band {
  layer: SoilLayer
  tone: SoilTone
  top: number
  /** Undefined for the last layer. */
  bottom?: number
  /** The center of its label. */
  labelAt: number
  /** True when the label is small, because the layer is thin. */
  isSmall: boolean
  /**
   * True when the layer is too thin for its name: on a phone any, or what a slab leaves of it, and otherwise the first,
   * which has grass.
   */
  isUnnamed: boolean
  /** The end of its name, from the start of the others, where only the right end of a slab leaves room for it. */
  endAt?: number
  /** Where the leader ends, if the label had to leave its layer. */
  leaderTo?: number
}

export interface LotLayout {
  /** Pixels per foot, for the ground and the house. */
  scale: number
  /** Pixels of air above grade, including the labels above the house. */
  grade: number
  /** Pixels from grade to the bottom of the drawing. */
  depth: number
  bands: Band[]
  /** The line down to which the ground moves, the center of its label, and whether the label had to leave it. */
  moves?: { line: number; labelAt: number; strays: boolean }
}

/** True where a house stands on clay that is black or dark. */
export function isBlackClay({ layers }: Soil): boolean {
  const ground = layers.find(({ kind }) => kind !== 'topsoil')
  return !!ground && groundOf[ground.kind] === 'clay' && ['black', 'dark'].includes(toneOf(ground))
}

export type LotHouse = NonNullable<Soil['house']>
export type LotSupport = NonNullable<Soil['support']>

/** Feet of air that each house needs. */
const heights: Record<LotHouse, number> = {
  'cottage-on-posts': 21,
  'ranch-slab': 17,
  'garage-slab': 20,
  'flat-roof-slab': 15,
  'two-story-slab': 27,
  'cut-and-fill-lot': 20,
}

/** The length of a house, its floor, and the tops of its wall, roof and chimney. */
interface HouseSize {
  width: number
  floor: number
  eave: number
  roof: number
  chimney?: number
}

const sizes: Partial<Record<LotHouse, HouseSize>> = {
  'cottage-on-posts': { width: 300, floor: -36, eave: -134, roof: -196 },
  'garage-slab': { width: 440, floor: -8, eave: -98, roof: -178 },
  'two-story-slab': { width: 340, floor: -8, eave: -198, roof: -256 },
  'flat-roof-slab': { width: 440, floor: -8, eave: -120, roof: -146 },
}
/** Returns the size of a house, in units of the drawing. */
export const sizeOf = (house: LotHouse): HouseSize =>
  sizes[house] ?? { width: 440, floor: -8, eave: -98, roof: -150, chimney: -164 }

/** What reaches from the edge beam of a slab down to a layer that carries it. */
export type Pier = Exclude<LotSupport, 'posts' | 'none'>

/** True for a support that reaches a deep layer. */
export const isDeep = (support: LotSupport): support is Pier => support !== 'posts' && support !== 'none'

const firm: ReadonlySet<string> = new Set('limestone sandstone shale chalk marl gravel till rock'.split(' '))

/** What decides where a pier ends. */
export type Carried = Pick<Soil, 'layers' | 'support' | 'bearsOn' | 'activeTo' | 'fault'>

/** True when a layer's name calls it weathered. Water gets into such a layer, so it carries no pier. */
export const isWeathered = ({ name }: Pick<SoilLayer, 'name'>): boolean =>
  /(?<!\b(?:un|non)-)\bweathered\b/i.test(name)

/** Returns the layer that carries a pier: the named one, or the first firm one below the ground that moves. */
function bearingOf({ layers, activeTo = 0, bearsOn }: Carried): SoilLayer {
  const below = (layer: SoilLayer) => layer.from >= activeTo && firm.has(layer.kind) && !isWeathered(layer)
  return layers.find(({ name }) => name === bearsOn) ?? layers.find(below) ?? layers.at(-1)!
}

/** The end of a pier: its range of depth, in feet, and the layer that carries it. */
export interface PierEnd {
  support: Pier
  layer: SoilLayer
  from: number
  to: number
}

/**
 * Feet between the ground that moves and the end of a pier, because the depth of that ground is an estimate. Makers of
 * helical piers ask for this much above the upper plate. For the other piers it is our own caution.
 */
export const belowMoving = 3

/**
 * The end of each pier, in feet: its length, and the least depth of its top, which keeps it clear of the beam and the
 * bracket. The end of a helical pier contains both plates.
 */
export const pierEnds: Record<Pier, { length: number; least: number }> = {
  'push-pier': { length: 0.6, least: 3.5 },
  helical: { length: 2, least: 4 },
  'drilled-pier': { length: 2, least: 3 },
}

/** How far down a house that has moved is drawn, in feet. Houses move much less, but this is visible. */
export const drawnDrop = 1.1

/** Returns where a pier ends: as high as possible in the layer that carries it. Undefined without a pier. */
export function pierEnd(soil: Carried): PierEnd | undefined {
  const { support = 'none', activeTo, fault } = soil
  if (!isDeep(support)) return undefined
  const layer = bearingOf(soil)
  const { length, least } = pierEnds[support]
  const from = Math.max(
    layer.from,
    fault ? least + drawnDrop : least,
    activeTo === undefined ? 0 : activeTo + belowMoving,
  )
  return { support, layer, from, to: from + length }
}

/** At least this many feet are drawn, so that a foot of clay on rock does not look like deep clay. */
const leastDepth = 12
/** Feet drawn of the last layer. On a phone fewer, for the first screen. */
const [lastLayer, lastOnPhone] = [5, 3]
/** Feet of ground drawn below the end of a pier, and below the ground that moves. */
const below = 3
/** Pixels of a usual drawing, and of one so deep that it needs a smaller scale than the least. */
const usualHeight = 600
/** On a phone, where a house of two stories would otherwise leave no room for the ground on the first screen. */
const phoneHeight = 270
const greatestHeight = 900
const scales = { least: 8, most: 14 }
const rowHeight = 20
const smallRow = 14
/** On a phone letters are smaller, and a layer may be too thin for its name. */
const narrowRow = 16
const leastNamed = 11
const leastUnderSlab = 18
/** Pixels that the line of the moving ground keeps from a name that would be next to it. */
const besideDashes = 2
/** Pixels to the right of a house's left end, on a desktop and on a phone, and units that its eaves or porch project. */
const wideRoom = 600
const narrowRoom = 306
const standsOut = (house: LotHouse) => (house === 'cottage-on-posts' ? 108 : 18)
const margin = 20
/** Pixels of air above a house with two lines of labels and, on a phone, above its chimney. */
const labelled = 34
const labelledOnPhone = 36
/** Pixels of grass below grade. */
const turf = 3
/** The title block in the lower right corner, with some space. */
const blockHeight = 78

/** Returns pixels per foot: the ground and its labels fill a usual drawing. On a phone the house fills the width. */
function scaleOf({ house = 'ranch-slab' }: Soil, feet: number, isNarrow: boolean): number {
  const fitting = (height: number) => height / (feet + heights[house])
  const across = (room: number) => (10 * room) / (sizeOf(house).width + standsOut(house))
  if (isNarrow) return Math.floor(10 * Math.min(across(narrowRoom), fitting(phoneHeight))) / 10
  const least = Math.min(scales.least, Math.floor(fitting(greatestHeight)))
  const most = Math.min(scales.most, Math.floor(across(wideRoom)))
  return Math.min(most, Math.max(least, Math.floor(fitting(usualHeight))))
}

/**
 * Places everything in the section of a lot. Depths and the house are at one scale. Labels are in the middle of their
 * layers, and move down, or up from the bottom, until none touches another. A drawing with more labels than fit
 * becomes deeper.
 */
export function layoutLot(soil: Soil, isNarrow = false): LotLayout {
  const { layers, house = 'ranch-slab', activeTo } = soil
  const named = Math.max(activeTo ?? 0, pierEnd(soil)?.to ?? 0)
  const last = isNarrow ? lastOnPhone : lastLayer
  const feet = Math.max(leastDepth, layers.at(-1)!.from + last, named + below)
  const scale = scaleOf(soil, feet, isNarrow)
  const px = (depth: number) => Math.round(depth * scale)
  const line = activeTo === undefined ? undefined : px(activeTo)
  const isOnSlab = isNarrow && house !== 'cottage-on-posts'
  const names = layers.map(({ from, to = from + last }): Row => {
    const height = (to - from) * scale
    const usual = isNarrow ? narrowRow : rowHeight
    const clear = isOnSlab && soil.fault ? drawnDrop : 0
    const isSquashed = isOnSlab && from <= clear && (to - clear) * scale < leastUnderSlab
    const top = Math.max(from, clearAtRight(soil))
    if (isSquashed && (to - top) * scale >= leastUnderRight)
      return { middle: px((top + to) / 2), size: smallRow, isAtRight: true }
    const isUnnamed = isNarrow ? height < leastNamed || isSquashed : from === 0 && height - turf < smallRow
    const free = px(to - from > 2 * clear ? Math.max(from, clear) : from)
    return {
      middle: clearOf(line, Math.max(free, turf), px(to)),
      size: isUnnamed ? 0 : height < usual ? smallRow : usual,
      isUnnamed,
    }
  })
  // On a phone the line is named below all layers.
  const key = isNarrow && line !== undefined ? rowHeight : 0
  const lowest = Math.max(px(layers.at(-1)!.from), line ?? 0) + narrowRow + 4 + key
  const depth = Math.max(
    Math.ceil(feet * scale),
    heightOf(names) + (isNarrow ? rowHeight : 2 * rowHeight),
    key && lowest,
  )
  const room = depth - key
  const { labels, moves } = placeRows(names, isNarrow ? undefined : line, room)
  const bands = layers.map((layer, i): Band => {
    const { middle, size, isAtRight, isUnnamed = false } = names[i]!
    const labelAt = labels[i]!
    const [top, bottom] = [px(layer.from), layer.to === undefined ? undefined : px(layer.to)]
    const leaves = labelAt < top + 5 || labelAt > (bottom ?? Infinity) - 5
    const isOutside = labelAt < top || labelAt > (bottom ?? Infinity)
    const strays = isOutside || (leaves && Math.abs(labelAt - middle) > 5)
    return {
      layer,
      tone: toneOf(layer),
      top,
      ...(bottom !== undefined && { bottom }),
      labelAt,
      isSmall: size === smallRow,
      isUnnamed: isUnnamed || (isAtRight && isOutside) || false,
      ...(isAtRight ? { endAt: px(sizeOf(house).width / 10 - 2) - 18 } : strays && { leaderTo: middle }),
    }
  })
  const air = soil.fault ? (isNarrow ? labelledOnPhone : labelled) : margin
  const drawn = { scale, grade: Math.round(heights[house] * scale) + air, bands }
  if (line === undefined) return { ...drawn, depth }
  if (!moves) return { ...drawn, depth, moves: { line, labelAt: room + 8, strays: false } }
  return { ...drawn, depth: Math.max(depth, Math.max(moves.line, moves.labelAt) + blockHeight), moves }
}

/** Pixels below the right end of a slab that a name needs, and feet from grade to its underside. */
const leastUnderRight = 13
const underside = 0.4

/** Returns the feet below grade that the right half of a slab takes. */
function clearAtRight({ fault, house = 'ranch-slab' }: Soil): number {
  if (!fault) return underside
  const { kind, at = 0, reach = 20 } = fault
  const far = sizeOf(house).width / 20
  const part = kind === 'tilt' ? 0.5 : kind === 'dip' && at <= 0 ? Math.max(0, 1 - far / reach) : 1
  return underside + part * drawnDrop
}

/** Returns the tone of the ground at this depth below grade, in pixels. */
export const toneAt = (bands: Band[], depth: number) => bands.findLast(({ top }) => top < depth)!.tone

/** A label: its preferred center, its height, and whether the others make way for it. */
interface Row {
  middle: number
  size: number
  isHeld?: boolean
  isUnnamed?: boolean
  /** True below the right end of a slab. */
  isAtRight?: boolean
}

/** Returns the centers of the layer names and, if there is one, of the label at the line of the moving ground. */
function placeRows(names: Row[], line: number | undefined, room: number) {
  const alone = spread(names, room)
  if (line === undefined) return { labels: alone }
  const middle = besideLine(line, names, alone)
  const above = namesAbove(middle, names)
  const held = { middle, size: rowHeight, isHeld: true }
  const labels = spread([...above, held, ...names.slice(above.length)], room)
  const [labelAt] = labels.splice(above.length, 1) as [number]
  return { labels, moves: { line, labelAt, strays: Math.abs(labelAt - line) > rowHeight } }
}

/** Returns the center of a layer, or of the larger part above or below the line of the moving ground. */
function clearOf(line: number | undefined, top: number, bottom: number): number {
  const isCrossed = line !== undefined && line >= top && line <= bottom
  const [from, to] = !isCrossed
    ? [top, bottom]
    : line - top < bottom - line
      ? [line + besideDashes, bottom]
      : [top, line - besideDashes]
  return Math.round((from + to) / 2)
}

/** Returns a place above or below the line, whichever is farther from the names. */
function besideLine(line: number, names: Row[], places: number[]): number {
  const room = (at: number) => Math.min(...places.map((place) => Math.abs(place - at)))
  const [over, under] = [line - rowHeight / 2, line + rowHeight / 2 + 1]
  const fits = heightOf(namesAbove(over, names)) + rowHeight / 2 <= over + 1
  return fits && room(over) > room(under) ? over : under
}

const namesAbove = (middle: number, names: Row[]) => names.filter((name) => name.middle < middle)

/**
 * Moves rows apart, in order, between 0 and `limit`, which they must fit into. A held row stays where it is if the
 * rows above it have room.
 */
function spread(rows: Row[], limit: number): number[] {
  const places: number[] = []
  let free = 0
  rows.forEach(({ middle, size, isHeld }, i) => {
    const top = isHeld ? heightOf(rows.slice(0, i)) : free
    const place = Math.max(middle, top + size / 2)
    places.push(place)
    free = place + size / 2
  })
  let end = limit
  for (let i = places.length - 1; i >= 0; i--) {
    const half = rows[i]!.size / 2
    places[i] = Math.min(places[i]!, end - half)
    end = places[i]! - half
  }
  return places.map(Math.round)
}

const heightOf = (rows: Row[]) => rows.reduce((total, { size }) => total + size, 0)
