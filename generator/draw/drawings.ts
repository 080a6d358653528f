/**
 * Everything the build draws: SVG files, sharing pictures and icons. The address of a drawing contains a hash of
 * everything it is made from. So a page can name the drawing before it is drawn, and the cache keeps the drawing under
 * that hash.
 */
import { createHash } from 'node:crypto'
import glob from 'fast-glob'
import { slugify } from '../../templates/model/text'
import { isOwn, siteCard } from '../../templates/cards'
import type { Card } from '../../templates/cards'
import { cardSize } from '../../templates/illustrations/social/social'
import type { Page } from '../../templates/page'
import type { Site } from '../../templates/model/site'
import { projectDir } from '../process/paths'
import { hashFiles, readCached, writeCached } from '../process/cache'
import type { Theme } from '../../templates/styles/theme'
import { cardSource, drawCard } from './cards'
import { drawIcon, iconSources } from './icons'
import { svgFiles } from './svg-drawings'
import type { DrawnSite } from './svg-drawings'

/** A file that the build draws. */
export interface Drawing {
  address: string
  /** Its name in the cache. */
  cacheName: string
  make: (publicDir: string) => Promise<Uint8Array>
}

/**
 * The folders and packages that drawings are made from. They are hashed whole. In a list of single files one would be
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

let known: string | undefined

/** A hash of everything that all drawings share. */
const recipe = () => (known ??= hashFiles(projectDir, glob.sync(makers, { cwd: projectDir })))

/** Returns what is drawn from this source. The cache keeps it under a name with this extension. */
const cacheNameOf = (source: unknown, ending: string) =>
  `${createHash('sha256').update(recipe()).update(JSON.stringify(source)).digest('hex').slice(0, 32)}.${ending}`

/** The hash is a folder in the address, because then the addresses in a page compress well. */
const addressOf = (hash: string, file: string) => `/assets/${hash.slice(0, 6)}/${file}`

/**
 * Returns the SVG files that pages may name, by name. All share one hash, which makes a page that shows ten of them
 * smaller. They seldom change.
 */
export function svgDrawings({ region, business, frame, drawings, plates }: DrawnSite): Map<string, Drawing> {
  // They get nothing else, so the hash covers everything they are made from.
  const site: DrawnSite = { region, business: { theme: business.theme }, frame, drawings, plates }
  const shared = cacheNameOf(site, 'svg')
  return new Map(
    [...svgFiles(site)].map(([name, make]) => [
      name,
      {
        address: addressOf(shared, name.replace('/drawings/', '')),
        cacheName: cacheNameOf([shared, name], 'svg'),
        make: async () => Buffer.from(make()),
      },
    ]),
  )
}

/** Returns the icons at the addresses where browsers look for them, except those for which the owner has a file. */
export const iconDrawings = (publicDir: string, publicFiles: readonly string[], theme?: Theme): Drawing[] =>
  [...iconSources(publicDir, publicFiles, theme)]
    .filter(([address]) => !publicFiles.includes(address))
    .map(([address, source]) => ({
      address,
      cacheName: cacheNameOf(source, /\.(\w+)$/.exec(address)![1]!),
      make: (from) => drawIcon(source, from),
    }))

/** Returns the drawing of a sharing picture. */
export function cardDrawing(card: Card): Drawing {
  const source = cardSource(card)
  const name = card.layout === 'site' ? 'site' : slugify(card.words.heading)
  const cacheName = cacheNameOf(source, 'png')
  return {
    address: addressOf(cacheName, `${name}.png`),
    cacheName,
    make: (publicDir) => drawCard(source, publicDir),
  }
}

/** Returns the picture that is shown when the page is shared. Calls `draws` if the build must draw it. */
export function drawnImage({ card, image }: Page, draws: (drawing: Drawing) => void): Page['image'] {
  if (!card) return image
  const drawing = cardDrawing(card)
  draws(drawing)
  return { src: drawing.address, ...cardSize, alt: card.alt }
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
  const cached = readCached(cacheName)
  if (cached) return cached
  const made = await make(publicDir)
  writeCached(cacheName, made)
  return made
}
