/** Structured data. It builds schema.org objects from the same objects that pages show. */
import type { Thing, WithContext } from 'schema-dts'
import type { Business, City, Crumb, Dates, Faq, Picture, Rating, Service, Site } from './model/site'
import { costRange } from './model/costs'
import { usualLang } from './model/language'
import { photosOfJob, shownJobs } from './model/jobs'
import { isOwnTown } from './model/own-town'
import { logoPath } from './model/logo'
import { jpegPath } from './model/photos'
import { absolute, businessId, cityPath, homePath, inFolder, servicePath } from './model/urls'

export type JsonLd = WithContext<Thing>

const context = 'https://schema.org'

/** The language of a page, unless it is US English. */
const languageOf = ({ lang }: Business) => (lang === usualLang ? {} : { inLanguage: lang })

/** schema.org has no narrower type that fits: a "GeneralContractor" builds houses. */
const companyType = 'HomeAndConstructionBusiness'

const cityOf = ({ name, state }: Pick<City, 'name' | 'state'>) =>
  ({ '@type': 'City', name, containedInPlace: { '@type': 'State', name: state.name } }) as const

/** All areas served: the cities or, when they are too many for one page, their counties. */
const areasServed = ({ cities, counties }: Site, notIn: readonly string[] = []) =>
  counties.length === 0
    ? cities.filter(({ slug }) => !notIn.includes(slug)).map(cityOf)
    : counties.map(({ name }) => ({ '@type': 'AdministrativeArea', name }) as const)

const geoOf = ({ geo: { latitude, longitude } }: Business) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) as const

const ratingScale = { bestRating: 5, worstRating: 1 }

/** Reviews allowed in structured data. Samples are left out once a review is real, or if business.md says so. */
function reviewsInData({ business, testimonials }: Site) {
  const real = testimonials.filter(({ sample }) => !sample)
  return real.length > 0 || !business.sampleReviewData ? real : testimonials
}

/**
 * One of the two ratings. None without a review, because structured data may only say what pages show. A sample rating
 * is left out together with the sample reviews.
 */
function ratingData(site: Site, reading: 'home' | 'city') {
  const { ratings, samples } = site.business
  const reviews = reviewsInData(site)
  const isShown = samples.includes('ratings') ? reviews.some(({ sample }) => sample) : reviews.length > 0
  return ratings && isShown ? { aggregateRating: aggregateRating(ratings[reading]) } : {}
}

const aggregateRating = ({ value, count }: Rating) =>
  ({ '@type': 'AggregateRating', ratingValue: value, reviewCount: count, ...ratingScale }) as const

/** The opening hours, and the days on which a notice says that the office is closed. */
function openingHours({ business, notices }: Site, town?: string) {
  const type = { '@type': 'OpeningHoursSpecification' } as const
  const closed = notices.filter((notice) => notice.closed && (notice.town ?? town) === town)
  return {
    // With hours by appointment, nobody can simply drop in. Search engines take the last minute for the end of a day.
    openingHoursSpecification: business.hours.data.flatMap(({ days, opens, closes }) =>
      opens && closes
        ? [{ ...type, dayOfWeek: days as 'Monday'[], opens, closes: closes.replace('24:00', '23:59') }]
        : [],
    ),
    ...(closed.length > 0 && {
      specialOpeningHoursSpecification: closed.map(({ from, until }) => ({
        ...type,
        ...{ opens: '00:00', closes: '00:00', validFrom: from!, validThrough: until! },
      })),
    }),
  }
}

/**
 * Addresses of the JPEG files of photos, without duplicates. Drawings are left out, because they are not photos of the
 * work. Pass only photos that pages show, because other files do not exist.
 */
function photoAddresses(business: Business, pictures: readonly (Picture | undefined)[]): string[] {
  const addresses = pictures.flatMap((picture) =>
    picture?.photo ? absolute(business, jpegPath(picture, picture.photo)) : [],
  )
  return [...new Set(addresses)]
}

const photosOfJobs = ({ jobs }: Site, of?: Parameters<typeof shownJobs>[1]) =>
  shownJobs(jobs, of).map((job) => photosOfJob(job).at(-1))

/** The photos of a town or a service, and of the jobs there. Of a pair, the photo after the repair shows the work. */
const photosOfWork = (site: Site, { photos }: City | Service, jobs: Parameters<typeof shownJobs>[1]) => [
  photos?.pair?.after,
  ...(photos?.items ?? []),
  ...photosOfJobs(site, jobs),
]

/** The site's sharing picture, followed by the photos if there are any. */
function companyImage(business: Business, photos: string[]) {
  const image = absolute(business, business.socialImage.src)
  return photos.length > 0 ? [image, ...photos] : image
}

/** Search engines show only a few photos of a company. */
const mostCompanyPhotos = 3

/** The company, described on the home page only. */
export function companyData(site: Site): JsonLd {
  const { business, pages } = site
  const photos = photoAddresses(business, [pages.about.image, ...photosOfJobs(site)])
  const { address } = business
  return {
    '@context': context,
    '@type': companyType,
    '@id': businessId(business),
    name: business.name,
    description: business.description,
    url: absolute(business, homePath),
    ...(business.logo && { logo: absolute(business, logoPath(business.logo)) }),
    image: companyImage(business, photos.slice(0, mostCompanyPhotos)),
    telephone: business.phone,
    ...(business.phones.length > 0 && {
      contactPoint: business.phones.map(
        ({ label, phone }) => ({ '@type': 'ContactPoint', contactType: label, telephone: phone }) as const,
      ),
    }),
    ...(business.email && { email: business.email }),
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: geoOf(business),
    ...openingHours(site),
    areaServed: areasServed(site),
    ...ratingData(site, 'home'),
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs }),
  }
}

