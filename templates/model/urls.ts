/** Every address of the site is made here. No other file spells one out. */

/** True would end every page's address with a slash. */
const trailingSlash = false

/** Returns the address of a page from its segments. */
const address = (...segments: string[]) =>
  segments.length === 0 ? '/' : `/${segments.join('/')}${trailingSlash ? '/' : ''}`

/** Returns the address of a page in the folder of a second language: "/es/faqs". Without one, it stays as it is. */
export const inFolder = (folder: string | undefined, path: string): string =>
  folder === undefined ? path : path === homePath ? address(folder) : `/${folder}${path}`

/** True when a page is in the folder of a second language. */
export const isInFolder = (folder: string, path: string): boolean => `${path}/`.startsWith(`/${folder}/`)

/** Returns a page's address from its slug, in the folder of its language. */
interface InFolder {
  slug: string
  folder?: string | undefined
}

export const homePath = address()
export const servicesPath = address('services')
export const locationsPath = address('locations')
export const aboutPath = address('about')
export const reviewsPath = address('reviews')
export const faqsPath = address('faqs')
export const privacyPath = address('privacy')
export const ownPath = ({ slug, folder }: InFolder) => inFolder(folder, address(slug))
export const servicePath = ({ slug, folder }: InFolder) => inFolder(folder, address('services', slug))
export const cityPath = ({ slug }: { slug: string }) => address('locations', slug)
export const countyPath = ({ slug }: { slug: string }) => address('locations', slug)

/** Hosts show this file for an unknown address. */
export const notFoundPath = '/404'

/** The owner's editor. No page links to it, and all of its files are below it. */
export const adminPath = '/admin'

export const sitemapPath = '/sitemap.xml'
export const robotsPath = '/robots.txt'
export const manifestPath = '/manifest.webmanifest'

/** The build draws these. A public file with the same address replaces one. */
export const icons = {
  ico: '/favicon.ico',
  svg: '/icon.svg',
  apple: '/apple-touch-icon.png',
  192: '/icon-192.png',
  512: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
}

// Names of drawings. useDrawing() turns a name into an address with a hash.

/** The pictures of all services in one file, and those of all signs of damage. A fragment selects one. */
export const servicePicturesPath = '/drawings/services.svg'
export const signPicturesPath = '/drawings/signs.svg'

/** The sharing picture of pages without their own. */
export const sitePicture = '/drawings/site.png'

export const galleryPath = (drawing: string) => `/drawings/gallery/${drawing}.svg`

export const platePath = (plate: string) => `/drawings/plates/${plate}.svg`

/** True for host names that nobody can register, such as the sample's (RFC 2606 and RFC 6761). */
export const isReserved = (hostname: string) =>
  /(^|\.)(example(\.(com|net|org|edu))?|test|invalid|localhost)$/.test(hostname)

/** Returns the address with origin, for canonical links, sharing tags, sitemap and structured data. */
export const absolute = ({ host }: { host: string }, path: string) => `${host}${path}`

export const phoneHref = ({ phone }: { phone: string }) => `tel:${phone}`

/** Returns the company's id in structured data. */
export const businessId = (business: { host: string }) => absolute(business, `${homePath}#business`)
