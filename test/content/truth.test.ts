/**
 * Checks what the built pages say about places, tiers, counts and the company. Computes it from the content files in a
 * different way than the generator.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import { contentDir } from '../helpers/owners-folders'
import { linesOf, plain, textOf } from '../helpers/page-text'
import { skip } from '../helpers/skip'
import {
  bearing,
  directionsOf,
  haversine,
  rawFile,
  rawFiles,
  placeOf,
  rawLabels,
  rawName,
  toldMiles,
} from '../helpers/raw-content'
import type { Raw, RawFile } from '../helpers/raw-content'

/** With more cities than this, county pages are between the locations page and the cities. */
const mostOnOnePage = 60

interface Truth {
  dist: string
  business: Raw
  cities: RawFile[]
  services: RawFile[]
  page: (path: string) => HTMLElement
  office: { latitude: string; longitude: string }
  tierName: (id: string) => string
}

let reading: Promise<Truth> | undefined

async function read(): Promise<Truth> {
  const { folder, pages } = await builtSite()
  const documents = new Map(pages.map(({ path, document }) => [path, document]))
  const business = rawFile(contentDir, 'business.md').data
  return {
    dist: folder,
    business,
    cities: rawFiles(contentDir, 'locations'),
    services: rawFiles(contentDir, 'services'),
    office: business.geo,
    tierName: (id) => (business.tiers as Raw[]).find((tier) => tier.id === rawName(id))!.name,
    page: (path) => documents.get(path)!,
  }
}

const truth = suite('the built pages')

const holds = (sentence: string, check: (site: Truth) => void) =>
  truth(sentence, async () => check(await (reading ??= read())))

const hrefs = (element: HTMLElement | null, start: string): string[] =>
  (element?.querySelectorAll('a') ?? [])
    .map((link) => link.getAttribute('href')!)
    .filter((href) => href.startsWith(start))

const citySlugs = (element: HTMLElement | null, cities: RawFile[]): string[] => {
  const known = new Set(cities.map(({ slug }) => slug))
  return hrefs(element, '/locations/')
    .map((href) => href.slice('/locations/'.length))
    .filter((slug) => known.has(slug))
}

truth('sets each price of a table as a sum, and what is said in place of one as words', async () => {
  for (const { path, document } of (await builtSite()).pages)
    for (const cell of document.querySelectorAll('.prices td'))
      assert.is(cell.classList.contains('sum'), /\$\d/.test(textOf(cell)), `${path}: ${textOf(cell)}`)
})

/** The cities in a list, except drafts. */
const namedIn = (list: string[], cities: RawFile[]): string[] =>
  list.map(rawName).filter((slug) => cities.some((city) => city.slug === slug))

/** The towns of the home page: those that it names, or else the nearest six. */
function homeTowns({ cities, office }: Truth): string[] {
  const { areas } = rawFile(contentDir, 'pages/home.md').data as { areas: { cities?: string[] } }
  if (areas.cities) return namedIn(areas.cities, cities)
  const miles = ({ data }: RawFile) => haversine(office as never, data as never)
  return [...cities]
    .sort((a, b) => miles(a) - miles(b))
    .slice(0, 6)
    .map(({ slug }) => slug)
}

/** All other cities, nearest first. */
function nearestTo(city: RawFile, cities: RawFile[]): { slug: string; miles: number }[] {
  return cities
    .filter(({ slug }) => slug !== city.slug)
    .map(({ slug, data }) => ({ slug, miles: haversine(city.data as never, data as never) }))
    .sort((a, b) => a.miles - b.miles)
}

/** A page links at most this many nearest cities, however many other cities list it as near. */
const longestNearby = 8

holds('link each city to its four nearest, or to those that its file names, and never to itself', (site) => {
  const order = new Map(site.cities.map((city) => [city.slug, nearestTo(city, site.cities)]))
  for (const city of site.cities) {
    const section = site.page(`/locations/${city.slug}`).querySelector('#nearby')
    const listed = citySlugs(section, site.cities)
    assert.not(listed.includes(city.slug), `${city.slug} lists itself`)
    if (city.data.nearby) {
      assert.equal(listed, namedIn(city.data.nearby, site.cities), city.slug)
      continue
    }
    const milesTo = new Map(order.get(city.slug)!.map(({ slug, miles }) => [slug, miles]))
    const fourth = order.get(city.slug)![Math.min(4, site.cities.length - 1) - 1]?.miles ?? 0
    const near = listed.filter((slug) => milesTo.get(slug)! <= fourth + 0.01)
    assert.is(near.length, Math.min(4, site.cities.length - 1), `${city.slug}: ${listed}`)
    assert.equal(
      near,
      [...near].sort((a, b) => milesTo.get(a)! - milesTo.get(b)!),
      `${city.slug}: order`,
    )
    // A city also lists others that have it as one of their two nearest, so that every city is listed somewhere.
    for (const other of listed.filter((slug) => !near.includes(slug)))
      assert.ok(
        order
          .get(other)!
          .slice(0, 2)
          .some(({ slug }) => slug === city.slug),
        `${city.slug} lists ${other}, which is far`,
      )
    if (listed.length >= longestNearby) continue
    for (const [other, [, second, third]] of order) {
      const isNear = order.get(other)!.findIndex(({ slug }) => slug === city.slug) < 2
      // If two towns are equally far away, either may be the second nearest.
      if (other === city.slug || !isNear || (third && third.miles - second!.miles < 0.01)) continue
      assert.ok(listed.includes(other), `${city.slug} forgets ${other}, of whose two nearest it is one`)
    }
  }
})

