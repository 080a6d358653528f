import type { CitySource, CitySummary, County, Site } from '../model/site'
import type { MapPlace } from '../illustrations/map/map-layout'
import { LocationsMap } from '../illustrations/map/locations-map'
import { singlePage } from '../page'
import type { Page } from '../page'
import { areas } from '../sections/areas'
import { cores } from '../sections/cores'
import { counties } from '../sections/counties'
import { Figure } from '../sections/figure'
import { callPanel } from '../sections/notice'
import type { Block } from '../sections/sections'
import { Tiers } from '../sections/tiers'
import { cityPath, countyPath, locationsPath } from '../model/urls'
import { pageWithHero } from './page-with-hero'

export const locations = singlePage('locations', 'pages/locations.md', locationsPath, locationsPage)

/** Up to this many soil cores fit side by side, in two rows. */
const mostCores = 28

/** Lists every city or, when there are too many for one page, every county. */
function locationsPage(site: Site, cityOf: CitySource): Page {
  const { business, cities, counties: all, countyOverview, countyWords } = site
  const page = site.pages.locations
  const many = all.length > 0
  return pageWithHero(site, page, locationsPath, {
    figure: (
      <>
        <Tiers head={page.tiers} all={business.tiers} cities={many ? [] : cities} />
        <Figure framed id="map" caption={many ? countyOverview.caption : undefined}>
          <LocationsMap
            places={many ? all.map((county) => countyPlace(county, countyWords)) : cities.map(cityPlace)}
            tiers={business.tiers}
            ground={site.region.map}
            label={page.map}
          />
        </Figure>
      </>
    ),
    blocks: [
      many ? counties('cities', countyOverview, all, countyWords) : towns(site, cityOf),
      callPanel('banner', page.banner, business),
    ],
  })
}

/** The cities as soil cores. If there are too many to compare or a city's ground is unknown, as cards. */
function towns({ pages, cities }: Site, cityOf: CitySource): Block {
  const head = pages.locations.cities
  if (cities.length > mostCores) return areas('cities', head, cities)
  const cored = cities.flatMap((city) => {
    const layers = cityOf(city).soil?.layers
    return layers ? { city, layers } : []
  })
  // A row of cores with gaps cannot be compared.
  if (cored.length < cities.length) return areas('cities', head, cities)
  return cores('cities', head, cored)
}

const cityPlace = (city: CitySummary): MapPlace => ({
  name: city.label,
  path: cityPath(city),
  label: `${city.label}: ${city.tier.name}`,
  tier: city.tier,
  latitude: city.latitude,
  longitude: city.longitude,
})

const countyPlace = (county: County, words: Site['countyWords']): MapPlace => ({
  name: county.name,
  path: countyPath(county),
  label: `${county.name}. ${words(county).soonest}`,
  tier: county.tier,
  latitude: county.latitude,
  longitude: county.longitude,
})
