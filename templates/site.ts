/**
 * What the site is made of, once every file is read, checked and joined.
 * This module imports types alone, so that anything may import it.
 */
import type { drawings, signPictures, soilKinds } from './illustrations/catalog'

/** A piece of Markdown, compiled: `html` for the page, `text` for data and counting. */
export interface Rich {
  readonly source: string
  html: string
  text: string
}

/** Where in a content file something stands. `line` and `column` start at 1. */
export interface Position {
  file: string
  line: number
  column: number
  /** The line, as it was typed. */
  excerpt?: string
}

/** The heading of a section, with an optional paragraph under it. */
export interface Head {
  heading: string
  intro?: Rich
}

/** A titled piece of text: a method, a benefit, a reason, a cost factor. */
export interface Item {
  title: string
  description: Rich
}

/** A sign of damage, with the name of the drawing that shows it. */
export interface Sign extends Item {
  picture?: SignPicture
}

/** One step of a process or timeline. */
export interface Step {
  title: string
  description?: Rich
  duration?: string
}

/** A number worth showing large, and what it counts. */
export interface Stat {
  value: string
  label: string
}

export interface Faq {
  question: string
  answer: Rich
}

export const concernLevels = ['high', 'medium', 'low'] as const
export type ConcernLevel = (typeof concernLevels)[number]

export interface Season {
  season: string
  title: string
  description: Rich
  tips: Rich[]
  concernLevel: ConcernLevel
}

export interface Items extends Head {
  items: Item[]
}
export interface Signs extends Head {
  items: Sign[]
}
export interface Steps extends Head {
  steps: Step[]
  /** What the whole takes, for a timeline: "1-3 days". */
  total?: string
}
export interface Faqs extends Head {
  items: Faq[]
}
export interface Seasons extends Head {
  items: Season[]
}
export interface Stats extends Head {
  stats: Stat[]
}
export interface Names extends Head {
  items: string[]
}

/** A table that sets two or more methods side by side. */
export interface Comparison extends Head {
  columns: string[]
  rows: { label: string; cells: Rich[] }[]
}

/** A box that asks for a call: emergency, banner, contact. */
export interface Notice {
  heading: string
  text: Rich
  items?: Rich[]
}

/** A link written in front matter: the text shown and an address of this site. */
export interface Link {
  text: string
  href: string
}

/** A picture of the owner's, or one of ours that is kept as a file in `public/`. */
export interface Picture {
  /** Address below `public/`, with a leading slash. */
  src: string
  alt: string
  /** Pixels, read from the file. */
  width: number
  height: number
}

/** A picture that `npm run draw` makes. The template it is drawn from says what it shows. */
export type DrawnPicture = Omit<Picture, 'alt'>

export type Drawing = (typeof drawings)[number]

export type SignPicture = (typeof signPictures)[number]

export type SoilKind = (typeof soilKinds)[number]

/** One layer of a typical soil column. Depths in feet below grade. */
export interface SoilLayer {
  name: string
  kind: SoilKind
  from: number
  /** Missing for the last layer, which goes on down. */
  to?: number
}

export interface Soil {
  caption: Rich
  /** Feet below grade down to which the ground swells and shrinks. */
  activeTo?: number
  layers: SoilLayer[]
}

export interface Hero {
  eyebrow?: string
  heading: string
  lead: Rich
  /** A second, quieter link beside the call button. */
  more?: Link
  facts?: Stat[]
}

/** What a page says about itself to search engines and menus, and where it came from. */
export interface Meta {
  /** The file, relative to the content folder, with forward slashes. */
  file: string
  slug: string
  /** Without the brand suffix. */
  title: string
  description: string
  /** Names that copy of this page alone may use in braces. */
  facts?: Record<string, string> | undefined
}

export interface Service extends Meta {
  /** As it stands in menus, cards and breadcrumbs. */
  name: string
  /** Shown when the page is shared; missing until `npm run draw` has drawn it. */
  socialImage?: DrawnPicture
  /** Position in lists; services without one follow in alphabetical order. */
  order?: number
  card: string
  drawing?: Drawing
  image?: Picture
  hero: Hero
  /** The Markdown body, one entry for each `##` heading. */
  body: Prose[]
  signs?: Signs
  methods?: Items
  comparison?: Comparison
  process: Steps
  timeline?: Steps
  limits?: Items
  costs?: Items
  benefits?: Items
  emergency?: Notice
  checks?: Items
  faqs: Faqs
  related: { heading: string; intro?: Rich; services: string[]; cities?: string[] }
}

/** A part of a Markdown body: a `##` heading and what stands under it. */
export interface Prose {
  id: string
  heading: string
  html: string
}

/** How soon the crew can be there; every city names one. */
export interface Tier {
  id: string
  name: string
  /** Inside a sentence, for `{when}`: "the same day". */
  when: string
  description: Rich
}

