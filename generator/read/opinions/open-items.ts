/**
 * What must be settled before the site goes live: samples, facts that contradict each other, and claims that only the
 * owner can confirm. None of it stops a build.
 */
import { isDeepStrictEqual } from 'node:util'
import { isEnglish } from '../../../templates/model/language'
import { isReserved } from '../../../templates/model/urls'
import { placesOf } from '../kinds/claims'
import { about, samples } from './samples'
import type { Item } from './samples'
import { folderOf } from '../source/kinds'
import { counted, inFileOrder } from '../source/problems'
import { holdsQuestion } from '../copy/questions'
import type { Problem } from '../source/problems'
import type { Business, Claim, Site } from '../../../templates/model/site'
import type { Findings } from '../source/findings'
import type { Position, WrittenPlace } from '../source/positions'
import { hoursInWords, readHours, weekOf } from '../copy/hours'

/** The content to check. */
interface Said extends Pick<Findings, 'questions'> {
  site: Site
  claims: readonly Claim[]
  isDraft: (one: { file: string }) => boolean
}

/** The content to check, and the places where it says things. */
interface Content extends Said, Pick<Findings, 'claimed'> {
  locate: (file: string, place: Omit<WrittenPlace, 'file'>) => Position
}

/** Returns all open items except claims, each with its place and what to do. */
export const openItems = (content: Content): Problem[] =>
  [...items(content)].map((item) => problemOf(content, item))

const problemOf = (
  { locate }: Content,
  { file, path, needle, nth, message, places = [] }: Item,
): Problem => ({
  ...locate(file, { path, needle, nth }),
  message,
  places: places.map(({ file, ...place }) => locate(file, place)).sort(inFileOrder),
})

/**
 * Returns the samples that would mislead visitors of a live site: phone, address, reviews, ratings and prices. None
 * while the host is the sample's too.
 */
export const madeUpOnLiveSite = (content: Content): Problem[] =>
  isReserved(new URL(content.site.business.host).hostname)
    ? []
    : [...items(content)]
        .filter((item) => item.madeUp && !content.isDraft(item))
        .map((item) => problemOf(content, { ...item, message: `${item.message}, or build with --noindex` }))

/** Returns one line per claim that is neither confirmed nor declined. With `showPlaces`, its places follow. */
export const openClaims = (content: Content, showPlaces: boolean): Problem[] =>
  content.claims.filter(isOpen).map((claim) => {
    const { id, file, at, doubt } = claim
    const places = placesOf(claim, content.claimed)
    const message =
      places.length > 0
        ? `the claim "${id}", ${counted(places.length, 'place')}: ${doubt}`
        : `the claim "${id}" is no longer made anywhere; delete it here`
    const item = { file, path: ['claims', at], message, places: showPlaces ? places : [] }
    const { excerpt: _, ...problem } = problemOf(content, item)
    return problem
  })

/** True when a claim is neither confirmed nor declined. */
export const isOpen = ({ confirmed, declined }: Claim) => !confirmed && !declined

/** Returns each place that lost the words of a declined claim, with the sentence as it reads now. */
export const declinedPlaces = ({ claims, claimed, locate }: Content): Problem[] =>
  claims
    .filter(({ declined }) => declined)
    .flatMap(({ id }) =>
      (claimed.get(id) ?? []).map(({ file, sentence = '', ...place }) => {
        const { excerpt: _, ...position } = locate(file, place)
        return { ...position, message: `${id}: ${sentence || '(nothing is left of this paragraph)'}` }
      }),
    )

/**
 * Returns the number of open items and claims, without those of drafts, which a preview has. A build only prints the
 * number, because finding the lines takes longer.
 */
export const countOpenItems = (content: Said): number =>
  [...items(content), ...content.claims.filter(isOpen)].filter((one) => !content.isDraft(one)).length

/** "1 item to settle before going live" */
export const toSettle = (count: number) => `${counted(count, 'item')} to settle before going live`

function* items({ site, questions }: Said): Generator<Item> {
  yield* samples(site)
  const isOfTown = ({ file }: WrittenPlace) => folderOf(file) === 'locations'
  for (const { file, path, needle = '', nth } of questions.filter((place) => !isOfTown(place)))
    yield { file, path, needle, nth, message: `asks ${needle}; write the answer in its place` }
  yield* openTowns(site, questions.filter(isOfTown))
  yield* testimonials(site)
  yield* hours(site.business)
  yield* ratings(site.business)
  yield* record('years', site)
  yield* record('projects', site)
  yield* prices(site)
  yield* team(site)
  if (site.business.cityData === 'local-business')
    yield about(
      ['cityData'],
      'cityData is local-business, so the data of each city page gives the name of the city as the street of an office there; write service, the honest choice: the page then offers the service of your one business in that city',
    )
}

