import type { City, County, HeadContent, Site } from '../model/site'
import { bySlug } from '../model/by-slug'
import { GroundOfPage, blackClay } from '../drawing-address'
import { cityCard, sharing } from '../cards'
import { houseOf, LotSection } from '../illustrations/lot/lot-section'
import { isBlackClay } from '../illustrations/lot/lot-layout'
import { cityData } from '../json-ld'
import type { Page, PageType } from '../page'
import { CityHero } from '../sections/city-hero'
import { crumbsTo } from '../sections/crumbs'
import { faqs } from '../sections/faqs'
import { items } from '../sections/items'
import { jobs } from '../sections/jobs'
import { links } from '../sections/links'
import { names } from '../sections/names'
import { callPanel, note } from '../sections/notice'
import { photos } from '../sections/photos'
import { prose } from '../sections/prose'
import { seasons } from '../sections/seasons'
import { serviceGrid } from '../sections/service-grid'
import { timeline } from '../sections/steps'
import { Sections, together, weave, withParts } from '../sections/sections'
import { stripIn } from '../sections/strip'
import { comes } from '../sections/who'
import { cityPath, countyPath, locationsPath } from '../model/urls'

export const city: PageType = {
  template: 'city',
  content: 'locations/',
  path: cityPath,
  list(site) {
    const countyOf = new Map(
      site.counties.flatMap((county) => county.cities.map(({ slug }) => [slug, county])),
    )
    return site.cities.map((summary) => ({
      slug: summary.slug,
      source: summary.file,
      ...(summary.noindex && { noindex: true }),
      page: (cityOf, said = site) => cityPage(said, cityOf(summary), countyOf.get(summary.slug), site),
    }))
  },
}

/**
 * One city. `county` is given when counties have pages. A section whose content is missing is left out. The structured
 * data is the firm's own, because search engines know the firm by its number.
 */
function cityPage(site: Site, city: City, county: County | undefined, firm: Site): Page {
  const { business, pages } = site
  const { soil } = city
  const words = site.cityWords(city)
  const path = cityPath(city)
  const crumbs = crumbsTo(
    site,
    { name: pages.locations.menu, path: locationsPath },
    ...(county ? [{ name: county.name, path: countyPath(county) }] : []),
    { name: city.name, path },
  )
  const blocks = [
    ...together(
      items('problems', city.problems),
      photos('photos', city.photos, site.frame),
      jobs(words.jobs, site, { town: city.slug }),
    ),
    ...weave(prose(city.body), [
      note('local-conditions', city.localNote),
      topServices(site, city, words.services),
      items('projects', city.projects, true),
      ...withParts(
        items('why', city.advantages ?? words.why, true),
        comes(site),
        names('neighborhoods', city.neighborhoods),
      ),
    ]),
    ...together(timeline('response', city.response, business), note('permits', city.permits)),
    seasons(city.seasons),
    ...together(
      faqs(city.faqs),
      links('nearby', words.nearby, [
        [
          ...city.nearby.map((other) => ({
            name: other.label,
            path: cityPath(other),
            note: other.tier.name,
          })),
          ...(county ? [{ name: county.name, path: countyPath(county) }] : []),
        ],
      ]),
    ),
    callPanel('contact', words.contact, business),
  ]
  return {
    path,
    title: city.title,
    description: city.description,
    crumbs,
    jsonLd: [cityData(firm, city)],
    ...sharing(
      site,
      city,
      soil && !site.citiesSharePicture ? () => cityCard(site, { ...city, soil }) : undefined,
    ),
    place: { ...city, region: city.state.code },
    top: (
      <CityHero
        hero={{ heading: keepName(words.heading, city.name), ...city.hero }}
        business={business}
        crumbs={crumbs}
        {...(soil && {
          caption: soil.caption,
          house: houseOf(soil),
          figure: <LotSection soil={soil} label={words.soil.heading} />,
        })}
      />
    ),
    body: (
      <GroundOfPage value={soil && isBlackClay(soil) ? blackClay : undefined}>
        <Sections
          blocks={blocks}
          layers={soil?.layers ?? site.region.ground.layers}
          toned
          {...(soil && { pier: stripIn(soil, site) })}
        />
      </GroundOfPage>
    ),
  }
}

/** The services in demand in a city, each with its use there. By default, the services shown in every city. */
function topServices(
  site: Site,
  { topServices }: City,
  usual: HeadContent & { services?: string[] | undefined },
) {
  const words = topServices?.cards
  const slugs = words?.map(({ service }) => service) ?? usual.services
  const services = slugs ? bySlug(site.services, slugs) : site.services.slice(0, 4)
  return serviceGrid(topServices ?? usual, site, { services, words })
}

/**
 * Keeps a town's name on one line with its state and the word before it. Then headings break at the same word in every
 * font, and nothing below moves when the font loads.
 */
const keepName = (heading: string, name: string): string =>
  heading.replaceAll(` ${name}`, `\u00A0${name}`).replaceAll(`${name}, `, `${name},\u00A0`)
