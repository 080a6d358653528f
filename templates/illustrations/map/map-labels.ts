import { parsePoints } from '../common/points'
import { Grid, grown, overlap } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'

/** Position of a label's words. */
export interface Label extends Dot {
  anchor: 'start' | 'middle' | 'end'
}

interface Surroundings extends Size {
  /** Height of a letter. */
  type: number
  /** Dots along the roads and faults, and how bad it is to cover each. */
  lines: Grid<Dot & { weight: number }>
  /** Boxes that no label may cover. */
  taken: readonly Box[]
}

/** Widths of letters in a wide, bold system font, relative to their height. The first match counts. */
const letterWidths: [letters: RegExp, width: number][] = [
  [/[ijlI.,'’ -]/, 0.4],
  [/[tfrJ]/, 0.5],
  [/[mwMW]/, 1.05],
  [/[A-Z]/, 0.8],
  [/./, 0.7],
]
const lineHeight = 1.15
/** Least distance of a label from the center of another place's mark. */
const markRoom = 10
/** Least distance of a label from the center of a road. */
const lineRoom = 6
const mostTries = 6
/** The fault of something that is left out, or covers a mark. */
export const worst = 1000
/** The fault of a label that is on a road. A thin line may be under one. */
export const poor = 20

/**
 * Places a label for each mark, or leaves it out where it would cover something, and returns how bad the result is.
 * Greedy: labels with the most neighbors come first. Labels with no good place come first in another try.
 */
export function placeLabels(
  marks: readonly (Dot & { name: string })[],
  { lines, taken, type, ...panel }: Surroundings,
): { labels: (Label | undefined)[]; fault: number } {
  const dots = new Grid(marks, 20)
  const crowds = marks.map((mark) => dots.near(mark, 80).length)

  /** Returns how bad a place for a label is whatever other labels do, or `worst` when it cannot be used. */
  function ownFault(mark: Dot, box: Box): number {
    const { left, right, top, bottom } = box
    if (left < 3 || right > panel.width - 3 || top < 3 || bottom > panel.height - 3) return worst
    if (dots.some(box, markRoom, (other) => other !== mark)) return worst
    // Beside another place's mark it would read as the name of that place.
    const beside = dots.some({ ...box, left: left - 30, right: right + 30 }, 6, (other) => other !== mark)
    const isNear = dots.some(box, 20, (other) => other !== mark)
    const covered = lines.near(box, lineRoom).reduce((sum, { weight }) => sum + weight, 0)
    return covered + (beside ? 5 : 0) + (isNear ? 6 : 0)
  }

  /** Returns the same for its distance from other labels. */
  function faultBeside(boxes: readonly Box[], box: Box): number {
    // Keeps two names far enough apart, side by side or one above the other, not to read as one.
    const { left, right, top, bottom } = box
    const wide = { left: left - 8, right: right + 8, top: top - 6, bottom: bottom + 6 }
    if (boxes.some((other) => overlap(wide, other))) return worst
    const farther = grown(box, 10)
    return boxes.some((other) => overlap(farther, other)) ? 3 : 0
  }

  const choices = marks.map((mark) =>
    places(mark, type).map((label, rank) => {
      const box = boxOf(label, mark.name, type)
      return { label, box, least: rank * 0.2, fault: once(() => ownFault(mark, box) + rank * 0.2) }
    }),
  )

  let order = marks.map((_, i) => i).sort((a, b) => crowds[b]! - crowds[a]! || a - b)
  let best: (Label | undefined)[] = []
  let least = Infinity
  for (let tries = 0; tries < mostTries && least > 0; tries++) {
    const labels: (Label | undefined)[] = []
    const boxes = taken.map((box) => grown(box, 4))
    const misplaced: number[] = []
    let total = 0
    for (const i of order) {
      let [choice, cost]: [(typeof choices)[number][number] | undefined, number] = [undefined, worst]
      for (const each of choices[i]!) {
        if (each.least >= cost) break
        if (each.fault() >= cost) continue
        const found = each.fault() + faultBeside(boxes, each.box)
        if (found < cost) [choice, cost] = [each, found]
      }
      if (choice) boxes.push(choice.box)
      if (cost >= poor) misplaced.push(i)
      labels[i] = choice?.label
      total += cost >= poor ? cost : 0
    }
    if (total < least) [best, least] = [labels, total]
    // When most labels have no room, no other order helps.
    if (misplaced.length > order.length / 2) break
    order = [...misplaced, ...order.filter((i) => !misplaced.includes(i))]
  }
  return { labels: best, fault: least }
}

function once(compute: () => number): () => number {
  let value: number | undefined
  return () => (value ??= compute())
}

/** Directions from a mark to its label, best first. */
const sides = parsePoints('1,0 -1,0 0,-1 0,1 1,-1 1,1 -1,-1 -1,1')

/** Extra distances of a label across and down, nearest first. */
const steps = parsePoints('0,0 6,6 0,10 10,0 12,12')

/** Returns possible places for a label around its mark: close to it, then farther away. */
const places = (mark: Dot, type: number): Label[] =>
  steps.flatMap(([aside, farther]) =>
    sides.map(([dx, dy]) => {
      const half = (type * lineHeight) / 2
      const across = (dy === 0 ? 13 : 7) + aside
      const down = (dx === 0 ? 11 + half : 6 + half) + farther
      return {
        x: Math.round(mark.x + dx * across),
        y: Math.round(mark.y + dy * down + type * 0.36),
        anchor: dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle',
      }
    }),
  )

/** Returns the box of a label. */
export function boxOf({ x, y, anchor }: Label, name: string, type: number): Box {
  const width = widthOf(name, type)
  const half = (type * lineHeight) / 2
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  const middle = y - type * 0.36
  return { left, right: left + width, top: middle - half, bottom: middle + half }
}

const widths = new Map<string, number>()

/** Returns the greatest width that some words may have. */
export function widthOf(words: string, type: number): number {
  let width = widths.get(words)
  if (width === undefined) {
    width = [...words].reduce(
      (sum, letter) => sum + letterWidths.find(([letters]) => letters.test(letter))![1],
      0,
    )
    widths.set(words, width)
  }
  return width * type
}
