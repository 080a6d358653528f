/** The names by which content asks for drawings. The schemas allow no others. */

/** The drawings a page can name in `drawing:`, which are made in templates/illustrations. */
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

/** The drawings of signs of damage. */
export const signPictures = [
  'stair-step-crack',
  'drywall-crack',
  'sticking-door',
  'sloping-floor',
  'trim-gap',
  'slab-crack',
  'leaning-chimney',
  'standing-water',
  'sagging-beam',
  'gap-under-slab',
] as const

/** The drawings a section can name in `plate:`. */
export const plateNames = [
  'seasons',
  'two-grounds',
  'piers',
  'reading-sheet',
  'drain',
  'root-barrier',
  'lifting',
  'crawl-space',
  'tunnel',
  'crack-map',
  'watering',
  'buried',
] as const

/** The drawings of the gallery, which a picture can name in `drawing:`. */
export const galleryNames = ['survey', 'excavation', 'pier', 'lift', 'drain', 'walkthrough'] as const

/** The drawings that an entry of a list or a step can name in `picture:`. */
export const smallPictures = [...signPictures, ...galleryNames] as const

/** The size of each drawing of the gallery, in pixels. */
export const gallerySize = { width: 960, height: 600 }

/** The houses that can stand in the drawing of the home page. */
export const heroHouses = ['brick-gable', 'siding'] as const

/** The trees that can stand beside it. */
export const heroTrees = ['live-oak', 'pine', 'none'] as const

/** What a line on the map can be. */
export const lineKinds = ['road', 'fault', 'river'] as const

/** The kinds of ground a soil layer can be. Each has its own pattern of lines and dots. */
export const soilKinds = [
  'topsoil',
  'fill',
  'black-clay',
  'clay',
  'silty-clay',
  'stony-clay',
  'caliche',
  'marl',
  'chalk',
  'gravel',
  'sand',
  'silt',
  'loess',
  'till',
  'shale',
  'sandstone',
  'limestone',
  'rock',
] as const

/** The colors a soil layer can have, each in light and dark. */
export const soilTones = ['black', 'dark', 'brown', 'olive', 'tan', 'yellow', 'pale', 'gray'] as const

/** The houses that can stand on the lot of a city. */
export const lotHouses = [
  'cottage-on-posts',
  'ranch-slab',
  'garage-slab',
  'flat-roof-slab',
  'two-story-slab',
  'cut-and-fill-lot',
] as const

/** How such a house can have moved: down at one place, at both ends, or ever more toward its left end. */
export const lotFaults = ['dip', 'dome', 'tilt'] as const

/** What can carry the edge of such a house. */
export const lotSupports = ['push-pier', 'helical', 'drilled-pier', 'posts', 'none'] as const
