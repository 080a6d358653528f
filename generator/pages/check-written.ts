/**
 * The links of content that has other problems. Whoever mends a file wants to know of all of its problems at once, so
 * the links are checked as far as pages can be made from the rest.
 */
import type { ReadSite } from '../content/load'
import { ContentError } from '../content/problems'
import type { Problem } from '../content/problems'
import type { Site } from '../../templates/site'
import type { Route } from '../../templates/page'
import { routes, routesOfFiles } from '../../templates/routes'
import { manifestPath, sitemapPath } from '../../templates/urls'
import type { Bundle } from './bundle'
import { createLinkChecker, linksIn } from './check-links'
import { plan } from './plan'
import { createRenderer } from './render'

/** Every problem of content of which no site can be made, once each. `publicFiles` are addresses. */
export function allProblems(read: ReadSite, publicFiles: readonly string[], assets: Bundle): Problem[] {
  const { site } = read
  const made = site ? routes(site) : []
  const known = new Set(made.map(({ path }) => path))
  const unmade = routesOfFiles(read.files).filter(({ path }) => !known.has(path))
  const files = new Set([...publicFiles, ...assets.files.keys(), manifestPath, sitemapPath])
  const links = createLinkChecker(
    { business: { phone: '', host: '' }, redirects: site?.redirects ?? [], ...read },
    [...made, ...unmade],
    files,
  )
  if (site) {
    const renderer = createRenderer(site, assets, true)
    for (const route of made) {
      const ids = idsOf(route, renderer)
      if (ids) links.page(route, [{ ids, hrefs: [], files: [] }])
    }
  }
  links.written()
  return [
    ...read.problems,
    ...links.problems(false),
    ...(site && unmade.length === 0 ? planned(site, publicFiles) : []),
  ]
}

/** The names of the parts of a page; undefined when it cannot be made from what there is. */
function idsOf(route: Route, renderer: ReturnType<typeof createRenderer>): string[] | undefined {
  try {
    const { shared, own } = renderer.page(route)
    return [...shared, ...own].flatMap((part) => linksIn(part).ids)
  } catch {
    return undefined
  }
}

function planned(site: Site, publicFiles: readonly string[]): Problem[] {
  try {
    plan(site, [...publicFiles])
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
