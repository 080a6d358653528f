/**
 * What must be settled before the site goes live: samples, facts that contradict each other, and claims that only the
 * owner can confirm. None of it stops a build.
 */
import { isDeepStrictEqual } from 'node:util'
import { isEnglish } from '../../../templates/model/language'
import { slugify } from '../../../templates/model/text'
import { isReserved } from '../../../templates/model/urls'
import type { Path } from '../source/content-file'
import { businessFile } from '../files/content-folder'
import { placesOf } from '../kinds/claims'
import { formatPhone } from '../../../templates/model/text'
import { sampleValues } from './sample-values'
import { folderOf } from '../source/kinds'
import { inFileOrder } from '../source/problems'
import { holdsQuestion } from '../copy/questions'
import type { Problem } from '../source/problems'
import type { Business, CitySummary, Claim, Site } from '../../../templates/model/site'
import type { Findings } from '../source/findings'
import type { Position, WrittenPlace } from '../source/positions'
import { isFine } from './hint'
import { hoursInWords, readHours, weekOf } from '../copy/hours'

/** An open item without its line, which is looked up later. */
interface Item {
  file: string
  /** Undefined for the text below the front matter. */
  path: Path | undefined
  /** Words to be found there. */
  needle?: string
  nth?: number | undefined
  message: string
  /** Places in the copy that say it. */
  places?: WrittenPlace[]
  /** True for what a live site would say although nobody said it. */
  madeUp?: boolean
}

