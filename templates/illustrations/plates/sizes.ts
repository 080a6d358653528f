/**
 * The plates: drawings as wide as a section. They are separate files, because they are below the first screen. They
 * are drawn in this folder, and their words are in content/shared/plates.md.
 */
import type { plateNames } from '../../model/catalog'

export type PlateName = (typeof plateNames)[number]
/** Plates that are files. The reading sheet is part of its page, because it changes. */
export type DrawnPlate = Exclude<PlateName, 'reading-sheet'>

/** The size of a framing for phones, and of those that need no more height than width, which are drawn when taller. */
export const narrowPlate = { width: 360, height: 400 }
const lowPlate = { width: 360, height: 370 }
const low: readonly DrawnPlate[] = ['seasons', 'two-grounds']

export const narrowSize = (name: DrawnPlate) => (low.includes(name) ? lowPlate : narrowPlate)

/** The size of the framing for wide screens, in units of the drawing. */
export const plates: Record<DrawnPlate, typeof narrowPlate> = {
  seasons: { width: 880, height: 276 },
  'two-grounds': { width: 1440, height: 700 },
  piers: { width: 880, height: 460 },
  'crawl-space': { width: 880, height: 380 },
  tunnel: { width: 880, height: 360 },
  'crack-map': { width: 880, height: 396 },
  watering: { width: 880, height: 360 },
  buried: { width: 880, height: 320 },
  pushing: narrowPlate,
  'floor-plan': { width: 440, height: 300 },
}
