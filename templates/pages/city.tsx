import type { City } from '../../content/types'
import { bySlug } from '../by-slug'
import { cityCard, imageOf } from '../cards'
import type { County } from '../counties'
import { SoilColumn } from '../illustrations/pictures'
import { cityData } from '../json-ld'
import type { Page, SiteOfAnyCities } from '../page'
import { faqs } from '../sections/faqs'
import { Figure } from '../sections/figure'
import { Hero } from '../sections/hero'
import { items } from '../sections/items'
import { links, overviews } from '../sections/links'
import { names } from '../sections/names'
import { note, notice } from '../sections/notice'
import { prose } from '../sections/prose'
import { seasons } from '../sections/seasons'
import { serviceGrid } from '../sections/service-grid'
import { stats } from '../sections/stats'
import { steps } from '../sections/steps'
import { Strata } from '../sections/strata'
import { cityPath, countyPath, homePath, locationsPath } from '../urls'

type CountyLink = Pick<County, 'slug' | 'name'>

/**
 * One city. A file that says more fills more of the sections; there is no other template. `county` is
 * given when counties have pages.
 */
export function cityPage(site: SiteOfAnyCities, city: City, county?: CountyLink): Page {
  const { business, pages, services } = site
  const words = site.cityWords(city)
  const path = cityPath(city)
  const card = cityCard(business, city)
  const crumbs = [
    { name: pages.home.menu, path: homePath },
    { name: pages.locations.menu, path: locationsPath },
    { name: city.name, path },
  ]
  const grid = city.topServices ?? words.services
  const blocks = [
    ...prose(city.body),
    note('local-conditions', city.localNote),
    items('problems', city.problems),
    serviceGrid(grid, bySlug(services, grid.services)),
    names('neighborhoods', city.neighborhoods),
    items('projects', city.projects),
    steps('response', city.response),
    seasons(city.seasons),
    items('why', city.advantages ?? words.why),
    stats('record', city.record),
    faqs(city.faqs),
    links('nearby', words.nearby, [
      city.nearby.map((other) => ({ name: other.name, path: cityPath(other), note: other.tier.name })),
      [...(county ? [{ name: county.name, path: countyPath(county) }] : []), ...overviews(pages)],
    ]),
    notice('contact', words.contact, business),
  ]
  return {
    path,
    title: city.title,
    description: city.description,
    crumbs,
    jsonLd: [cityData(business, city)],
    image: imageOf(site, city.socialImage, card),
    card,
    place: city,
    top: (
      <Hero
        hero={{ heading: words.heading, ...city.hero }}
        business={business}
        crumbs={crumbs}
        figure={
          <Figure caption={city.soil.caption}>
            <SoilColumn soil={city.soil} label={words.soil.heading} />
          </Figure>
        }
      />
    ),
    body: <Strata blocks={blocks} layers={city.soil.layers} />,
  }
}
