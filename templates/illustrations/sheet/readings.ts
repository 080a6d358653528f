/**
 * The house of the reading sheet, in feet from its southwest corner, and its floor heights in inches. All of it
 * is invented, as the stamp on the sheet says. The corner is low, and the floor rises from it to the northeast.
 */
import { parsePoints } from '../common/points'

/** Outer walls, in feet. */
export const house = { width: 42, depth: 28 }

export interface Reading {
  /** Names the row of the table; content says where it is. Points that the table does not tell have none. */
  letter?: string
  /** East and north. */
  at: readonly [east: number, north: number]
  before: number
  after: number
  /** How far right and down of it the middle of its number stands, if not below it: clear of walls and lines. */
  figure?: readonly [right: number, down: number]
}

export const readings: readonly Reading[] = [
  { letter: 'A', at: [3, 3.4], before: -1.7, after: -0.3 },
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

/** Where the level stood: all heights are measured from here. */
export const zero = [20.4, 12.2] as const

/**
 * Lines of equal height before the repair: quarters of ellipses about the low corner. Afterward no floor is lower
 * than the third, so that only the last is left.
 */
export const contours = [
  { level: -1.5, east: 7, north: 5.8 },
  { level: -1, east: 12, north: 9.8 },
  { level: -0.5, east: 17.6, north: 13.8 },
  { level: 0, east: 24.4, north: 19.4 },
] as const

/** East and north of the piers: under the outer beam on the low sides, beside the door and not before it. */
export const piers = parsePoints('0,12 0,6 0,0 5.4,0 10.8,0 16,0')

/** How much the repair raised a point, in inches. */
export const change = ({ before, after }: Reading) => Math.round(10 * (after - before)) / 10

/** A height as it stands on the sheet, with its sign. */
export const inches = (height: number) =>
  (height > 0 ? '+' : height < 0 ? '−' : '') + Math.abs(height).toFixed(1)
