import type { Place } from '../../model/values'
import { parsePoints } from '../common/points'
import { grown, taken } from './map-geometry'
import type { Box, Cover, Dot } from './map-geometry'

/** The position of a label's words, and the most room that they take. */
export interface Label extends Dot {
  anchor: 'start' | 'middle' | 'end'
  box: Box
}

/** Widths of letters in a wide, bold system font, relative to their height. The first match counts. */
const letterWidths: [letters: RegExp, width: number][] = [
  [/[ijlI.,'’ -]/, 0.4],
  [/[tfrJ]/, 0.5],
  [/[mwMW]/, 1.05],
  [/[A-Z]/, 0.8],
  [/./, 0.7],
]

const widthOfLetter = (letter: string) => letterWidths.find(([letters]) => letters.test(letter))![1]

/** Returns the greatest width that some words may have. */
export const widthOf = (words: string, type: number) =>
  [...words].reduce((sum, letter) => sum + type * widthOfLetter(letter), 0)

/** Where a label may be, seen from its mark, best first: beside it, above, below, at a corner, then farther away. */
const places = parsePoints('13,0 -13,0 0,-11 0,11 9,-5 9,5 -9,-5 -9,5 24,0 -24,0 28,-9 28,9 -28,-9 -28,9')

/** Returns the labels that a place may have, best first. */
function labelsOf(name: string, { x, y }: Dot, type: number): Label[] {
  const width = widthOf(name, type)
  const half = type * 0.575
  return places.map(([across, down]) => {
    const anchor = across > 0 ? 'start' : across < 0 ? 'end' : 'middle'
    const left = x + across - width * { start: 0, middle: 0.5, end: 1 }[anchor]
    const middle = y + down + Math.sign(down) * half
    const box = { left, right: left + width, top: middle - half, bottom: middle + half }
    return { x: Math.round(x + across), y: Math.round(middle + type * 0.36), anchor, box }
  })
}

/**
 * Finds a place for the name of each mark, one after another: those with the fewest places first. A name that would
 * cover a mark or another name is left out. The list beside the map has it.
 */
export function withLabels<M extends Dot & { place: Place }>(marks: M[], cover: Cover, type: number) {
  const isFree = ({ box }: Label) => cover.under(box) < taken
  const labels = new Map(marks.map((mark) => [mark, labelsOf(mark.place.name, mark, type).filter(isFree)]))
  const chosen = new Map<M, Label>()
  for (const [mark, choices] of [...labels].sort(([, a], [, b]) => a.length - b.length)) {
    const costs = choices.map(({ box }, rank) => cover.under(box) + rank)
    const label = choices[costs.indexOf(Math.min(...costs))]
    if (!label || !isFree(label)) continue
    chosen.set(mark, label)
    // Or two names would read as one.
    cover.add(grown(label.box, 8, 4), taken)
  }
  return marks.map((mark) => ({ ...mark, label: chosen.get(mark) }))
}
