import type { CityLink, Site } from '../content/types'
import { bySlug } from './by-slug'
import { countiesOf, hasCards } from './counties'
import type { County } from './counties'
import type { Page, PageSources, Route } from './page'
import { aboutPage } from './pages/about'
import { cityPage } from './pages/city'
import { countyPage } from './pages/county'
import { faqsPage } from './pages/faqs'
import { homePage } from './pages/home'
import { locationsPage } from './pages/locations'
import { notFoundPage } from './pages/not-found'
import { reviewsPage } from './pages/reviews'
import { servicePage } from './pages/service'
import { servicesPage } from './pages/services'
import { footerShows } from './sections/footer'
import {
  aboutPath,
  cityPath,
  countyPath,
  faqsPath,
  homePath,
  locationsPath,
  notFoundPath,
  reviewsPath,
  servicePath,
  servicesPath,
} from './urls'

/** The content file that every county page is made from. */
const countyFile = 'shared/county.md'

/** Every page of the site, in order: the only list of pages there is. */
export function routes(site: Site): Route[] {
  const { pages, services, cities } = site
  const counties = countiesOf(cities, site.business.tiers)
  const countyOf = new Map(counties.flatMap((county) => county.cities.map(({ slug }) => [slug, county])))
  const { cities: inFooter, more } = footerShows(site)
  const footer = [inFooter, more]
  const showsFooter = () => ({ shows: footer })
  const onHome = bySlug(cities, pages.home.areas.cities)
  const countyLinks = new Map(counties.map((county) => [county, { name: county.name, slug: county.slug }]))
  const cityLinks = new Map<CityLink, CityLink>(
    cities.map((city) => [city, { slug: city.slug, name: city.name, tier: city.tier }]),
  )
  const linkTo = (city: CityLink) => cityLinks.get(city)!
  const route = (
    path: string,
    template: string,
    source: string,
    page: () => Page,
    sources?: () => PageSources,
  ): Route => ({
    path,
    template,
    source,
    listed: path !== notFoundPath,
    page,
    ...(sources && { sources }),
  })
  return [
    route(
      homePath,
      'home',
      pages.home.file,
      () => homePage(site, onHome),
      () => ({ shows: [...footer, ...onHome] }),
    ),
    route(servicesPath, 'services', pages.services.file, () => servicesPage(site), showsFooter),
    route(locationsPath, 'locations', pages.locations.file, () => locationsPage(site, counties)),
    route(aboutPath, 'about', pages.about.file, () => aboutPage(site), showsFooter),
    route(reviewsPath, 'reviews', pages.reviews.file, () => reviewsPage(site), showsFooter),
    route(faqsPath, 'faqs', pages.faqs.file, () => faqsPage(site), showsFooter),
    ...services.map((service) => {
      const named = bySlug(cities, service.related.cities ?? [])
      return route(
        servicePath(service),
        'service',
        service.file,
        () => servicePage(site, service, named),
        () => ({ shows: [...footer, ...named.map(linkTo)] }),
      )
    }),
    // Before the cities, so that a city whose file has the name of a county is told to take another.
    ...counties.map((county) =>
      route(
        countyPath(county),
        'county',
        countyFile,
        () => countyPage(site, county),
        () => ({
          shows: [
            ...footer,
            figuresOf(county),
            ...(hasCards(county) ? county.cities : county.cities.map(linkTo)),
            ...[county, ...county.nearby].map((one) => countyLinks.get(one)!),
          ],
        }),
      ),
    ),
    ...cities.map((city) =>
      route(
        cityPath(city),
        'city',
        city.file,
        () => cityPage(site, site.city(city), countyOf.get(city.slug)),
        () => ({
          file: city.file,
          shows: [
            ...footer,
            ...site.nearby(city).map(linkTo),
            countyLinks.get(countyOf.get(city.slug)!) ?? {},
          ],
        }),
      ),
    ),
    route(notFoundPath, 'not-found', pages.notFound.file, () => notFoundPage(site), showsFooter),
  ]
}

/** What a county page says of all its cities. */
const figuresOf = ({ count, tier, latitude, longitude }: County) => ({ count, tier, latitude, longitude })
