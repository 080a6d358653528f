/** Structured data: builders of schema.org objects from the same objects that pages show. */
import type {
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  ItemList,
  Review,
  Service as ServiceData,
  Thing,
  WithContext,
} from 'schema-dts'
import type { Business, City, Faq, Rating, Service, Site, Testimonial } from './site'
import type { Crumb } from './page'
import { absolute, businessId, cityPath, homePath, servicePath } from './urls'

export type JsonLd = WithContext<Thing>

const context = 'https://schema.org'

/** Vocabulary of schema.org has no narrower type that is true: a "GeneralContractor" builds houses. */
const companyType = 'HomeAndConstructionBusiness'

const cityOf = (business: Business, name: string) =>
  ({
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: business.address.regionName },
  }) as const

/** Every place served: the cities, or their counties once there are too many cities for one page. */
const areasServed = ({ business, cities, counties }: Pick<Site, 'business' | 'cities' | 'counties'>) =>
  counties.length === 0
    ? cities.map(({ name }) => cityOf(business, name))
    : counties.map(({ name }) => ({ '@type': 'AdministrativeArea', name }) as const)

const aggregateRating = ({ value, count }: Rating) =>
  ({
    '@type': 'AggregateRating',
    ratingValue: value,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  }) as const

const openingHours = ({ hours }: Business) =>
  hours.data.map(
    ({ days, opens, closes }) =>
      ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days as 'Monday'[], opens, closes }) as const,
  )

/** The company itself, at its one address: on the home page. */
export function companyData(
  site: Pick<Site, 'business' | 'cities' | 'counties'>,
): WithContext<HomeAndConstructionBusiness> {
  const { business } = site
  const { address, geo } = business
  return {
    '@context': context,
    '@type': companyType,
    '@id': businessId(business),
    name: business.name,
    description: business.description,
    url: absolute(business, homePath),
    image: absolute(business, business.socialImage.src),
    telephone: business.phone,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    openingHoursSpecification: openingHours(business),
    areaServed: areasServed(site),
    ...(business.ratings && { aggregateRating: aggregateRating(business.ratings.home) }),
    sameAs: business.sameAs,
  }
}

/**
 * A city page: a LocalBusiness whose street line is the city, as specified; or, when business.md
 * says so, a Service of the one real company, which is the form search engines ask of a firm that
 * drives to its customers (Google Business Profile guidelines: no listing without an office).
 */
export function cityData(
  business: Business,
  city: City,
): WithContext<HomeAndConstructionBusiness> | WithContext<ServiceData> {
  const areaServed = cityOf(business, city.name)
  const url = absolute(business, cityPath(city))
  if (business.cityData === 'service')
    return {
      '@context': context,
      '@type': 'Service',
      name: `${business.trade} in ${city.name}`,
      serviceType: business.trade,
      description: city.description,
      url,
      areaServed,
      provider: { '@id': businessId(business) },
    }
  const home = city.name === business.address.city
  return {
    '@context': context,
    '@type': companyType,
    name: `${business.name} ${city.name}`,
    description: city.description,
    url,
    image: absolute(business, business.socialImage.src),
    telephone: business.phone,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: city.name,
      addressLocality: city.name,
      addressRegion: business.address.region,
      postalCode: city.postalCode,
      addressCountry: business.address.country,
    },
    // Only the real location has coordinates.
    ...(home && {
      geo: {
        '@type': 'GeoCoordinates' as const,
        latitude: business.geo.latitude,
        longitude: business.geo.longitude,
      },
    }),
    openingHoursSpecification: openingHours(business),
    areaServed,
    ...(business.ratings && { aggregateRating: aggregateRating(business.ratings.city) }),
    sameAs: [],
  }
}

export function serviceData(
  site: Pick<Site, 'business' | 'cities' | 'counties'>,
  service: Service,
): WithContext<ServiceData> {
  const { business } = site
  return {
    '@context': context,
    '@type': 'Service',
    name: service.name,
    serviceType: service.name,
    description: service.description,
    url: absolute(business, servicePath(service)),
    areaServed: areasServed(site),
    provider: {
      '@type': companyType,
      '@id': businessId(business),
      name: business.name,
      telephone: business.phone,
    },
  }
}

/**
 * The reviews; undefined when none may stand in structured data. Samples leave it as soon as one review is real, or
 * when business.md says so. A sample says in its name that it is one, as its label does on the page.
 */
export function reviewData({
  business,
  testimonials,
  frame,
}: Pick<Site, 'business' | 'testimonials' | 'frame'>): WithContext<ItemList> | undefined {
  const real = testimonials.filter(({ sample }) => !sample)
  const shown = real.length > 0 || !business.sampleReviewData ? real : testimonials
  if (shown.length === 0) return undefined
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: shown.map((testimonial, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: { ...review(business, testimonial), ...(testimonial.sample && { name: frame.sample.label }) },
    })),
  }
}

function review(business: Business, { name, rating, date, text }: Testimonial): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    datePublished: date ?? business.reviewDate,
    reviewBody: text.text,
    itemReviewed: { '@type': companyType, '@id': businessId(business), name: business.name },
  }
}

export function breadcrumbData(business: Business, crumbs: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absolute(business, path),
    })),
  }
}

export function faqData(faqs: Faq[]): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    })),
  }
}
