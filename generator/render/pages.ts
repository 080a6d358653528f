/** Renders the pages of a site, and collects what the rest of a build needs to know about them. */
import { filesOf } from '../../templates/model/page-files'
import type { CitySource } from '../../templates/model/site'
import type { Route } from '../../templates/page'
import { mostCards } from '../../templates/model/counties'
import { locationsPath } from '../../templates/model/urls'
import { routesOfFiles } from '../../templates/routes'
import { collectDrawings } from '../draw/drawings'
import type { Drawing } from '../draw/drawings'
import { createProgress } from '../process/progress'
import type { ReadSite } from '../read/load'
import type { Problem } from '../read/source/problems'
import type { Bundle } from './bundle'
import { createPageCheck } from './check-pages'
import type { CheckedSite, PageCheck } from './check-pages'
import { clashes } from './plan'
import { RenderError, createRenderer } from './render'

/** What pages are rendered from, besides the content of their files. */
export interface PageSources {
  bundle: Bundle
  /** By name. */
  drawings: ReadonlyMap<string, () => Drawing>
  /** The addresses of all files that are not pages. */
  addresses: Set<string>
}

export interface RenderedPages {
  /** Pages with the bytes of their HTML. */
  pages: { path: string; bytes: number }[]
  /** Messages about pages that could not be rendered. */
  failures: string[]
  /** The drawings and sharing pictures that the build must make, by address. */
  drawn: Map<string, Drawing>
  check: PageCheck
}

/** Renders all pages, and calls `write` with each. `preview` adds noindex to every page. @throws what `write` throws. */
export function renderPages(
  { site, cityOf }: { site: CheckedSite; cityOf: CitySource },
  routes: readonly Route[],
  { bundle, drawings, addresses }: PageSources,
  preview: boolean,
  write = (_files: readonly string[], _html: string) => {},
): RenderedPages {
  const check = createPageCheck(site, routes, addresses)
  const { drawn, addressOf, ...pictures } = collectDrawings(drawings, addresses)
  const rendered: RenderedPages = { pages: [], failures: [], drawn, check }
  const renderer = createRenderer({ cityOf }, bundle, preview, {
    addressOf,
    imageOf(page) {
      const image = pictures.imageOf(page)
      check.assets.add(image.src)
      return image
    },
  })
  const progress = createProgress('rendered', routes.length)
  for (const route of routes) {
    try {
      const { html, scans } = renderer.page(route)
      check.page(route, scans)
      write(filesOf(route.path), html)
      rendered.pages.push({ path: route.path, bytes: Buffer.byteLength(html) })
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      rendered.failures.push(error.message)
    }
    progress(1)
  }
  return rendered
}

/** A mistake in a template fails on every page that uses it, so the rest are only counted. */
const mostFailures = 10

/**
 * Returns broken links on all pages, and marks that no page should print.
 * @throws {AggregateError} with a {RenderError} for each of the first ten pages that could not be rendered.
 */
export function pageProblems(
  content: Pick<ReadSite, 'find' | 'links' | 'locate' | 'questions'>,
  { failures, check }: RenderedPages,
  preview: boolean,
): Problem[] {
  if (failures.length > 0) {
    const more = failures.length - mostFailures
    const told = failures.slice(0, mostFailures)
    if (more > 0) told.push(`${more} more pages could not be rendered`)
    throw new AggregateError(told.map((message) => new RenderError(message)))
  }
  return check.problems(content, preview)
}

/**
 * Returns every problem of content that cannot be built, each once. Checks links as far as the files without problems
 * allow. `publicFiles` are the addresses of the files that are copied unchanged. With `quick`, no page is rendered.
 */
export function allProblems(
  read: ReadSite,
  pages: readonly Route[],
  sources: PageSources,
  publicFiles: readonly string[],
  { admin = false, quick = false }: { admin?: boolean | undefined; quick?: boolean },
): Problem[] {
  const { site } = read
  const known = new Set(pages.map(({ path }) => path))
  const unmade = routesOfFiles(read.files).filter(({ path }) => !known.has(path))
  const clashing = unmade.length === 0 ? clashes(read, pages, publicFiles, admin) : []
  const all = [...pages, ...unmade]
  const linkSite = { redirects: read.redirects, business: { phone: read.phone, phones: [], host: '' } }
  // The cities decide which counties have a page, and some cities could not be read.
  const mayBeCounty = (path: string) => read.files.length > mostCards && path.startsWith(`${locationsPath}/`)
  const check = createPageCheck(linkSite, all, sources.addresses, mayBeCounty)
  check.written(read.links)
  if (site && clashing.length === 0 && !quick) {
    const { ids, broken } = renderPages({ ...read, site }, pages, sources, false).check
    for (const [path, own] of ids) check.ids.set(path, own)
    // What else seems broken may lead to a page that could not be made.
    for (const [key, link] of broken) if (link.href.startsWith('#')) check.broken.set(key, link)
  }
  return [...read.problems, ...check.links(read, { allPages: false }), ...clashing]
}
