/**
 * Collects the problems of content that cannot be built, so that one run shows all of them. Also checks links, as far
 * as the files without problems allow.
 */
import { mostCards } from '../../templates/model/counties'
import { routes, routesOfFiles } from '../../templates/routes'
import { locationsPath } from '../../templates/model/urls'
import type { ReadSite } from '../read/load'
import { ContentError } from '../read/source/problems'
import type { Problem } from '../read/source/problems'
import { createPageCheck } from './check-pages'
import { renderPages } from './pages'
import type { PageSources } from './pages'
import { plan } from './plan'

/**
 * Returns every problem once. `publicFiles` are the addresses of the files that are copied unchanged. With `quick`, no
 * page is rendered.
 */
export function allProblems(
  read: ReadSite,
  sources: PageSources,
  publicFiles: readonly string[],
  { admin = false, quick = false }: { admin?: boolean | undefined; quick?: boolean },
): Problem[] {
  const { site } = read
  const pages = site ? routes(site) : []
  const known = new Set(pages.map(({ path }) => path))
  const unmade = routesOfFiles(read.files).filter(({ path }) => !known.has(path))
  const clashes = site && unmade.length === 0 ? planProblems({ ...read, site }, publicFiles, admin) : []
  const all = [...pages, ...unmade]
  const linkSite = { redirects: read.redirects, business: { phone: read.phone, phones: [], host: '' } }
  // The cities decide which counties have a page, and some cities could not be read.
  const mayBeCounty = (path: string) => read.files.length > mostCards && path.startsWith(`${locationsPath}/`)
  const check = createPageCheck(linkSite, all, sources.addresses, mayBeCounty)
  check.written(read.links)
  if (site && clashes.length === 0 && !quick) {
    const { ids, broken } = renderPages({ ...read, site }, pages, sources, false).check
    for (const [path, own] of ids) check.ids.set(path, own)
    // What else seems broken may lead to a page that could not be made.
    for (const [key, link] of broken) if (link.href.startsWith('#')) check.broken.set(key, link)
  }
  return [...read.problems, ...check.links(read, { allPages: false }), ...clashes]
}

function planProblems(...planned: Parameters<typeof plan>): Problem[] {
  try {
    plan(...planned)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
