/**
 * What must be settled before the site goes live: samples, facts that disagree, and claims that only
 * the owner can confirm. None of it stops a build.
 */
import type { Path } from './content-file'
import { placesOf } from './claims'
import { formatPhone } from './facts'
import { inFileOrder } from './problems'
import type { Problem } from './problems'
import type { Business, Site, WrittenPlace } from '../../templates/site'
import { hoursInWords, readHours, weekOf } from './hours'

/** An open item that is not yet looked up in its file. */
interface Item {
  file: string
  path: Path
  message: string
  /** Where copy says what is open. */
  places?: WrittenPlace[]
}

/** Everything that is open, each with its place in the content and what to do. */
export function openItems(site: Site): Problem[] {
  return items(site).map(({ file, path, message, places = [] }) => ({
    ...site.locate(file, { path }),
    message,
    places: places.map(({ file, ...place }) => site.locate(file, place)).sort(inFileOrder),
  }))
}

/** How many are open. Finding the places in the files takes longer than the rest, so a build leaves it out. */
export const countOpenItems = (site: Site): number => items(site).length

/** "1 item to settle before going live" */
export const toSettle = (count: number) =>
  `${count} ${count === 1 ? 'item' : 'items'} to settle before going live`

type About = (path: Path, message: string) => Item

function items(site: Site): Item[] {
  const { business } = site
  const about: About = (path, message) => ({ file: business.file, path, message })
  const recognized = samples(site, about)
  return [
    ...recognized,
    ...namedSamples(business, about, new Set(recognized.map(({ path }) => path[0]!))),
    ...testimonials(site),
    ...disagreements(site, about),
    ...claims(site),
    ...cityData(business, about),
  ]
}

/** Samples that can be told by how they look, so that none is overlooked. */
function samples({ business, cities }: Site, about: About): Item[] {
  const { phone, host, address, geo, sameAs, reviewLink } = business
  const found: Item[] = []
  const report = (path: Path, message: string) => found.push(about(path, message))

  // The North American Numbering Plan sets this hundred aside for fiction.
  if (/5{3}01\d\d$/.test(phone))
    report(['phone'], `phone is ${formatPhone(phone)}, a number kept for fiction; write your own`)
  if (isReserved(new URL(host).hostname))
    report(['host'], `host is ${host}, which can belong to nobody; write the address of the live site`)
  if (/\bsample\b/i.test(address.street))
    report(['address', 'street'], `address.street is "${address.street}"; write your own address`)
  const middle = cities.find(
    ({ latitude, longitude }) => latitude === geo.latitude && longitude === geo.longitude,
  )
  if (middle) report(['geo'], `geo is the middle of ${middle.name}; write the coordinates of your address`)
  sameAs.forEach((url, i) => {
    if (isSampleUrl(url))
      report(
        ['sameAs', i],
        `sameAs[${i}] is ${url}, a sample; write the address of your profile, or take it out`,
      )
  })
  if (isSampleUrl(reviewLink.href) || isBare(reviewLink.href))
    report(
      ['reviewLink', 'href'],
      `reviewLink.href is ${reviewLink.href}, which is nobody’s profile; write the address where your customers review you`,
    )
  return found
}

/** Samples that only `samples` in business.md can tell, such as a made-up name. */
function namedSamples({ samples }: Business, about: About, known: ReadonlySet<string | number>): Item[] {
  return samples
    .filter((field) => !known.has(field))
    .map((field) =>
      about([field], `${field} is a sample; write your own, then take ${field} off the list "samples"`),
    )
}

/** Names that no one can register; RFC 2606 and RFC 6761. */
const isReserved = (hostname: string) =>
  /(^|\.)(example(\.(com|net|org|edu))?|test|invalid|localhost)$/.test(hostname)

const isSampleUrl = (url: string) => {
  const { hostname, pathname } = new URL(url)
  return isReserved(hostname) || pathname.split('/').includes('example')
}

/** The front door of a review service, where no firm in particular is reviewed. */
const isBare = (url: string) => {
  const { pathname, search } = new URL(url)
  return /^\/(maps\/?)?$/.test(pathname) && search === ''
}

