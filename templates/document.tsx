import { hook } from '../client/hooks'
import type { ReactNode } from 'react'
import { languageName, languageOf } from './model/language'
import { upperFirst } from './model/text'
import { homeTowns } from './model/by-slug'
import type { Site } from './model/site'
import type { Page, Route } from './page'
import { Call } from './sections/call'
import { ErrorFallback } from './sections/error-fallback'
import { ownCrumb } from './sections/crumbs'
import { Footer } from './sections/footer'
import { Header, currentLink } from './sections/header'
import { ownLinks } from './sections/links'
import type { NamedLink } from './sections/links'
import {
  aboutPath,
  absolute,
  cityPath,
  faqsPath,
  homePath,
  inFolder,
  locationsPath,
  reviewsPath,
  servicePath,
  servicesPath,
} from './model/urls'

export interface DocumentProps {
  page: Pick<Page, 'path'> & Partial<Pick<Route, 'alternates'>>
  site: Site
  head: ReactNode
  children: ReactNode
}

/** The html element around a page: head, header, main, footer. Pages with the same documentKey() share it. */
export function Document({ page, site, head, children }: DocumentProps) {
  const { business, frame } = site
  const menu = mainMenu(site)
  const reviews = inFolder(site.folder, reviewsPath)
  return (
    <html lang={business.lang}>
      {head}
      <body>
        <a className="skip" href="#main">
          {frame.labels.skip}
        </a>
        <Header
          business={business}
          words={frame.labels}
          menu={site.testimonials.length > 0 ? menu : menu.filter(({ path }) => path !== reviews)}
          more={moreInMenu(site)}
          languages={otherLanguages(page, site)}
          path={page.path}
        />
        {/* Before main, so that it is painted with the first screen. CSS places it below the footer. */}
        <aside className="call-bar" aria-label={frame.labels.call}>
          <Call business={business} label={frame.labels.callNow} />
          {/* Shown on paper. */}
          <p>
            {business.facts.phone}
            <br />
            {upperFirst(business.hours.copy ?? '')}
          </p>
        </aside>
        <main id="main" tabIndex={-1} {...hook('main')}>
          {children}
        </main>
        <Footer site={site} menu={menu} />
        <ErrorFallback frame={frame} />
      </body>
    </html>
  )
}

/** Returns a key that is equal for two pages when nothing differs around their head and main. */
export const documentKey = (page: DocumentProps['page'], site: Site): string =>
  [
    ...mainMenu(site).map((link) => currentLink(link.path, page.path, inFolder(site.folder, homePath)) ?? ''),
    ...otherLanguages(page, site).map(({ path }) => path),
  ].join()

/** Links to the same page in the site's other languages, or to the home page there. */
const otherLanguages = ({ alternates = [] }: DocumentProps['page'], { folder: own, languages }: Site) =>
  languages
    .filter(({ folder }) => folder !== own)
    .map(({ lang, folder }) => ({
      code: languageOf(lang),
      name: upperFirst(languageName(lang, lang)),
      path: alternates.find(({ site }) => site.folder === folder)?.path ?? inFolder(folder, homePath),
    }))

function mainMenu(site: Site): NamedLink[] {
  const { home, services, locations, about, reviews, faqs } = site.pages
  return [
    ...ownCrumb(site, home, homePath),
    ...ownCrumb(site, services, servicesPath),
    ...ownCrumb(site, locations, locationsPath),
    ...ownCrumb(site, about, aboutPath),
    ...ownCrumb(site, reviews, reviewsPath),
    ...ownCrumb(site, faqs, faqsPath),
    ...ownLinks(site.ownPages, 'menu'),
  ]
}

const linksToMore = 4

/** The first services, and the first towns of the home page. */
function moreInMenu({ frame, services, cities, pages, folder }: Site) {
  const towns = folder === undefined ? homeTowns({ cities, pages }) : []
  const linksToServices = services.map((service) => ({ name: service.name, path: servicePath(service) }))
  const linksToTowns = towns.map((city) => ({ name: city.label, path: cityPath(city) }))
  return [
    { heading: frame.footer.services, links: linksToServices.slice(0, linksToMore) },
    { heading: frame.footer.areas, links: linksToTowns.slice(0, linksToMore) },
  ].filter(({ links }) => links.length > 0)
}

export interface RedirectProps {
  /** Path of the page it redirects to. */
  to: string
  site: Site
  /** Address of the script that redirects without a history entry. */
  script: string
  csp: string
  /** False adds noindex, as on every page of a preview. */
  indexed: boolean
}

/**
 * A page that redirects at once, with or without scripts. Google treats a refresh after 0 seconds as a permanent
 * redirect, and it meets WCAG 2.2.1 (technique H76). The canonical link passes the old address's search ranking to the
 * new one, and noindex would contradict it.
 */
export function RedirectStub({ to, site, script, csp, indexed }: RedirectProps) {
  const url = absolute(site.business, to)
  return (
    <html lang={site.business.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={csp} />
        <title>{`${site.frame.labels.moved} | ${site.business.titleSuffix}`}</title>
        {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
        <script src={script} data-to={to} />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </head>
      <body>
        <p>
          <a href={to}>{url}</a>
        </p>
      </body>
    </html>
  )
}
