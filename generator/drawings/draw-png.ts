/** Draws PNG files: a browser shows the HTML of a drawing, and sharp makes a small file of its screenshot. */
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { markText } from './mark'
import { cardSize, pageOf } from './png-drawings'
import type { PngDrawing } from './png-drawings'

/** Draws one file, with its mark. */
export type PngDrawer = (drawing: PngDrawing, hash: string) => Promise<Buffer>

/** The drawer uses one page of the browser for all files. */
export async function openDrawer(browser: Browser): Promise<PngDrawer> {
  const page = await browser.newPage({ viewport: cardSize, colorScheme: 'light', reducedMotion: 'reduce' })
  return async (drawing, hash) => {
    const { width, height, kind } = drawing
    await page.setContent(pageOf(drawing))
    if (kind === 'card') await fitHeading(page)
    const clip = { x: 0, y: 0, width, height }
    const png = await sharp(await page.screenshot({ clip, omitBackground: kind !== 'card' }))
      .withExif({ IFD0: { ImageDescription: markText(hash) } })
      .png(kind === 'card' ? cardEncoding : { compressionLevel: 9 })
      .toBuffer()
    return kind === 'ico icon' ? ico(png, width) : png
  }
}

/** With this quality flat colors change by at most 3 of 256, and a card takes about 23 KB instead of 100. */
const cardEncoding = { palette: true, quality: 75, dither: 0, compressionLevel: 9, effort: 10 }

/** Makes the heading of a card smaller until it stands clear of what is below it. */
const fitHeading = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const words = document.querySelector<HTMLElement>('.card-words')!
    const heading = words.querySelector('h1')!
    const brand = words.querySelector<HTMLElement>('.card-brand')!
    for (let size = parseFloat(getComputedStyle(heading).fontSize); size > 30; size--) {
      heading.style.fontSize = `${size}px`
      // The brand stands at the foot of a page's card, but above the heading of the site's.
      const end = heading.previousElementSibling === brand ? Infinity : brand.getBoundingClientRect().top - 40
      if (heading.scrollWidth <= heading.clientWidth && heading.getBoundingClientRect().bottom <= end) break
    }
  })

/** An ICO file that holds one PNG: a header of 6 bytes and an entry of 16. sharp does not write this format. */
function ico(png: Buffer, size: number): Buffer {
  const [planes, bitsPerPixel] = [1, 32]
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, planes, 0, bitsPerPixel, 0])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