function testimonials({ testimonials, business }: Site): Item[] {
  return testimonials.flatMap(({ file, sample, date, source }) => {
    if (sample) {
      const message = 'is a sample; put the words of a customer in its place, or delete the file'
      return [{ file, path: ['sample'], message }]
    }
    const open: Item[] = []
    if (!date) {
      const message = `has no date, so its data carries the placeholder ${business.reviewDate}; add "date"`
      open.push({ file, path: ['date'], message })
    }
    if (!source) {
      const message = 'does not say where the original stands; add "source", so that it can be shown'
      open.push({ file, path: ['source'], message })
    }
    return open
  })
}

function disagreements({ business, cities }: Site, about: About): Item[] {
  return [
    ...hours(business, about),
    ...ratings(business, about),
    ...['years', 'projects'].flatMap((unit) => record(unit, business, cities, about)),
  ]
}

function hours({ hours: { copy, data } }: Business, about: About): Item[] {
  const said = readHours(copy)
  const meant = weekOf(data)
  const form = `"${hoursInWords(meant)}"`
  if (!said)
    return [
      about(
        ['hours', 'copy'],
        `hours.copy is "${copy}", which cannot be compared with hours.data; write it like ${form}`,
      ),
    ]
  const same = said.size === meant.size && [...said].every(([day, times]) => meant.get(day) === times)
  if (same) return []
  return [
    about(['hours', 'copy'], `hours.copy is "${copy}", but hours.data says ${form}; make them say the same`),
  ]
}

function ratings({ ratings }: Business, about: About): Item[] {
  if (!ratings) return []
  const { home, city } = ratings
  if (home.value === city.value && home.count === city.count) return []
  const message = `ratings.city is ${city.value} from ${city.count} reviews, but ratings.home is ${home.value} from ${home.count}; write the true figures in both`
  return [about(['ratings', 'city'], message)]
}

/**
 * The facts named `years` and `...-years` are readings of one number, and so with projects. One named
 * after a city counts that city alone, so it may be smaller, but not greater.
 */
function record(unit: string, { facts }: Business, cities: Site['cities'], about: About): Item[] {
  const names = Object.keys(facts).filter((name) => name === unit || name.endsWith(`-${unit}`))
  const local = new Set(cities.map(({ slug }) => `${slug}-${unit}`))
  const [first, ...others] = names.filter((name) => !local.has(name))
  if (!first) return []
  const settle = `; settle one number of ${unit}`
  return [
    ...others
      .filter((name) => facts[name] !== facts[first])
      .map((name) =>
        about(
          ['facts', name],
          `facts.${name} is ${facts[name]}, but facts.${first} is ${facts[first]}${settle}`,
        ),
      ),
    ...names
      .filter((name) => local.has(name) && numberIn(facts[name]!) > numberIn(facts[first]!))
      .map((name) =>
        about(
          ['facts', name],
          `facts.${name} is ${facts[name]}, more than the ${facts[first]} of facts.${first} in all${settle}`,
        ),
      ),
  ]
}

const numberIn = (text: string) => Number(text.replace(/[^\d.]/g, ''))

/** Each claim that is neither confirmed nor declined, with all places that make it. */
function claims({ claims, claimed }: Site): Item[] {
  return claims.flatMap((claim) => {
    const { id, doubt, file, at, confirmed, declined } = claim
    const settle = `${doubt} Then add "confirmed" to it, by whom and when; or "declined", and take it out of the copy.`
    if (confirmed !== undefined || declined !== undefined) return []
    const places = placesOf(claim, claimed)
    const message =
      places.length > 0
        ? `the claim "${id}" is not confirmed. ${settle} It is made here:`
        : `the claim "${id}" is made nowhere any more; delete it here`
    return [{ file, path: ['claims', at], message, places }]
  })
}

function cityData(business: Business, about: About): Item[] {
  if (business.cityData !== 'local-business') return []
  const message =
    'cityData is local-business, so the data of each city page gives the name of the city as the street of an office there; write service'
  return [about(['cityData'], message)]
}
