/**
 * The invented house of the reading sheet, in feet from its southwest corner, and its floor heights in inches. The
 * southwest corner is low, and the floor rises from it to the northeast.
 */
import { parsePoints } from './points'

export const house = { width: 42, depth: 28 }

export interface Reading {
  /** The letter of the row in the table, whose place is described in content. Points without a row have none. */
  letter?: string
  /** Feet east and north. */
  at: readonly [east: number, north: number]
  before: number
  after: number
  /** Offset to the right and down of the center of its number, where below would hit a wall or a line. */
  figure?: readonly [right: number, down: number]
}

export const readings: readonly Reading[] = [
  { letter: 'A', at: [3, 3.4], before: -1.7, after: -0.3, figure: [5, 22] },
  { letter: 'B', at: [12.8, 3.4], before: -0.9, after: -0.2, figure: [0, -11] },
  { letter: 'C', at: [2, 11], before: -0.8, after: -0.2, figure: [42, 4] },
  { letter: 'D', at: [7.3, 8.6], before: -0.9, after: -0.4, figure: [42, 4] },
  { letter: 'E', at: [11, 15.2], before: -0.2, after: -0.1 },
  { letter: 'F', at: [19.2, 7.6], before: -0.2, after: -0.1 },
  { letter: 'G', at: [29, 23], before: 0.3, after: 0.3 },
  { letter: 'H', at: [38.6, 3.4], before: 0.4, after: 0.4 },
  { at: [38.6, 25.6], before: 0.2, after: 0.2 },
  { at: [31, 12], before: 0.4, after: 0.4 },
  { at: [38.6, 14.6], before: 0.5, after: 0.5 },
  { at: [2.8, 25.6], before: 0.2, after: 0.2 },
  { at: [11.6, 25.2], before: 0.3, after: 0.3 },
]

/** Where the level was set up. All heights are measured from here. */
export const zero = [20.4, 12.2] as const

/**
 * Lines of equal height before the repair: quarter ellipses around the low corner. After the repair no floor is lower
 * than the third one, so only the last one is left.
 */
export const contours = [
  { level: -1.5, east: 7, north: 5.8 },
  { level: -1, east: 12, north: 9.8 },
  { level: -0.5, east: 17.6, north: 13.8 },
  { level: 0, east: 24.4, north: 19.4 },
] as const

/** Feet east and north of each pier: under the outer beam on the low sides, and never in front of the door. */
export const piers = parsePoints('0,12 0,6 0,0 5.4,0 10.8,0 16,0')

/** Returns how much the repair raised a point, in inches. */
export const change = ({ before, after }: Reading) => Math.round(10 * (after - before)) / 10

/** Returns a height as the sheet writes it, with its sign. */
export const inches = (height: number) =>
  (height > 0 ? '+' : height < 0 ? '−' : '') + Math.abs(height).toFixed(1)
