/** Reads the content in three steps: what all pages share, then the cities, then the Site that combines them. */
import { sharedPicture } from '../../templates/cards'
import { cardSize } from '../../templates/illustrations/social/social'
import { usualDrawings } from '../../templates/model/catalog'
import type * as T from '../../templates/model/site'
import { languageOf } from '../../templates/model/language'
import { languageFolder, originalOf } from '../../templates/model/languages'
import { byCodeUnit } from '../../templates/model/text'
import { homePath, sitePicture } from '../../templates/model/urls'
import { routesOfFiles } from '../../templates/routes'
import { createProgress } from '../process/progress'
import { fillBlanks, phoneFacts } from './copy/fill-blanks'
import { checkCosts, claimsOf, usedPrices } from './kinds/references'
import { loadBusiness, translateBusiness } from './kinds/business'
import { checkCounties, checkDistances, checkPlaces, misnamedIn, joinCities } from './kinds/cities'
import type { Cities } from './kinds/cities'
import { CityStore, readCity } from './kinds/city'
import type { CityFile } from './kinds/city'
import { businessFile, homeFile, serviceFile } from './files/content-folder'
import { checkClaims } from './kinds/claims'
import { checkHeads } from './kinds/heads'
import { countiesOf } from './kinds/counties'
import { subject } from './source/content-file'
import { addFindings, createFindings } from './source/findings'
import { withoutQuestions } from './kinds/unanswered'
import { loadFiles } from './kinds/pages'
import { isWhole } from './source/partly-valid'
import { ContentError } from './source/problems'
import { Reader } from './reader'
import type { ReaderOptions } from './reader'
import { guess, suggest } from '../../templates/model/suggest'
import type { Suspicion } from './opinions/hint'
import { suspect } from './opinions/hints'
import { loadCityWords, loadCountyWords } from './kinds/shared-words'

/** All content except the cities. A part that could not be read is undefined. */
export interface SharedContent extends LanguageContent {
  translations: LanguageContent[]
}

/** All content of one language except the cities. */
type LanguageContent = ReturnType<typeof readLanguage>

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

/**
 * Reads every file except those of cities. A broken file does not stop the others, so that one run shows all problems.
 * @throws {ContentError} when a folder is missing.
 */
export function readShared(options: ReaderOptions): SharedContent {
  const reader = new Reader(options)
  const first = readLanguage(reader, options)
  const folders = new Set(reader.files.flatMap((file) => languageFolder(file) ?? []))
  const translations = [...folders].map((folder) => translate(first, new Reader(options, reader, folder)))
  return { ...first, translations }
}

/** Reads the content in a second language. Takes from the first what only the first has. */
function translate(first: LanguageContent, reader: Reader): LanguageContent {
  // No link may lead to a draft, in any language.
  for (const file of reader.files) if (languageFolder(file)) reader.open(file, createFindings())
  const { pages, notices, ...own } = loadFiles(reader, first.region)
  if (languageOf(first.reader.siteFacts.lang) === reader.language)
    reader.report(
      { file: reader.inFolder(homeFile), path: [] },
      `is in the language of the whole site, as content/${businessFile} says; delete the folder content/${reader.language}`,
    )
  if (own.services.length > 0 && !reader.has(reader.inFolder(serviceFile)))
    reader.onlyInFirst(serviceFile, first.serviceWords, undefined, [])
  const written = <P extends object>(parts: P) =>
    Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Partial<P>
  return {
    ...{ ...first, ...written(own), reader },
    // Without a file of its own, it shows those of the first that are in its language.
    notices: notices.length > 0 ? notices : first.notices.filter(({ lang }) => lang === reader.language),
    business: first.business && translateBusiness(reader, first.business),
    pages: { ...first.pages, ...written(pages) },
    testimonials: first.testimonials,
  }
}

function readLanguage(reader: Reader, options: ReaderOptions) {
  return {
    reader,
    business: loadBusiness(reader),
    ...loadFiles(reader),
    cityWords: loadCityWords(reader),
    countyWords: loadCountyWords(reader),
    cityFiles: reader.folder('locations'),
    allPictures: options.allPictures ?? false,
  }
}

