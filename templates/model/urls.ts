/** Every address of the site is made here, and no other file spells one. */

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
/** A page that the owner added. */
export const ownPath = ({ slug }: { slug: string }) => address(slug)
export const servicePath = ({ slug }: { slug: string }) => address('services', slug)
export const cityPath = ({ slug }: { slug: string }) => address('locations', slug)
export const countyPath = ({ slug }: { slug: string }) => address('locations', slug)

/** The file hosts show for an unknown address. */
export const notFoundPath = '/404'

/** The owner's editor, which no page links to; all that it needs stands below. */
export const adminPath = '/admin'

export const sitemapPath = '/sitemap.xml'
export const robotsPath = '/robots.txt'
export const manifestPath = '/manifest.webmanifest'

/** Drawn by the build; a file of public/ at the same address wins. */
export const icons = {
  ico: '/favicon.ico',
  svg: '/icon.svg',
  apple: '/apple-touch-icon.png',
  192: '/icon-192.png',
  512: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
}

// The names of drawings. The build gives each an address that holds its hash, which useDrawing() knows.

/** All pictograms in one file; a fragment names one of them. */
export const pictogramsPath = '/drawings/pictograms.svg'

/** The picture that is shown where a page without its own is shared. */
export const sitePicture = '/drawings/site.png'

export const galleryPath = (drawing: string) => `/drawings/gallery/${drawing}.svg`

export const platePath = (plate: string) => `/drawings/plates/${plate}.svg`

export const signPath = (picture: string) => `/drawings/signs/${picture}.svg`

/** Whether a host name is one that no one can register, as that of the sample; RFC 2606 and RFC 6761. */
export const isReserved = (hostname: string) =>
  /(^|\.)(example(\.(com|net|org|edu))?|test|invalid|localhost)$/.test(hostname)

/** With origin: for canonical, sharing tags, sitemap and structured data. */
export const absolute = ({ host }: { host: string }, path: string) => `${host}${path}`

export const phoneHref = ({ phone }: { phone: string }) => `tel:${phone}`

/** The stable name of the company in structured data. */
export const businessId = (business: { host: string }) => absolute(business, `${homePath}#business`)