holds('name each linked city correctly, with its own tier', (site) => {
  const bySlug = new Map(site.cities.map((city) => [city.slug, city.data]))
  for (const city of site.cities)
    for (const item of site.page(`/locations/${city.slug}`).querySelectorAll('#nearby li')) {
      const [slug] = citySlugs(item, site.cities)
      if (slug === undefined) continue
      const { name, tier } = bySlug.get(slug)!
      assert.is(textOf(item.querySelector('a')), plain(name))
      assert.is(textOf(item.querySelector('span')), plain(site.tierName(tier)), `${city.slug}: ${name}`)
    }
})

/** Returns every sentence of a page that states a number of miles. */
const milesIn = (text: string) => [...text.matchAll(/[^.?!]*?\b(\d[\d,]*)[ -](?:miles?|mi)\b[^.?!]*/g)]

holds("state the miles from the office that follow from a town's place", (site) => {
  for (const city of site.cities) {
    const lines = linesOf(site.page(`/locations/${city.slug}`).querySelector('main'))
    const allowed = toldMiles(haversine(site.office as never, city.data as never))
    const named = Object.values((city.data.facts ?? {}) as Raw).map(plain)
    for (const [sentence, number] of lines.flatMap(milesIn)) {
      if (named.some((fact) => sentence.includes(fact))) continue
      // The launch check gives hints about numbers that were typed out. The owner judges them.
      if (['miles', 'mile', 'mi'].some((unit) => placeOf(contentDir, `${number} ${unit}`) !== '')) continue
      const place = placeOf(contentDir, '{miles}')
      assert.ok(
        allowed.includes(Number(number)),
        `${place}${city.slug}: "${sentence}" is not ${allowed.join(' or ')}`,
      )
    }
  }
})

holds('state the direction of a city from the office', (site) => {
  for (const city of site.cities) {
    const text = textOf(site.page(`/locations/${city.slug}`).querySelector('main'))
    const words = directionsOf(bearing(site.office as never, city.data as never))
    for (const { label } of (city.data.hero.facts ?? []) as Raw[]) {
      if (!label.includes('{direction}') || label.replace('{direction}', '').includes('{')) continue
      const said = words.map((word) => plain(label.replace('{direction}', word)))
      assert.ok(
        said.some((sentence) => text.includes(sentence)),
        `${city.slug}: ${said.join(' or ')}`,
      )
    }
  }
})

const manyCities = `more than ${mostOnOnePage} cities stand on the pages of their counties`

holds('show each city on the locations page as its file describes it', (site) => {
  if (site.cities.length > mostOnOnePage) return skip(manyCities)
  const locations = site.page('/locations')
  const cards = new Map(
    locations.querySelectorAll('#cities li').map((card) => [citySlugs(card, site.cities)[0], card]),
  )
  for (const { slug, data } of site.cities) {
    const card = cards.get(slug)!
    assert.is(textOf(card.querySelector('h3')), plain(data.name))
    assert.is(textOf(card.querySelector('.tier')), plain(site.tierName(data.tier)), slug)
    assert.ok(textOf(card).includes(plain(data.card).slice(0, 20)), slug)
  }
  for (const item of locations.querySelectorAll('#response-times > ul > li')) {
    const tier = textOf(item.querySelector('h3'))
    const expected = site.cities.filter(({ data }) => plain(site.tierName(data.tier)) === tier)
    assert.equal(citySlugs(item, site.cities).sort(), expected.map(({ slug }) => slug).sort(), tier)
  }
  const tiers = locations.querySelector('#response-times')
  assert.is(citySlugs(tiers, site.cities).length, site.cities.length)
})

