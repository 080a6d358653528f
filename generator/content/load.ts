/** Reads the whole content folder, checks it, and joins it into one Site. */
import type { z } from 'zod'
import { loadBusiness } from './business'
import type { KnownBusiness } from './business'
import { loadCities } from './cities'
import type { Cities, LoadCitiesOptions } from './cities'
import { checkSeasons, cityFacts } from './city'
import { checkClaims } from './claims'
import { countiesOf } from './counties'
import { lowerFirst } from './facts'
import type { Facts } from './facts'
import { slugOf } from './front-matter'
import type { ContentFile, Path } from './front-matter'
import { ContentError } from './problems'
import type { Problem } from './problems'
import { Reader } from './reader'
import type { Folder, ReaderOptions, Single, Sound } from './reader'
import * as schema from './schema'
import { byCodePoint, slugify } from '../../templates/text'
import type * as T from '../../templates/site'

export interface Loaded {
  site: T.Site
  /** Things worth mending that do not stop a build. */
  warnings: Problem[]
}

/** The content as far as it could be read. */
export interface ReadSite extends Pick<Loaded, 'warnings'> {
  /** With problems it lacks the services, cities and testimonials that have one; or is missing altogether. */
  site: T.Site | undefined
  /** What keeps the content from being a site. */
  problems: Problem[]
  /** Names of all content files. */
  files: readonly string[]
  links: T.Site['links']
  locate: T.Site['locate']
}

/** Search results cut a longer title or description; no engine gives a fixed length. */
const titleLimit = 60
const descriptionLimits = [70, 160] as const

export type LoadOptions = ReaderOptions & LoadCitiesOptions

/**
 * Everything the site says.
 * @throws {ContentError} with every problem that can be told without making the pages.
 */
export function loadSite(options: LoadOptions): Loaded {
  const { site, warnings, problems } = readSite(options)
  if (!site || problems.length > 0) throw new ContentError(problems)
  return { site, warnings }
}

/** The same, for a caller that has more problems to tell. */
export function readSite(options: LoadOptions): ReadSite {
  const reader = new Reader(options)
  const { whole, known } = loadBusiness(reader)
  const site = join(reader, whole, known, options)
  return {
    site,
    warnings: [...reader.warnings, ...lengthWarnings(reader, known.titleSuffix ?? '')],
    problems: reader.problems,
    files: reader.all(),
    links: reader.links,
    locate: (file, place) => reader.locate(file, place),
  }
}

/** Every file is checked even when another is broken, so that all problems show in one run. */
function join(
  reader: Reader,
  business: T.Business | undefined,
  known: KnownBusiness,
  options: LoadCitiesOptions,
): T.Site | undefined {
  const services = loadEach(reader, 'services', (file) => loadService(reader, file))
  const cities = loadCities(reader, known, options)
  const testimonials = loadEach(reader, 'testimonials', (file) => loadTestimonial(reader, file))
  const pages = loadPages(reader)
  const frame = loadSingle(reader, 'shared/frame.md', schema.frame)
  const redirects = loadRedirects(reader)
  const cityWords = loadCityWords(reader, cities.summaries[0])
  const serviceWords = loadServiceWords(reader, services[0])
  const countyWords = loadCountyWords(reader, cities.summaries[0])
  checkUnique(reader)
  const claims = [...claimsOf(business), ...cities.claims]
  checkClaims(reader, claims)
  if (!business || !pages || !frame || !redirects || !cityWords || !serviceWords || !countyWords)
    return undefined

  return {
    business,
    frame,
    cityWords,
    serviceWords,
    ...countyWords,
    pages,
    services: services.sort(byOrder),
    cities: inOrder(cities),
    city: cities.city,
    counties: countiesOf(inOrder(cities), business.tiers),
    testimonials: testimonials.sort(byOrder),
    redirects,
    links: reader.links,
    claims,
    claimed: reader.claimed,
    locate: (file, place) => reader.locate(file, place),
  }
}

const inOrder = ({ summaries }: Cities) =>
  [...summaries].sort((a, b) => a.miles - b.miles || byCodePoint(a.slug, b.slug))

const claimsOf = (business: T.Business | undefined): T.Claim[] =>
  (business?.claims ?? []).map((claim, i) => ({ ...claim, file: business!.file, at: i }))

// Files there is one of