/** Towns with open questions, one item each. */
function* openTowns({ cities }: Site, questions: readonly WrittenPlace[]): Generator<Item> {
  for (const { file, name } of cities) {
    const [first, ...places] = questions.filter((place) => place.file === file)
    if (!first) continue
    const count = places.length === 0 ? 'a question' : `${places.length + 1} questions`
    const message = `asks ${count} about ${name}, "${first.needle}"${places.length > 0 ? ' first' : ''}; until you answer them, the page is noindex, because search engines treat pages that say the same about each town as doorways`
    yield { ...first, path: first.path, message, places }
  }
}

function* testimonials({ testimonials, business }: Site): Generator<Item> {
  for (const { file, sample, date, source } of testimonials) {
    const about = (field: string, message: string): Item => ({ file, path: [field], message })
    if (sample) {
      const message = 'is a sample; put the words of a customer in its place, or delete the file'
      yield { ...about('sample', message), madeUp: true }
    } else {
      const { reviewDate } = business
      if (!date)
        yield about('date', `has no date, so its data carries the placeholder ${reviewDate}; add "date"`)
      if (!source)
        yield about(
          'source',
          'does not say where the original stands; add "source" with its address, or a note such as "letter of May 2026", so that it can be shown',
        )
    }
  }
}

function* hours({ hours: { copy, data }, lang }: Business): Generator<Item> {
  if (!isEnglish(lang)) return
  const said = copy === undefined ? undefined : readHours(copy)
  const meant = weekOf(data)
  if (!said || isDeepStrictEqual(said, meant)) return
  const wrong = `but hours.data says "${hoursInWords(meant)}"; make them say the same, or delete hours.copy, and pages say that`
  yield about(['hours', 'copy'], `hours.copy is "${copy}", ${wrong}`)
}

function* ratings({ ratings }: Business): Generator<Item> {
  if (!ratings || isDeepStrictEqual(ratings.home, ratings.city)) return
  const { home, city } = ratings
  yield about(
    ['ratings', 'city'],
    `ratings.city is ${city.value} from ${city.count} reviews, but ratings.home is ${home.value} from ${home.count}; write the true figures in both`,
  )
}

/**
 * The facts named `years` and `...-years` should state the same number, and the same is true for projects. A fact named
 * after a city counts only that city, so it may be smaller but not greater.
 */
function* record(unit: string, { business: { facts }, cities }: Site): Generator<Item> {
  const names = Object.keys(facts).filter(
    (name) => (name === unit || name.endsWith(`-${unit}`)) && !holdsQuestion(facts[name]!),
  )
  const local = new Set(cities.map(({ slug }) => `${slug}-${unit}`))
  const first = names.find((name) => !local.has(name))
  if (!first) return
  for (const name of names) {
    const wrong = !local.has(name)
      ? facts[name] !== facts[first] && `but facts.${first} is ${facts[first]}`
      : amountIn(facts[name]!) > amountIn(facts[first]!) &&
        `more than the ${facts[first]} of facts.${first} in all`
    if (wrong)
      yield about(['facts', name], `facts.${name} is ${facts[name]}, ${wrong}; settle one number of ${unit}`)
  }
}

const amountIn = (text: string) => Number(text.replace(/[^\d.]/g, ''))

/** Prices that sample estimates and price tables need but business.md lacks. */
function* prices({ services, business }: Site): Generator<Item> {
  const parts = new Map(business.costs.map(({ id, parts }) => [id, parts]))
  const named = services.flatMap(({ file, estimate, price: table }) => [
    ...(estimate?.lines ?? []).map(({ price }, i) => ({
      file,
      price,
      path: ['estimate', 'lines', i, 'price'],
    })),
    ...(table?.rows ?? []).flatMap(({ cost }, i) =>
      parts.get(cost)!.map(({ price }) => ({ file, price, path: ['price', 'rows', i, 'cost'] })),
    ),
  ])
  for (const name of new Set(named.map(({ price }) => price))) {
    if (Object.hasOwn(business.prices ?? {}, name)) continue
    const [first, ...places] = named.filter(({ price }) => price === name)
    const message = `"${name}" has no price, so the page shows words in place of figures; write the price in dollars under "prices" in content/business.md`
    yield { file: first!.file, path: first!.path, message, places }
  }
}

/** Some of the people who come, such as an engineer, work for another firm, so one name is enough. */
function* team({ pages: { about } }: Site): Generator<Item> {
  if (!about.team || about.team.items.some(({ name }) => name !== undefined)) return
  const message =
    'team names nobody; add "name" to those who come to a house, and "photo" if there is one, or take team out'
  yield { file: about.file, path: ['team'], message }
}
