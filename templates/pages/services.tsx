import { singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { comparison } from '../sections/comparison'
import { gallery } from '../sections/gallery'
import { items } from '../sections/items'
import { callPanel } from '../sections/notice'
import { folded, withParts } from '../sections/sections'
import { serviceGrid } from '../sections/service-grid'
import { servicesPath } from '../model/urls'
import { pageWithHero } from './page-with-hero'

export const services = singlePage('services', 'pages/services.md', servicesPath, servicesPage)

function servicesPage(site: Site): Page {
  const { business, frame } = site
  const page = site.pages.services
  return pageWithHero(site, page, servicesPath, {
    blocks: [
      serviceGrid(page.services, site, { first: site.pages.home.services?.first }),
      gallery(page.gallery, frame),
      ...withParts(items('warranty', page.warranty), folded(comparison(page.coverage, 'coverage'))),
      callPanel('banner', page.banner, business),
    ],
  })
}
