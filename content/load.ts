/** Reads the whole content folder, checks it, and joins it into one Site. */
import type { z } from 'zod'
import { businessFile, loadBusiness } from './business'
import { loadCities } from './cities'
import type { LoadCitiesOptions } from './cities'
import { cityFacts } from './city'
import { slugOf } from './front-matter'
import type { ContentFile, Path } from './front-matter'
import { ContentError } from './problems'
import type { Problem } from './problems'
import { Reader } from './reader'
import type { Facts, Folder, ReaderOptions, Single } from './reader'
import * as schema from './schema'
import { byName } from './names'
import type * as T from './types'

export interface Loaded {
  site: T.Site
  /** Things worth mending that do not stop a build. */
  warnings: Problem[]
}

/** Search results cut a longer title or description; no engine gives a fixed length. */
const titleLimit = 60
const descriptionLimits = [70, 160] as const

export type LoadOptions = ReaderOptions & LoadCitiesOptions

/**
 * Everything the site says.
 * @throws {ContentError} with every problem of every file.
 */
export function loadSite(options: LoadOptions): Loaded {
  const reader = new Reader(options)
  const business = loadBusiness(reader)
  // Every file is checked even when another is broken, so that all problems show in one run.
  if (!business) for (const file of reader.all()) if (file !== businessFile) reader.open(file)
  const site = business && join(reader, business, options)
  if (!site || reader.problems.length > 0) throw new ContentError(reader.problems)
  return { site, warnings: lengthWarnings(reader, site.business.titleSuffix) }
}

function join(reader: Reader, business: T.Business, options: LoadCitiesOptions): T.Site | undefined {
  const services = loadEach(reader, 'services', (file) => loadService(reader, file))
  const cities = loadCities(reader, business, options)
  const testimonials = loadEach(reader, 'testimonials', (file) => loadTestimonial(reader, file))
  const pages = loadPages(reader)
  const frame = loadSingle(reader, 'shared/frame.md', schema.frame)
  const redirects = loadSingle(reader, 'redirects.md', schema.redirects)
  const cityWords = loadCityWords(reader, cities.summaries[0])
  const serviceWords = loadServiceWords(reader, services[0])
  const countyWords = loadCountyWords(reader, cities.summaries[0])
  checkUnique(reader)
  if (
    !pages ||
    !frame ||
    !redirects ||
    !cityWords ||
    !serviceWords ||
    !countyWords ||
    reader.problems.length > 0
  )
    return undefined

  return {
    business,
    frame,
    cityWords,
    serviceWords,
    ...countyWords,
    pages,
    services: services.sort(byOrder),
    cities: cities.summaries.sort((a, b) => a.miles - b.miles || byName(a.slug, b.slug)),
    city: cities.city,
    nearby: cities.nearby,
    testimonials: testimonials.sort(byOrder),
    redirects: redirects.redirects,
    links: reader.links,
    locate: (file, path, needle) => reader.locate(file, path, needle),
  }
}

// Files there is one of

function loadPages(reader: Reader): T.Pages | undefined {
  const home = loadPage(reader, 'pages/home.md', schema.home, (file, { areas }) =>
    reader.checkSlugs(file, ['areas', 'cities'], areas.cities, 'locations'),
  )
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
  const data = reader.parse(file, rules)
  if (data) check?.(file, data)
  return data && reader.compile(file, data)
}

function loadPage<S extends Rules>(reader: Reader, name: Single, rules: S, check?: Check<S>) {
  const data = loadSingle(reader, name, rules, check)
  return data && { ...data, ...origin({ file: name, slug: slugOf(name) }) }
}

function loadAbout(reader: Reader): T.AboutPage | undefined {
  const file = reader.file('pages/about.md')
  const data = file && reader.parse(file, schema.aboutPage)
  return data && { ...reader.compile(file!, data), body: reader.body(file!), ...origin(file!) }
}

type Rules = Parameters<Reader['parse']>[1]
/** What a schema cannot see. */
type Check<S extends Rules> = (file: ContentFile, data: z.output<S>) => void

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
  const written = reader.parse(file, rules)
  return written && { file, written, copy: reader.parse(file, rules)! }
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
  const data = reader.parse(file, schema.service)
  if (!data) return undefined
  reader.checkSlugs(file, ['related', 'services'], data.related.services, 'services')
  reader.checkSlugs(file, ['related', 'cities'], data.related.cities, 'locations')
  const columns = data.comparison?.columns.length
  data.comparison?.rows.forEach(({ cells }, i) => {
    if (cells.length === columns) return
    const message = `has ${cells.length} cells for ${columns} columns; give it one for each`
    reader.report(file, ['comparison', 'rows', i, 'cells'], message)
  })
  const facts = serviceFacts(data)
  const socialImage = reader.socialImage(file)
  return {
    ...reader.compile(file, data, facts),
    socialImage,
    body: reader.body(file, facts),
    ...origin(file),
  }
}

function loadTestimonial(reader: Reader, file: ContentFile): T.Testimonial | undefined {
  const data = reader.parse(file, schema.testimonial)
  if (!data) return undefined
  reader.checkSlugs(file, ['service'], data.service, 'services')
  return { ...data, sample: data.sample ?? false, text: reader.text(file), ...origin(file) }
}

// Checks across files

/** Two pages with one title compete in search results, and are usually a copy not yet edited. */
function checkUnique(reader: Reader): void {
  for (const field of ['title', 'description'] as const) {
    const seen = new Map<unknown, string>()
    for (const [file, { [field]: value }] of reader.pageHeads()) {
      if (typeof value !== 'string') continue
      const first = seen.get(value)
      const message = `${field} is the same as in ${first}; write one of its own`
      if (first) reader.problems.push({ ...reader.locate(file, [field]), message })
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
      warnings.push({ ...reader.locate(file, ['title']), message })
    }
    if (description < low || description > high) {
      const message = `description is ${description} characters; write ${low} to ${high}`
      warnings.push({ ...reader.locate(file, ['description']), message })
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
const serviceFacts = ({ name }: { name: string }): Facts => ({
  service: name.charAt(0).toLowerCase() + name.slice(1),
})

interface Ordered {
  order?: number | undefined
  slug: string
}

const byOrder = (a: Ordered, b: Ordered) =>
  (a.order ?? Infinity) - (b.order ?? Infinity) || byName(a.slug, b.slug)
