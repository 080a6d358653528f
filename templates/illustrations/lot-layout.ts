import type { Soil, SoilLayer, SoilTone } from '../site'

/** A layer of the lot with its label, in CSS pixels below grade. */
export interface Band {
  layer: SoilLayer
  tone: SoilTone
  top: number
  /** The last layer has none. */
  bottom?: number
  /** The middle of its label. */
  labelAt: number
  /** Whether the label is set small, because the layer is thin. */
  isSmall: boolean
  /** Where a leader ends, when the label had to leave the middle of its layer. */
  leaderTo?: number
}

export interface LotLayout {
  /** Pixels in a foot, for the ground and for the house. */
  scale: number
  /** Pixels of air above grade. */
  grade: number
  /** From grade to the end of the drawing. */
  depth: number
  bands: Band[]
  /** The line to which the ground moves, the middle of what is written at it, and the tone behind that. */
  moves?: { line: number; labelAt: number; tone: SoilTone }
}

const usualTone: Record<SoilLayer['kind'], SoilTone> = {
  topsoil: 'dark',
  fill: 'tan',
  'black-clay': 'black',
  clay: 'brown',
  'silty-clay': 'tan',
  'stony-clay': 'brown',
  caliche: 'pale',
  marl: 'gray',
  chalk: 'pale',
  gravel: 'tan',
  limestone: 'gray',
}

/** The color of a layer: its own, or the usual one of its kind. */
export const toneOf = ({ tone, kind }: SoilLayer): SoilTone => tone ?? usualTone[kind]

export type LotHouse = NonNullable<Soil['house']>
export type LotSupport = NonNullable<Soil['support']>

/** Feet of air that each house needs. */
const heights: Record<LotHouse, number> = {
  'cottage-on-posts': 21,
  'ranch-slab': 17,
  'two-story-slab': 27,
  'cut-and-fill-lot': 20,
}

/** Whether a support reaches a deep layer. */
export const isDeep = (support: LotSupport) => support !== 'posts' && support !== 'none'

const firm = new Set<SoilLayer['kind']>(['limestone', 'chalk', 'marl', 'gravel'])

/** The layer that carries a pier: the one that is named, or the first firm one below the ground that moves. */
export function bearingOf({ layers, activeTo = 0, bearsOn }: Soil): SoilLayer {
  const below = ({ kind, from }: SoilLayer) => from >= activeTo && firm.has(kind)
  return layers.find(({ name }) => name === bearsOn) ?? layers.find(below) ?? layers.at(-1)!
}

/** The least that is drawn, so that a foot of clay on rock does not look like deep clay. */
const leastDepth = 12
/** Of the last layer, in feet. */
const lastLayer = 5
const usualHeight = 500
const scales = { least: 8, most: 15 }
const rowHeight = 20
const smallRow = 14
const margin = 20

/**
 * Where everything in the section of a lot stands. Depths and the house are true to one scale. Labels stand in the
 * middle of their layers and move down, or up from the bottom, until none touches another; a drawing with more labels
 * than fit is made deeper.
 */
export function layoutLot({ layers, house = 'ranch-slab', activeTo }: Soil): LotLayout {
  const feet = Math.max(leastDepth, layers.at(-1)!.from + lastLayer)
  const wanted = Math.floor(usualHeight / (feet + heights[house]))
  const scale = Math.min(scales.most, Math.max(scales.least, wanted))
  const px = (depth: number) => Math.round(depth * scale)
  const sizes = layers.map(({ from, to = Infinity }) =>
    (to - from) * scale < rowHeight ? smallRow : rowHeight,
  )
  const depth = Math.max(feet * scale, sum(sizes) + rowHeight)
  const line = activeTo === undefined ? undefined : px(activeTo)
  const middles = layers.map(({ from, to }) => clearOf(line, px(from), px(to ?? from + lastLayer)))
  const labels = spread(middles, sizes, depth)
  const bands = layers.map((layer, i): Band => {
    const strays = Math.abs(labels[i]! - middles[i]!) > 5
    return {
      layer,
      tone: toneOf(layer),
      top: px(layer.from),
      ...(layer.to !== undefined && { bottom: px(layer.to) }),
      labelAt: labels[i]!,
      isSmall: sizes[i] === smallRow,
      ...(strays && { leaderTo: middles[i]! }),
    }
  })
  return {
    scale,
    grade: heights[house] * scale + margin,
    depth,
    bands,
    ...(line !== undefined && { moves: moving(line, bands) }),
  }
}

/** The middle of a layer, or of what is left of it above or below the line of the moving ground. */
function clearOf(line: number | undefined, top: number, bottom: number): number {
  const isCrossed = line !== undefined && line > top && line < bottom
  const [from, to] = !isCrossed ? [top, bottom] : line - top < bottom - line ? [line, bottom] : [top, line]
  return Math.round((from + to) / 2)
}

/** What is written at the line stands above it or below it, wherever the names of layers are farther away. */
function moving(line: number, bands: Band[]): NonNullable<LotLayout['moves']> {
  const room = (at: number) => Math.min(...bands.map(({ labelAt }) => Math.abs(labelAt - at)))
  const [above, below] = [line - 10, line + 11]
  const labelAt = room(above) > room(below) ? above : below
  return { line, labelAt, tone: bands.findLast(({ top }) => top < labelAt)!.tone }
}

/** Moves blocks with these middles and sizes apart, in order, within 0 and the limit; they must fit in it. */
function spread(middles: number[], sizes: number[], limit: number): number[] {
  const places: number[] = []
  middles.forEach((middle, i) => {
    const free = i === 0 ? 0 : places[i - 1]! + sizes[i - 1]! / 2
    places.push(Math.max(middle, free + sizes[i]! / 2))
  })
  let end = limit
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i]!, end - sizes[i]! / 2)
    end = places[i]! - sizes[i]! / 2
  }
  return places.map(Math.round)
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
