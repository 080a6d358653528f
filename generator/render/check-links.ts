/**
 * The site's own link check. It finds what a crawler cannot: wrong fragments, wrong phone numbers, pages without links
 * to them, wrong canonical addresses. Each broken link is shown where its words were written.
 */
import type { Site } from '../../templates/model/site'
import type { Route } from '../../templates/page'
import { absolute, homePath } from '../../templates/model/urls'
import { formatPhone } from '../../templates/model/text'
import type { ReadSite } from '../read/load'
import type { Problem } from '../read/source/problems'
import { guess, hint } from '../../templates/model/suggest'
import type { HtmlLinks } from './html-links'

/** What the check needs to know about a page. */
export type CheckedPage = Pick<Route, 'path' | 'source' | 'template' | 'listed' | 'phone'>

/** What the check needs to know about a site. */
export type LinkSite = Pick<Site, 'redirects'> & {
  business: Pick<Site['business'], 'phone' | 'phones' | 'host'>
}

/** The links in content files, by file, and how to find the position of one. */
type WrittenLinks = Pick<ReadSite, 'links' | 'locate' | 'redirects'>

/** The page that has a link, for messages. */
type LinkPlace = Pick<Route, 'path' | 'source' | 'template' | 'phone'>

interface BrokenLink {
  place: LinkPlace
  href: string
  message: string
  /** The address of the missing page. */
  missing?: string
}

/** What is known about the links of some pages. */
export interface LinkFacts {
  /** The ids of each page, joined by spaces. As sets, they would take ten times the memory for thousands of pages. */
  ids: Map<string, string>
  /** Pages that another page links to. */
  linked: Set<string>
  /** Files under /assets/ that pages show. */
  assets: Set<string>
  /** Links to parts of pages, each once, by address. */
  fragments: Map<string, { place: LinkPlace; href: string; path: string; id: string }>
  /** Links that are broken whatever other pages contain, each once. */
  broken: Map<string, BrokenLink>
}

export interface LinkCollector {
  /** Checks the links in the pieces of one page. */
  page: (route: CheckedPage, pieces: readonly HtmlLinks[]) => void
  /** Checks every link in content, including links in files that have no page. */
  written: (links: ReadSite['links']) => void
  facts: LinkFacts
}

/** A site has the same pages with www. and without. */
const withoutScheme = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/i, '')

/** Returns the name of the file at this address. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * `files` are the addresses that are not pages: public files and assets. A missing page is not reported if `mayExist`
 * is true for its address.
 */
export function createLinkCollector(
  site: LinkSite,
  routes: readonly CheckedPage[],
  files: ReadonlySet<string>,
  mayExist = (_path: string) => false,
): LinkCollector {
  const pages = new Map(routes.map(({ path }) => [path, path]))
  const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]))
  const facts: LinkFacts = {
    ids: new Map(),
    linked: new Set(),
    assets: new Set(),
    fragments: new Map(),
    broken: new Map(),
  }
  const { ids, linked, assets, fragments, broken } = facts
  const host = withoutScheme(site.business.host)
  const others = site.business.phones.map(({ phone }) => phone)
  const isFile = (path: string) => files.has(path) || files.has(decoded(path))

  const report = (place: LinkPlace, href: string, message: string, missing?: string) => {
    // A link to a part of its own page is reported for each page. Any other link is reported once, with all places that
    // have it.
    const key = `${href.startsWith('#') ? place.path : ''} ${href} ${message}`
    if (!broken.has(key)) broken.set(key, { place, href, message, ...(missing !== undefined && { missing }) })
  }
  const checkHref = (
    { path: own, source, template, phone = site.business.phone }: LinkPlace,
    href: string,
  ) => {
    const place = { path: own, source, template }
    // The same address was right on another page.
    if (linked.has(href)) return
    const bare = withoutScheme(href)
    const onHost = host !== '' && bare !== href && `${bare}/`.startsWith(`${host}/`)
    if (!onHost && /^https?:|^mailto:|^sms:/.test(href)) return
    if (href.startsWith('tel:')) {
      if (![phone, ...others].some((number) => number === '' || href === `tel:${number}`))
        report(place, href, `calls ${href}, but the phone is ${formatPhone(phone)}`)
      return
    }
    const local = onHost ? bare.slice(host.length) : href
    const [address, id] = local.split('#', 2) as [string, string | undefined]
    const path = onHost ? address.replace(/\/?(\?.*)?$/, '') || homePath : address || own
    if (redirects.has(path))
      return report(place, href, `links to ${path}, which leads on to ${redirects.get(path)}; link there`)
    if (!pages.has(path) && !isFile(path) && !mayExist(path))
      return report(
        place,
        href,
        `links to ${path}, but there is no such page or file${nearestPath(path, pages.keys())}`,
        path,
      )
    // Keeps the string from `routes`, because a string cut from the HTML would keep all of the HTML in memory.
    const page = pages.get(path)
    if (page !== undefined && path !== own) linked.add(page)
    if (id && !fragments.has(`${path}#${id}`)) fragments.set(`${path}#${id}`, { place, href, path, id })
  }

  return {
    facts,
    page(route, pieces) {
      const own = new Set<string>()
      for (const id of pieces.flatMap((piece) => piece.ids)) {
        if (own.has(id)) report(route, `#${id}`, `has two parts named #${id}; change one of the headings`)
        own.add(id)
      }
      ids.set(route.path, [...own].join(' '))
      for (const { hrefs, files: needed, canonical } of pieces) {
        for (const href of hrefs)
          if (href) checkHref(route, href)
          else report(route, '', 'has a link without an address')
        for (const path of needed)
          if (path.startsWith('/assets/') && files.has(path)) assets.add(path)
          else if (!isFile(path)) report(route, path, `needs ${path}, but there is no such file in public/`)
        if (canonical !== undefined && canonical !== absolute(site.business, route.path))
          report(route, canonical, `has the canonical address ${canonical}, which is not its own`)
      }
    },
    written(links) {
      const paths = new Map(routes.map(({ path, source }) => [source, path]))
      for (const [file, written] of links)
        for (const { href } of written)
          if (!href.startsWith('tel:'))
            checkHref({ path: paths.get(file) ?? file, source: file, template: 'none' }, href)
    },
  }
}

