import { sharing } from '../cards'
import { homePlace, singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { gallery } from '../sections/gallery'
import { HeroPicture } from '../sections/photo'
import { Hero } from '../sections/hero'
import { items } from '../sections/items'
import { callPanel } from '../sections/notice'
import { serviceGrid } from '../sections/service-grid'
import { stats } from '../sections/stats'
import { Sections } from '../sections/sections'
import { servicesPath } from '../model/urls'

export const services = singlePage('services', 'pages/services.md', servicesPath, servicesPage)

function servicesPage(site: Site): Page {
  const { business, pages, services, frame, region } = site
  const page = pages.services
  const crumbs = crumbsTo(pages, { name: page.menu, path: servicesPath })
  const blocks = [
    serviceGrid(page.services, services),
    gallery(page.gallery, frame),
    items('warranty', page.warranty),
    stats('record', page.record),
    callPanel('banner', page.banner, business),
  ]
  return {
    path: servicesPath,
    title: page.title,
    description: page.description,
    crumbs,
    jsonLd: [],
    ...sharing(site, page),
    place: homePlace(business),
    top: (
      <Hero
        hero={page.hero}
        business={business}
        crumbs={crumbs}
        figure={page.image && <HeroPicture picture={page.image} />}
      />
    ),
    body: <Sections blocks={blocks} layers={region.ground.layers} />,
  }
}
