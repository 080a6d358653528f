import type { SoilLayer } from '../site'

/** A layer of the column with its label, in CSS pixels below grade. */
export interface Band {
  top: number
  bottom: number
  /** The name, broken into lines. */
  lines: string[]
  /** The point of the layer that the label's leader comes from. */
  anchor: number
  /** The middle of the label's first line. */
  labelAt: number
}

export interface ColumnLayout {
  /** From grade to the end of the drawing. */
  height: number
  /** Pixels in a foot. */
  scale: number
  /** Feet at which the depth is written. */
  ticks: number[]
  bands: Band[]
}

/** The least that is drawn, so that a foot of clay on rock does not look like deep clay. */
const leastDepth = 10
const columnHeight = 440
/** What a phone has room for beside the column. */
const lineLength = 15
const tickDistance = 40

export const nameLine = 19
export const rangeLine = 17
const labelGap = 9

/**
 * Where everything in a soil column stands. Depths are true to one scale. Labels start level with
 * their layer and move down, or up from the bottom, until none touches another; a column with more
 * labels than fit is made taller.
 */
export function layoutColumn(layers: readonly SoilLayer[]): ColumnLayout {
  const depth = Math.max(leastDepth, layers.at(-1)!.from * 1.25)
  const names = layers.map(({ name }) => wrap(name, lineLength))
  const sizes = names.map((lines) => lines.length * nameLine + rangeLine + labelGap)
  const height = Math.max(columnHeight, sum(sizes))
  const scale = height / depth
  const tops = layers.map(({ from }) => Math.round(from * scale))
  const bottoms = layers.map(({ to }) => (to === undefined ? height : Math.round(to * scale)))
  const anchors = tops.map((top, i) => Math.round(Math.min((top + bottoms[i]!) / 2, top + 24)))
  const labels = spread(
    anchors.map((anchor) => anchor - nameLine / 2),
    sizes,
    height,
  )
  return {
    height,
    scale,
    ticks: ticks(depth, scale),
    bands: names.map((lines, i) => ({
      top: tops[i]!,
      bottom: bottoms[i]!,
      lines,
      anchor: anchors[i]!,
      labelAt: Math.round(labels[i]! + nameLine / 2),
    })),
  }
}

/** Moves blocks of the given sizes apart, in order, within 0 and the limit; they must fit in it. */
function spread(wanted: number[], sizes: number[], limit: number): number[] {
  const places: number[] = []
  wanted.forEach((place, i) => {
    places.push(Math.max(place, i === 0 ? 0 : places[i - 1]! + sizes[i - 1]!))
  })
  let end = limit
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i]!, end - sizes[i]!)
    end = places[i]!
  }
  return places
}

function wrap(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length <= length) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function ticks(depth: number, scale: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((feet) => feet * scale >= tickDistance) ?? 100
  return Array.from({ length: Math.ceil(depth / step) }, (_, i) => i * step)
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
