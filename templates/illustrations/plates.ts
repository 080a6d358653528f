/**
 * What pages say of the plates: drawings that are wide enough for a whole section, kept as files because
 * they stand below the first screen. They are drawn in files/plates/.
 */
import type { plateNames } from '../model/catalog'

export type PlateName = (typeof plateNames)[number]
/** Those that are files. The reading sheet is part of its page, because it changes. */
export type DrawnPlate = Exclude<PlateName, 'reading-sheet'>

interface TitleBlock {
  /** What is drawn, in two or three words. */
  title: string
  /** How it is drawn. */
  view: string
}

/** Words are missing of those that content/shared/plates.md holds. */
interface Plate extends Partial<TitleBlock> {
  /** Of the framing for wide screens, in units of the drawing; for phones all have `narrowPlate`. */
  width: number
  height: number
  /** What the drawing shows, for those who cannot see it. */
  alt?: string
}

/** The framing for phones. */
export const narrowPlate = { width: 360, height: 400 }

export const plates: Record<DrawnPlate, Plate> = {
  seasons: {
    title: 'Four seasons',
    view: 'movement enlarged',
    width: 880,
    height: 300,
    alt: 'One corner of a house: rain lifts it in spring, dry clay lets it drop in summer, fall rain fills the gap, and in winter the ground is quiet. A crack opens over the window when the corner is low.',
  },
  'two-grounds': {
    title: 'Two grounds',
    view: 'not to scale',
    width: 880,
    height: 340,
    alt: 'Section across a highway. On the left a house stands half on limestone, half on fill. On the right, past a fault, a house stands on deep clay.',
  },
  piers: {
    title: 'Four piers',
    view: 'depths an example',
    width: 880,
    height: 460,
    alt: 'Four piers side by side at one depth scale: a steel push pier, a helical pier, pressed concrete pilings and a drilled concrete pier.',
  },
  drain: {
    title: 'French drain',
    view: 'cut in front, and plan',
    width: 880,
    height: 380,
    alt: 'A gravel trench uphill of a house catches the water that comes down the slope. Solid pipe leads it past the front of the house to daylight downhill; a small plan shows the same from above.',
  },
  'root-barrier': {
    width: 880,
    height: 380,
  },
  lifting: {
    title: 'Lifting a slab',
    view: 'section through slab',
    width: 880,
    height: 360,
    alt: 'The same sunken slab twice in three stages, lifted with foam above and with slurry below: holes are drilled over the hollow, the hollow is filled, and the slab lies level with its neighbor, the holes plugged.',
  },
  'crawl-space': {
    title: 'Two dry crawl spaces',
    view: 'section, not to scale',
    width: 880,
    height: 380,
    alt: 'A raised house in section. On the left its crawl space is open, with clear vents and plastic on the soil; on the right it is sealed, with the vents shut, a liner up the wall, a sump and a dehumidifier.',
  },
  tunnel: {
    title: 'Two ways to a pier',
    view: 'section, not to scale',
    width: 880,
    height: 360,
    alt: 'A slab house in section with two piers under inside beams. One is reached by a tunnel dug from outside under the slab, the other through a hole in the floor of a room.',
  },
  'crack-map': {
    title: 'Reading cracks',
    view: 'front of a house',
    width: 880,
    height: 380,
    alt: 'The front of a brick house with five lines marked: stair-step cracks, one wide at the top and one wide at the bottom, a gap beside the garage door, a hairline in the slab edge, and a straight joint made on purpose.',
  },
  watering: {
    title: 'Even moisture',
    view: 'section, not to scale',
    width: 880,
    height: 360,
    alt: 'A house in section. On the left a soaker hose lies a foot or two from the wall; on the right a downspout extension ends past the bed, on ground that slopes away.',
  },
  buried: {
    title: 'What a trench meets',
    view: 'along the trench',
    width: 880,
    height: 320,
    alt: 'A side yard cut along a trench. The trench crosses a sprinkler pipe and a gas line of the owner, four public lines with flags, a concrete walk, a fence and roots, and at one end it runs into limestone.',
  },
}
