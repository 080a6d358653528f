/**
 * What templates are given: the site, once every file is read, checked and joined. The fields that an owner
 * writes are described once, in the schemas, and their types come from there. What stands here besides is
 * added by the loader. Everything this module imports is a type, so that any module may import it.
 */
import type * as z from 'zod'
import type * as schema from './schema'
import type { State } from './states'
import type { Compiled, DrawnPicture, Picture, Rich } from './values'

/** The compiled value of a field that keeps the rules of a schema, or of the schemas that a function makes. */
type Valid<S> = S extends z.ZodType
  ? Compiled<z.output<S>>
  : S extends (...args: never) => z.ZodType
    ? Compiled<z.output<ReturnType<S>>>
    : never

export type { DrawnPicture, Evidence, Photo, Picture, Rich } from './values'

// Sections of pages

export type HeadContent = Valid<typeof schema.head>
export type Items = Valid<typeof schema.items>
export type Item = Items['items'][number]
export type SmallPicture = NonNullable<Item['picture']>
export type Steps = Valid<typeof schema.steps>
export type Stat = Valid<typeof schema.stat>
export type Stats = Valid<typeof schema.stats>
export type Faqs = Valid<typeof schema.faqs>
export type Faq = Faqs['items'][number]
export type Seasons = Valid<typeof schema.seasons>
export type ConcernLevel = Seasons['items'][number]['concernLevel']
export type Names = Valid<typeof schema.names>
export type Comparison = Valid<typeof schema.comparison>
export type GalleryImage = Valid<typeof schema.gallery>['items'][number]
export type Photos = Valid<typeof schema.photos>
export type Pair = NonNullable<Photos['pair']>
export type Estimate = Valid<typeof schema.estimate>
export type Prices = Valid<typeof schema.prices>
export type Notice = Valid<typeof schema.notice>
/** A notice at the top of a page. */
export type Announcement = Valid<typeof schema.announcement>
export type Hero = Valid<typeof schema.hero>

/** A part of a Markdown body: a `##` heading and what stands under it. */
export interface Prose {
  id: string
  heading: string
  html: string
  /** A drawing under the heading, and the line under that. */
  plate?: HeadContent['plate']
  caption?: HeadContent['caption']
}

/** A page on the way from home to another. */
export interface Crumb {
  name: string
  path: string
}

/** When the words of a page were last gone over, and who read them. */
export interface Dates {
  updated?: string | undefined
  reviewer?: { name: string; role: string } | undefined
}

// Files of which there may be many

/** Where a page or a review came from. */
interface Origin {
  /** The file, relative to the content folder, with forward slashes. */
  file: string
  /** The name of the file without its ending. */
  slug: string
}

/** What a page says about itself to search engines, and where it came from. */
export interface Meta extends Origin {
  /** Without the brand suffix. */
  title: string
  description: string
}

export interface Service extends Valid<typeof schema.service>, Origin {
  /** The Markdown body, one entry for each `##` heading. */
  body: Prose[]
}

/** A page that the owner added. */
export interface OwnPage extends Valid<typeof schema.ownPage>, Origin {
  menu: string
  body: Prose[]
}

export type Drawing = NonNullable<Service['drawing']>

export interface City extends Omit<Valid<typeof schema.city>, 'tier' | 'nearby' | 'state'>, Origin {
  state: State
  /** Its name, with the state where another town of the site has the same: "Springfield, MO". */
  label: string
  tier: Tier
  body: Prose[]
  /** Great-circle miles from the company's address. */
  miles: number
  /** Compass direction from the company's address, as a word: "northeast". */
  direction: string
  /** The cities a reader here is likely to ask about next, nearest first. */
  nearby: CityLink[]
}

export type Soil = NonNullable<City['soil']>
export type SoilLayer = Soil['layers'][number]
export type SoilKind = SoilLayer['kind']
export type SoilTone = NonNullable<SoilLayer['tone']>

/** What a link to a city may say of it. */
export type CityLink = Pick<City, 'slug' | 'label' | 'tier'>

/** What lists, maps and footers of other pages may say of a city. */
export type CitySummary = Pick<
  City,
  | 'file'
  | 'slug'
  | 'name'
  | 'label'
  | 'county'
  | 'state'
  | 'postalCode'
  | 'card'
  | 'tier'
  | 'latitude'
  | 'longitude'
  | 'miles'
  | 'direction'
  | 'noindex'
  | 'phone'
  | 'updated'
  | 'reviewedBy'
  | 'notice'
>

export interface Testimonial extends Valid<typeof schema.testimonial>, Origin {
  /** The Markdown body. */
  text: Rich
  /** True until the owner puts a real review in its place. */
  sample: boolean
}

