/** Reads the whole content folder, checks it, and joins it into one Site. */
import { directionTo, milesBetween, neighbours } from './geography'
import type { ContentFile, Path } from './front-matter'
import { ContentError } from './problems'
import type { Problem } from './problems'
import { Reader } from './reader'
import type { Facts, Folder, ReaderOptions } from './reader'
import * as schema from './schema'
import { byName } from './source'
import { suggest } from './suggest'
import type * as T from './types'

export interface Loaded {
  site: T.Site
  /** Things worth mending that do not stop a build. */
  warnings: Problem[]
}

/** Cities that a city page links to. */
const nearbyCount = 4

/** Search results cut a longer title or description; no engine gives a fixed length. */
const titleLimit = 60
const descriptionLimits = [70, 160] as const

/**
 * Everything the site says.
 * @throws {ContentError} with every problem of every file.
 */
export function loadSite(options: ReaderOptions): Loaded {
  const reader = new Reader(options)
  const business = loadBusiness(reader)
  // Every file is checked even when another is broken, so that all problems show in one run.
  const site = business && join(reader, business)
  if (!site || reader.problems.length > 0) throw new ContentError(reader.problems)
  return { site, warnings: lengthWarnings(reader, site.business.titleSuffix) }
}

function join(reader: Reader, business: T.Business): T.Site | undefined {
  const services = reader.folder('services').flatMap((file) => loadService(reader, file) ?? [])
  const cities = reader.folder('locations').flatMap((file) => loadCity(reader, file, business) ?? [])
  const testimonials = reader.folder('testimonials').flatMap((file) => loadTestimonial(reader, file) ?? [])
  const pages = loadPages(reader)
  const frame = loadSingle(reader, 'shared/frame.md', schema.frame)
  const redirects = loadSingle(reader, 'redirects.md', schema.redirects)
  const cityWords = loadCityWords(reader, cities[0])
  const serviceWords = loadServiceWords(reader, services[0])
  const countyWords = loadCountyWords(reader, cities[0])
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

  linkNeighbours(reader, cities)
  return {
    business,
    frame,
    cityWords,
    serviceWords,
    ...countyWords,
    pages,
    services: services.sort(byOrder),
    cities: cities.sort((a, b) => a.miles - b.miles || byName(a.slug, b.slug)),
    testimonials: testimonials.sort(byOrder),
    redirects: redirects.redirects,
    links: reader.links,
    locate: (file, path) => reader.files.get(file)!.position(path),
  }
}

// Files there is one of

function loadBusiness(reader: Reader): T.Business | undefined {
  const file = reader.file('business.md')
  const data = file && reader.parse(file, schema.business)
  if (!file || !data) return undefined
  reader.refuseBody(file)
  reader.phone = data.phone
  reader.facts = { brand: data.name, phone: formatPhone(data.phone), hours: data.hours.copy, ...data.facts }
  for (const other of reader.files.values()) if (other !== file) checkTypedPhone(reader, other)
  return { ...reader.compile(file, data), file: file.file, facts: reader.facts }
}

/** A number typed into copy would stay when the business changes its own. */
function checkTypedPhone(reader: Reader, file: ContentFile): void {
  const typed = /(\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]?\d{3}[-. ]\d{4}\b/.exec(file.source)?.[0]
  if (!typed) return
  const message = `types the phone number ${typed}; write {phone}, so that it can be changed in one place`
  const inBody = file.body.includes(typed)
  reader.problems.push(inBody ? file.bodyProblem(message, typed) : file.problem(message, [], typed))
}

function loadPages(reader: Reader): T.Pages | undefined {
  const home = loadPage(reader, 'pages/home.md', schema.home)
  const services = loadPage(reader, 'pages/services.md', schema.servicesPage)
  const locations = loadPage(reader, 'pages/locations.md', schema.locationsPage)
  const about = loadAbout(reader)
  const reviews = loadPage(reader, 'pages/reviews.md', schema.reviewsPage)
  const faqs = loadPage(reader, 'pages/faqs.md', schema.faqsPage)
  const notFound = loadPage(reader, 'pages/not-found.md', schema.notFoundPage)
  const file = reader.files.get('pages/home.md')
  if (home && file) checkSlugs(reader, file, ['areas', 'cities'], home.areas.cities, 'locations')
  if (!home || !services || !locations || !about || !reviews || !faqs || !notFound) return undefined
  return { home, services, locations, about, reviews, faqs, notFound }
}

