export interface PhotoFrame {
  /** The greatest height of the photo, in pixels. */
  mostHigh?: number
  /** Width divided by height. The photo is cropped to it around the center. Without it, the photo keeps its shape. */
  ratio?: number
  /** Widths of the files in pixels, smallest first. A photo must be at least as wide as the smallest. */
  widths: readonly [number, ...number[]]
  /** The `sizes` attribute of its images. */
  sizes: string
}

/**
 * Tells phones that a photo is only 180 px wide, so that they load the smallest file, 720 pixels wide, even with 4
 * device pixels per CSS pixel. On a screen 360 px wide that file still has 2 pixels per CSS pixel, and nobody can see
 * more in a photo.
 */
const onPhones = '(max-width: 30em) 180px'

const widths = [720, 1080, 1440] as const

export const photoFrames = {
  figure: { ratio: 3 / 2, widths, sizes: `${onPhones}, 600px` },
  /** A pair before and after a repair, if both photos are taller than wide. */
  portrait: { ratio: 4 / 5, widths, sizes: `${onPhones}, 540px` },
  /** The gallery mixes photos and our drawings, which have this shape. */
  gallery: { ratio: 8 / 5, widths, sizes: `${onPhones}, 900px` },
  /** A person of the crew. */
  face: { ratio: 1, widths: [360, 720], sizes: `${onPhones}, 300px` },
  /** Between paragraphs. */
  text: { widths, sizes: `${onPhones}, 680px` },
  /** For sharing: one file of exactly this size. */
  share: { ratio: 1200 / 630, widths: [1200], sizes: '' },
  /** One PNG, which keeps transparency. It is shown 44 px high, on screens with up to 3 device pixels per CSS pixel. */
  logo: { mostHigh: 132, widths: [44], sizes: '' },
} satisfies Record<string, PhotoFrame>

export type PhotoFrameName = keyof typeof photoFrames
