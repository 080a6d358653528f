/** Every file below public/ that `npm run draw` makes for a site, and those that nothing names any more. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signPath, sitePicture } from '../../templates/urls'
import { filesIn } from '../content/folder'
import type { Site } from '../../templates/site'
import type { Route } from '../../templates/page'
import { routes } from '../../templates/routes'
import { markOf } from './drawn-mark'
import { publicFiles } from '../output/public-files'
import { cardSize, hashOfShot, iconShots, shortHash, shotOfCard } from './shots'
import type { Shot } from './shots'
import { galleryPictures, svgDrawings } from './svg-drawings'

/** One file that is drawn. */
export interface Drawing {
  /** Below public/. */
  address: string
  /** Of all that it is drawn from. */
  hash: string
  /** The text of an SVG file, or what a browser is to draw. */
  from: string | Shot
  /** The page that shows it where it is shared. */
  page?: Route
}

/** Absolute paths. */
export interface DrawnFolders {
  contentDir: string
  publicDir: string
}

/** Pictures that the content may name before they are drawn, with their size in pixels. */
export const undrawn = new Map([...galleryPictures, [sitePicture, cardSize]])

/** Signs and pictures of the gallery are drawn when the content names them. */
export function drawingsOf(site: Site, { contentDir }: DrawnFolders): Drawing[] {
  const isNamed = namesOf(contentDir)
  const signs = site.services.flatMap(({ signs }) => signs?.items ?? [])
  const signFiles = new Set(signs.flatMap(({ picture }) => (picture ? signPath(picture) : [])))
  const isNeeded = (address: string) =>
    !address.startsWith('/images/') || signFiles.has(address) || isNamed(address)
  return [
    ...[...svgDrawings()]
      .filter(([address]) => isNeeded(address))
      .map(([address, text]) => ({ address, hash: shortHash(text), from: text })),
    ...[...iconShots()].map(([address, shot]) => ({ address, hash: hashOfShot(shot), from: shot })),
    ...routes(site).flatMap((page) => {
      const { card } = page.page()
      if (!card) return []
      const shot = shotOfCard(card)
      return [{ address: card.address, hash: hashOfShot(shot), from: shot, page }]
    }),
  ]
}

/** A file without our mark is the owner's, who may put one of his in the place of any drawing. */
export function stateOf(publicDir: string, { address, hash }: Drawing): 'fresh' | 'stale' | 'missing' {
  const path = join(publicDir, address)
  const mark = markOf(path)
  if (mark !== undefined) return mark === hash ? 'fresh' : 'stale'
  return existsSync(path) ? 'fresh' : 'missing'
}

/** Where the pictures of pages are, and where all pictures are that may be left over. */
export const cardFolder = '/images/social/'
export const drawnFolders = [cardFolder, '/images/signs/', '/images/gallery/']

/**
 * Addresses of files in these folders that carry our mark, and that neither a drawing has nor the content
 * names: those of pages that are gone. `files` are the addresses of all public files.
 */
export function leftoversIn(
  below: readonly string[],
  needed: ReadonlySet<string>,
  { contentDir, publicDir }: DrawnFolders,
  files = publicFiles(publicDir),
): string[] {
  const marked = files.filter(
    (address) =>
      below.some((folder) => address.startsWith(folder)) &&
      !needed.has(address) &&
      markOf(join(publicDir, address)) !== undefined,
  )
  if (marked.length === 0) return []
  const isNamed = namesOf(contentDir)
  return marked.filter((address) => !isNamed(address))
}

/** Tells whether an address stands anywhere in the content. */
function namesOf(contentDir: string): (address: string) => boolean {
  const text = filesIn(contentDir, false)
    .filter(({ file, regular }) => regular && file.endsWith('.md'))
    .map(({ file }) => readFileSync(join(contentDir, file), 'utf8'))
    .join('\n')
  return (address) => text.includes(address)
}