/** Reads cities into `store`. */
function readCities({ reader, cityFiles }: SharedContent, store: CityStore): CityFile[] {
  const progress = createProgress('read', cityFiles.length)
  return cityFiles.map((name) => {
    progress(1)
    const findings = createFindings()
    const file = reader.open(name, findings)
    const shown = file && !reader.preview ? withoutQuestions(file) : file
    const city = shown && readCity(reader, shown, store)
    addFindings(reader.findings, findings)
    return { file: name, ...city }
  })
}

/** Reads the cities, and returns the site with all its problems. Those of cities are in the order of their file names. */
export function readSite(shared: SharedContent) {
  const store = new CityStore()
  const allCities = readCities(shared, store)
  const { reader, business, region } = shared
  const { isLive } = reader
  const cityFiles = allCities.filter(isLive)
  const drafts = reader.files.filter((file) => !isLive({ file }))
  const leftOut = routesOfFiles(drafts).flatMap(({ path, source }) => (drafts.includes(source) ? path : []))
  const cities = joinCities(cityFiles, leftOut)
  const cityOf = citySource(shared, cities, store)
  checkPlaces(reader, cities.summaries)
  checkCounties(reader, cities.summaries, cityFiles, business?.farthestCity)
  if (business) checkDistances(reader, business, cities.summaries, region)
  checkPrices(shared)
  checkReviewers(shared, cities)
  const claims = [
    ...(business ? claimsOf(business.claims, business) : []).map((claim, at) => ({
      ...claim,
      file: business!.file,
      at,
    })),
    ...cityFiles.flatMap(({ file, claims = [] }) => claims.map((claim, at) => ({ ...claim, file, at }))),
  ]
  const site = joinSite(shared, cities)
  checkHeads(reader, [...misnamedIn(cities.summaries), ...drafts])
  checkClaims(reader, claims)
  checkCosts(reader)
  const { claimed, heads, pictures: shownPictures, shortcodes } = reader.findings
  const problems = reader.findings.problems.filter(isLive)
  const questions = reader.findings.questions.filter(isLive)
  const links = new Map([...reader.findings.links].filter(([file]) => isLive({ file })))
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
    shortcodes,
    /** The days on which notices begin that are not shown yet. */
    noticesFrom: [...new Set(reader.findings.laterNotices.filter(isLive).map(({ from }) => from))].sort(
      byCodeUnit,
    ),
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
      return suspect(readers, [...reader.opened, ...cityFiles].filter(isLive), { site: site!, cityOf }, given)
    },
  }
}

/** Returns a function that returns a whole city. */
function citySource(
  { reader }: SharedContent,
  { summaries, nearby }: Cities,
  store: CityStore,
): T.CitySource {
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]))
  return ({ slug, label }) => {
    const whole = store.get(slug)!
    const neighbors = nearby.get(slug)!.flatMap((other) => bySlug.get(other) ?? [])
    const facts = phoneFacts(whole.phone ?? reader.siteFacts.phone)
    return { ...fillBlanks(whole, facts), label, nearby: neighbors }
  }
}

/**
 * Reports unit prices that no estimate and no range uses. Either the name is mistyped or the price is no longer needed.
 */
