import { parsePoints } from '../common/points'
import { Grid, grown, overlap } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'

/** Where the words of a label stand. */
export interface Label extends Dot {
  anchor: 'start' | 'middle' | 'end'
}

interface Surroundings extends Size {
  /** Height of a letter. */
  type: number
  /** Dots along the roads and faults. */
  lines: readonly Dot[]
  /** What no label may cover. */
  taken: readonly Box[]
}

/** How wide letters of a wide, bold system typeface are, in parts of their height; the first that fits counts. */
const letterWidths: [letters: RegExp, width: number][] = [
  [/[ijlI.,'’ -]/, 0.4],
  [/[tfrJ]/, 0.5],
  [/[mwMW]/, 1.05],
  [/[A-Z]/, 0.8],
  [/./, 0.7],
]
const lineHeight = 1.15
/** What a label keeps from the middle of a mark that is not its own. */
const markRoom = 10
/** What a label keeps from the middle of a road. */
const lineRoom = 6
const mostTries = 6
const worst = 1000

/**
 * A label for each mark, missing where it would cover something. Greedy: the label with the most neighbors first.
 * Those that found no good place go first in another try.
 */
export function placeLabels(
  marks: readonly (Dot & { name: string })[],
  { lines, taken, type, ...panel }: Surroundings,
): (Label | undefined)[] {
  const dots = new Grid(marks, 20)
  const roads = new Grid(lines, 20)
  const crowds = marks.map((mark) => dots.near(mark, 80).length)

  /** What is wrong with a place for a label; `worst` where it cannot be used. */
  function fault(mark: Dot, box: Box, boxes: readonly Box[]): number {
    if (box.left < 5 || box.right > panel.width - 5 || box.top < 5 || box.bottom > panel.height - 5)
      return worst
    // Two names on one line do not read as one.
    const wide = { ...box, left: box.left - 8, right: box.right + 8 }
    if (boxes.some((other) => overlap(wide, other))) return worst
    if (dots.some(box, markRoom, (other) => other !== mark)) return worst
    return roads.near(box, lineRoom).length * 20
  }

  let order = marks.map((_, i) => i).sort((a, b) => crowds[b]! - crowds[a]! || a - b)
  let best: (Label | undefined)[] = []
  let least = Infinity
  for (let tries = 0; tries < mostTries && least > 0; tries++) {
    const labels: (Label | undefined)[] = []
    const boxes = taken.map((box) => grown(box, 4))
    const poor: number[] = []
    let total = 0
    for (const i of order) {
      const mark = marks[i]!
      let [choice, cost]: [Label | undefined, number] = [undefined, worst]
      for (const [rank, label] of places(mark, type).entries()) {
        const found = fault(mark, boxOf(label, mark.name, type), boxes) + rank * 0.5
        if (found < cost) [choice, cost] = [label, found]
      }
      if (choice) boxes.push(boxOf(choice, mark.name, type))
      if (cost >= 20) poor.push(i)
      labels[i] = choice
      total += cost >= 20 ? cost : 0
    }
    if (total < least) [best, least] = [labels, total]
    // Where most have no room, no other order gives it to them.
    if (poor.length > order.length / 2) break
    order = [...poor, ...order.filter((i) => !poor.includes(i))]
  }
  return best
}

/** Directions in which a label can stand from its mark, best first. */
const sides = parsePoints('1,0 -1,0 0,-1 0,1 1,-1 1,1 -1,-1 -1,1')

/** How much farther across and down a label may stand, nearest first. */
const steps = parsePoints('0,0 6,6 0,10 10,0 12,12')

/** The places for a label around its mark: close to it, then a little farther. */
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

/** The room that a label takes. */
export function boxOf({ x, y, anchor }: Label, name: string, type: number): Box {
  const width = widthOf(name, type)
  const half = (type * lineHeight) / 2
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  const middle = y - type * 0.36
  return { left, right: left + width, top: middle - half, bottom: middle + half }
}

/** How wide some words are at most. */
export const widthOf = (words: string, type: number) =>
  [...words].reduce((sum, letter) => sum + letterWidths.find(([letters]) => letters.test(letter))![1], 0) *
  type
