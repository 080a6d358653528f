/**
 * What templates get: the site, once every file is read, checked and joined. The schemas describe the fields that an
 * owner writes, and their types come from there. This module adds what the loader makes. It imports only types, so any
 * module may import it.
 */
import type * as z from 'zod'
import type * as schema from './schema'
import type { State } from './states'
import type { Compiled, DrawnPicture, Picture, Rich } from './values'

/** The compiled value of a schema, or of the schemas that a function returns. */
type Valid<S> = S extends z.ZodType
  ? Compiled<z.output<S>>
  : S extends (...args: never) => z.ZodType
    ? Compiled<z.output<ReturnType<S>>>
    : never

export type { DrawnPicture, Evidence, Photo, Picture, Rich } from './values'

// Sections of pages

export type HeadContent = Valid<typeof schema.head>
export type Items = Valid<typeof schema.items>
export type Terms = Valid<typeof schema.terms>
export type Item = Items['items'][number]
export type SmallPicture = NonNullable<Item['picture']>
export type Steps = Valid<typeof schema.steps>
export type Stat = Valid<typeof schema.stat>
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

/** A part of a Markdown body: a `##` heading and everything under it. */
export interface Prose {
  id: string
  heading: string
  html: string
  /** A drawing below the heading, and its caption. */
  plate?: HeadContent['plate']
  caption?: HeadContent['caption']
  /** A small drawing beside it. */
  picture?: SmallPicture
}

/** One step of a breadcrumb path. */
export interface Crumb {
  name: string
  path: string
}

/** When a page was last updated, and who reviewed it. */
export interface Dates {
  updated?: string | undefined
  reviewer?: { name: string; role: string } | undefined
}

// Kinds with many files

/** The file that a page or review came from. */
interface Origin {
  /** Path in the content folder, with forward slashes. */
  file: string
  /** The file name without its extension. */
  slug: string
  /** The folder of a second language, "es". */
  folder?: string | undefined
}

/** What search engines show of a page, and the file it came from. */
export interface Meta extends Origin {
  /** Without the brand suffix. */
  title: string
  description: string
}

export interface Service extends Valid<typeof schema.service>, Origin {
  /** The Markdown body, one entry per `##` heading. */
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
  /** The name, with the state if another town of the site has the same one: "Springfield, MO". */
  label: string
  tier: Tier
  body: Prose[]
  /** Great-circle distance from the company's address, in miles. */
  miles: number
  /** Compass direction from the company's address, as a word: "northeast". */
  direction: string
  /** The cities that a reader is likely to ask about next, nearest first. */
  nearby: CityLink[]
}

export type Soil = NonNullable<City['soil']>
export type SoilLayer = Soil['layers'][number]
export type SoilKind = SoilLayer['kind']
export type SoilTone = NonNullable<SoilLayer['tone']>

/** The part of a city that a link can show. */
export type CityLink = Pick<City, 'slug' | 'label' | 'tier'>

/** The part of a city that other pages can show in lists, maps and footers. */
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
  | 'draft'
  | 'noindex'
  | 'phone'
  | 'updated'
  | 'reviewedBy'
>

export interface Testimonial extends Valid<typeof schema.testimonial>, Origin {
  /** The Markdown body. */
  text: Rich
  /** True until the owner replaces it with a real review. */
  sample: boolean
}

/** A finished repair. It has no page of its own; the home page and those of its city and service show it. */
export interface Job extends Valid<typeof schema.job>, Origin {}

// Kinds with one file

export interface Business extends Omit<Valid<typeof schema.business>, 'socialImage'> {
  file: string
  /** The sharing picture for pages without their own: the owner's, or the one the build draws. */
  socialImage: Picture | DrawnPicture
}

/** How soon the crew can come. Every city names a tier. */
export type Tier = Business['tiers'][number]
export type Hours = Business['hours']['data'][number]
export type Rating = NonNullable<Business['ratings']>['home']

/** A statement that must be true before the site goes live. Copy marks it as `[words]{claim id}`. */
export type Claim = Business['claims'][number] & {
  /** The file with its definition, and its index in the list there. */
  file: string
  at: number
}

/** What the drawings and the map show of the region. */
export type Region = Valid<typeof schema.region> & {
  /** When the ground is unknown, one layer without a name, which no drawing shows. */
  ground: NonNullable<Valid<typeof schema.region>['ground']>
}

