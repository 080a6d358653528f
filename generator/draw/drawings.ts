/**
 * Everything the build draws: SVG files, sharing pictures and icons. The address of a drawing contains a hash of its SVG,
 * so it stays when only code changes. The SVG is made when a page names the drawing, and a PNG file after that.
 */
import { createHash } from 'node:crypto'
import glob from 'fast-glob'
import { isOwn, siteCard } from '../../templates/cards'
import type { Card } from '../../templates/cards'
import { cardSize } from '../../templates/illustrations/social/social'
import type { Page } from '../../templates/page'
import type { Site } from '../../templates/model/site'
import { projectDir } from '../process/paths'
import { hashFiles, readCached, writeCached } from '../process/cache'
import type { Theme } from '../../templates/styles/theme'
import { cardSource, cardSvg, drawCard } from './cards'
import { drawIcon, iconSources } from './icons'
import { svgFiles } from './svg-drawings'
import type { DrawnSite } from './svg-drawings'

/** A file that the build draws. */
export interface Drawing {
  address: string
  /** Its name in the cache, unless it is made in no time. */
  cacheName?: string
  make: (publicDir: string) => Promise<Uint8Array>
}

/**
 * The folders and packages that SVG and icons are made from. They are hashed whole. In a list of single files one would be
 * forgotten sooner or later, and a change to it would leave old drawings in the cache.
 */
const makers = [
  'generator/draw/**',
  'templates/{illustrations,model,styles}/**',
  // The schemas of content and its types. No code that draws runs them.
  '!templates/model/{schema/**,site.ts}',
  'templates/*.{ts,tsx}',
  'node_modules/{sharp,esbuild,@resvg/resvg-js,postcss,node-html-parser,react-dom}/package.json',
]

/** The files that turn an SVG into the PNG file of a card. */
const pngMakers = [
  'generator/draw/png.ts',
  'templates/{styles,illustrations/social/fonts}/*.ttf',
  'node_modules/{sharp,@resvg/resvg-js}/package.json',
]

const hashes = new Map<string[], string>()

/** Returns a hash of these files, which are read once. */
function hashOfFiles(patterns: string[]): string {
  const hash = hashes.get(patterns) ?? hashFiles(projectDir, glob.sync(patterns, { cwd: projectDir }))
  hashes.set(patterns, hash)
  return hash
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Returns what these files make from this source. The cache keeps it under a name with this extension. */
const cacheNameOf = (patterns: string[], source: unknown, ending: string) =>
  `${hashOf(hashOfFiles(patterns) + JSON.stringify(source))}.${ending}`

/** Returns the SVG made from this source, from the cache unless the source or the code has changed. */
function svgOf(source: unknown, make: () => string): string {
  const cacheName = cacheNameOf(makers, source, 'svg')
  const cached = readCached(cacheName)
  if (cached) return cached.toString()
  const made = make()
  writeCached(cacheName, made)
  return made
}

/** The hash is a folder in the address, because then the addresses in a page compress well. */
const addressOf = (svg: string, file: string) => `/assets/${hashOf(svg).slice(0, 6)}/${file}`

/** Returns a function for each SVG file that pages may name, by name. It makes the file when a page first shows it. */
export function svgDrawings(given: DrawnSite): Map<string, () => Drawing> {
  const { region, business, frame, drawings, plates } = given
  // They get nothing else, so the hash in the cache covers everything they are made from.
  const site: DrawnSite = { region, business: { theme: business.theme }, frame, drawings, plates }
  const shared = hashOf(JSON.stringify(site))
  const drawingOf = (name: string, make: () => string): Drawing => {
    const svg = svgOf([shared, name], make)
    return { address: addressOf(svg, name.replace('/drawings/', '')), make: async () => Buffer.from(svg) }
  }
  return new Map([...svgFiles(site)].map(([name, make]) => [name, once(() => drawingOf(name, make))]))
}

/** Returns a function that makes something when it is first called. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Returns the icons at the addresses where browsers look for them, except those for which the owner has a file. */
export const iconDrawings = (publicDir: string, publicFiles: readonly string[], theme?: Theme): Drawing[] =>
  [...iconSources(publicDir, publicFiles, theme)]
    .filter(([address]) => !publicFiles.includes(address))
    .map(([address, source]) => ({
      address,
      cacheName: cacheNameOf(makers, source, /\.(\w+)$/.exec(address)![1]!),
      make: (from) => drawIcon(source, from),
    }))

/** Returns the drawing of a sharing picture. */
export function cardDrawing(card: Card): Drawing {
  const source = cardSource(card)
  const svg = svgOf(source, () => cardSvg(source))
  return {
    address: addressOf(svg, `${card.name}.png`),
    cacheName: cacheNameOf(pngMakers, svg, 'png'),
    make: (publicDir) => drawCard(svg, card.logo, publicDir),
  }
}

/** Finds the pictures that pages name, and keeps those that the build must make. Adds their addresses to `addresses`. */
export function collectDrawings(drawings: ReadonlyMap<string, () => Drawing>, addresses: Set<string>) {
  /** By address. */
  const drawn = new Map<string, Drawing>()
  const add = (drawing: Drawing): string => {
    drawn.set(drawing.address, drawing)
    addresses.add(drawing.address)
    return drawing.address
  }
  /** Returns the address of a drawing that a page names, and any other name unchanged. */
  const addressOf = (name: string): string => {
    const drawing = drawings.get(name)?.()
    return drawing ? add(drawing) : name
  }
  /** Returns the picture that is shown when the page is shared. */
  const imageOf = ({ card, image }: Page): Page['image'] =>
    card ? { src: add(cardDrawing(card)), ...cardSize, alt: card.alt } : image
  return { drawn, add, addressOf, imageOf }
}

/** Returns the site with the address of its sharing picture, unless the owner has provided one. */
export function withPicture({ translations, ...given }: Site): Site {
  const site = { ...given, translations: translations.map(withPicture) }
  const { business } = site
  if (isOwn(business.socialImage)) return site
  const socialImage = { src: cardDrawing(siteCard(site)).address, ...cardSize }
  return { ...site, business: { ...business, socialImage } }
}

/** Returns the bytes of a drawing, from the cache if possible. */
export async function draw({ cacheName, make }: Drawing, publicDir: string): Promise<Uint8Array> {
  const cached = cacheName && readCached(cacheName)
  if (cached) return cached
  const made = await make(publicDir)
  if (cacheName) writeCached(cacheName, made)
  return made
}
