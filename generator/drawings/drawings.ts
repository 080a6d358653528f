/** Every file below public/ that `npm run draw` makes for a site, and the drawn files that are needed no more. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '../../templates/page'
import { routes } from '../../templates/routes'
import type { Site } from '../../templates/site'
import { icons, pictogramsPath, platePath, signPath, sitePicture } from '../../templates/urls'
import { filesIn } from '../content/folder'
import { maxContentBytes, readRegular } from '../content/regular-file'
import { publicFiles } from '../output/public-files'
import { hashOf, markOf } from './mark'
import { cardSize, drawingOfCard, hashOfPng, iconDrawings } from './png-drawings'
import type { PngDrawing } from './png-drawings'
import { galleryPictures, svgDrawings } from './svg-drawings'

export interface Drawing {
  /** Below public/. */
  address: string
  /** Of all that the file is drawn from. */
  hash: string
  /** The text of an SVG file, or what a browser is to draw. */
  from: string | PngDrawing
  /** The page that shows the picture where it is shared. */
  page?: Route
}

/** Absolute paths. */
export interface DrawnFolders {
  contentDir: string
  publicDir: string
}

/** Pictures that the content may name before they are drawn, with their size in pixels. */
export const undrawn = new Map([...galleryPictures, [sitePicture, cardSize]])

/** Icons, pictograms and the pictures of pages are always drawn, all else when the content names it. */
export function drawingsOf(site: Site, { contentDir }: DrawnFolders): Drawing[] {
  const text = textOf(contentDir)
  const named = new Set([
    icons.svg,
    pictogramsPath,
    ...[...text.matchAll(/\bpicture:\s*["']?([a-z-]+)/g)].map(([, name]) => signPath(name!)),
    ...[...text.matchAll(/\bplate:\s*["']?([a-z-]+)/g)].map(([, name]) => platePath(name!)),
  ])
  const svgs = [...svgDrawings(site.region)].filter(
    ([address]) => named.has(address) || text.includes(address),
  )
  const png = (address: string, from: PngDrawing) => ({ address, hash: hashOfPng(from), from })
  return [
    ...svgs.map(([address, text]) => ({ address, hash: hashOf(text), from: text })),
    ...[...iconDrawings()].map(([address, icon]) => png(address, icon)),
    ...routes(site).flatMap((page) => {
      const { card } = page.page()
      return card ? { ...png(card.address, drawingOfCard(card)), page } : []
    }),
  ]
}

/** The owner may put a file of their own, which has no mark, in the place of any drawing: it stays. */
export function stateOf(publicDir: string, { address, hash }: Drawing): 'fresh' | 'stale' | 'missing' {
  const path = join(publicDir, address)
  const mark = markOf(path)
  if (mark !== undefined) return mark === hash ? 'fresh' : 'stale'
  return existsSync(path) ? 'fresh' : 'missing'
}

export const cardFolder = '/images/social/'
export const drawnFolders = [cardFolder, '/images/signs/', '/images/plates/', '/images/gallery/']

/**
 * Addresses of files in the given folders that carry our mark, are not `needed`, and are not named in the
 * content: the pictures of pages that are gone. `files` are the addresses of all public files.
 */
export function leftoversIn(
  folders: readonly string[],
  needed: ReadonlySet<string>,
  { contentDir, publicDir }: DrawnFolders,
  files = publicFiles(publicDir),
): string[] {
  const marked = files.filter(
    (address) =>
      folders.some((folder) => address.startsWith(folder)) &&
      !needed.has(address) &&
      markOf(join(publicDir, address)) !== undefined,
  )
  // The content is read again only when there is something to look for in it.
  if (marked.length === 0) return []
  const text = textOf(contentDir)
  return marked.filter((address) => !text.includes(address))
}

/** All Markdown of the content. */
const textOf = (contentDir: string): string =>
  filesIn(contentDir, false)
    .filter(({ file, regular }) => regular && file.endsWith('.md'))
    .map(({ file }) => readRegular(join(contentDir, file), file, maxContentBytes).toString())
    .join('\n')