export type Redirect = Valid<typeof schema.redirects>['redirects'][number]

/** Words of the frame: header, footer, contact block, and screens without their own page. */
export type FrameWords = Valid<typeof schema.frame> & {
  lang: string
  /** On pages of a second language, the note on links to pages of the first. */
  first?: FirstLanguage | undefined
}

/** The first language of a site, for pages of a second one. */
export interface FirstLanguage {
  /** The folder of the second language, "es". */
  folder: string
  /** The first language: "en-US". `code` is without its country: "en". */
  lang: string
  code: string
  /** The note on links to its pages: "(en inglés)". */
  note: string
}

/** Words in the drawings that are part of pages. */
export type DrawingWords = Valid<typeof schema.drawings> & { lang: string }

/** Words of the plates, which are separate files, and of the drawings of services. */
export type PlateWords = Valid<typeof schema.plates>

/** Words shared by all county pages. `{county}` stands for the county. */
export type CountyShared = Valid<typeof schema.countyShared>['county']

/** The facts that copy about a county uses. */
export interface CountyFigures {
  name: string
  /** Number of its cities. */
  count: number
  /** The soonest tier in any of its cities. */
  tier: Tier
}

/** A county with a page, or one part of a large county. */
export interface County extends CountyFigures {
  slug: string
  state: State
  /** Nearest to the company's address first, but alphabetical in a part of a large county. */
  cities: readonly CitySummary[]
  /** Center of its cities, in degrees (WGS 84). */
  latitude: number
  longitude: number
  /** Nearest first. */
  nearby: County[]
}

export type AboutPage = Page<typeof schema.aboutPage> & { body: Prose[] }
export type PrivacyPage = Page<typeof schema.privacyPage> & { body: Prose[] }

type Page<S> = Valid<S> & Origin

/** The top of the home page, with the stages that its drawing can show. */
export type HomeHero = Pages['home']['hero']
export type HeroState = NonNullable<HomeHero['states']>[number]

export interface Pages {
  home: Page<typeof schema.homeWords>
  services: Page<typeof schema.servicesPage>
  locations: Page<typeof schema.locationsPage>
  about: AboutPage
  reviews: Page<typeof schema.reviewsPage>
  faqs: Page<typeof schema.faqsPage>
  privacy: PrivacyPage
  notFound: Page<typeof schema.notFoundPage>
}

/** Returns everything about a city. Called only to make its page, because thousands would fill the memory. */
export type CitySource = (city: CitySummary) => City

/** Everything on the site, in one language. Of each city it has only a summary. */
export interface Site {
  /** The folder of its pages: "es". Undefined in the first language. */
  folder?: string | undefined
  /** The languages of the site, the first one first. */
  languages: readonly { lang: string; folder: string | undefined }[]
  /** The site in each further language. It uses the first language's version of anything that is not translated. */
  translations: readonly Site[]
  business: Business
  /** The notices of today, each for all pages or for one town's. */
  notices: Announcement[]
  frame: FrameWords
  drawings: DrawingWords
  plates: PlateWords
  /** The words shared by all city pages, filled in for one city. */
  cityWords: (city: CitySummary) => Valid<typeof schema.cityShared>
  /** The words shared by all service pages. */
  serviceWords: Valid<typeof schema.serviceShared>
  /** The words of the locations page when it lists counties, because there are too many cities for one page. */
  countyOverview: Valid<typeof schema.countyShared>['overview']
  /** The words shared by all county pages, filled in for one county. */
  countyWords: (county: CountyFigures) => CountyShared
  pages: Pages
  /** In menu order. */
  ownPages: OwnPage[]
  /** In the order of menus and cards. */
  services: Service[]
  /** Nearest to the company's address first. */
  cities: CitySummary[]
  /** Alphabetical. Empty while one page has room for every city. */
  counties: County[]
  testimonials: Testimonial[]
  /** Newest first. */
  jobs: Job[]
  region: Region
  /** True when there are so many cities that none gets its own sharing picture. */
  citiesSharePicture: boolean
  redirects: Redirect[]
  /** Returns the words for a page that has its own phone number. */
  wordsFor: (phone: string) => Pick<Site, 'frame' | 'notices' | 'services' | 'jobs'> & {
    business: Omit<Business, 'socialImage'>
  }
}
