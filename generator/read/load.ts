/** Reads the content in three steps: what all pages share, then the cities, then the Site that combines them. */
import type * as T from '../../templates/model/site'
import { byCodeUnit } from '../../templates/model/text'
import { createProgress } from '../process/progress'
import { citySource, joinSite } from './join'
import { claimsOf } from './kinds/references'
import { checkCounties, checkDistances, checkPlaces, misnamedIn, joinCities } from './kinds/cities'
import type { Cities } from './kinds/cities'
import { CityStore, readCity } from './kinds/city'
import type { CityFile } from './kinds/city'
import { checkClaims } from './kinds/claims'
import { checkHeads } from './kinds/heads'
import { createFindings } from './source/findings'
import type { WrittenLink } from './source/findings'
import { withoutQuestions } from './kinds/unanswered'
import { isWhole } from './source/parse'
import { ContentError } from './source/problems'
import type { ReaderOptions } from './reader'
import { readShared } from './shared'
import type { SharedContent } from './shared'
import { suggest } from '../../templates/model/suggest'
import type { Suspicion } from './opinions/hint'
import { suspect } from './opinions/hints'

/** The content, as far as it could be read. */
export type ReadSite = ReturnType<typeof readSite>

/** The content, if it has no problems. */
export interface Loaded extends Omit<ReadSite, 'problems'> {
  site: T.Site
}

/**
 * Reads everything at once.
 * @throws {ContentError} with every problem that can be found without making the pages.
 */
export function loadSite(options: ReaderOptions): Loaded {
  const { site, problems, ...content } = readSite(readShared(options))
  if (!site || problems.length > 0) throw new ContentError(problems)
  return { site, ...content }
}

/** Reads cities into `store`. */
function readCities({ reader, cityFiles }: SharedContent, store: CityStore): CityFile[] {
  const progress = createProgress('read', cityFiles.length)
  return cityFiles.map((name) => {
    progress(1)
    const file = reader.open(name, reader.findings, false)
    const shown = file && !reader.preview ? withoutQuestions(file) : file
    const city = shown && readCity(reader, shown, store)
    // A string cut from a file keeps all of the file in memory, which matters for thousands. A clone has its own.
    const kept: Map<string, unknown>[] = [reader.findings.links, reader.findings.heads]
    for (const found of kept) if (found.has(name)) found.set(name, structuredClone(found.get(name)))
    return { file: name, ...structuredClone(city) }
  })
}

/** Reads the cities, and returns the site with all its problems. Those of cities are in the order of their file names. */
export function readSite(shared: SharedContent) {
  const store = new CityStore()
  const cityFiles = readCities(shared, store)
  const { reader, business, region } = shared
  const cities = joinCities(cityFiles)
  const cityOf = citySource(shared, cities, store)
  checkPlaces(reader, cities.summaries)
  checkCounties(reader, cities.summaries)
  if (business) checkDistances(reader, business, cities.summaries, region)
  checkPrices(shared)
  checkReviewers(shared, cities)
  const ofBusiness = business ? [{ file: business.file, claims: claimsOf(business.claims, business) }] : []
  const claims = [...ofBusiness, ...cityFiles].flatMap(({ file, claims = [] }) =>
    claims.map((claim, at) => ({ ...claim, file, at })),
  )
  const site = joinSite(shared, cities)
  checkHeads(reader, misnamedIn(cities.summaries))
  checkClaims(reader, claims)
  const { claimed, heads, pictures: shownPictures } = reader.findings
  const { problems, questions, laterNotices } = reader.findings
  // Pages print a link to a draft as its words.
  const isLiveLink = ({ href }: WrittenLink) => reader.livePath(href) === href
  const links = new Map([...reader.findings.links].map(([file, all]) => [file, all.filter(isLiveLink)]))
  return {
    /**
     * If there are problems, it lacks the services, cities and testimonials that have one. Undefined if a necessary
     * file has one.
     */
    site,
    problems,
    /** Names of all content files. */
    files: reader.files,
    isDraft: reader.isDraft,
    /** What is known about redirects and the firm's phone number, even when there is no site. */
    redirects: shared.redirects ?? [],
    phone: reader.siteFacts.phone,
    cityOf,
    /** Links and heading fragments, by content file. */
    links,
    /** All claims, starting with those in business.md. */
    claims,
    /** Places in copy that make a claim, by the claim's id, or by factKey() of a fact that makes one. */
    claimed,
    /** Open questions in the copy: `[Answer: ...]`. */
    questions,
    /** The days on which notices begin that are not shown yet. */
    noticesFrom: [...new Set(laterNotices.map(({ from }) => from))].sort(byCodeUnit),
    /** Each page's title and description. */
    heads,
    /** Each place where content shows a picture. */
    shownPictures,
    /**
     * Returns the position of a field in a content file, or of words in its body. Slow, so it is only called for a
     * message.
     */
    locate: reader.locate,
    /** Returns the position of words in any content file. Slow, so it is only called for a message. */
    find: reader.find,
    /** Returns possible mistakes in content without problems. Slow, so only the commands that list them call it. */
    suspect(given: readonly Suspicion[] = []) {
      const cityFiles = shared.cityFiles.flatMap((name) => reader.open(name, createFindings()) ?? [])
      const readers = [reader, ...shared.translations.map((one) => one.reader)] as const
      return suspect(readers, [...reader.opened, ...cityFiles], { site: site!, cityOf }, given)
    },
  }
}

/**
 * Reports unit prices that no estimate and no range uses. Either the name is mistyped or the price is no longer needed.
 */
function checkPrices({ reader, business, services }: SharedContent): void {
  // A service that could not be read may use the price.
  if (!business || services.length < reader.folder('services').length) return
  const lines = services.flatMap(({ estimate }) => estimate?.lines ?? [])
  const used = [...lines, ...business.costs.flatMap(({ parts }) => parts)].map(({ price }) => price)
  for (const name of Object.keys(business.prices ?? {}).filter((price) => !used.includes(price))) {
    const known = used.length > 0 ? `${suggest(name, [...new Set(used)])}; ` : ''
    const message = `prices.${name} is a price that no estimate uses; ${known}a price of something else belongs under facts`
    reader.report({ file: business.file, path: ['prices', name] }, message)
  }
}

/** Reports pages whose `reviewedBy` is not a member of the team. */
function checkReviewers({ reader, pages, ownPages, services }: SharedContent, { summaries }: Cities): void {
  if (!isWhole(pages)) return
  const team = pages.about.team?.items.flatMap(({ name }) => name ?? []) ?? []
  for (const page of [...Object.values(pages), ...ownPages, ...services, ...summaries]) {
    const { file, reviewedBy } = page as Partial<T.CitySummary>
    if (reviewedBy === undefined || team.includes(reviewedBy)) continue
    const message = `reviewedBy is "${reviewedBy}", which is not a name in the team of content/pages/about.md; ${suggest(reviewedBy, team)}`
    reader.report({ file: file!, path: ['reviewedBy'] }, message)
  }
}
