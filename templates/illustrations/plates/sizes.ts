/**
 * The plates: drawings as wide as a section. They are separate files, because they are below the first screen. They
 * are drawn in this folder, and their words are in content/shared/plates.md.
 */
import type { plates } from '../../model/catalog'

export type PlateName = keyof typeof plates
/** Plates that are files. */
export type DrawnPlate = Exclude<PlateName, 'reading-sheet'>

/** The size of a framing for phones, and of those that need no more height than width, which are drawn when taller. */
export const narrowPlate = { width: 360, height: 400 }
const lowPlate = { width: 360, height: 370 }
const low: readonly DrawnPlate[] = ['seasons', 'two-grounds']

export const narrowSize = (name: DrawnPlate) => (low.includes(name) ? lowPlate : narrowPlate)