export interface City extends Meta {
  name: string
  /** Shown when the page is shared; missing until `npm run draw` has drawn it. */
  socialImage?: DrawnPicture
  county: string
  postalCode: string
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  tier: Tier
  card: string
  /** Its heading is the one all city pages share, unless it gives its own. */
  hero: Omit<Hero, 'heading'> & { heading?: string }
  soil: Soil
  body: Prose[]
  localNote?: Notice
  neighborhoods?: Names
  topServices?: Head & { services: string[] }
  problems: Items
  projects?: Items
  response?: Steps
  seasons?: Seasons
  advantages?: Items
  record?: Stats
  faqs: Faqs
  /** Great-circle miles from the company's address. */
  miles: number
  /** Compass direction from the company's address, as a word: "northeast". */
  direction: string
  /** The cities a reader here is likely to ask about next, nearest first. */
  nearby: CityLink[]
  /** True when another city has the same postal code. */
  sharedPostalCode?: boolean
  /** Claims about this city. */
  claims?: Omit<Claim, 'file' | 'at'>[]
}

/** What a link to a city may say of it. */
export type CityLink = Pick<City, 'slug' | 'name' | 'tier'>

/** What lists, maps and footers of other pages may say of a city. */
export type CitySummary = Pick<
  City,
  | 'file'
  | 'slug'
  | 'name'
  | 'county'
  | 'postalCode'
  | 'card'
  | 'tier'
  | 'latitude'
  | 'longitude'
  | 'miles'
  | 'direction'
  | 'sharedPostalCode'
>

export interface Testimonial {
  file: string
  slug: string
  order?: number
  name: string
  /** The name of one of our cities, unless `townWithoutPage`. */
  location: string
  townWithoutPage?: boolean
  /** The service page it is about. */
  service: string
  /** 1 to 5. */
  rating: number
  text: Rich
  /** ISO date of the review, when it is known. */
  date?: string
  /** True until the owner puts a real review in its place. */
  sample: boolean
  source?: string
}

export interface Hours {
  /** Full English day names. */
  days: string[]
  /** "08:00", 24-hour clock. */
  opens: string
  closes: string
}

export interface Rating {
  value: number
  count: number
}

/** A statement that must be true before the site goes live. Copy marks it with `{claim id}`. */
export interface Claim {
  id: string
  /** Why it needs the owner's word. */
  doubt: string
  /** Facts that make the claim wherever copy names them. */
  facts?: string[] | undefined
  /** The field of the same file that makes it, `ratings.home`. */
  field?: string | undefined
  /** Who confirmed it, and when; missing while it is open. */
  confirmed?: string | undefined
  /** Who declined it, and when; then no copy may make it. */
  declined?: string | undefined
  /** The file it is written in, and its place in the list there, from 0. */
  file: string
  at: number
}

export interface Address {
  street: string
  city: string
  /** Two capital letters. */
  region: string
  regionName: string
  postalCode: string
  country: string
}

/** Fields of business.md that may hold a sample until the owner has put in his own. */
export const sampleFields = [
  'name',
  'titleSuffix',
  'description',
  'phone',
  'host',
  'address',
  'geo',
  'hours',
  'ratings',
  'sameAs',
  'reviewLink',
] as const
export type SampleField = (typeof sampleFields)[number]

export interface Business {
  file: string
  /** The launch check lists each until the owner takes it out. */
  samples: SampleField[]
  name: string
  /** Stands after every page title. */
  titleSuffix: string
  description: string
  /** E.164: "+15125550142". */
  phone: string
  /** Origin of the live site, without a trailing slash. */
  host: string
  /** What the company does, as a kind of service: "Foundation repair". */
  trade: string
  address: Address
  geo: { latitude: number; longitude: number }
  /** Both readings of the opening hours: the sentence on the pages, and the structured data. */
  hours: { copy: string; data: Hours[] }
  /** Both readings of the rating: on the home page's data and on the cities'; without them no data gives one. */
  ratings?: { home: Rating; city: Rating }
  priceRange: string
  sameAs: string[]
  /** Where a customer can leave a review. */
  reviewLink: Link
  /** The date every review carries in structured data until its own is known. */
  reviewDate: string
  /** Shown when a page without a picture of its own is shared: the owner's, or the one that is drawn. */
  socialImage: Picture | DrawnPicture
  /** What stands in the structured data of a city page; see README. */
  cityData: 'local-business' | 'service'
  tiers: Tier[]
  claims: Omit<Claim, 'file' | 'at'>[]
  /** Miles from the office within which every city must lie, so that a mistyped coordinate is noticed. */
  farthestCity: number
  /** Every `{name}` that copy may use, with the text it stands for. */
  facts: Record<string, string>
}

export interface Redirect {
  from: string
  to: string
}

