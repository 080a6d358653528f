/**
 * The site's own link check. It sees what a crawler cannot: fragments, tel links, pages nobody links
 * to, the canonical address. A broken link is shown where its words were written.
 */
import { formatPhone } from '../content/facts'
import { decodeHtml } from '../content/html'
import { ContentError } from '../content/problems'
import type { Problem } from '../content/problems'
import { suggest } from '../content/suggest'
import type { Site } from '../../templates/site'
import type { Route } from '../../templates/page'
import { absolute, homePath } from '../../templates/urls'
import { tagsOf, valuesOf } from './scan'

export interface LinkChecker<Page extends CheckedPage = Route> {
  /** Looks at the links in one page; what depends on other pages is kept for the end. */
  page: (route: Page, parts: readonly HtmlLinks[]) => void
  /** The same for a page that is as it was when its links were right. What parts it has is not known. */
  again: (route: Page, links: LinksToCheckAgain) => void
  /** Pages whose parts are not known, though a link leads to one of them. */
  unseen: () => Set<Page>
  /** Looks at every link that content wrote, also in files of which no page could be made. */
  written: () => void
  /** Every broken link of every page; without pages that nothing links to when some pages could not be made. */
  problems: (allPagesMade: boolean) => Problem[]
  /** @throws {ContentError} with all problems. */
  finish: () => void
}

/** What leads somewhere in a piece of HTML, and what can be led to. */
export interface HtmlLinks {
  ids: string[]
  /** Addresses of `<a>`; empty for one that has none. */
  hrefs: string[]
  /** Addresses of pictures, scripts and what else the head names. */
  files: string[]
  canonical?: string
}

/** What the check needs to know of a page. */
export type CheckedPage = Pick<Route, 'path' | 'source' | 'template' | 'listed'>

/** What the check needs to know of a site. */
export type LinkSite = Pick<Site, 'links' | 'locate' | 'redirects'> & {
  business: Pick<Site['business'], 'phone' | 'host'>
}

/** Where a link stands, for messages. */
type Source = Pick<Route, 'path' | 'source' | 'template'>

/** Stands for the redirects, whose addresses are checked like links. */
const redirectsRoute: Source = {
  path: '/',
  source: 'redirects.md',
  template: 'redirect',
}

export function linksIn(html: string): HtmlLinks {
  const links = tagsOf(html, 'link')
  const canonical = links
    .filter((tag) => tag.includes(' rel="canonical"'))
    .map((tag) => valuesOf(tag, 'href')[0])
  return {
    ids: valuesOf(html, 'id'),
    hrefs: tagsOf(html, 'a').map((tag) => decodeHtml(valuesOf(tag, 'href')[0] ?? '')),
    files: [
      ...[...tagsOf(html, 'img'), ...tagsOf(html, 'script')].flatMap((tag) => valuesOf(tag, 'src')),
      ...links.flatMap((tag) => valuesOf(tag, 'href')).filter((address) => address.startsWith('/')),
    ],
    ...(canonical[0] !== undefined && { canonical: canonical[0] }),
  }
}

/** What may have become wrong in a page that is as it was. */
export interface LinksToCheckAgain {
  /** To other pages. */
  hrefs: string[]
  files: string[]
}

export const toCheckAgain = (parts: readonly HtmlLinks[]): LinksToCheckAgain => ({
  hrefs: [...new Set(parts.flatMap(({ hrefs }) => hrefs))].filter((href) => href.startsWith('/')),
  files: [...new Set(parts.flatMap(({ files }) => files))],
})

