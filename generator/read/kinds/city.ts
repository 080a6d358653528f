/** Reads one city. */
import { stateOf } from '../../../templates/model/states'
import type { State } from '../../../templates/model/states'
import { lowerFirst, slugify, slugsFor } from '../../../templates/model/text'
import type * as T from '../../../templates/model/site'
import type { KnownBusiness } from '../source/partly-valid'
import { checkClaimFields, checkDistinct, checkSeasons, checkSlugs, notePage } from './references'
import type { ContentFile } from '../source/content-file'
import { compile, compileSections } from '../copy/compile-copy'
import type { Facts } from '../copy/facts'
import { directionTo, milesBetween, roundedMiles } from './geography'
import { createFindings, factKey } from '../source/findings'
import type { Findings } from '../source/findings'
import { folders } from '../source/kinds'
import { localFacts, parse } from '../source/parse'
import type { ValidParts } from '../source/partly-valid'
import type { Reader } from '../reader'
import { checkSoil, withEnds } from './soil'
import { suggest } from '../../../templates/model/suggest'
import { suspectDepths, suspectState, suspectTowns } from '../opinions/suspicious-files'

/** What a city file gives but for its page: plain data, so that a worker can send it. */
export interface CityFile {
  file: string
  findings: Findings
  /** Missing when too much is wrong with the file. */
  summary?: T.CitySummary
  /** Neighbors that the file chooses itself, by slug. */
  nearby?: string[] | undefined
  claims?: Omit<T.Claim, 'file' | 'at'>[] | undefined
}

/** All of a city but what follows from other files. */
export type WholeCity = Omit<T.City, 'nearby' | 'claims'>

/**
 * What was read of each city, by its slug: a WholeCity as JSON text. It holds only the cities that this process or
 * worker read; the others are in the stores of other workers.
 */
export type CityStore = Map<string, Buffer>

/**
 * Reads the file of a city. All that its page says is kept in `store`: as objects, thousands of cities would fill
 * the memory.
 */
export function readCity(reader: Reader, name: string, store: CityStore): CityFile {
  const findings = createFindings()
  const file = reader.open(name, findings)
  const whole = file && loadCity(reader, file)
  if (!whole) return { file: name, findings }
  const { nearby, claims, ...city } = whole
  store.set(city.slug, Buffer.from(JSON.stringify(city)))
  return { file: name, findings, summary: summaryOf(city), nearby, claims }
}

const summaryOf = (city: T.CitySummary): T.CitySummary => {
  const { file, slug, name, label, county, state, postalCode, card, tier } = city
  const { latitude, longitude, miles, direction, updated, reviewedBy, noindex, notice } = city
  const place = { file, slug, name, label, county, state, postalCode, card, tier }
  return {
    ...place,
    latitude,
    longitude,
    miles,
    direction,
    ...(updated && { updated }),
    ...(reviewedBy && { reviewedBy }),
    ...(noindex && { noindex }),
    ...(notice && { notice }),
  }
}

/** Undefined, with its problems reported, when too much is wrong with it. */
function loadCity(reader: Reader, file: ContentFile) {
  const { business } = reader.known
  const { whole, valid } = parse(reader, file, folders.locations, cityFacts({}))
  checkSoil(file, valid.soil)
  const top = valid.topServices?.cards?.map((card) => card?.service)
  checkSlugs(reader, file, ['topServices', 'cards'], top, 'services', 'service')
  checkSlugs(reader, file, ['nearby'], valid.nearby, 'locations')
  checkDistinct(file, ['neighborhoods', 'items'], valid.neighborhoods?.items)
  checkSeasons(file, valid.seasons)
  checkClaimFields(file, valid.claims)
  const state = stateOfCity(business, valid.state)
  // Of a state that is wrong nobody knows which name the file should have.
  const isStateKnown = file.data.state === undefined || valid.state !== undefined
  if (isStateKnown && valid.name !== undefined && !slugsOfCity(valid.name, state?.code).includes(file.slug)) {
    const wanted = `content/locations/${slugify(valid.name)}.md`
    file.report(
      ['name'],
      `is "${valid.name}", whose file would be ${wanted}; correct the name, or rename the file`,
    )
  }
  const tier = business.tiers?.find((tier) => tier?.id === valid.tier) as T.Tier | undefined
  if (valid.tier !== undefined && reader.known.isWhole && !tier) {
    const known = (business.tiers ?? []).flatMap((tier) => tier?.id ?? [])
    const message = `is "${valid.tier}", no tier of content/business.md; ${suggest(valid.tier, known)}`
    file.report(['tier'], message)
  }
  // A city of a tier promises what the tier does.
  const tierFact = `tier-${valid.tier}`
  if (reader.known.tiedFacts.has(tierFact)) file.noteClaim(factKey(tierFact), { path: ['tier'] })
  const where = whereIs(reader, valid)
  const facts = localFacts(reader, file, valid, cityFacts({ ...(valid as object), ...where, tier, state }))
  const body = compileSections(reader, file, facts)
  if (!whole || !tier || !where || !state) return undefined
  const city = compile(reader, file, whole, facts)
  suspectTowns(reader, file, whole)
  suspectDepths(file, valid.soil as T.Soil)
  suspectState(file, whole, state)
  const { file: name, slug } = file
  return notePage(reader, file, {
    ...city,
    soil: { ...city.soil, layers: withEnds(city.soil.layers) },
    ...where,
    label: whole.name,
    state,
    tier,
    body,
    file: name,
    slug,
  })
}

/** The state that a city gives, or else that of the office; undefined while neither is known. */
function stateOfCity({ address }: KnownBusiness, code: string | undefined): State | undefined {
  if (code !== undefined && code !== address?.region) return stateOf(code)
  const { region, regionName } = address ?? {}
  return region !== undefined && regionName !== undefined ? { code: region, name: regionName } : undefined
}

/** The slugs that a city may have. Of two towns of one name, one has its state behind it: `springfield-mo`. */
export const slugsOfCity = (name: string, state = ''): string[] =>
  [name, `${name} ${state}`].flatMap(slugsFor)

/** How far and in which direction a city lies; undefined while either place is unknown. */
function whereIs(
  { known: { business, directions } }: Reader,
  { latitude, longitude }: ValidParts<Pick<T.City, 'latitude' | 'longitude'>>,
): Pick<T.City, 'miles' | 'direction'> | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  const { geo } = business
  if (geo?.latitude === undefined || geo.longitude === undefined) return undefined
  const [office, city] = [geo as T.Business['geo'], { latitude, longitude }]
  const miles = milesBetween(office, city)
  return { miles, direction: directions[directionTo(office, city)] ?? '' }
}

/** The facts that copy about one city may use; those of a city that is not wholly known are empty. */
export function cityFacts(
  city: Partial<Pick<T.City, 'name' | 'county' | 'postalCode' | 'miles' | 'direction'>> & {
    tier?: T.Tier | undefined
    state?: State | undefined
  },
): Facts {
  return {
    city: city.name ?? '',
    county: city.county ?? '',
    state: city.state?.name ?? '',
    'state-code': city.state?.code ?? '',
    'postal-code': city.postalCode ?? '',
    miles: String(roundedMiles(city.miles ?? 0)),
    direction: city.direction ?? '',
    tier: lowerFirst(city.tier?.name ?? ''),
    when: city.tier?.when ?? '',
  }
}
