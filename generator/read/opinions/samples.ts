/** Items about values of the sample that a firm has not replaced with its own. */
import { formatPhone } from '../../../templates/model/text'
import { isReserved } from '../../../templates/model/urls'
import type { Site } from '../../../templates/model/site'
import { businessFile } from '../files/content-folder'
import { valueAt } from '../source/positions'
import type { Path, WrittenPlace } from '../source/positions'
import { isFine } from './hint'
import values from './sample-values.json'

/** The values of the sample that another firm must replace with its own. */
export const sampleValues = values as readonly {
  file: 'business.md' | 'region.md'
  path: string[]
  value: string
}[]

/** An open item without its line, which is looked up later. */
export interface Item {
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

/** An item about a field of the business. */
export const about = (path: Path, message: string): Item => ({ file: businessFile, path, message })

/** Each number that pages show, with its place. */
export const phonesOf = ({ business, cities, ownPages }: Site) =>
  [business, ...cities, ...ownPages].flatMap(({ file, phone, ...more }) => [
    ...(phone === undefined ? [] : [{ file, path: ['phone'], phone }]),
    ...('phones' in more ? more.phones : []).map(({ phone }, i) => ({
      file,
      path: ['phones', i, 'phone'],
      phone,
    })),
  ])

/** The street of the sample; others of this name are real. */
const sampleStreet = /^100 sample street$/i

/** Values that look like samples, others on the list `samples:`, and those of our sample that nobody changed. */
export function* samples(site: Site): Generator<Item> {
  const { business, region } = site
  const recognized = [...lookalikes(site)]
  yield* recognized
  const known = recognized.map(({ path }) => path?.[0])
  for (const field of business.samples.filter((field) => !known.includes(field))) {
    const own = field === 'ground' ? 'what lies under the houses where you work' : 'your own'
    const message = `${field} is a sample; write ${own}, then take ${field} off the list "samples"`
    yield field === 'ground'
      ? { file: 'region.md', path: ['ground'], message: `${message} of business.md` }
      : { ...about([field], message), madeUp: field === 'ratings' || field === 'prices' }
  }
  for (const { file, path, value } of sampleValues) {
    const found = valueAt(file === 'region.md' ? region : business, path)
    if (business.samples.some((field) => field === path[0])) continue
    if (String(found) !== value || isFine(value, business.fine ?? [])) continue
    const message = `${path.join('.')} is ${value}, as in the sample; write your own, or put it under "fine:" of business.md if it is yours`
    yield { file, path, message }
  }
}

function* lookalikes(site: Site): Generator<Item> {
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
