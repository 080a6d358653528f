/** Reads one city, and the words that all city pages share. */
import { stateOf } from '../../../templates/model/states'
import { isOwnTown } from '../../../templates/model/own-town'
import type { State } from '../../../templates/model/states'
import { slugify, slugsFor } from '../../../templates/model/text'
import { blank } from '../../../templates/model/blanks'
import type * as T from '../../../templates/model/site'
import { checkClaimFields, claimsOf, compileParsed } from './references'
import { illustrated, notePage } from './heads'
import type { ContentFile } from '../source/content-file'
import { compileSections } from '../copy/compile-copy'
import { blanksFor, fillBlanks, phoneFacts } from '../copy/fill-blanks'
import { scopeOf } from '../copy/scope'
import { cityFacts } from '../copy/facts'
import { directionTo, milesBetween } from './geography'
import { factKey } from '../source/findings'
import { folders, singles } from '../source/kinds'
import { parse } from '../source/parse'
import type { KnownBusiness, ValidParts } from '../source/parse'
import type { Reader } from '../reader'
import { checkSoil, withEnds } from './soil'

/** What other pages need to know about a city. */
export interface CityFile {
  file: string
  /** Undefined when the file has too many problems. */
  summary?: T.CitySummary | undefined
  /** Slugs of the neighbors that the file chooses itself. */
  nearby?: string[] | undefined
  claims?: Omit<T.Claim, 'file' | 'at'>[] | undefined
}

/** A city, without the facts that depend on other files. */
export type WholeCity = Omit<T.City, 'nearby' | 'claims'>

/** The cities that were read, as JSON text, because thousands of objects would fill the memory. */
export class CityStore {
  private readonly texts = new Map<string, Buffer>()

  set(city: WholeCity): void {
    this.texts.set(city.slug, Buffer.from(JSON.stringify(city)))
  }

  get(slug: string): WholeCity {
    return JSON.parse(this.texts.get(slug)!.toString()) as WholeCity
  }
}

/** Reads a city from an opened file. Everything its page needs is kept in `store`. */
export function readCity(
  reader: Reader,
  file: ContentFile,
  store: CityStore,
): Pick<CityFile, 'summary' | 'nearby' | 'claims'> {
  const whole = loadCity(reader, file)
  if (!whole) return {}
  const { nearby, claims, ...city } = whole
  store.set(city)
  return { summary: summaryOf(city), nearby, claims: claims && claimsOf(claims, whole) }
}

function summaryOf(city: T.CitySummary): T.CitySummary {
  const { file, slug, name, label, county, state, postalCode, card, tier, latitude, longitude } = city
  const { miles, direction, updated, reviewedBy, draft, noindex, phone } = city
  const place = { file, slug, name, label, county, state, postalCode, latitude, longitude, miles, direction }
  return { ...place, card, tier, updated, reviewedBy, draft, noindex, phone }
}

/** Undefined when the file has too many problems, which are reported. */
function loadCity(reader: Reader, file: ContentFile) {
  const { business } = reader.siteFacts
  const parsed = parse(file, folders.locations)
  const { valid } = parsed
  checkSoil(file, valid.soil)
  checkClaimFields(file, valid.claims)
  const state = stateOfCity(business, valid.state)
  // If the state is wrong, the right file name is unknown.
  const isStateKnown = file.data.state === undefined || valid.state !== undefined
  if (isStateKnown && valid.name !== undefined && !slugsOfCity(valid.name, state?.code).includes(file.slug)) {
    const wanted = `content/locations/${slugify(valid.name)}.md`
    file.report(
      ['name'],
      `is "${valid.name}", whose file would be ${wanted}; correct the name, or rename the file`,
    )
  }
  const tier = business.tiers?.find((tier) => tier?.id === valid.tier) as T.Tier | undefined
  // A city makes the promises of its tier.
  const tierFact = `tier-${valid.tier}`
  if (reader.siteFacts.tiedFacts.has(tierFact)) file.noteClaim(factKey(tierFact), { path: ['tier'] })
  const where = whereIs(reader, valid)
  const { address } = business
  const isOwn =
    Boolean(state && valid.name && address?.city) &&
    isOwnTown({ address } as T.Business, { name: valid.name!, state: state! })
  const facts = cityFacts({ ...(valid as object), ...where, tier, state })
  // In the office's own town, there is no distance to state, so short facts that contain one are left out.
  const scope = scopeOf(reader.siteFacts, file, parsed, isOwn ? { ...facts, miles: blank('miles') } : facts)
  const body = compileSections(reader, file, scope)
  const compiled = compileParsed(reader, file, parsed, scope)
  if (!compiled || !tier || !where || !state) return undefined
  const read = { ...compiled, body: illustrated(file, { ...compiled, body }) }
  const city = isOwn ? fillBlanks({ ...read, hero: withoutMiles(read.hero) }, facts) : read
  const { file: name, slug } = file
  return notePage(reader, file, {
    ...city,
    ...(city.soil && { soil: { ...city.soil, layers: withEnds(city.soil.layers) } }),
    ...where,
    label: city.name,
    ...(file.findings.questions.some((question) => question.file === name) && { noindex: true }),
    state,
    tier,
    file: name,
    slug,
  })
}

/** Returns the top of a page without the short facts that contain a distance. */
function withoutMiles({ facts = [], ...hero }: T.City['hero']): T.City['hero'] {
  const near = facts.filter(({ value, label }) => !`${value}${label}`.includes(blank('miles')))
  return near.length > 0 ? { ...hero, facts: near } : hero
}

/** Returns the state that a city file names, or else the office's. Undefined while neither is known. */
export function stateOfCity({ address }: KnownBusiness, code: string | undefined): State | undefined {
  if (code !== undefined && code !== address?.region) return stateOf(code)
  const { region, regionName } = address ?? {}
  return region !== undefined && regionName !== undefined ? { code: region, name: regionName } : undefined
}

/** Returns the slugs that a city may have: "springfield", or with its state "springfield-mo". */
export const slugsOfCity = (name: string, state = ''): string[] =>
  [name, `${name} ${state}`].flatMap(slugsFor)

/** Returns miles and direction from the office. Undefined while either place is unknown. */
function whereIs(
  { siteFacts: { business, directions } }: Reader,
  { latitude, longitude }: ValidParts<Pick<T.City, 'latitude' | 'longitude'>>,
): Pick<T.City, 'miles' | 'direction'> | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  const { geo } = business
  if (geo?.latitude === undefined || geo.longitude === undefined) return undefined
  const [office, city] = [geo as T.Business['geo'], { latitude, longitude }]
  const miles = milesBetween(office, city)
  return { miles, direction: directions[directionTo(office, city)] ?? '' }
}

/** Returns a function that fills in the words of all city pages for one city. */
export function loadCityWords(reader: Reader) {
  const file = reader.file('shared/city.md')
  if (!file) return undefined
  const parsed = parse(file, singles['shared/city.md'])
  const words = compileParsed(reader, file, parsed, { ...parsed, facts: blanksFor(cityFacts({})) })
  return (
    words &&
    ((city: T.CitySummary) =>
      fillBlanks(words, { ...cityFacts(city), ...phoneFacts(city.phone ?? reader.siteFacts.phone) }))
  )
}