/** The content to check. */
interface Said extends Pick<Findings, 'questions' | 'heads'> {
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
        .map((item) => problemOf(content, { ...item, message: `${item.message}, or build with --preview` }))

/** Returns one line per claim that is neither confirmed nor declined. With `showPlaces`, its places follow. */
export const openClaims = ({ claims, claimed, locate }: Content, showPlaces: boolean): Problem[] =>
  claims.filter(isOpen).map((claim) => {
    const places = placesOf(claim, claimed)
    const { excerpt: _, ...position } = locate(claim.file, { path: ['claims', claim.at] })
    const count = places.length === 1 ? '1 place' : `${places.length} places`
    return {
      ...position,
      message:
        places.length > 0
          ? `the claim "${claim.id}", ${count}: ${claim.doubt}`
          : `the claim "${claim.id}" is no longer made anywhere; delete it here`,
      places: showPlaces ? places.map(({ file, ...place }) => locate(file, place)).sort(inFileOrder) : [],
    }
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
export const toSettle = (count: number) =>
  `${count} ${count === 1 ? 'item' : 'items'} to settle before going live`

/** An item about a field of the business. */
const about = (path: Path, message: string): Item => ({ file: businessFile, path, message })

function* items({ site, claims, questions, heads }: Said): Generator<Item> {
  const recognized = [...samples(site)]
  yield* recognized
  const known = recognized.map(({ path }) => path?.[0])
  for (const field of site.business.samples.filter((field) => !known.includes(field)))
    yield field === 'ground'
      ? {
          file: 'region.md',
          path: ['ground'],
          message: `ground is a sample; write what lies under the houses where you work, then take ground off the list "samples" of business.md`,
        }
      : {
          ...about(
            [field],
            `${field} is a sample; write your own, then take ${field} off the list "samples"`,
          ),
          madeUp: field === 'ratings' || field === 'prices',
        }
  yield* leftovers(site)
  const isOfTown = ({ file }: WrittenPlace) => folderOf(file) === 'locations'
  for (const { file, path, needle = '', nth } of questions.filter((place) => !isOfTown(place)))
    yield { file, path, needle, nth, message: `asks ${needle}; write the answer in its place` }
  yield* openTowns(site, questions.filter(isOfTown))
  yield* titles(site, heads)
  yield* slowerTowns(site, heads)
  yield* farAreas(site)
  yield* deniedPages(site, claims)
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

/** Titles of town pages that do not name their town, for example after a copy or a rename. */
function* titles({ cities }: Site, heads: Content['heads']): Generator<Item> {
  for (const { file, name } of cities) {
    const words = String(heads.get(file)!.title)
    if (slugify(words).includes(slugify(name)) || isFineIn(words, heads.get(file)!)) continue
    const message = `title is "${words}", which does not name ${name}, the town of this page; name it there, or write the title under "fine"`
    yield { file, path: ['title'], message }
  }
}

const isFineIn = (words: string, { fine }: { fine?: unknown }) =>
  isFine(words, [fine ?? []].flat().map(String))

/** A farther town may be reached sooner than a nearer one if it is at most this many miles farther. */
const aboutAsFar = 5

/** Farther towns that are promised a faster response than a nearer one. */
function* slowerTowns({ cities, business: { tiers } }: Site, heads: Content['heads']): Generator<Item> {
  const rank = (city: CitySummary) => tiers.findIndex(({ id }) => id === city.tier.id)
  let [next, slowest] = [0, cities[0]]
  for (const city of cities) {
    for (; cities[next]!.miles + aboutAsFar < city.miles; next++)
      if (rank(cities[next]!) > rank(slowest!)) slowest = cities[next]
    const nearer = next > 0 && rank(slowest!) > rank(city) ? slowest : undefined
    const message = `tier is "${city.tier.name}", sooner than in ${nearer?.name}, which is nearer; change one of them, or write "${city.tier.name}" under "fine"`
    if (nearer && !isFineIn(city.tier.name, heads.get(city.file)!))
      yield { file: city.file, path: ['tier'], message }
  }
}

/** A town that is more miles than this from the office is not near. */
const far = 30

/** Area cards on the home page that show no near town. */
function* farAreas({ cities, pages: { home } }: Site): Generator<Item> {
  const shown = cities.find(({ slug }) => home.areas?.cities?.includes(slug))
  if (!shown || shown.miles <= far || cities[0]!.miles * 2 > shown.miles) return
  const message = `areas.cities names no town nearer than ${shown.name}, ${shown.miles} miles away; name nearer ones, or leave cities out, and the nearest are shown`
  yield { file: home.file, path: ['areas', 'cities'], message }
}

/**
 * The owner's own pages about something that a claim denies, such as a page on financing beside the claim
 * "no-financing".
 */
function* deniedPages({ ownPages }: Site, claims: readonly Claim[]): Generator<Item> {
  for (const { file, title, fine = [] } of ownPages) {
    const words = `-${slugify(title)}-${slugify(file.replace(/^.*\/|\.md$/g, ''))}-`
    const claim = claims.find(
      ({ id, declined }) => !declined && id.startsWith('no-') && words.includes(id.slice(2) + '-'),
    )
    if (!claim || isFine(title, fine)) continue
    const message = `title is "${title}", but the claim "${claim.id}" says that there is none; decline it, or, if both are true, write the title under "fine"`
    yield { file, path: ['title'], message }
  }
}

/** Values of the sample that are unchanged but no longer listed under `samples:`. */
export function* leftovers(
  { business, region }: Pick<Site, 'business' | 'region'>,
  samples = sampleValues,
): Generator<Item> {
  for (const { file, path, value } of samples) {
    let found: unknown = file === 'region.md' ? region : business
    for (const name of path) found = (found as Record<string, unknown> | undefined)?.[name]
    if (business.samples.some((field) => field === path[0])) continue
    if (String(found) !== value || isFine(value, business.fine ?? [])) continue
    const message = `${path.join('.')} is ${value}, as in the sample; write your own, or put it under "fine:" of business.md if it is yours`
    yield { file, path, message }
  }
}

/** Each number that pages show, with its place. */
export const phonesOf = ({
  business,
  cities,
  ownPages,
}: Site): { file: string; path: Path; phone: string }[] =>
  [business, ...cities, ...ownPages].flatMap(({ file, phone, ...more }) => [
    ...(phone === undefined ? [] : [{ file, path: ['phone'], phone }]),
    ...('phones' in more ? more.phones : []).map((other, i) => ({
      ...{ file, path: ['phones', i, 'phone'], phone: other.phone },
    })),
  ])

/** The street of the sample; others of this name are real. */
const sampleStreet = /^100 sample street$/i

/** Values that look like samples, whether or not they are listed. */
function* samples(site: Site): Generator<Item> {
  const { business, cities } = site
  const { email, host, address, geo, sameAs, reviewLink } = business
  for (const { file, path, phone } of phonesOf(site))
    // The North American Numbering Plan reserves these hundred numbers for fiction.
    if (/5{3}01\d\d$/.test(phone)) {
      const message = `phone is ${formatPhone(phone)}, a number reserved for fiction; write your own`
      yield { file, path, message, madeUp: true }
    }
  if (isReserved(new URL(host).hostname))
    yield about(
      ['host'],
      `host is ${host}, which is reserved for examples; write the address of the live site`,
    )
  if (email !== undefined && isReserved(email.split('@')[1]!.toLowerCase()))
    yield about(['email'], `email is ${email}, which is reserved for examples; write your own, or delete it`)
  if (address.street !== undefined && /\bsample\b/i.test(address.street))
    yield {
      ...about(['address', 'street'], `address.street is "${address.street}"; write your own address`),
      madeUp: sampleStreet.test(address.street),
    }
  const middle = cities.find(
    ({ latitude, longitude }) => latitude === geo.latitude && longitude === geo.longitude,
  )
  if (middle)
    yield about(['geo'], `geo is the middle of ${middle.name}; write the coordinates of your address`)
  for (const [i, url] of sameAs.entries()) {
    const message = `sameAs[${i}] is ${url}, a sample; write the address of your profile, or delete it`
    if (isSampleUrl(url)) yield about(['sameAs', i], message)
  }
  const { href } = reviewLink
  if (isSampleUrl(href) || isFrontDoor(href))
    yield about(
      ['reviewLink', 'href'],
      `reviewLink.href is ${href}, which is nobody’s profile; write the address where your customers review you`,
    )
}

const isSampleUrl = (url: string) => {
  const { hostname, pathname } = new URL(url)
  return isReserved(hostname) || pathname.split('/').includes('example')
}

/** True for an address that is not the page of one firm, where its reviews would be. */
const isFrontDoor = (url: string) => {
  const { pathname, search } = new URL(url)
  return /^\/(maps\/?)?$/.test(pathname) && search === ''
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
  if (!isEnglish(lang)) {
    // Every language writes times in digits, on a 24-hour or a 12-hour clock.
    const times = data
      .flatMap(({ opens, closes }) => (opens && closes ? [opens, closes] : []))
      .map((time) => time.split(':'))
    const known = times.flatMap(([hour, minutes]) =>
      [-12, 0, 12].map((by) => `${Number(hour) + by}:${minutes}`),
    )
    const wrong = copy
      ?.match(/\b\d{1,2}:\d\d\b/g)
      ?.find((time) => !known.includes(time.replace(/^0(?=\d:)/, '')))
    const message = `hours.copy gives ${wrong}, which is not in hours.data; correct one of them`
    if (wrong !== undefined) yield about(['hours', 'copy'], message)
    return
  }
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
