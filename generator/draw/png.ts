/** Draws PNG files without a browser: resvg paints an SVG, and sharp compresses its pixels. Also reads the owner's pictures. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Fit, TextBox } from '../../templates/illustrations/social/social'
import { projectDir } from '../process/paths'
import { escapeHtml } from '../read/copy/html'
import { readOwnPicture } from '../read/pictures/own-picture'
import { readSvg } from '../read/pictures/svg'
import { ContentError, problemIn } from '../read/source/problems'
import type { OwnPicture } from '../../templates/model/values'

/** The font files. resvg does not use the fonts of the machine, so every machine draws the same. */
const fontFiles = [
  'templates/styles/besley-700.ttf',
  'templates/illustrations/social/fonts/drawing-sans-regular.ttf',
  'templates/illustrations/social/fonts/drawing-sans-bold.ttf',
].map((name) => join(projectDir, name))

const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Drawing Sans' }

/**
 * Options for a card: few colors. Flat colors change by at most 3 of 256, and a card takes about 25 kB instead of 100
 * kB.
 */
const cardEncoding = { palette: true, quality: 75, dither: 0, compressionLevel: 9, effort: 10 }

/** Returns a PNG of this SVG, in the SVG's own size. A card is saved with few colors. */
export async function drawPng(svg: string, { isCard }: { isCard: boolean }): Promise<Buffer> {
  // Both take time to load, so a build that finds every picture in the cache does not load them.
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  const { pixels, width, height } = await renderAsync(svg, { font })
  return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .png(isCard ? cardEncoding : { compressionLevel: 9 })
    .toBuffer()
}

/**
 * Returns an ICO file that contains one PNG, with a header of 6 bytes and an entry of 16. sharp cannot write this
 * format.
 */
export function ico(png: Buffer, size: number): Buffer {
  const [planes, bitsPerPixel] = [1, 32]
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, planes, 0, bitsPerPixel, 0])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const least = 30

/** Loads a package when it is needed: a build that finds every picture in the cache does not need it. */
export const requireLater = createRequire(import.meta.url)

/** Breaks words into lines that fit their box, as a browser does. */
export function createFit(): Fit {
  const { Resvg } = requireLater('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
  const widths = new Map<string, number>()
  /** Width of a line at a font size of 100 pixels. */
  const widthOf = (line: string, { font: face, spacing = 0 }: TextBox): number => {
    const family = face === 'heading' ? 'Besley' : 'Drawing Sans'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${family}" font-weight="700" font-size="100" letter-spacing="${spacing * 100}">${escapeHtml(line)}</text></svg>`
    const known = widths.get(svg)
    if (known !== undefined) return known
    const width = new Resvg(svg, { font }).getBBox()?.width ?? 0
    widths.set(svg, width)
    return width
  }
  const cut = (text: string, box: TextBox, size: number, width: number): string[] => {
    const lines: string[] = []
    // A no-break space is not a place to break.
    for (const word of text.split(/[ \t\n]+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && (widthOf(longer, box) * size) / 100 <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  const longest = (lines: string[], box: TextBox, size: number) =>
    Math.max(...lines.map((line) => (widthOf(line, box) * size) / 100))

  return (text, box) => {
    let { size } = box
    let lines = cut(text, box, size, box.width)
    const fits = () =>
      longest(lines, box, size) <= box.width &&
      lines.length * size * box.lineHeight <= (box.height ?? Infinity)
    while (!fits() && size > least) lines = cut(text, box, --size, box.width)
    if (!box.balanced) return { lines, size }
    // Finds the narrowest box that needs no more lines.
    for (let width = box.width; width > 0; width -= 4) {
      const narrower = cut(text, box, size, width)
      if (narrower.length > lines.length || longest(narrower, box, size) > width) break
      lines = narrower
    }
    return { lines, size }
  }
}

/**
 * Returns the picture as a data URL, for a drawing that shows it at most this large, in pixels.
 * @throws {ContentError} when it cannot be drawn.
 */
export async function dataAddress(
  publicDir: string,
  picture: OwnPicture,
  width: number,
  height = width,
): Promise<string> {
  const { address } = picture
  const bytes = readOwnPicture(publicDir, picture)
  if (/\.ico$/i.test(address)) return `data:image/x-icon;base64,${bytes.toString('base64')}`
  const isSvg = /\.svg$/i.test(address)
  // resvg shrinks a picture by picking single pixels, which looks rough, and a broken SVG may end the process. So sharp
  // draws it first.
  const { default: sharp } = await import('sharp')
  try {
    const small = await sharp(isSvg ? Buffer.from(readSvg(address, bytes).published) : bytes)
      .resize(width, height, { fit: 'inside', withoutEnlargement: !isSvg })
      .png()
      .toBuffer()
    return `data:image/png;base64,${small.toString('base64')}`
  } catch (error) {
    const [, why = (error as Error).message] = /glib: (.*)/.exec((error as Error).message) ?? []
    const message = `cannot be drawn for icons and social images (${why}); save a simpler drawing, or save it as PNG`
    throw new ContentError([problemIn(`public${address}`, message)])
  }
}
