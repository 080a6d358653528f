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
import { createLinkCollector, linkProblems } from './check-links'
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
  const { facts, written } = createLinkCollector(linkSite, all, sources.addresses, mayBeCounty)
  written(read.links)
  if (site && clashes.length === 0 && !quick) {
    const { ids, broken } = renderPages({ ...read, site }, pages, sources, false).links
    for (const [path, own] of ids) facts.ids.set(path, own)
    // What else seems broken may lead to a page that could not be made.
    for (const [key, link] of broken) if (link.href.startsWith('#')) facts.broken.set(key, link)
  }
  return [...read.problems, ...linkProblems(read, all, facts, { allPages: false }), ...clashes]
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
