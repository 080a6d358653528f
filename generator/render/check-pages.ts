/**
 * The site's own check of its pages. It finds what a crawler cannot: wrong fragments, wrong phone numbers, pages without
 * links to them, wrong canonical addresses, and text that should not be printed. Each problem is shown where its words
 * were written.
 */
import type { Site } from '../../templates/model/site'
import type { Route } from '../../templates/page'
import { absolute, homePath } from '../../templates/model/urls'
import { formatPhone } from '../../templates/model/text'
import type { ReadSite } from '../read/load'
import type { About, Problem } from '../read/source/problems'
import { guess, hint } from '../../templates/model/suggest'
import { rawMarkProblems } from './raw-marks'
import type { RawMark } from './raw-marks'
import type { Scan } from './scan'

/** What the check needs to know about a page. */
export type CheckedPage = Pick<Route, 'path' | 'source' | 'template' | 'listed' | 'phone'>

/** What the check needs to know about a site. */
export type CheckedSite = Pick<Site, 'redirects'> & {
  business: Pick<Site['business'], 'phone' | 'phones' | 'host'>
}

type ReadLinks = Pick<ReadSite, 'links' | 'locate'>

interface Broken {
  /** The page that has the link. */
  place: Omit<CheckedPage, 'listed'>
  href: string
  message: string
  about?: About | undefined
}

