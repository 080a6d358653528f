/** What the build, the launch check and the tests say of drawn files that are missing or out of date. */
import { join } from 'node:path'
import { isOwn } from '../../templates/cards'
import type { Page, Route } from '../../templates/page'
import type { Site } from '../../templates/site'
import { sitePicture, socialPath } from '../../templates/urls'
import { pathOf, problemIn } from '../content/problems'
import type { Problem } from '../content/problems'
import { cardFolder, drawingsOf, drawnFolders, leftoversIn, stateOf } from './drawings'
import type { DrawnFolders } from './drawings'
import { markOf } from './mark'
import { drawingOfCard, hashOfPng } from './png-drawings'

const remedy = 'run "npm run draw"'

/** All that `npm run draw` would change. `stale` files show what was, or belong to nothing any more. */
export function drawingProblems(site: Site, folders: DrawnFolders): Record<'stale' | 'missing', Problem[]> {
  const drawings = drawingsOf(site, folders)
  const stale: Problem[] = []
  const missing: Problem[] = []
  for (const drawing of drawings) {
    const { address, page } = drawing
    const state = stateOf(folders.publicDir, drawing)
    if (state === 'stale')
      stale.push(page ? stalePicture(site, page) : inPublic(address, `is out of date; ${remedy}`))
    const none = `has no picture of its own for sharing, public${address}; ${remedy}`
    if (state === 'missing')
      missing.push(page ? atName(site, page, none) : inPublic(address, `is missing; ${remedy}`))
  }
  const needed = new Set(drawings.map(({ address }) => address))
  return { stale: [...stale, ...leftoversIn(drawnFolders, needed, folders).map(leftover)], missing }
}

/** More drawings with one cause are told in one line. */
const mostLines = 5

/** The problems of drawings, or one line for them all. */
export function inOneLine(problems: Problem[]): Problem[] {
  if (problems.length <= mostLines) return problems
  const first = pathOf(problems[0]!.file)
  const message = `lacks ${problems.length} drawings or has old ones, the first of ${first}; ${remedy}`
  return [inPublic('/images', message)]
}

/** True for a picture that we drew and that shows something else than the page's card. Needs no browser. */
export function isStale(publicDir: string, { card, image }: Pick<Page, 'card' | 'image'>): boolean {
  // Most pages of a large site show the picture of the site, and to look for their own would take time.
  if (!card || image.src !== card.address) return false
  const mark = markOf(join(publicDir, card.address))
  return mark !== undefined && mark !== hashOfPng(drawingOfCard(card))
}

/** How many pages have no picture of their own yet. `files` are the addresses of all public files. */
export function countMissingPictures({ services, cities }: Site, files: readonly string[]): number {
  const present = new Set(files)
  return [...services, ...cities].filter(({ file }) => !present.has(socialPath(file))).length
}

/** Pictures of pages that are gone, which would still be published. `files` as above. */
export function leftoverPictures(site: Site, folders: DrawnFolders, files: string[]): Problem[] {
  const needed = new Set([...site.services, ...site.cities].map(({ file }) => socialPath(file)))
  if (!isOwn(site.business.socialImage)) needed.add(sitePicture)
  return leftoversIn([cardFolder], needed, folders, files).map(leftover)
}

/** What is said of a page whose picture isStale(). */
export const stalePicture = (site: Site, page: Route): Problem => {
  const address = page.template === 'home' ? sitePicture : socialPath(page.source)
  return atName(site, page, `public${address}, shown when this page is shared, is out of date; ${remedy}`)
}

function leftover(address: string): Problem {
  const [, page, list] = /^\/images\/social(\/(services|locations)\/[^/]+)\.png$/.exec(address) ?? []
  // Search engines and printed letters still name the page.
  const redirect = page ? `. Its old address can lead on: npm run new -- redirect ${page} /${list}` : ''
  const message = `was drawn for what is gone, and is published still; ${remedy}, which removes it${redirect}`
  return inPublic(address, message)
}

/** A problem at the name of what the page is about. */
const atName = (site: Site, { source, template }: Route, message: string): Problem => ({
  ...site.locate(source, { path: [template === 'home' ? 'title' : 'name'] }),
  message,
})

const inPublic = (address: string, message: string): Problem => problemIn(`public${address}`, message)
