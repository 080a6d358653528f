/**
 * What pages say of the plates: drawings that are wide enough for a whole section, kept as files because
 * they stand below the first screen. They are drawn in files/plates/.
 */
import type { plateNames } from './catalog'

export type PlateName = (typeof plateNames)[number]

interface Plate {
  /** Of the framing for wide screens, in units of the drawing; for phones all have `narrowPlate`. */
  width: number
  height: number
  /** What the drawing shows, for those who cannot see it. */
  alt: string
}

/** The framing for phones. */
export const narrowPlate = { width: 360, height: 400 }

export const plates: Record<PlateName, Plate> = {
  seasons: {
    width: 880,
    height: 300,
    alt: 'One corner of a house in four seasons: rain lifts the edge in spring, dry clay lets the corner drop in summer, fall rain fills the gap, and in winter the ground is quiet enough to measure.',
  },
}
