import type { Service, Site } from '../model/site'
import { isGroundKnown } from '../illustrations/common/ground'
import { bySlug } from '../model/by-slug'
import { serviceCard, sharing } from '../cards'
import { Cutaway } from '../illustrations/cutaways/by-name'
import { serviceData } from '../json-ld'
import { homePlace } from '../page'
import type { Page, PageType } from '../page'
import { FirstComparison, comparison } from '../sections/comparison'
import { crumbsTo, ownCrumb } from '../sections/crumbs'
import { estimate } from '../sections/estimate'
import { faqs } from '../sections/faqs'
import { Figure } from '../sections/figure'
import { Hero } from '../sections/hero'
import { items } from '../sections/items'
import { jobs } from '../sections/jobs'
import { links, moreServices } from '../sections/links'
import { callPanel, emergency } from '../sections/notice'
import { HeroPicture } from '../sections/photo'
import { photos } from '../sections/photos'
import { prices } from '../sections/prices'
import { prose } from '../sections/prose'
import { steps, timeline } from '../sections/steps'
import { Sections, together, withParts } from '../sections/sections'
import { spread } from '../sections/spread'
import { stripOfService } from '../sections/strip'
import { cityPath, servicePath, servicesPath } from '../model/urls'

export const service: PageType = {
  template: 'service',
  content: 'services/',
  path: servicePath,
  list: (site) =>
    site.services.map((service) => ({
      slug: service.slug,
      source: service.file,
      page: () => servicePage(site, service),
    })),
}

/** One service: the cause, the signs, the repair, its limits, its price, and what to do next. */
function servicePage(site: Site, service: Service): Page {
  const { business, pages } = site
  const path = servicePath(service)
  const crumbs = crumbsTo(site, ...ownCrumb(site, pages.services, servicesPath), { name: service.name, path })
  const { limits, costs, checks, benefits } = service
  const texts = together(...prose(service.body))
  // A table at the top is read with the text.
  const isRead = service.comparison?.first
  const blocks = [
    ...(isRead ? texts : []),
    ...together(
      items('signs', service.signs),
      photos('photos', service.photos, site.frame, service.name),
      jobs(site.serviceWords.jobs, site, { service: service.slug }),
      emergency(service.emergency, business),
    ),
    ...withParts(prices(service.price, business), estimate(service.estimate, business)),
    ...(isRead ? [] : texts),
    ...together(items('methods', service.methods), isRead ? undefined : comparison(service.comparison)),
    ...withParts(steps('process', service.process), timeline('timeline', service.timeline)),
    spread('decide', site.serviceWords.decide, { limits, costs, checks, benefits }),
    faqs(service.faqs),
    related(site, service),
    callPanel('contact', site.serviceWords.contact, business),
  ]
  return {
    path,
    title: service.title,
    description: service.description,
    crumbs,
    jsonLd: [serviceData(site, service)],
    ...sharing(
      site,
      service,
      service.drawing && !isDrawn(service) ? () => serviceCard(site, service) : undefined,
    ),
    place: homePlace(business),
    top: <Hero hero={service.hero} business={business} crumbs={crumbs} figure={figureOf(site, service)} />,
    body: (
      <Sections
        blocks={blocks}
        layers={site.region.ground.layers}
        pier={stripOfService(service.drawing, site)}
      />
    ),
  }
}

/** True when a drawing from the gallery replaces the cutaway. */
const isDrawn = ({ image }: Service) => image !== undefined && image.photo === undefined

function figureOf({ region }: Site, { comparison, drawing, image }: Service) {
  if (comparison?.first) return <FirstComparison content={comparison} />
  if (image) return <HeroPicture picture={image} />
  if (!drawing || !isGroundKnown(region)) return undefined
  return (
    <Figure>
      <Cutaway of={drawing} layers={region.ground.layers} />
    </Figure>
  )
}

function related(site: Site, service: Service) {
  const { services, cities } = site
  const named = service.related.services
    ? bySlug(services, service.related.services)
    : services.filter(({ slug }) => slug !== service.slug).slice(0, 3)
  const nearby = bySlug(cities, service.related.cities ?? [])
  return links('related', service.related, [
    [
      ...named.map((other) => ({ name: other.name, path: servicePath(other), picture: other.drawing })),
      ...moreServices(site),
    ],
    nearby.map((city) => ({ name: city.label, path: cityPath(city) })),
  ])
}