holds('list every service and the nearest cities in the footer, and the pages in the menu', (site) => {
  const document = site.page('/about')
  const footer = document.querySelector('footer')
  assert.equal(
    hrefs(footer, '/services/').sort(),
    site.services.map(({ slug }) => `/services/${slug}`).sort(),
  )
  for (const { slug, data } of site.services)
    assert.is(textOf(footer!.querySelector(`a[href="/services/${slug}"]`)), plain(data.name))
  const miles = (slug: string) => {
    const { data } = site.cities.find((city) => city.slug === slug)!
    return Math.round(haversine(site.office as never, data as never))
  }
  const shown = citySlugs(footer, site.cities)
  const nearest = site.cities.map(({ slug }) => miles(slug)).sort((a, b) => a - b)
  assert.equal(shown.map(miles), nearest.slice(0, 18))
  const reviews = rawFiles(contentDir, 'testimonials').length > 0 ? ['reviews'] : []
  const menu = ['home', 'services', 'locations', 'about', ...reviews, 'faqs'].map((name) => {
    const { data } = rawFile(contentDir, `pages/${name}.md`)
    return [data.menu, name === 'home' ? '/' : `/${name}`]
  })
  const linksIn = (selector: string) =>
    document.querySelectorAll(selector).map((link) => [textOf(link), link.getAttribute('href')])
  assert.equal(linksIn('header nav > ul a'), [...menu, ...ownMenu()])
  const services = [...site.services].sort((a, b) => Number(a.data.order) - Number(b.data.order))
  assert.equal(
    document.querySelectorAll('header nav .more li a').map((link) => link.getAttribute('href')),
    [
      ...services.slice(0, 4).map(({ slug }) => `/services/${slug}`),
      ...homeTowns(site)
        .slice(0, 4)
        .map((slug) => `/locations/${slug}`),
    ],
  )
})

/** The words and addresses of pages that the owner added to the menu. */
function ownMenu(): string[][] {
  const place = ({ data }: RawFile) => Number(data.order ?? Infinity)
  return rawFiles(contentDir, 'pages')
    .filter(({ data }) => data.place === 'menu')
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
    .map(({ slug, data }) => [plain(data.menu ?? data.title), `/${slug}`])
}

holds('show the areas and services that the home page names', (site) => {
  const towns = homeTowns(site)
  const home = site.page('/')
  const cards = home.querySelectorAll('#areas li')
  assert.equal(
    cards.flatMap((card) => citySlugs(card, site.cities)),
    towns,
  )
  cards.forEach((card, i) => {
    const city = site.cities.find(({ slug }) => slug === towns[i])!.data
    assert.is(textOf(card.querySelector('h3')), plain(city.name))
    assert.is(textOf(card.querySelector('.tier')), plain(site.tierName(city.tier)))
  })
  assert.is(hrefs(home.querySelector('#services ul'), '/services/').length, site.services.length)
})

/** "7–12 ft" when the next layer begins at 12, or "below 12 ft", in the content's own labels. */
const depths = ({ name, from }: Raw, i: number, layers: Raw[], { layer, lastLayer }: Raw): string =>
  (i + 1 < layers.length ? layer : lastLayer)
    .replace('{layer}', name.toLowerCase())
    .replace('{from}', from)
    .replace('{to}', layers[i + 1]?.from)

holds('name the layers of each city in its drawing, in order', (site) => {
  const labels = rawLabels(contentDir, 'drawings').lot
  for (const { slug, data } of site.cities.filter(({ data }) => data.soil)) {
    const lot = site.page(`/locations/${slug}`).querySelector('.lot-section .wide')!
    const layers = data.soil.layers as Raw[]
    const names = lot.querySelectorAll('.names text').map(({ text }) => plain(text))
    const all = layers.map((layer, i) => plain(`${layer.name} ${depths(layer, i, layers, labels)}`))
    // A foot of topsoil is lower than its name.
    const least = Number(layers[1]?.from) > 1 ? all.length : all.length - 1
    assert.ok(names.length >= least, slug)
    assert.equal(names, all.slice(-names.length), slug)
    const label = lot.querySelector('svg[role="img"]')!.getAttribute('aria-label')!
    const words = layers.map((layer, i) => depths(layer, i, layers, labels.said))
    assert.ok(plain(label).includes(plain(words.join('; '))), `${slug}: ${label}`)
  }
})

holds('state beside a city page where each layer begins, down to where its sections reach', (site) => {
  const { feet } = rawLabels(contentDir, 'frame').labels
  for (const { slug, data } of site.cities.filter(({ data }) => data.soil)) {
    const layers = data.soil.layers as Raw[]
    const begins = site
      .page(`/locations/${slug}`)
      .querySelectorAll('main section[data-depth]')
      .map((section) => section.getAttribute('data-depth'))
    const told = new Set(begins)
    assert.ok(told.size > 0 && told.size === begins.length, slug)
    const expected = layers.map(({ from, name }) => `${from} ${feet}\n${name.toLowerCase()}`)
    assert.equal(
      begins,
      expected.filter((words) => told.has(words)),
      slug,
    )
  }
})

holds('print no names in braces, no asterisks of Markdown and no link brackets', (site) => {
  for (const file of readdirSync(site.dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(site.dist, file), 'utf8')
    const seen = html
      // Customers' words may contain them: someone may type five stars.
      .replace(/<(script|style|blockquote)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      .replace(/ (?!alt|aria-label|content|title)[\w-]+="[^"]*"/g, '')
    const found =
      /[^<>]{0,20}(?:\{[^{}<>]{0,40}\}|(?<!\*)\*\*(?!\*)|\]\(|\bundefined\b|\bNaN\b|\[object)/.exec(seen)?.[0]
    assert.is(found, undefined, `${found && placeOf(contentDir, found)}${file}`)
  }
})

truth.run()
