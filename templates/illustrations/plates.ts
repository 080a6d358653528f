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
  'two-grounds': {
    width: 880,
    height: 340,
    alt: 'Section across a highway. On the left a house stands half on a hillside cut into limestone, half on fill. In the middle a fault. On the right a house stands on deep clay.',
  },
  piers: {
    width: 880,
    height: 460,
    alt: 'Four piers side by side at one depth scale: a steel push pier, a helical pier, pressed concrete pilings and a drilled concrete pier.',
  },
  'reading-sheet': {
    width: 880,
    height: 460,
    alt: 'An example of a reading sheet: a floor plan with heights in inches at many points, contour lines, and a table of heights before and after.',
  },
}
