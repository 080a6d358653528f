import type { PageType, Route } from './page'
import { about } from './pages/about'
import { city } from './pages/city'
import { county } from './pages/county'
import { faqs } from './pages/faqs'
import { home } from './pages/home'
import { locations } from './pages/locations'
import { notFound } from './pages/not-found'
import { ownPage } from './pages/own-page'
import { privacy } from './pages/privacy'
import { reviews } from './pages/reviews'
import { service } from './pages/service'
import { services } from './pages/services'
import type { CitySummary, Dates, Site } from './model/site'
import { notFoundPath } from './model/urls'

/**
 * The only list of page types. Counties come before cities, so that a city whose file has a county's name is the one
 * that must change. The owner's own pages come after those that every site has.
 */
const types: PageType[] = [
  home,
  services,
  locations,
  about,
  reviews,
  faqs,
  privacy,
  service,
  county,
  city,
  notFound,
  ownPage,
]

const routeOf = ({ template }: PageType, path: string, source: string, noindex = false) => ({
  path,
  template,
  source,
  listed: path !== notFoundPath && !noindex,
})

/** Returns every page of the site, in order. */
export const routes = (site: Site): Route[] => {
  const told = pageFiles(site)
  const dates = datesByFile(told, site)
  const files = new Map(told.map((page) => [page.file, page]))
  return types.flatMap((type) =>
    type.list(site).map(({ slug, source, noindex, page }) => ({
      ...routeOf(type, type.path({ slug }), source, noindex),
      ...(dates.has(source) && { dates: dates.get(source) }),
      draft: files.get(source)?.draft,
      notices: files.get(source)?.notices,
      phone: files.get(source)?.phone,
      page,
    })),
  )
}

/** Fields that every page's content file may have. */
type PageFile = Pick<CitySummary, 'file' | 'updated' | 'reviewedBy' | 'draft' | 'notices' | 'phone'>

const pageFiles = ({ pages, ownPages, services, cities }: Site): PageFile[] => [
  ...(Object.values(pages) as PageFile[]),
  ...ownPages,
  ...services,
  ...cities,
]

/** Returns when each page was last updated and by whom, by content file. Only for pages that say so. */
function datesByFile(all: readonly PageFile[], { pages }: Site): ReadonlyMap<string, Dates> {
  return new Map(
    all.flatMap(({ file, updated, reviewedBy }) => {
      if (updated === undefined && reviewedBy === undefined) return []
      const person = pages.about.team?.items.find(({ name }) => name !== undefined && name === reviewedBy)
      return [[file, { updated, reviewer: person && { name: person.name!, role: person.role } }]]
    }),
  )
}

/** Content files of pages of which there is one. */
const singles = new Set(types.map(({ content }) => content))

/** Returns the pages that content files would make, from the names of the files alone. */
export const routesOfFiles = (files: readonly string[]): Omit<Route, 'page'>[] =>
  types.flatMap((type) => {
    const { content, path } = type
    if (content === undefined) return []
    if (!content.endsWith('/')) return [routeOf(type, path({ slug: '' }), content)]
    return files
      .filter((file) => file.startsWith(content) && !singles.has(file))
      .map((file) => routeOf(type, path({ slug: file.slice(content.length, -'.md'.length) }), file))
  })
