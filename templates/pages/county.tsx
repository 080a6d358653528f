import { sharing } from '../cards'
import { hasCards } from '../model/counties'
import type { County, Site } from '../model/site'
import { alphabetical } from '../model/text'
import type { Page, PageType } from '../page'
import { alphabet } from '../sections/alphabet'
import { areas } from '../sections/areas'
import { crumbsTo } from '../sections/crumbs'
import { Hero } from '../sections/hero'
import { links, overviews } from '../sections/links'
import { callPanel } from '../sections/notice'
import { Sections } from '../sections/sections'
import { cityPath, countyPath, locationsPath } from '../model/urls'

export const county: PageType = {
  template: 'county',
  path: countyPath,
  list: (site) =>
    site.counties.map((county) => ({
      slug: county.slug,
      source: 'shared/county.md',
      page: () => countyPage(site, county),
    })),
}

/** One county. Counties have pages when the locations page has no room for every city. */
function countyPage(site: Site, county: County): Page {
  const { business, pages, countyWords, region } = site
  const words = countyWords(county)
  const path = countyPath(county)
  const crumbs = crumbsTo(
    site,
    { name: pages.locations.menu, path: locationsPath },
    { name: county.name, path },
  )
  const { cities } = county
  const blocks = [
    hasCards(county)
      ? areas('cities', words.cities, cities)
      : alphabet(
          'cities',
          words.cities,
          [...cities].sort(alphabetical).map((city) => ({ name: city.label, path: cityPath(city) })),
        ),
    links('more', words.more, [
      county.nearby.map((other) => ({ name: other.name, path: countyPath(other) })),
      overviews(pages),
    ]),
    callPanel('contact', words.contact, business),
  ]
  return {
    path,
    title: words.title,
    description: words.description,
    crumbs,
    jsonLd: [],
    ...sharing(site, {}),
    place: { ...county, region: county.state.code },
    top: <Hero hero={words.hero} business={business} crumbs={crumbs} />,
    body: <Sections blocks={blocks} layers={region.ground.layers} />,
  }
}