/** A repair that was done. It has no page of its own: home, its city and its service show it. */
export interface Job extends Valid<typeof schema.job>, Origin {}

// Files of which there is one

export interface Business extends Omit<Valid<typeof schema.business>, 'socialImage'> {
  file: string
  /** Shown when a page without a picture of its own is shared: the owner's, or the one that is drawn. */
  socialImage: Picture | DrawnPicture
}

/** How soon the crew can be there. Every city names a tier. */
export type Tier = Business['tiers'][number]
export type Hours = Business['hours']['data'][number]
export type Rating = NonNullable<Business['ratings']>['home']

/** A statement that must be true before the site goes live. Copy marks it as `[words]{claim id}`. */
export type Claim = Business['claims'][number] & {
  /** The file it is written in, and its place in the list there, from 0. */
  file: string
  at: number
}

/** What the drawings and the map show of the region. */
export type Region = Valid<typeof schema.region>

export type Redirect = Valid<typeof schema.redirects>['redirects'][number]

/** Words of the frame: header, footer, contact block, and screens with no page of their own. */
export type FrameWords = Valid<typeof schema.frame> & {
  /** The language they are in. */
  lang: string
}

/** Words in the drawings that are part of pages. */
export type DrawingWords = Valid<typeof schema.drawings> & {
  /** The language they are in. */
  lang: string
}

/** Words of the plates, which are files, and of the drawings of services. */
export type PlateWords = Valid<typeof schema.plates>

/** Words that all county pages share, with `{county}` standing for the county. */
export type CountyShared = Valid<typeof schema.countyShared>['county']

/** What copy about a county is filled in with. */
export interface CountyFigures {
  name: string
  /** How many cities it has. */
  count: number
  /** The soonest of its cities. */
  tier: Tier
}

/** A county that has a page; a large one is cut into parts. */
export interface County extends CountyFigures {
  slug: string
  state: State
  /** Nearest to the company's address first; in a part of a large county, in alphabetical order. */
  cities: readonly CitySummary[]
  /** The middle of its cities, in degrees, WGS 84. */
  latitude: number
  longitude: number
  /** Nearest first. */
  nearby: County[]
}

export type AboutPage = Page<typeof schema.aboutPage> & { body: Prose[] }
export type PrivacyPage = Page<typeof schema.privacyPage> & { body: Prose[] }

type Page<S> = Valid<S> & Origin

/** The top of the home page, with the states of the ground in its drawing. */
export type HomeHero = Pages['home']['hero']
export type HeroState = HomeHero['states'][number]

export interface Pages {
  home: Page<typeof schema.home>
  services: Page<typeof schema.servicesPage>
  locations: Page<typeof schema.locationsPage>
  about: AboutPage
  reviews: Page<typeof schema.reviewsPage>
  faqs: Page<typeof schema.faqsPage>
  privacy: PrivacyPage
  notFound: Page<typeof schema.notFoundPage>
}

/** Gives all that is known of a city: of thousands, which would fill the memory, only when its page is made. */
export type CitySource = (city: CitySummary) => City

/** Everything the site says but for its cities, of which there is a summary. */
export interface Site {
  business: Business
  /** What all pages say at their top, if today is one of its days. */
  notice?: Announcement | undefined
  frame: FrameWords
  drawings: DrawingWords
  plates: PlateWords
  /** The words all city pages share, filled in for one city. */
  cityWords: (city: CitySummary) => Valid<typeof schema.cityShared>
  /** The words all service pages share. */
  serviceWords: Valid<typeof schema.serviceShared>
  /** The words of the locations page when there are too many cities for one page, so that it lists counties. */
  countyOverview: Valid<typeof schema.countyShared>['overview']
  /** The words all county pages share, filled in for one county. */
  countyWords: (county: CountyFigures) => CountyShared
  pages: Pages
  /** In the order of menus. */
  ownPages: OwnPage[]
  /** In the order of menus and cards. */
  services: Service[]
  /** Nearest to the company's address first. */
  cities: CitySummary[]
  /** In alphabetical order; none while one page has room for every city. */
  counties: County[]
  testimonials: Testimonial[]
  /** The last that was done first. */
  jobs: Job[]
  region: Region
  /** Whether there are so many cities that none has a picture of its own for sharing. */
  citiesSharePicture: boolean
  redirects: Redirect[]
  /** What pages say otherwise that have a number of their own to call. */
  wordsFor: (phone: string) => Pick<Site, 'frame' | 'notice' | 'services' | 'jobs'> & {
    business: Omit<Business, 'socialImage'>
  }
}
