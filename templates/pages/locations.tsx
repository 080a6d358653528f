import type { Site } from '../../content/types'
import { sceneHatches } from '../illustrations'
import { LocationsMap } from '../illustrations/pictures'
import { homePlace } from '../page'
import type { Page } from '../page'
import { areas } from '../sections/areas'
import { Figure } from '../sections/figure'
import { Hero } from '../sections/hero'
import { notice } from '../sections/notice'
import { stats } from '../sections/stats'
import { Strata } from '../sections/strata'
import { tiers } from '../sections/tiers'
import { homePath, locationsPath } from '../urls'

export function locationsPage({ business, pages, cities }: Site): Page {
  const page = pages.locations
  const crumbs = [
    { name: pages.home.menu, path: homePath },
    { name: page.menu, path: locationsPath },
  ]
  const blocks = [
    areas('cities', page.cities, cities),
    tiers(page.tiers, business.tiers, cities),
    stats('record', page.record),
    notice('banner', page.banner, business),
  ]
  return {
    path: locationsPath,
    title: page.title,
    description: page.description,
    crumbs,
    jsonLd: [],
    image: business.socialImage,
    place: homePlace(business),
    hatches: sceneHatches,
    body: (
      <>
        <Hero
          hero={page.hero}
          business={business}
          crumbs={crumbs}
          figure={
            <Figure caption={page.map.caption}>
              <LocationsMap cities={cities} tiers={business.tiers} label={page.map.heading} />
            </Figure>
          }
        />
        <Strata blocks={blocks} />
      </>
    ),
  }
}
