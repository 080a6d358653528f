/** The names of drawings that content can use. The schemas allow no others. */

/** Drawings for the `drawing` field of a page. They are made in templates/illustrations. */
export const drawings = [
  'foundation',
  'slab',
  'pier-and-beam',
  'leveling',
  'crawl-space',
  'french-drain',
  'soil-injection',
  'helical-pier',
  'push-pier',
  'crack',
  'root-barrier',
  'foam-lifting',
] as const

/** Drawings of signs of damage, and of ways to repair. */
export const signPictures = [
  'stair-step-crack',
  'garage-crack',
  'drywall-crack',
  'sticking-door',
  'sloping-floor',
  'trim-gap',
  'slab-crack',
  'leaning-chimney',
  'standing-water',
  'sagging-beam',
  'gap-under-slab',
  'hairline-crack',
  'horizontal-crack',
  'injection-ports',
  'stitches',
  'sealant',
  'underpinned-footing',
  'crack-gauge',
] as const

/** Drawings of cracks to scale, for the rows of a table. */
export const crackWidths = ['hairline', 'penny', 'three-pennies'] as const

/**
 * Drawings for the `plate` field of a section, and the size of each on a wide screen, in its units. The reading sheet is
 * part of its page, because it changes. All others are files.
 */
export const plates = {
  seasons: { width: 880, height: 276 },
  'two-grounds': { width: 1440, height: 700 },
  piers: { width: 880, height: 460 },
  'reading-sheet': undefined,
  'crawl-space': { width: 880, height: 380 },
  tunnel: { width: 880, height: 360 },
  'crack-map': { width: 880, height: 396 },
  watering: { width: 880, height: 360 },
  buried: { width: 880, height: 320 },
  pushing: { width: 360, height: 400 },
  'floor-plan': { width: 440, height: 300 },
}

export const plateNames = Object.keys(plates) as [keyof typeof plates, ...(keyof typeof plates)[]]

/** Drawings of the gallery, for the `drawing` field of a picture. */
export const galleryNames = [
  'survey',
  'excavation',
  'pier',
  'lift',
  'raise',
  'drain',
  'walkthrough',
  'visit',
  'inspector',
  'foreman',
  'crew',
  'plumber',
  'engineer',
] as const

/** Drawings for the `picture` field of a list entry or a step. */
export const smallPictures = [...signPictures, ...galleryNames] as const

/** The size of each gallery drawing, in pixels. */
export const gallerySize = { width: 960, height: 600 }

/** Houses for the drawing of the home page. */
export const heroHouses = ['brick-gable', 'siding'] as const

/** What that house is built on. */
export const heroFoundations = ['slab', 'raised', 'basement'] as const

/** Trees next to that house. */
export const heroTrees = ['live-oak', 'pine', 'none'] as const

/** Kinds of lines on the map. */
export const lineKinds = ['road', 'highway', 'fault', 'river'] as const

/**
 * Kinds of ground for a soil layer. Each has its own pattern of lines and dots. With the stratum that it is drawn and
 * tinted as, and its usual color.
 */
export const soils = {
  topsoil: ['clay', 'dark'],
  fill: ['clay', 'tan'],
  'black-clay': ['clay', 'black'],
  clay: ['clay', 'brown'],
  'silty-clay': ['clay', 'tan'],
  'stony-clay': ['clay', 'brown'],
  caliche: ['caliche', 'pale'],
  marl: ['caliche', 'gray'],
  chalk: ['limestone', 'pale'],
  gravel: ['caliche', 'tan'],
  sand: ['caliche', 'tan'],
  silt: ['caliche', 'olive'],
  loess: ['caliche', 'yellow'],
  till: ['caliche', 'brown'],
  shale: ['limestone', 'gray'],
  sandstone: ['limestone', 'pale'],
  limestone: ['limestone', 'gray'],
  rock: ['limestone', 'gray'],
} as const

export const soilKinds = Object.keys(soils) as [keyof typeof soils, ...(keyof typeof soils)[]]

/** Colors for a soil layer, each with a light and a dark version. */
export const soilTones = ['black', 'dark', 'brown', 'olive', 'tan', 'yellow', 'pale', 'gray'] as const

/** Houses for the lot drawing of a city. */
export const lotHouses = [
  'cottage-on-posts',
  'ranch-slab',
  'garage-slab',
  'flat-roof-slab',
  'two-story-slab',
  'cut-and-fill-lot',
] as const

/** How the house on a lot has moved: down at one place, down at both ends, or more and more toward its left end. */
export const lotFaults = ['dip', 'dome', 'tilt'] as const

/** What can support the edge of the house on a lot. */
export const lotSupports = ['push-pier', 'helical', 'drilled-pier', 'posts', 'none'] as const

/** Drawings that earlier versions had. */
export const goneDrawings = new Set(
  'clay-and-rock clipboard cloudburst domed-slab floor-map folder hot-wall house-key laser-level lifting new-crack new-slab pier-depths pipe-camera resin-cartridges stamp swelling-clay tape-measure thermometer truck warranty watering-can wheelbarrow'.split(
    ' ',
  ),
)