export type PageCheck = ReturnType<typeof createPageCheck>

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
export function createPageCheck(
  { business, redirects }: CheckedSite,
  routes: readonly CheckedPage[],
  files: ReadonlySet<string>,
  mayExist = (_path: string) => false,
) {
  const pages = new Map(routes.map(({ path }) => [path, path]))
  const leads = new Map(redirects.map(({ from, to }) => [from, to]))
  /** The ids of each page, with spaces around each. As sets, they would take ten times the memory. */
  const ids = new Map<string, string>()
  /** Pages that another page links to. */
  const linked = new Set<string>()
  /** Files under /assets/ that pages show. */
  const assets = new Set<string>()
  /** Links to parts of pages, each once, by address. */
  const fragments = new Map<string, Broken & { path: string; id: string }>()
  /** Links that are broken whatever other pages contain, each once. */
  const broken = new Map<string, Broken>()
  const marks: RawMark[] = []
  const host = withoutScheme(business.host)
  const isFile = (path: string) => files.has(path) || files.has(decoded(path))

  const report = (place: Broken['place'], href: string, message: string, about?: About) => {
    // A link to a part of its own page is reported for each page. Any other link is reported once, with all places that
    // have it.
    const key = `${href.startsWith('#') ? place.path : ''} ${href} ${message}`
    if (!broken.has(key)) broken.set(key, { place, href, message, about })
  }
  const checkPart = (place: Broken['place'], href: string, path: string, part: string | undefined) => {
    const id = part && decoded(part)
    const message = `links to ${href}, but ${path} has no part named #${id}`
    const key = `${path}#${id}`
    if (id && !fragments.has(key)) fragments.set(key, { place, href, message, path, id })
  }
  const checkHref = (place: Broken['place'], href: string) => {
    // The same address was right on another page.
    if (linked.has(href)) return
    if (!href) return report(place, href, 'has a link without an address')
    const bare = withoutScheme(href)
    const onHost = host !== '' && bare !== href && `${bare}/`.startsWith(`${host}/`)
    if (!onHost && /^https?:|^mailto:|^sms:/.test(href)) return
    if (href.startsWith('tel:')) {
      const { phone = business.phone } = place
      const right = [phone, ...business.phones.map((other) => other.phone)]
      if (!right.some((number) => number === '' || href.split(',')[0] === `tel:${number}`))
        report(place, href, `calls ${href}, but the phone is ${formatPhone(phone)}`)
      return
    }
    const local = onHost ? bare.slice(host.length) : href
    const [address, id] = local.replace(/\?[^#]*/, '').split('#', 2) as [string, string | undefined]
    const path = onHost ? address.replace(/\/$/, '') || homePath : address || place.path
    if (leads.has(path))
      return report(place, href, `links to ${path}, which leads on to ${leads.get(path)}; link there`)
    if (!pages.has(path) && !isFile(path) && !mayExist(path)) {
      const message = `links to ${path}, but there is no such page or file${nearestPath(path, pages.keys())}`
      return report(place, href, message, { code: 'missing', subject: path })
    }
    // Keeps the string from `routes`, because a string cut from the HTML would keep all of the HTML in memory.
    const page = pages.get(path)
    if (page !== undefined && path !== place.path) linked.add(page)
    checkPart(place, href, path, id)
  }

  return {
    ids,
    assets,
    broken,
    /** Checks one page, from the scans of its pieces. */
    page({ path, source, template, phone }: CheckedPage, pieces: readonly Scan[]) {
      const place = { path, source, template, ...(phone !== undefined && { phone }) }
      const own = new Set<string>()
      for (const id of pieces.flatMap((piece) => piece.ids)) {
        if (own.has(id)) report(place, `#${id}`, `has two parts named #${id}; change one of the headings`)
        own.add(id)
      }
      ids.set(path, ` ${[...own].join(' ')} `)
      for (const { hrefs, files: needed, canonical, marks: raw } of pieces) {
        for (const href of hrefs) checkHref(place, href)
        for (const file of needed)
          if (file.startsWith('/assets/') && files.has(file)) assets.add(file)
          else if (!isFile(file)) report(place, file, `needs ${file}, but there is no such file in public/`)
        if (canonical !== undefined && canonical !== absolute(business, path))
          report(place, canonical, `has the canonical address ${canonical}, which is not its own`)
        for (const mark of raw) marks.push({ ...mark, place })
      }
    },
    /** Checks every link in content, including links in files that have no page. */
    written(links: ReadSite['links']) {
      const paths = new Map(routes.map(({ path, source }) => [source, path]))
      for (const [file, written] of links)
        for (const { href } of written)
          if (!href.startsWith('tel:'))
            checkHref({ path: paths.get(file) ?? file, source: file, template: 'none' }, href)
    },
    /**
     * Returns every broken link that was found. Links to parts of a page that was not scanned are not checked. With
     * `allPages`, also reports pages that no other page links to.
     */
    links(content: ReadLinks, { allPages }: { allPages: boolean }): Problem[] {
      const found = [...broken.values()]
      // The addresses of redirects are checked like links.
      for (const { to } of redirects) {
        const [path, id] = to.split('#', 2) as [string, string | undefined]
        checkPart({ path: '/', source: 'redirects.md', template: 'redirect' }, to, path, id)
      }
      for (const { path, id, message, ...link } of fragments.values()) {
        const known = ids.get(path)
        if (known !== undefined && !known.includes(` ${id} `))
          found.push({
            ...link,
            message: message + (hint(id, known.trim().split(' ')) || '; add that part, or delete the link'),
          })
      }
      for (const place of allPages ? routes : [])
        // The owner decides whether anything links to their own pages.
        if (
          place.listed &&
          place.template !== 'own-page' &&
          place.path !== homePath &&
          !linked.has(place.path)
        )
          found.push({ place, href: place.path, message: 'is a page that no other page links to' })
      return found.flatMap((link) => whereWritten(content, link))
    },
    /** Returns every problem of the whole site's pages. In a preview, questions to the owner may be printed. */
    problems(content: ReadLinks & Pick<ReadSite, 'find' | 'questions'>, preview: boolean): Problem[] {
      const wrong = marks.filter(({ mark }) => !(preview && mark.startsWith('[Answer:')))
      return [...this.links(content, { allPages: true }), ...rawMarkProblems(content, wrong)]
    },
  }
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
function whereWritten(content: ReadLinks, { place, href, message, about }: Broken): Problem[] {
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
