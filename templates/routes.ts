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
import { languageFolder, originalOf } from './model/languages'
import { inFolder, notFoundPath } from './model/urls'

/**
 * The only list of page types. Counties come before cities, so if a city's file has the name of a county, the city is
 * reported. The owner's own pages come after those that every site has.
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

/** Returns every page of the site, in order: those of a second language follow those of the first. */
export function routes(site: Site): Route[] {
  const first = routesIn(site)
  const others = site.translations.flatMap(routesIn)
  const originals = new Map(first.map((route) => [route.source, route]))
  for (const route of others) {
    const original = originals.get(originalOf(route.source))
    // Its file has a problem.
    if (!original) continue
    // A page with noindex in the first language has it in all languages.
    route.listed &&= original.listed
    if (original.alternates.length === 0) original.alternates.push(original)
    original.alternates.push(route)
    route.alternates = original.alternates
  }
  return [...first, ...others]
}

/** Returns the pages of a site in its language. */
const routesIn = (site: Site): Route[] => {
  const { folder } = site
  const told = pageFiles(site)
  const dates = datesByFile(told, site)
  const files = new Map(told.map((page) => [page.file, page]))
  return types.flatMap((type) =>
    type.list(site).flatMap(({ slug, source, noindex, page }) => {
      // A second language only has the pages that have a file there.
      if (folder !== undefined && (languageFolder(source) !== folder || !files.has(source))) return []
      return {
        ...routeOf(type, inFolder(folder, type.path({ slug })), source, noindex),
        site,
        alternates: [],
        ...(dates.has(source) && { dates: dates.get(source) }),
        draft: files.get(source)?.draft,
        phone: files.get(source)?.phone,
        page,
      }
    }),
  )
}

/** Fields that every page's content file may have. */
type PageFile = Pick<CitySummary, 'file' | 'updated' | 'reviewedBy' | 'draft' | 'phone'>

const pageFiles = ({ pages, ownPages, services, cities }: Site): PageFile[] => [
  ...(Object.values(pages) as PageFile[]),
  ...ownPages,
  ...services,
  ...cities,
]

/** Returns when each page was last updated and by whom, by content file. Only for pages that say so. */
const datesByFile = (all: readonly PageFile[], { pages, folder }: Site): ReadonlyMap<string, Dates> =>
  new Map(
    all.flatMap(({ file, updated, reviewedBy }) => {
      if (updated === undefined && reviewedBy === undefined) return []
      const team = pages.about.folder === folder ? pages.about.team?.items : []
      const person = team?.find(({ name }) => name !== undefined && name === reviewedBy)
      return [[file, { updated, reviewer: person && { name: person.name!, role: person.role } }]]
    }),
  )

/** Content files of pages that every site has. */
const singles = new Set(types.map(({ content }) => content))

/** Returns the pages that content files would make, from the names of the files alone. */
export const routesOfFiles = (files: readonly string[]): ReturnType<typeof routeOf>[] =>
  types.flatMap((type) => {
    const { content, path } = type
    if (content === undefined) return []
    const isSingle = !content.endsWith('/')
    const made = files.filter((file) => {
      const original = originalOf(file)
      return isSingle ? original === content : original.startsWith(content) && !singles.has(original)
    })
    // Every site has it, though its file may be missing.
    if (isSingle && !made.includes(content)) made.push(content)
    return made.map((file) => {
      const slug = originalOf(file).slice(content.length, -'.md'.length)
      return routeOf(type, inFolder(languageFolder(file), path({ slug })), file)
    })
  })