function loadSingle<S extends Rules>(reader: Reader, name: Parameters<Reader['file']>[0], rules: S) {
  const file = reader.file(name)
  if (!file) return undefined
  reader.refuseBody(file)
  const data = reader.parse(file, rules)
  return data && reader.compile(file, data)
}

function loadPage<S extends Rules>(reader: Reader, name: Parameters<Reader['file']>[0], rules: S) {
  const data = loadSingle(reader, name, rules)
  return data && { ...data, ...origin(reader.files.get(name)!) }
}

function loadAbout(reader: Reader): T.AboutPage | undefined {
  const file = reader.file('pages/about.md')
  const data = file && reader.parse(file, schema.aboutPage)
  return data && { ...reader.compile(file!, data), body: reader.body(file!), ...origin(file!) }
}

type Rules = Parameters<Reader['parse']>[1]

const origin = (file: ContentFile) => ({ file: file.file, slug: file.slug })

// Words that many pages share are compiled anew for each, because the facts in them differ.
// They are compiled once here as well, so that their problems show before any page is made.

function loadCityWords(reader: Reader, probe: T.City | undefined): T.Site['cityWords'] | undefined {
  const file = reader.file('shared/city.md')
  if (!file) return undefined
  reader.refuseBody(file)
  const data = reader.parse(file, schema.cityShared)
  if (!data) return undefined
  checkSlugs(reader, file, ['services', 'services'], data.services.services, 'services')
  const fill = (city: T.City) => reader.compile(file, reader.parse(file, schema.cityShared)!, cityFacts(city))
  if (probe) fill(probe)
  return fill
}

function loadServiceWords(reader: Reader, probe: T.Service | undefined): T.Site['serviceWords'] | undefined {
  const file = reader.file('shared/service.md')
  if (!file) return undefined
  reader.refuseBody(file)
  if (!reader.parse(file, schema.serviceShared)) return undefined
  const fill = (service: T.Service) =>
    reader.compile(file, reader.parse(file, schema.serviceShared)!, serviceFacts(service))
  if (probe) fill(probe)
  return fill
}

function loadCountyWords(reader: Reader, probe: T.City | undefined) {
  const file = reader.file('shared/county.md')
  if (!file) return undefined
  reader.refuseBody(file)
  const data = reader.parse(file, schema.countyShared)
  if (!data) return undefined
  const countyWords = ({ name, count, tier }: T.CountyFigures): T.CountyShared => {
    const { county } = reader.parse(file, schema.countyShared)!
    const facts = { county: name, count: String(count), tier: tier.name.toLowerCase() }
    return reader.compile(file, county, facts, ['county'])
  }
  if (probe) countyWords({ name: probe.county, count: 1, tier: probe.tier })
  return { countyOverview: reader.compile(file, data.overview, {}, ['overview']), countyWords }
}

// Files there are many of

function loadService(reader: Reader, file: ContentFile): T.Service | undefined {
  const data = reader.parse(file, schema.service)
  if (!data) return undefined
  checkSlugs(reader, file, ['related', 'services'], data.related.services, 'services')
  checkSlugs(reader, file, ['related', 'cities'], data.related.cities, 'locations')
  const columns = data.comparison?.columns.length
  data.comparison?.rows.forEach(({ cells }, i) => {
    if (cells.length === columns) return
    const message = `has ${cells.length} cells for ${columns} columns; give it one for each`
    reader.report(file, ['comparison', 'rows', i, 'cells'], message)
  })
  const facts = serviceFacts(data)
  const socialImage = reader.socialImage(file, `${data.name}: ${data.card}`)
  return {
    ...reader.compile(file, data, facts),
    socialImage,
    body: reader.body(file, facts),
    ...origin(file),
  }
}

function loadCity(reader: Reader, file: ContentFile, business: T.Business): T.City | undefined {
  const data = reader.parse(file, schema.city)
  if (!data) return undefined
  checkSoil(reader, file, data.soil.layers)
  checkSlugs(reader, file, ['topServices', 'services'], data.topServices?.services, 'services')
  checkSlugs(reader, file, ['nearby'], data.nearby, 'locations')
  const tier = business.tiers.find(({ id }) => id === data.tier)
  if (!tier) {
    const known = business.tiers.map(({ id }) => id)
    reader.report(file, ['tier'], `is "${data.tier}", no tier of business.md; ${suggest(data.tier, known)}`)
    return undefined
  }
  const where = { miles: milesBetween(business.geo, data), direction: directionTo(business.geo, data) }
  const facts = cityFacts({ ...data, ...where, tier })
  const { nearby, ...city } = reader.compile(file, data, facts)
  const socialImage = reader.socialImage(file, `${data.name}: ${data.card}`)
  return { ...city, ...where, tier, socialImage, body: reader.body(file, facts), nearby: [], ...origin(file) }
}

