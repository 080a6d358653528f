import type { Site } from '../content/types'
import type { Page, Route } from './page'
import { aboutPage } from './pages/about'
import { cityPage } from './pages/city'
import { faqsPage } from './pages/faqs'
import { homePage } from './pages/home'
import { locationsPage } from './pages/locations'
import { notFoundPage } from './pages/not-found'
import { reviewsPage } from './pages/reviews'
import { servicePage } from './pages/service'
import { servicesPage } from './pages/services'
import {
  aboutPath,
  cityPath,
  faqsPath,
  homePath,
  locationsPath,
  notFoundPath,
  reviewsPath,
  servicePath,
  servicesPath,
} from './urls'

/** Every page of the site, in order: the only list of pages there is. */
export function routes(site: Site): Route[] {
  const { pages, services, cities } = site
  const route = (path: string, template: string, source: string, page: () => Page): Route => ({
    path,
    template,
    source,
    listed: path !== notFoundPath,
    page,
  })
  return [
    route(homePath, 'home', pages.home.file, () => homePage(site)),
    route(servicesPath, 'services', pages.services.file, () => servicesPage(site)),
    route(locationsPath, 'locations', pages.locations.file, () => locationsPage(site)),
    route(aboutPath, 'about', pages.about.file, () => aboutPage(site)),
    route(reviewsPath, 'reviews', pages.reviews.file, () => reviewsPage(site)),
    route(faqsPath, 'faqs', pages.faqs.file, () => faqsPage(site)),
    ...services.map((service) =>
      route(servicePath(service), 'service', service.file, () => servicePage(site, service)),
    ),
    ...cities.map((city) => route(cityPath(city), 'city', city.file, () => cityPage(site, city))),
    route(notFoundPath, 'not-found', pages.notFound.file, () => notFoundPage(site)),
  ]
}
