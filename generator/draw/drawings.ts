/**
 * Everything that the build draws: SVG files, pictures for sharing, icons. The address of a drawing holds a hash of all
 * that it is made from, so that pages can name it before it is made, and the cache keeps what was made under that hash.
 */
import { createHash } from 'node:crypto'
import glob from 'fast-glob'
import { slugify } from '../../templates/model/text'
import { isOwn, siteCard } from '../../templates/cards'
import { cardSize } from '../../templates/illustrations/social/social'
import type { Page } from '../../templates/page'
import type { Site } from '../../templates/model/site'
import { hashFiles } from '../process/hash-files'
import { projectDir } from '../process/paths'
import { readCached, writeCached } from '../process/cache'
import { onAllCores } from '../process/on-all-cores'
import type { Theme } from '../../templates/styles/theme'
import { cardSource, drawCard } from './cards'
import type { Card, CardSource } from './cards'
import { drawIcon, iconSources } from './icons'
import { svgFiles } from './svg-drawings'
import type { DrawnSite } from './svg-drawings'

/** A file that the build draws. */
export interface Drawing {
  address: string
  /** What the cache keeps it under. */
  cacheName: string
  make: () => Promise<Uint8Array>
}

/**
 * The folders that hold all that drawings are made by and from, and the packages that draw them. They are hashed whole:
 * of a list of single files one would be forgotten, and its change would leave old drawings in the cache.
 */
const makers = [
  'generator/draw/**',
  'templates/{illustrations,model,styles}/**',
  // What content may say, and its types: nothing that draws runs them.
  '!templates/model/{schema/**,site.ts}',
  'templates/*.{ts,tsx}',
  'node_modules/{sharp,esbuild,@resvg/resvg-js,postcss,node-html-parser,react-dom}/package.json',
]

let known: string | undefined

/** A hash of what all drawings have in common. */
const recipe = () => (known ??= hashFiles(projectDir, glob.sync(makers, { cwd: projectDir })))

/** What is drawn from this source, and how a file of this ending is kept in the cache. */
const cacheNameOf = (source: unknown, ending: string) =>
  `${createHash('sha256').update(recipe()).update(JSON.stringify(source)).digest('hex').slice(0, 32)}.${ending}`

/** The hash is a folder, which makes the addresses in a page compress well. */
const addressOf = (hash: string, file: string) => `/assets/${hash.slice(0, 6)}/${file}`

/**
 * Every SVG file that pages may name, by its name. All share one hash of them all: a page that shows ten of them is
 * smaller for it, and they seldom change.
 */
export function svgDrawings({ region, business, frame, drawings, plates }: DrawnSite): Map<string, Drawing> {
  // Nothing else is given to them, so that all they are made from is in the hash.
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

/** The icons, at the addresses where browsers look for them, except those that the owner has a file for. */
export const iconDrawings = (publicDir: string, publicFiles: readonly string[], theme?: Theme): Drawing[] =>
  [...iconSources(publicDir, publicFiles, theme)]
    .filter(([address]) => !publicFiles.includes(address))
    .map(([address, source]) => ({
      address,
      cacheName: cacheNameOf(source, /\.(\w+)$/.exec(address)![1]!),
      make: () => drawIcon(source, publicDir),
    }))

/** What is to be drawn of a card: its address, and what it is made from as plain data. */
export function cardDrawing(card: Card): { address: string; source: CardSource } {
  const source = cardSource(card)
  const name = card.layout === 'site' ? 'site' : slugify(card.words.heading)
  return { address: addressOf(cacheNameOf(source, 'png'), `${name}.png`), source }
}

/** The file of a card at this address. */
export const drawingOfCard = (address: string, source: CardSource, publicDir: string): Drawing => ({
  address,
  cacheName: cacheNameOf(source, 'png'),
  make: () => drawCard(source, publicDir),
})

/** What is shown when a page is shared; `draws` is told of a picture that is drawn. */
export function drawnImage(
  { card, image }: Page,
  draws: (address: string, source: CardSource) => void,
): Page['image'] {
  if (!card) return image
  const { address, source } = cardDrawing(card)
  draws(address, source)
  return { src: address, ...cardSize, alt: card.alt }
}

/** The site with the address of its picture, unless the owner has given it one. */
export function withPicture({ translations, ...given }: Site): Site {
  const site = { ...given, translations: translations.map(withPicture) }
  const { business } = site
  if (isOwn(business.socialImage)) return site
  const socialImage = { src: cardDrawing(siteCard(site)).address, ...cardSize }
  return { ...site, business: { ...business, socialImage } }
}

/** The bytes of a drawing, from the cache if it holds them. */
export async function draw({ cacheName, make }: Drawing): Promise<Uint8Array> {
  const cached = readCached(cacheName)
  if (cached) return cached
  const made = await make()
  writeCached(cacheName, made)
  return made
}

/** Makes drawings on all cores. `done` is told of each with its bytes, in any order. */
export async function drawAll(
  drawings: readonly Drawing[],
  done: (drawing: Drawing, bytes: Uint8Array) => void,
): Promise<void> {
  await onAllCores(drawings, async (drawing) => done(drawing, await draw(drawing)))
}
