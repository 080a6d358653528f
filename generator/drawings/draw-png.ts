/** Draws PNG files with a Chrome or Chromium. */
import type { Browser, Page } from 'playwright-core'
import { markedPng } from './drawn-mark'
import { withPalette } from './png'
import { cardSize, pageOf } from './shots'
import type { Shot } from './shots'

/** What draws one file after the other, in one page of the browser, and marks it with the hash. */
export async function openDrawer(browser: Browser): Promise<(shot: Shot, hash: string) => Promise<Buffer>> {
  const page = await browser.newPage({ viewport: cardSize, colorScheme: 'light', reducedMotion: 'reduce' })
  return async (shot, hash) => {
    const { width, height, kind } = shot
    await page.setContent(pageOf(shot))
    const clip = { x: 0, y: 0, width, height }
    if (kind === 'card') {
      await fitHeading(page)
      return markedPng(withPalette(await page.screenshot({ clip })), hash)
    }
    const icon = markedPng(await page.screenshot({ clip, omitBackground: true }), hash)
    return kind === 'ico icon' ? ico(icon, width) : icon
  }
}

/** Makes the heading of a card smaller until it stands clear of what is below it. */
const fitHeading = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const words = document.querySelector<HTMLElement>('.card-words')!
    const heading = words.querySelector('h1')!
    const brand = words.querySelector<HTMLElement>('.card-brand')!
    for (let size = parseFloat(getComputedStyle(heading).fontSize); size > 30; size--) {
      heading.style.fontSize = `${size}px`
      // The brand stands at the foot of a page's card, but at the head of the site's.
      const end = heading.previousElementSibling === brand ? Infinity : brand.getBoundingClientRect().top - 40
      if (heading.scrollWidth <= heading.clientWidth && heading.getBoundingClientRect().bottom <= end) break
    }
  })

/** An ICO file that holds one PNG: a header of 6 bytes and an entry of 16. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits for a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