function checkSoil(reader: Reader, file: ContentFile, layers: T.SoilLayer[]): void {
  let depth: number | undefined = 0
  layers.forEach((layer, i) => {
    const last = i === layers.length - 1
    const at = ['soil', 'layers', i]
    if (layer.from !== depth)
      reader.report(
        file,
        [...at, 'from'],
        `is ${layer.from}, but the layer above ends at ${depth ?? 'no depth'}`,
      )
    if (!last && (layer.to === undefined || layer.to <= layer.from))
      reader.report(file, [...at, 'to'], 'must be deeper than "from", for every layer but the last')
    if (last && layer.to !== undefined)
      reader.report(file, [...at, 'to'], 'must be left out of the last layer, which goes on down')
    depth = layer.to
  })
}

function loadTestimonial(reader: Reader, file: ContentFile): T.Testimonial | undefined {
  const data = reader.parse(file, schema.testimonial)
  if (!data) return undefined
  checkSlugs(reader, file, ['service'], data.service, 'services')
  return { ...data, sample: data.sample ?? false, text: reader.text(file), ...origin(file) }
}

// Checks across files

function checkSlugs(
  reader: Reader,
  file: ContentFile,
  path: Path,
  slugs: string | string[] | undefined,
  folder: Folder,
): void {
  const check = (slug: string, at: Path) => {
    if (reader.has(`${folder}/${slug}.md`)) return
    const known = reader.folder(folder).map((other) => other.slug)
    reader.report(file, at, `is "${slug}", but there is no ${folder}/${slug}.md; ${suggest(slug, known)}`)
  }
  if (typeof slugs === 'string') check(slugs, path)
  else slugs?.forEach((slug, i) => check(slug, [...path, i]))
}

const isPage = ({ file }: ContentFile) => /^(pages|services|locations)\//.test(file)

/** Two pages with one title compete in search results, and are usually a copy not yet edited. */
function checkUnique(reader: Reader): void {
  for (const field of ['title', 'description']) {
    const seen = new Map<unknown, string>()
    for (const file of reader.files.values()) {
      const value = file.data[field]
      if (typeof value !== 'string' || !isPage(file)) continue
      const first = seen.get(value)
      if (first) reader.report(file, [field], `is the same as in ${first}; write one of its own`)
      else seen.set(value, file.file)
    }
  }
}

function lengthWarnings(reader: Reader, suffix: string): Problem[] {
  const [low, high] = descriptionLimits
  return [...reader.files.values()].filter(isPage).flatMap((file) => {
    const title = `${file.data.title} | ${suffix}`.length
    const description = String(file.data.description).length
    const warnings: Problem[] = []
    if (title > titleLimit) {
      const message = `title is ${title} characters with the brand; search results show about ${titleLimit}`
      warnings.push(file.problem(message, ['title']))
    }
    if (description < low || description > high) {
      const message = `description is ${description} characters; write ${low} to ${high}`
      warnings.push(file.problem(message, ['description']))
    }
    return warnings
  })
}

function linkNeighbours(reader: Reader, cities: T.City[]): void {
  const bySlug = new Map(cities.map((city) => [city.slug, city]))
  for (const [city, others] of neighbours(cities, nearbyCount)) {
    const chosen = reader.files.get(city.file)!.data.nearby as string[] | undefined
    city.nearby = chosen ? chosen.map((slug) => bySlug.get(slug)!) : others
  }
}

// Facts

/** The facts that copy about one city may use. */
function cityFacts(
  city: Pick<T.City, 'name' | 'county' | 'postalCode' | 'miles' | 'direction' | 'tier'>,
): Facts {
  return {
    city: city.name,
    county: city.county,
    'postal-code': city.postalCode,
    miles: String(city.miles),
    direction: city.direction,
    tier: city.tier.name.toLowerCase(),
    when: city.tier.when,
  }
}

/** A name in the middle of a sentence: only its first letter is lowered, "drainage and French drains". */
const serviceFacts = ({ name }: { name: string }): Facts => ({
  service: name.charAt(0).toLowerCase() + name.slice(1),
})

/** "(512) 555-0142" with a space and a hyphen that do not break, from "+15125550142". */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1)\u00A0$2\u2011$3')
}

interface Ordered {
  order?: number | undefined
  slug: string
}

const byOrder = (a: Ordered, b: Ordered) =>
  (a.order ?? Infinity) - (b.order ?? Infinity) || byName(a.slug, b.slug)