/** Used as the page of redirects, because their addresses are checked like links. */
const redirectsPlace: LinkPlace = { path: '/', source: 'redirects.md', template: 'redirect' }

/**
 * Returns every broken link of the site, from what the scan of its pages found. Links to parts of a page that was not
 * scanned are not checked. With `allPages`, also reports pages that no other page links to.
 */
export function linkProblems(
  content: WrittenLinks,
  routes: readonly CheckedPage[],
  { ids, linked, fragments, broken }: LinkFacts,
  { allPages }: { allPages: boolean },
): Problem[] {
  const places: BrokenLink[] = [...broken.values()]
  for (const { to } of content.redirects) {
    const [path, id] = to.split('#', 2) as [string, string | undefined]
    if (id && !fragments.has(to)) fragments.set(to, { place: redirectsPlace, href: to, path, id })
  }
  // Most links to parts of a page are on that page, so links to the same page follow each other.
  let target: { path: string; known: ReadonlySet<string> | undefined } | undefined
  for (const { place, href, path, id } of fragments.values()) {
    if (target?.path !== path)
      target = { path, known: ids.has(path) ? new Set(ids.get(path)!.split(' ')) : undefined }
    const { known } = target
    if (!known || known.has(id)) continue
    const message = `links to ${href}, but ${path} has no part named #${id}${hint(id, [...known])}`
    places.push({ place, href, message })
  }
  for (const route of routes)
    // The owner decides whether anything links to their own pages.
    if (
      allPages &&
      route.listed &&
      route.template !== 'own-page' &&
      route.path !== homePath &&
      !linked.has(route.path)
    )
      places.push({ place: route, href: route.path, message: 'is a page that no other page links to' })
  return places.flatMap((link) => whereWritten(content, link))
}

/**
 * Suggests the address that was probably meant. If the folder exists, only the last part can be wrong, so only that is
 * compared.
 */
function nearestPath(path: string, pages: Iterable<string>): string {
  const inside = /^\/public(\/.+)/.exec(path)?.[1]
  if (inside !== undefined) return `; write ${inside}`
  const parent = path.slice(0, path.lastIndexOf('/') + 1)
  const all = [...pages]
  const beside = all
    .filter((page) => page !== '/' && page.startsWith(parent))
    .map((page) => page.slice(parent.length))
  if (beside.length === 0 || parent === '/') return hint(path, all)
  const meant = guess(path.slice(parent.length), beside)
  return meant === undefined ? '' : `; did you mean "${parent}${meant}"?`
}

/** Returns each place in content that has this link. If there is none, a template made it. */
function whereWritten(content: WrittenLinks, { place, href, message, missing }: BrokenLink): Problem[] {
  const about = missing === undefined ? {} : ({ code: 'missing', subject: missing } as const)
  const positions = [...content.links].flatMap(([file, links]) =>
    links.filter((link) => link.href === href).map((link) => content.locate(file, link)),
  )
  // Content may link to other phone numbers, such as 811 before digging.
  if (href.startsWith('tel:') && positions.length > 0) return []
  // A part of a page is only searched for in that page's own file.
  const own = positions.filter(({ file }) => file === place.source)
  const shown = href.startsWith('#') ? own : positions
  if (shown.length > 0) return shown.map((position) => ({ ...position, message, ...about }))
  const madeBy = `page ${place.path} (template ${place.template}) ${message}`
  return [{ file: place.source, line: 1, column: 1, message: madeBy, ...about }]
}
