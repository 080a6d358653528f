/** What is told of drawn files that are out of date: by the build, the launch check and the tests. */
import { join } from 'node:path'
import type { Problem } from '../content/problems'
import { sitePicture, socialPath } from '../../templates/urls'
import type { Site } from '../../templates/site'
import type { Page, Route } from '../../templates/page'
import { isOwn } from '../../templates/cards'
import { cardFolder, drawingsOf, drawnFolders, leftoversIn, stateOf } from './drawings'
import type { DrawnFolders } from './drawings'
import { markOf } from './drawn-mark'
import { hashOfShot, shotOfCard } from './shots'

export interface DrawingProblems {
  /** Files that show something else than they should, and such as nothing names any more. */
  stale: Problem[]
  /** Files that were not drawn yet. */
  missing: Problem[]
}

const mend = 'run "npm run draw"'

/** All that `npm run draw` would change, each with its place and what to do. */
export function drawingProblems(site: Site, folders: DrawnFolders): DrawingProblems {
  const drawings = drawingsOf(site, folders)
  const inState = (state: string) =>
    drawings.filter((drawing) => stateOf(folders.publicDir, drawing) === state)
  const needed = new Set(drawings.map(({ address }) => address))
  return {
    stale: [
      ...inState('stale').map(({ address, page }) =>
        page ? stalePicture(site, page) : inPublic(address, `is out of date; ${mend}`),
      ),
      ...leftoversIn(drawnFolders, needed, folders).map(leftover),
    ],
    missing: inState('missing').map(({ address, page }) =>
      page
        ? at(site, page, `has no picture of its own for sharing, public${address}; ${mend}`)
        : inPublic(address, `is missing; ${mend}`),
    ),
  }
}

/** True for a picture that is there, is ours, and shows something else than the page's card. Needs no browser. */
export function isStale(publicDir: string, { card, image }: Pick<Page, 'card' | 'image'>): boolean {
  // Most pages of a large site have none of their own, and to look for it would take time.
  if (!card || image.src !== card.address) return false
  const mark = markOf(join(publicDir, card.address))
  return mark !== undefined && mark !== hashOfShot(shotOfCard(card))
}

/** How many pages have no picture of their own yet. `files` are the addresses of all public files. */
export function countMissingPictures({ services, cities }: Site, files: readonly string[]): number {
  const drawn = new Set(files)
  return [...services, ...cities].filter(({ file }) => !drawn.has(socialPath(file))).length
}

/** Pictures of pages that are gone, which would be published still. `files` are the addresses of all public files. */
export function leftoverPictures(site: Site, folders: DrawnFolders, files: string[]): Problem[] {
  const needed = new Set([...site.services, ...site.cities].map(({ file }) => socialPath(file)))
  if (!isOwn(site.business.socialImage)) needed.add(sitePicture)
  return leftoversIn([cardFolder], needed, folders, files).map(leftover)
}

/** Told of a page of which the picture isStale(). */
export const stalePicture = (site: Site, page: Route): Problem => {
  const address = page.template === 'home' ? sitePicture : socialPath(page.source)
  return at(site, page, `public${address}, shown when this page is shared, is out of date; ${mend}`)
}

function leftover(address: string): Problem {
  const [, page, list] = /^\/images\/social(\/(services|locations)\/[^/]+)\.png$/.exec(address) ?? []
  // Search engines and old letters still lead to the page.
  const redirect = page ? `. Its old address can lead on: npm run new -- redirect ${page} /${list}` : ''
  return inPublic(
    address,
    `was drawn for what is gone, and is published still; ${mend}, which removes it${redirect}`,
  )
}

/** At the name of what the page is about. */
const at = (site: Site, { source, template }: Route, message: string): Problem => ({
  ...site.locate(source, { path: [template === 'home' ? 'title' : 'name'] }),
  message,
})

const inPublic = (address: string, message: string): Problem => ({
  file: `public${address}`,
  line: 1,
  column: 1,
  message,
})