/** Words of the frame: header, footer, contact block, and screens with no page of their own. */
export interface Frame {
  footer: { text: Rich; services: string; areas: string; company: string; contact: string }
  contact: Notice
  errorFallback: { heading: string; text: Rich; button: string }
  sample: { label: string; explanation: Rich }
}

/** Words that all city pages share, with `{city}` standing for the town. */
export interface CityShared {
  heading: string
  why: Items
  services: Head & { services: string[] }
  nearby: Head
  contact: Notice
  soil: Head
}

/** Words of the locations page once it lists counties: there are too many cities for one page. */
export interface CountyOverview extends Head {
  /** Stands under the map. */
  caption: Rich
}

/** Words that all county pages share, with `{county}` standing for the county. */
export interface CountyShared extends Pick<Meta, 'title' | 'description'> {
  /** The two lines of its card. */
  size: string
  soonest: string
  hero: Hero
  cities: Head
  more: Head
  contact: Notice
}

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
  /** Nearest to the company's address first; in a part of a large county, in alphabetical order. */
  cities: readonly CitySummary[]
  /** The middle of its cities, in degrees, WGS 84. */
  latitude: number
  longitude: number
  /** Nearest first. */
  nearby: County[]
}

/** Words that all service pages share, with `{service}` standing for the service. */
export interface ServiceShared {
  contact: Notice
}

export interface HomePage extends Meta {
  menu: string
  hero: Hero
  trust: { title: string; description: string }[]
  services: Head
  challenges: Items
  why: Items
  local: Stats
  process: Steps
  seasons: Seasons
  areas: Head & { cities: string[] }
  banner: Notice
  testimonials: Head
  faqs: Faqs
  emergency: Notice
}

export interface GalleryImage extends Picture {
  caption: Rich
}

export interface ServicesPage extends Meta {
  menu: string
  hero: Hero
  image?: Picture
  services: Head
  gallery: Head & { items: GalleryImage[] }
  warranty: Items
  record: Stats
  banner: Notice
}

export interface LocationsPage extends Meta {
  menu: string
  hero: Hero
  map: Head & { caption: Rich }
  tiers: Head
  cities: Head
  record: Stats
  banner: Notice
}

export interface AboutPage extends Meta {
  menu: string
  hero: Hero
  image?: Picture
  body: Prose[]
  points: Items
}

export interface ReviewsPage extends Meta {
  menu: string
  hero: Hero
  image?: Picture
  testimonials: Head
  more: Head
  prompt: Notice
}

export interface FaqsPage extends Meta {
  menu: string
  hero: Hero
  faqs: Faqs
  contact: Notice
}

export interface NotFoundPage extends Meta {
  hero: Hero
  home: Link
  services: Link
  popular: { heading: string; links: Link[] }
}

export interface Pages {
  home: HomePage
  services: ServicesPage
  locations: LocationsPage
  about: AboutPage
  reviews: ReviewsPage
  faqs: FaqsPage
  notFound: NotFoundPage
}

/** Where in a content file something was written, for finding it again. */
export interface WrittenPlace {
  file: string
  /** The field it stands in; the body has none. */
  path?: readonly (string | number)[]
  /** Words to be found there. */
  needle?: string
  /** Which of them, when they stand there several times; from 0. */
  nth?: number
}

/** A link or a heading's fragment (`#why`) in content, kept so that a problem with it can be shown there. */
export interface WrittenLink extends Omit<WrittenPlace, 'file'> {
  href: string
}

/** Everything the site says. */
export interface Site {
  business: Business
  frame: Frame
  /** The words all city pages share, filled in for one city. */
  cityWords: (city: CitySummary) => CityShared
  /** The words all service pages share, filled in for one service. */
  serviceWords: (service: Service) => ServiceShared
  countyOverview: CountyOverview
  /** The words all county pages share, filled in for one county. */
  countyWords: (county: CountyFigures) => CountyShared
  pages: Pages
  /** In the order of menus and cards. */
  services: Service[]
  /** Nearest to the company's address first. */
  cities: CitySummary[]
  /** All that is known of one of them: made anew each time, because thousands would fill the memory. */
  city: (summary: CitySummary) => City
  /** In alphabetical order; none while one page has room for every city. */
  counties: County[]
  testimonials: Testimonial[]
  redirects: Redirect[]
  /** Links and heading fragments of each content file, by file. */
  links: Map<string, WrittenLink[]>
  /** All claims, those of the business first. */
  claims: Claim[]
  /** Where copy makes a claim, by the id of the claim; `fact NAME` for a fact that makes one. */
  claimed: Map<string, WrittenPlace[]>
  /** Finds a field in a content file, or words in its body; costly, so only called for a problem. */
  locate: (file: string, place?: Omit<WrittenPlace, 'file'>) => Position
}