function loadPages(reader: Reader): T.Pages | undefined {
  const home = loadPage(reader, 'pages/home.md', schema.home, (file, { areas, seasons }) => {
    reader.checkSlugs(file, ['areas', 'cities'], areas?.cities, 'locations')
    checkSeasons(reader, file, seasons)
  })
  const services = loadPage(reader, 'pages/services.md', schema.servicesPage)
  const locations = loadPage(reader, 'pages/locations.md', schema.locationsPage)
  const about = loadAbout(reader)
  const reviews = loadPage(reader, 'pages/reviews.md', schema.reviewsPage)
  const faqs = loadPage(reader, 'pages/faqs.md', schema.faqsPage)
  const notFound = loadPage(reader, 'pages/not-found.md', schema.notFoundPage)
  if (!home || !services || !locations || !about || !reviews || !faqs || !notFound) return undefined
  return { home, services, locations, about, reviews, faqs, notFound }
}

function loadSingle<S extends Rules>(reader: Reader, name: Single, rules: S, check?: Check<S>) {
  const file = reader.file(name)
  if (!file) return undefined
  reader.refuseBody(file)
  const { whole, sound } = reader.parse(file, rules)
  check?.(file, sound)
  reader.checkCounts(file, sound as object)
  return whole && reader.compile(file, whole, reader.localFacts(file, whole as object))
}

function loadPage<S extends Rules>(reader: Reader, name: Single, rules: S, check?: Check<S>) {
  const data = loadSingle(reader, name, rules, check)
  if (!data) return undefined
  const head = data as z.output<S> & Pick<T.Meta, 'title' | 'description'>
  return reader.published({ ...head, ...origin({ file: name, slug: slugOf(name) }) })
}

function loadAbout(reader: Reader): T.AboutPage | undefined {
  const file = reader.file('pages/about.md')
  if (!file) return undefined
  const { whole, sound } = reader.parse(file, schema.aboutPage)
  const facts = reader.localFacts(file, sound)
  reader.checkCounts(file, sound)
  const body = reader.body(file, facts)
  return whole && reader.published({ ...reader.compile(file, whole, facts), body, ...origin(file) })
}

function loadRedirects(reader: Reader): T.Redirect[] | undefined {
  const data = loadSingle(reader, 'redirects.md', schema.redirects)
  // A part of a page that a redirect names is checked like any link.
  data?.redirects.forEach(({ to }, i) =>
    reader.record('redirects.md', { href: to, path: ['redirects', i, 'to'] }),
  )
  return data?.redirects
}

type Rules = Parameters<Reader['parse']>[1]
/** What a schema cannot see, of the fields that keep its rules. */
type Check<S extends Rules> = (file: ContentFile, data: Sound<z.output<S>>) => void

const origin = ({ file, slug }: Pick<ContentFile, 'file' | 'slug'>) => ({ file, slug })

// Words that many pages share, with other facts on each. They are compiled here for one of the pages,
// so that their problems show before any page is made.

/** What fills words with the facts of a page. Without a `probe`, the facts of any page, there is none. */
function filler<V>(
  reader: Reader,
  file: ContentFile,
  written: V,
  copy: V,
  probe: Facts | undefined,
  path: Path = [],
) {
  const compiled = probe ? reader.compile(file, copy, probe, path) : copy
  return (facts: Facts): V => reader.refill(file, written, compiled, facts)
}

/** A file of shared words, read twice: to be compiled once, and as it was written. */
function readWords<S extends Rules>(reader: Reader, name: Single, rules: S) {
  const file = reader.file(name)
  if (!file) return undefined
  reader.refuseBody(file)
  const { whole } = reader.parse(file, rules)
  return whole && { file, written: whole, copy: reader.parse(file, rules).whole! }
}

function loadCityWords(reader: Reader, probe: T.CitySummary | undefined): T.Site['cityWords'] | undefined {
  const words = readWords(reader, 'shared/city.md', schema.cityShared)
  if (!words) return undefined
  const { file, written, copy } = words
  reader.checkSlugs(file, ['services', 'services'], written.services.services, 'services')
  const fill = filler(reader, file, written, copy, probe && cityFacts(probe))
  return (city) => fill(cityFacts(city))
}

function loadServiceWords(reader: Reader, probe: T.Service | undefined): T.Site['serviceWords'] | undefined {
  const words = readWords(reader, 'shared/service.md', schema.serviceShared)
  if (!words) return undefined
  const fill = filler(reader, words.file, words.written, words.copy, probe && serviceFacts(probe))
  return (service) => fill(serviceFacts(service))
}