/** The home page in a second language. It refers to the company that the first language describes. */
export const homeData = ({ business, folder, pages: { home } }: Site): JsonLd => ({
  '@context': context,
  '@type': 'WebPage',
  ...languageOf(business),
  name: home.title,
  description: home.description,
  url: absolute(business, inFolder(folder, homePath)),
  about: { '@id': businessId(business) },
})

/** The site, described on the home page only. */
export const siteData = (business: Business): JsonLd => ({
  '@context': context,
  '@type': 'WebSite',
  ...languageOf(business),
  name: business.name,
  url: absolute(business, homePath),
  publisher: { '@id': businessId(business) },
})

/**
 * A city page as a LocalBusiness whose street line is the city, as the specification asks. If business.md says so, it
 * is a Service of the one real company instead. Search engines prefer that for a company that drives to its customers
 * (Google Business Profile guidelines: no listing without an office).
 */
export function cityData(site: Site, city: City): JsonLd {
  const { business } = site
  const photos = photoAddresses(business, photosOfWork(site, city, { town: city.slug }))
  const about = { description: city.description, url: absolute(business, cityPath(city)) }
  if (business.cityData === 'service')
    return {
      '@context': context,
      '@type': 'Service',
      name: city.title,
      serviceType: business.trade,
      ...about,
      ...(photos.length > 0 && { image: photos }),
      areaServed: cityOf(city),
      provider: { '@id': businessId(business) },
    }
  return {
    '@context': context,
    '@type': companyType,
    name: `${business.name} ${city.name}`,
    parentOrganization: { '@id': businessId(business) },
    ...about,
    image: companyImage(business, photos),
    telephone: business.phone,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: city.name,
      addressLocality: city.name,
      addressRegion: city.state.code,
      postalCode: city.postalCode,
      addressCountry: business.address.country,
    },
    // Only the real office has coordinates.
    ...(isOwnTown(business, city) && { geo: geoOf(business) }),
    ...openingHours(site, city.slug),
    areaServed: cityOf(city),
    ...ratingData(site, 'city'),
  }
}

export function serviceData(site: Site, service: Service): JsonLd {
  const { business } = site
  const { image, slug } = service
  const photos = photoAddresses(business, [image, ...photosOfWork(site, service, { service: slug })])
  return {
    '@context': context,
    '@type': 'Service',
    name: service.name,
    serviceType: service.name,
    description: service.description,
    url: absolute(business, servicePath(service)),
    ...(photos.length > 0 && { image: photos }),
    ...offers(business, service),
    areaServed: areasServed(site, service.notIn),
    provider: { ...company(business), telephone: business.phone },
  }
}

const company = (business: Business) =>
  ({ '@type': companyType, '@id': businessId(business), name: business.name }) as const

/** The price table of a service, once all of its prices are known. */
function offers({ costs, prices = {} }: Business, { price }: Service) {
  const known = (price?.rows ?? []).flatMap(({ repair, takes, cost }) => {
    const range = costRange(prices, costs.find(({ id }) => id === cost)!.parts)
    return range ? [{ name: takes ? `${repair}, ${takes}` : repair, ...range }] : []
  })
  if (known.length === 0) return {}
  return {
    offers: known.map(({ name, low, high }) => {
      const price = { minPrice: low, maxPrice: high, priceCurrency: 'USD' }
      return {
        '@type': 'Offer',
        name,
        priceSpecification: { '@type': 'PriceSpecification', ...price },
      } as const
    }),
  }
}

/**
 * Returns the reviews, or undefined when none may be in structured data. See reviewsInData(). A sample's name says
 * that it is a sample, like its label on the page.
 */
export function reviewData(site: Site): JsonLd | undefined {
  const { business, frame } = site
  const shown = reviewsInData(site)
  if (shown.length === 0) return undefined
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: shown.map(({ name, rating, date, text, sample }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: {
        '@type': 'Review',
        author: { '@type': 'Person', name },
        reviewRating: { '@type': 'Rating', ratingValue: rating, ...ratingScale },
        datePublished: date ?? business.reviewDate,
        reviewBody: text.text,
        itemReviewed: company(business),
        ...(sample && { name: frame.sample.label }),
      },
    })),
  }
}

export const breadcrumbData = (business: Business, crumbs: Crumb[]): JsonLd => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: absolute(business, path),
  })),
})

/** Returns when a page was last updated and who reviewed it. Undefined when content says neither. */
export function datesData(
  business: Business,
  path: string,
  { updated, reviewer }: Dates,
): JsonLd | undefined {
  if (updated === undefined && reviewer === undefined) return undefined
  return {
    '@context': context,
    '@type': 'WebPage',
    ...languageOf(business),
    url: absolute(business, path),
    ...(updated && { dateModified: updated }),
    ...(reviewer && { reviewedBy: { '@type': 'Person', name: reviewer.name, jobTitle: reviewer.role } }),
  }
}

/** The questions of the page at `path`. Links in answers get absolute addresses, as search engines expect. */
export const faqData = (business: Business, path: string, faqs: Faq[]): JsonLd => ({
  '@context': context,
  '@type': 'FAQPage',
  ...languageOf(business),
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withWholeAddresses(business, path, answer.html) },
  })),
})

const withWholeAddresses = (business: Business, path: string, html: string): string =>
  html.replace(/ href="([/#][^"]*)"/g, (_, href: string) => {
    const address = absolute(business, href.startsWith('#') ? path + href : href)
    return ` href="${address}"`
  })