function checkPrices({ reader, business, services }: SharedContent): void {
  // A service that could not be read may use the price.
  if (!business || services.length < reader.folder('services').length) return
  const used = usedPrices(services, business.costs)
  const prices = Object.keys(business.prices ?? {})
  const unpriced = used.filter((name) => !prices.includes(name))
  for (const name of prices.filter((price) => !used.includes(price))) {
    const mistyped = guess(name, unpriced)
    // A name that several places use is right there, so the price's id is wrong.
    const isOnce = unpriced.filter((one) => one === mistyped).length === 1
    const parts = business.costs.flatMap(({ parts }, i) =>
      parts.map(({ price }, j) => ({ price, path: ['costs', i, 'parts', j, 'price'] })),
    )
    const part = isOnce ? parts.find(({ price }) => price === mistyped) : undefined
    const path = part?.path ?? ['prices', name]
    const [fact] =
      Object.entries(business.facts).find(([, words]) => /^\$\d|\[Answer: such as \$\d/.test(words)) ?? []
    const line = fact === undefined ? 0 : reader.locate(business.file, { path: ['facts', fact] }).line
    const known = used.length > 0 ? `${suggest(name, [...new Set(used)])}; ` : ''
    const beside = line > 0 ? `, as ${fact} in line ${line}; copy prints it as {${fact}}` : ''
    const message = part
      ? `is "${mistyped}", which has no price; did you mean "${name}"?`
      : `is a price that no estimate uses; ${known}a price of something else belongs under facts${beside}`
    reader.report({ file: business.file, path }, `${subject(path)} ${message}`)
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

/** If a site has more services and cities than this, all cities share one sharing picture, which saves minutes. */
const mostPictures = 300

/**
 * Where an address leads when its page is left out: to the same page in the first language, or to the overview page.
 */
function livePath(to: string, leftOut: readonly string[]): string {
  const path = to.replace(/[?#].*/, '')
  const original = `/${originalOf(path.slice(1))}`
  if (!leftOut.includes(path)) return to
  return original === path ? path.slice(0, path.lastIndexOf('/')) || homePath : livePath(original, leftOut)
}

type Listed = Pick<LanguageContent, 'reader' | 'services' | 'jobs' | 'testimonials' | 'ownPages'>

/** Returns what a live site shows: no drafts, and no jobs or reviews of drafts. */
function withoutDrafts<T extends Listed>(content: T, cities: readonly T.CitySummary[]): T {
  const { isLive, showsDrafts } = content.reader
  if (showsDrafts) return content
  const isLiveService = (slug: string) => isLive({ file: `services/${slug}.md` })
  const towns = new Set(cities.map(({ slug }) => slug))
  return {
    ...content,
    services: content.services.filter(isLive),
    ownPages: content.ownPages.filter(isLive),
    testimonials: content.testimonials.filter((one) => isLive(one) && isLiveService(one.service)),
    jobs: content.jobs.filter((one) => isLive(one) && isLiveService(one.service) && towns.has(one.town)),
  }
}

/** Returns the site in all its languages. Undefined when a file that every site needs is missing or broken. */
function joinSite({ translations, ...first }: SharedContent, cities: Cities): T.Site | undefined {
  const [site, ...others] = [first, ...translations].map((content) => joinLanguage(content, cities))
  if (!site || !others.every((one) => one !== undefined)) return undefined
  const languages = [site, ...others].map(({ business: { lang }, folder }) => ({ lang, folder }))
  return { ...site, languages, translations: others.map((one) => ({ ...one, languages })) }
}

function joinLanguage(content: LanguageContent, { summaries, leftOut }: Cities): T.Site | undefined {
  const { reader, cityFiles, allPictures, notices, pages: read, ...parts } = withoutDrafts(content, summaries)
  if (!isWhole(parts) || !isWhole(read)) return undefined
  const usual = usualDrawings[parts.region.hero.foundation ?? 'slab']
  const services = parts.services.map((service) => ({ ...service, drawing: service.drawing ?? usual }))
  const needed = { ...parts, services, pages: read }
  const { ownPages, ...shared } = needed
  const saying = <V>(words: V, phone = needed.business.phone) => fillBlanks(words, phoneFacts(phone))
  const { business, pages, countyWords, ...others } = saying(shared)
  const tiers = new Map(business.tiers.map((tier) => [tier.id, tier]))
  const cities = summaries.map((city) => ({
    ...saying(city),
    tier: tiers.get(city.tier.id) ?? city.tier,
    notices: saying(city.notices, city.phone),
  }))
  const nameOf = (typed: string) => {
    const town = reader.meant('locations', typed)
    return cities.find(({ slug }) => slug === town)?.name ?? typed
  }
  // Structured data names the home page's picture, which may come from any file.
  const socialImage = business.socialImage ?? pages.home.socialImage
  const picture = socialImage ? sharedPicture(socialImage) : { src: sitePicture, ...cardSize }
  return {
    ...others,
    ...countyWords,
    folder: reader.language,
    languages: [],
    translations: [],
    business: { ...business, socialImage: picture },
    notices: saying(notices),
    pages,
    ownPages: ownPages.map((page) => saying(page, page.phone)),
    cities,
    counties: countiesOf(cities, business),
    testimonials: others.testimonials.map((one) => ({ ...one, location: nameOf(one.location) })),
    redirects: others.redirects.map(({ from, to }) => ({ from, to: livePath(to, leftOut) })),
    leftOut,
    wordsFor(phone) {
      const { business, frame, services, jobs } = needed
      const { socialImage: _, ...facts } = { ...business, phone }
      return saying({ business: facts, frame, notices, services, jobs }, phone)
    },
    citiesSharePicture: !allPictures && others.services.length + cityFiles.length > mostPictures,
  }
}
