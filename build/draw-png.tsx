/**
 * Draws the pictures that must be PNG: icons, and the images shown where a page is shared. Run it after
 * a change to a drawing, a name, a soil column or tokens.css: `npx tsx build/draw-png.tsx`. It needs a
 * Chrome or Chromium.
 */
import './production'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import glob from 'fast-glob'
import type { Page } from 'playwright-core'
// Not JSX: its runtime would be loaded before the first import, in development mode.
import { createElement as h } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readFrontMatter } from '../content/front-matter'
import { loadSite } from '../content/load'
import { byName } from '../content/names'
import type { Site } from '../content/types'
import { cityCard, serviceCard } from '../templates/cards'
import { BrandMark, Hatches, HomeHero, hatchesIn } from '../templates/illustrations'
import { SiteCard } from '../templates/illustrations/files/social'
import { launchBrowser } from './browser'
import { contentDir, projectDir, publicDir } from './paths'
import { withPalette } from './png'

const read = (name: string) => readFileSync(join(projectDir, 'templates', name))
const drawn = glob.sync('illustrations/*.css', { cwd: join(projectDir, 'templates') }).sort(byName)
const sheets = ['styles/tokens.css', 'styles/base.css', ...drawn, 'illustrations/files/social.css']
const font = `@font-face{font-family:Besley;font-weight:700;src:url(data:font/woff2;base64,${read('styles/besley-700.woff2').toString('base64')})}`
const css = [font, ...sheets.map((name) => read(name).toString())].join('\n')

function save(address: string, contents: Uint8Array): void {
  const path = join(publicDir, address)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
  console.log(`${address}  ${contents.length} bytes`)
}

// Icons

interface Icon {
  file: string
  size: number
  /** Free space on each side, in parts of the size. */
  padding: number
  /** Rounding of the paper's corners, in parts of the size; no paper when it is missing. */
  paper?: number
}

const icons: Icon[] = [
  { file: '/apple-touch-icon.png', size: 180, padding: 0.12, paper: 0 },
  { file: '/icon-192.png', size: 192, padding: 0.1, paper: 0.18 },
  { file: '/icon-512.png', size: 512, padding: 0.1, paper: 0.18 },
  // A mask may cut away all but a circle of 80 % of the width.
  { file: '/icon-maskable-512.png', size: 512, padding: 0.22, paper: 0 },
]

async function drawIcon(page: Page, { size, padding, paper }: Icon): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * padding))
  const own = `.icon-image{width:${size}px;height:${size}px;${paper === undefined ? '' : `background:var(--paper);border-radius:${paper * size}px`}}.icon-image .brand-mark{width:${inner}px;height:${inner}px}`
  await show(page, h('div', { className: 'icon-image' }, h(BrandMark)), own)
  return page.screenshot({ clip: { x: 0, y: 0, width: size, height: size }, omitBackground: true })
}

/** An ICO file that holds one PNG: a header of 6 bytes and an entry of 16. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits for a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

// Images for sharing

async function drawCard(page: Page, card: ReactElement): Promise<Buffer> {
  await show(page, card)
  await page.evaluate(async () => {
    await document.fonts.ready
    const words = document.querySelector<HTMLElement>('.card-words')!
    const heading = words.querySelector('h1')!
    const brand = words.querySelector<HTMLElement>('.card-brand')!
    for (let size = parseFloat(getComputedStyle(heading).fontSize); size > 30; size--) {
      heading.style.fontSize = `${size}px`
      const end = brand.nextElementSibling ? Infinity : brand.getBoundingClientRect().top - 40
      if (heading.scrollWidth <= heading.clientWidth && heading.getBoundingClientRect().bottom <= end) break
    }
  })
  return withPalette(await page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 630 } }))
}

async function show(page: Page, content: ReactElement, more = ''): Promise<void> {
  const html = renderToStaticMarkup(content)
  const patterns = renderToStaticMarkup(h(Hatches, { kinds: hatchesIn(html) }))
  await page.setContent(`<!doctype html><style>${css}${more}</style>${patterns}${html}`)
}

/** The site's own picture; business.md names it, so it is drawn before the content can be loaded. */
function siteCard(): ReactElement {
  const read = (file: string) => readFrontMatter(file, readFileSync(join(contentDir, file))).data
  const { name } = read('business.md') as { name: string }
  const home = read('pages/home.md') as { title: string; hero: { eyebrow: string } }
  const words = { brand: name, eyebrow: home.hero.eyebrow, heading: home.title }
  return h(SiteCard, { ...words, children: h(HomeHero) })
}

function pageCards({ business, services, cities, city }: Site): Map<string, ReactElement> {
  const cards = [
    ...services.map((service) => serviceCard(business, service)),
    ...cities.map((summary) => cityCard(business, city(summary))),
  ]
  return new Map(cards.map(({ address, picture }) => [address, picture]))
}

const browser = await launchBrowser()
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  for (const icon of icons) save(icon.file, await drawIcon(page, icon))
  save('/favicon.ico', ico(await drawIcon(page, { file: '', size: 32, padding: 0 }), 32))
  save('/images/social/site.png', await drawCard(page, siteCard()))
  for (const [address, card] of pageCards(loadSite({ contentDir, publicDir }).site))
    save(address, await drawCard(page, card))
} finally {
  await browser.close()
}
