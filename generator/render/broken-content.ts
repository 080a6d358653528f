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
import type { LinkFacts } from './check-links'
import { plan } from './plan'

/**
 * Returns every problem once. `files` are the addresses of all files that are not pages, and `publicFiles` those of
 * them in the public folder. `render` returns the links of the pages that can be rendered. It is only called when each
 * page has its own address.
 */
export async function allProblems(
  read: ReadSite,
  files: ReadonlySet<string>,
  publicFiles: readonly string[],
  render: () => Promise<readonly { links: LinkFacts }[]>,
  admin = false,
): Promise<Problem[]> {
  const { site } = read
  const pages = site ? routes(site) : []
  const known = new Set(pages.map(({ path }) => path))
  const unmade = routesOfFiles(read.files).filter(({ path }) => !known.has(path))
  const clashes = site && unmade.length === 0 ? planProblems({ ...read, site }, publicFiles, admin) : []
  const rendered = site && clashes.length === 0 ? await render() : []
  const all = [...pages, ...unmade]
  const linkSite = { redirects: read.redirects, business: { phone: read.phone, phones: [], host: '' } }
  // The cities decide which counties have a page, and some cities could not be read.
  const mayBeCounty = (path: string) => read.files.length > mostCards && path.startsWith(`${locationsPath}/`)
  const written = createLinkCollector(linkSite, all, files, mayBeCounty)
  written.written(read.links)
  const links = [{ links: written.facts }, ...rendered.map(ownFacts)]
  return [...read.problems, ...linkProblems(read, all, links, { allPages: false }), ...clashes]
}

/** Keeps what is certain from single pages. A link that seems broken may lead to a page that could not be made. */
const ownFacts = ({ links: { ids, broken } }: { links: LinkFacts }): { links: LinkFacts } => ({
  links: {
    ids,
    linked: new Set(),
    assets: new Set(),
    fragments: new Map(),
    broken: new Map([...broken].filter(([, { href }]) => href.startsWith('#'))),
  },
})

function planProblems(...planned: Parameters<typeof plan>): Problem[] {
  try {
    plan(...planned)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