/** `files` are the addresses that are not pages: public files and assets. */
export function createLinkChecker<Page extends CheckedPage>(
  site: LinkSite,
  routes: readonly Page[],
  files: ReadonlySet<string>,
): LinkChecker<Page> {
  const pages = new Map(routes.map((route) => [route.path, route]))
  const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]))
  /** The parts of each page, parted by spaces: sets of them would take ten times the room. */
  const ids = new Map<string, string>()
  const linked = new Set<string>()
  /** Links to parts of other pages, each once: every page has those of the footer. */
  const fragments = new Map<string, { route: Source; href: string; path: string; id: string }>()
  const broken = new Map<string, Problem[]>()

  const report = (route: Source, href: string, message: string) => {
    // A part of a page is that page's own; any other link is told once, with all places that write it.
    const key = `${href.startsWith('#') ? route.path : ''} ${href} ${message}`
    if (!broken.has(key)) broken.set(key, whereWritten(site, route, href, message))
  }
  const checkHref = (route: Source, href: string) => {
    // The same address as on another page, where it was right.
    if (linked.has(href)) return
    if (/^https?:/.test(href) || href.startsWith('mailto:')) return
    if (href.startsWith('tel:')) {
      const { phone } = site.business
      if (href !== `tel:${phone}`)
        report(route, href, `calls ${href}, but the phone is ${formatPhone(phone)}`)
      return
    }
    const [address, id] = href.split('#', 2) as [string, string | undefined]
    const path = address || route.path
    if (redirects.has(path))
      return report(route, href, `links to ${path}, which leads on to ${redirects.get(path)}; link there`)
    if (!pages.has(path) && !files.has(path))
      return report(
        route,
        href,
        `links to ${path}, but there is no such page or file${nearest(path, pages.keys())}`,
      )
    // A part of the HTML would keep all of it in memory.
    if (path !== route.path) linked.add(pages.get(path)?.path ?? '')
    if (id && !fragments.has(`${path}#${id}`)) fragments.set(`${path}#${id}`, { route, href, path, id })
  }

  const checkFile = (route: Source, path: string) => {
    if (!files.has(path)) report(route, path, `needs ${path}, but there is no such file in public/`)
  }

  return {
    page(route, parts) {
      const own = new Set<string>()
      for (const id of parts.flatMap((part) => part.ids)) {
        // A section and its heading carry one name, and are said once.
        const section = id.replace(/-heading$/, '')
        if (own.has(id) && (section === id || !own.has(section)))
          report(route, `#${id}`, `has two parts named #${id}; change one of the headings`)
        own.add(id)
      }
      ids.set(route.path, [...own].join(' '))
      for (const { hrefs, files, canonical } of parts) {
        for (const href of hrefs)
          if (href) checkHref(route, href)
          else report(route, '', 'has a link without an address')
        for (const file of files) checkFile(route, file)
        if (canonical !== undefined && canonical !== absolute(site.business, route.path))
          report(route, canonical, `has the canonical address ${canonical}, which is not its own`)
      }
    },
    again(route, links) {
      for (const href of links.hrefs) checkHref(route, href)
      for (const file of links.files) checkFile(route, file)
    },
    unseen: () =>
      new Set([...fragments.values()].flatMap(({ path }) => (ids.has(path) ? [] : (pages.get(path) ?? [])))),
    written() {
      const sources = new Map(routes.map(({ path, source }) => [source, path]))
      for (const [file, links] of site.links)
        for (const { href } of links)
          checkHref({ path: sources.get(file) ?? file, source: file, template: 'none' }, href)
    },
    finish() {
      const problems = this.problems(true)
      if (problems.length > 0) throw new ContentError(problems)
    },
    problems(allPagesMade) {
      for (const { to } of site.redirects) if (to.includes('#')) checkHref(redirectsRoute, to)
      for (const { route, href, path, id } of fragments.values()) {
        const known = ids.get(path)?.split(' ')
        if (known && !known.includes(id))
          report(route, href, `links to ${href}, but ${path} has no part named #${id}${nearest(id, known)}`)
      }
      for (const route of routes)
        if (allPagesMade && route.listed && route.path !== homePath && !linked.has(route.path))
          report(route, route.path, `is a page that no other page links to`)
      return [...broken.values()].flat()
    },
  }
}

/** What was probably meant, when something is near enough. */
function nearest(word: string, known: Iterable<string>): string {
  const hint = suggest(word, [...known])
  return hint.startsWith('did') ? `; ${hint}` : ''
}

/** Each place in content that wrote this link, in all files; when none did, a template made it. */
function whereWritten(site: LinkSite, route: Source, href: string, message: string): Problem[] {
  const places = [...site.links].flatMap(([file, links]) =>
    links.filter((link) => link.href === href).map((link) => site.locate(file, link)),
  )
  // A part of the page itself is looked for in its own file only.
  const own = places.filter(({ file }) => file === route.source)
  const shown = href.startsWith('#') ? own : places
  if (shown.length > 0) return shown.map((position) => ({ ...position, message }))
  const madeBy = `page ${route.path} (template ${route.template}) ${message}`
  return [{ file: route.source, line: 1, column: 1, message: madeBy }]
}
