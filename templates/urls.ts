/** Every address of the site is made here, and no other file spells one. */
import type { Business } from './site'

/** True would give every page an address with a slash at its end. */
const trailingSlash = false

/** The address of a page, from its segments. */
const address = (...segments: string[]) =>
  segments.length === 0 ? '/' : `/${segments.join('/')}${trailingSlash ? '/' : ''}`

export const homePath = address()
export const servicesPath = address('services')
export const locationsPath = address('locations')
export const aboutPath = address('about')
export const reviewsPath = address('reviews')
export const faqsPath = address('faqs')
export const privacyPath = address('privacy')
export const servicePath = ({ slug }: { slug: string }) => address('services', slug)
export const cityPath = ({ slug }: { slug: string }) => address('locations', slug)
export const countyPath = ({ slug }: { slug: string }) => address('locations', slug)

/** The file hosts show for an unknown address. */
export const notFoundPath = '/404'

export const sitemapPath = '/sitemap.xml'
export const robotsPath = '/robots.txt'
export const manifestPath = '/manifest.webmanifest'

/** Files of public/, drawn by `npm run draw`. */
export const icons = {
  ico: '/favicon.ico',
  svg: '/icon.svg',
  apple: '/apple-touch-icon.png',
  192: '/icon-192.png',
  512: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
}

/** The picture that is shown when the site is shared, and for each page without a picture of its own. */
export const sitePicture = '/images/social/site.png'

/** The picture shown when one page is shared, from the name of its content file: "locations/hutto.md". */
export const socialPath = (file: string) => `/images/social/${file.replace(/\.md$/, '.png')}`

/** All pictograms in one file; a fragment names one of them. */
export const pictogramsPath = '/images/pictograms.svg'

export const platePath = (plate: string) => `/images/plates/${plate}.svg`

export const signPath = (picture: string) => `/images/signs/${picture}.svg`

/** With origin: for canonical, sharing tags, sitemap and structured data. */
export const absolute = ({ host }: Pick<Business, 'host'>, path: string) => `${host}${path}`

export const phoneHref = ({ phone }: Pick<Business, 'phone'>) => `tel:${phone}`

/** The stable name of the company in structured data. */
export const businessId = (business: Business) => absolute(business, `${homePath}#business`)