function loadCountyWords(reader: Reader, probe: T.CitySummary | undefined) {
  const words = readWords(reader, 'shared/county.md', schema.countyShared)
  if (!words) return undefined
  const { file, written, copy } = words
  const figures = probe && countyFacts({ name: probe.county, count: 1, tier: probe.tier })
  const fill = filler(reader, file, written.county, copy.county, figures, ['county'])
  return {
    countyOverview: reader.compile(file, copy.overview, {}, ['overview']),
    countyWords: (county: T.CountyFigures): T.CountyShared => fill(countyFacts(county)),
  }
}

// Files there are many of

function loadEach<T>(reader: Reader, folder: Folder, load: (file: ContentFile) => T | undefined): T[] {
  return reader.folder(folder).flatMap((name) => {
    const file = reader.open(name)
    return (file && load(file)) ?? []
  })
}

function loadService(reader: Reader, file: ContentFile): T.Service | undefined {
  const { whole, sound } = reader.parse(file, schema.service, serviceFacts({ name: '' }))
  reader.checkSlugs(file, ['related', 'services'], sound.related?.services, 'services')
  reader.checkSlugs(file, ['related', 'cities'], sound.related?.cities, 'locations')
  const columns = sound.comparison?.columns?.length
  sound.comparison?.rows?.forEach((row, i) => {
    const cells = row?.cells?.length
    if (columns === undefined || cells === undefined || cells === columns) return
    const message = `has ${cells} cells for ${columns} columns; give it one for each`
    reader.report(file, ['comparison', 'rows', i, 'cells'], message)
  })
  reader.checkCounts(file, sound)
  const facts = reader.localFacts(file, sound, serviceFacts({ name: sound.name ?? '' }))
  const body = reader.body(file, facts)
  if (!whole) return undefined
  const socialImage = reader.socialImage(file)
  return reader.published({ ...reader.compile(file, whole, facts), socialImage, body, ...origin(file) })
}

function loadTestimonial(reader: Reader, file: ContentFile): T.Testimonial | undefined {
  const { whole, sound } = reader.parse(file, schema.testimonial)
  reader.checkSlugs(file, ['service'], sound.service, 'services')
  const { location, townWithoutPage = false } = sound
  if (location !== undefined && !townWithoutPage && !reader.has(`locations/${slugify(location)}.md`))
    reader.report(
      file,
      ['location'],
      `is "${location}", but no city of content/locations has this name; correct it, or add "townWithoutPage: yes" for a town that has no page`,
    )
  const text = reader.text(file)
  return whole && { ...whole, sample: whole.sample ?? false, text, ...origin(file) }
}

// Checks across files

/** Two pages with one title compete in search results, and are usually a copy not yet edited. */
function checkUnique(reader: Reader): void {
  for (const field of ['title', 'description'] as const) {
    const seen = new Map<unknown, string>()
    for (const [file, { [field]: value }] of reader.pageHeads()) {
      // That it is empty is told already.
      if (typeof value !== 'string' || value === '') continue
      const first = seen.get(value)
      const message = `${field} is the same as in ${first}; write one of its own`
      if (first) reader.problems.push({ ...reader.locate(file, { path: [field] }), message })
      else seen.set(value, file)
    }
  }
}

function lengthWarnings(reader: Reader, suffix: string): Problem[] {
  const [low, high] = descriptionLimits
  return reader.pageHeads().flatMap(([file, head]) => {
    const title = `${head.title} | ${suffix}`.length
    const description = String(head.description).length
    const warnings: Problem[] = []
    if (title > titleLimit) {
      const message = `title is ${title} characters with the brand; search results show about ${titleLimit}`
      warnings.push({ ...reader.locate(file, { path: ['title'] }), message })
    }
    if (description < low || description > high) {
      const message = `description is ${description} characters; write ${low} to ${high}`
      warnings.push({ ...reader.locate(file, { path: ['description'] }), message })
    }
    return warnings
  })
}

// Facts

const countyFacts = ({ name, count, tier }: T.CountyFigures): Facts => ({
  county: name,
  count: String(count),
  tier: tier.name.toLowerCase(),
})

/** A name in the middle of a sentence: only its first letter is lowered, "drainage and French drains". */
const serviceFacts = ({ name }: { name: string }): Facts => ({ service: lowerFirst(name) })

interface Ordered {
  order?: number | undefined
  slug: string
}

const byOrder = (a: Ordered, b: Ordered) =>
  (a.order ?? Infinity) - (b.order ?? Infinity) || byCodePoint(a.slug, b.slug)
