/** The frames in which pages show photos. */

export interface PhotoFrame {
  /** Pixels; the photo is made no higher. */
  mostHigh?: number
  /** Width by height; the photo is cut to it around its middle. Without it the photo keeps its own. */
  ratio?: number
  /** Widths of the files in pixels, the smallest first. A photo has to be at least that wide. */
  widths: readonly [number, ...number[]]
  /** The `sizes` of its files. */
  sizes: string
}

/**
 * A phone is told that the photo is only 180 px wide, so that it takes the smallest file, of 720 pixels, up to 4 device
 * pixels for each CSS pixel. On a screen 360 px wide that file has still 2 for each, and no eye sees more in a photo.
 */
const onPhones = '(max-width: 30em) 180px'

const widths = [720, 1080, 1440] as const

export const photoFrames = {
  figure: { ratio: 3 / 2, widths, sizes: `${onPhones}, 600px` },
  /** Before and after a repair, where both photos are higher than wide. */
  portrait: { ratio: 4 / 5, widths, sizes: `${onPhones}, 540px` },
  /** The gallery shows photos and our drawings, which are of this shape. */
  gallery: { ratio: 8 / 5, widths, sizes: `${onPhones}, 900px` },
  /** Someone of the crew. */
  face: { ratio: 1, widths: [360, 720], sizes: `${onPhones}, 300px` },
  /** Among paragraphs. */
  text: { widths, sizes: `${onPhones}, 680px` },
  /** Where a page is shared: one file of exactly this size. */
  share: { ratio: 1200 / 630, widths: [1200], sizes: '' },
  /** One PNG, which keeps what is transparent: 44 pixels high on a page, for screens with up to three to a pixel. */
  logo: { mostHigh: 132, widths: [44], sizes: '' },
} satisfies Record<string, PhotoFrame>

export type PhotoFrameName = keyof typeof photoFrames
