import '../../../generator/process/production'
import { parse } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundle } from '../../../generator/render/bundle'
import { createRenderer } from '../../../generator/render/render'
import type { Loaded } from '../../../generator/read/load'
import { clashes } from '../../../generator/render/plan'
import { countiesOf } from '../../../generator/read/kinds/counties'
import { routes } from '../../../templates/routes'
import { cityPath, countyPath, locationsPath } from '../../../templates/model/urls'
import { contentWith, madeUp, siteWith } from '../../helpers/many-cities'
import type { MadeUp } from '../../helpers/many-cities'

const assets = await bundle()

/** The most links to cities and counties that any page may have: its list, its footer and its neighbors. */
const mostLinks = 260

/** Returns the HTML of a page by its path. It is rendered when first needed. */
function pagesOf(content: Loaded): (path: string) => string {
  const renderer = createRenderer(content, assets, false)
  const byPath = new Map(routes(content.site).map((route) => [route.path, route]))
  const rendered = new Map<string, string>()
  return (path) => {
    const html = rendered.get(path) ?? renderer.page(byPath.get(path)!).html
    rendered.set(path, html)
    return html
  }
}

/** Returns the addresses of cities and counties that some HTML links to, each once, in order. */
const linked = (html: string): string[] =>
  [...new Set([...html.matchAll(/<a [^>]*?href="(\/locations\/[^"]*)"/g)].map(([, href]) => href!))].sort()

/** Returns one section of a page. */
const section = (html: string, id: string) => html.split(`<section id="${id}"`)[1]!.split('</section>')[0]!

const main = (html: string) => html.split('<main')[1]!.split('</main>')[0]!

const counties = suite('a site with hundreds of cities')

const sites = {
  'in hundreds of counties': madeUp(160, 150),
  'most in one county': [
    ...madeUp(200, 1),
    ...Array.from({ length: 9 }, (_, i) => ({ name: `Bo ${i}`, county: 'Bo' })),
  ],
}

for (const [what, cities] of Object.entries(sites)) {
  const content = contentWith(cities)
  const { site } = content
  const all = countiesOf(site.cities, site.business)
  const page = pagesOf(content)

  counties(`${what}: links every county from the locations page, every city from its county`, () => {
    const list = main(page(locationsPath))
    assert.equal(linked(list), all.map(countyPath).sort())
    const sizes = parse(list)
      .text.match(/(?<=Towns: )\d+/g)
      ?.map(Number)
    assert.equal(sizes?.sort(), all.map((county) => county.cities.length).sort())
    const found = all.flatMap((county) => {
      const cities = linked(section(page(countyPath(county)), 'cities'))
      assert.equal(cities, county.cities.map(cityPath).sort(), county.name)
      return cities
    })
    assert.equal(found.sort(), site.cities.map(cityPath).sort())
  })

  counties(`${what}: links no page to more than ${mostLinks} cities, and a city to its county`, () => {
    const withFirstCity = all.flatMap((county) => [countyPath(county), cityPath(county.cities[0]!)])
    for (const path of [locationsPath, ...withFirstCity])
      assert.ok(linked(page(path)).length <= mostLinks, path)
    for (const county of all) {
      const html = page(cityPath(county.cities[0]!))
      assert.ok(linked(section(html, 'nearby')).includes(countyPath(county)), county.name)
      assert.is(parse(html).querySelectorAll('.crumbs li').at(-2)!.text, county.name)
    }
  })
}

counties('gives a county one page however its name is spelled, and an address of plain letters', () => {
  const spelt = ['Doña Ana County', 'Dona  Ana county', 'DOÑA ANA COUNTY']
  const cities = madeUp(90, 1).map((city, i): MadeUp => ({ ...city, county: spelt[i % 3]! }))
  const { cities: all, business } = siteWith(cities)
  const slugs = countiesOf(all, business).map(({ slug }) => slug)
  assert.equal(slugs, ['ada-county', 'dona-ana-county'])
})

counties('promises for a county the response of the soonest town in it', () => {
  const { cities, business } = siteWith(madeUp(90, 6))
  const [soon] = business.tiers
  const late = { ...soon!, id: 'late' }
  const first = cities[40]!
  const promised = cities.map((city) => ({ ...city, tier: city === first ? soon! : late }))
  const all = countiesOf(promised, { ...business, tiers: [soon!, late] })
  assert.equal(
    all.filter(({ tier }) => tier === soon).map(({ name }) => name),
    [first.county],
  )
})

counties('tells a city with the address of a county to change its own', () => {
  const content = contentWith([...madeUp(90, 1), { name: 'Ada County', county: 'Bo' }])
  assert.equal(
    clashes(content, routes(content.site), []).map(({ file, message }) => `${file} ${message}`),
    [
      'locations/ada-county.md has the address /locations/ada-county, which shared/county.md has already; rename one of the files',
    ],
  )
})

// Search engines and visitors remember addresses, so other counties must not change them.

/** This many towns, each in its own county, next to Ada of Ada County in Texas, where the office is. */
const towns = 30

/** Returns the addresses of county pages of a site with these counties, such as "Bo OK". Each has its own name. */
function countyAddresses(counties: string): string[] {
  const cities = counties.split(', ').flatMap((county, i) => {
    const [name, state] = county.split(' ')
    return Array.from({ length: towns }, (_, town) => ({
      name: `T ${i} ${town}`,
      county: `${name} County`,
      state,
    }))
  })
  const stateOf = new Map(cities.map(({ name, state }) => [name, state]))
  const site = siteWith(cities, (_, text) => {
    const state = stateOf.get(/^name: (.*)/m.exec(text)?.[1] ?? '')
    return state ? text.replace(/^county: .*/m, `$&\nstate: ${state}`) : text
  })
  const names = site.counties.map(({ name }) => name)
  assert.is(new Set(names).size, names.length, names.join('; '))
  return routes(site).flatMap(({ path, template }) => (template === 'county' ? path : []))
}

const cases: [what: string, counties: string, slugs: string][] = [
  ['is its name, in the state of the office', 'Bo TX, Cy TX', 'bo-county cy-county'],
  ['is its name, in any state, when no other has it', 'Bo OK, Cy LA', 'bo-county cy-county'],
  ['ends in the state, beside one of the office', 'Bo OK, Bo TX, Cy OK', 'bo-county bo-county-ok cy-county'],
  ['ends in the state, beside one of a third', 'Bo OK, Bo LA, Cy TX', 'bo-county-la bo-county-ok cy-county'],
]

for (const [what, named, slugs] of cases)
  counties(`the address of a county page ${what}`, () =>
    assert.equal(
      countyAddresses(named),
      ['ada-county', ...slugs.split(' ')].map((slug) => `/locations/${slug}`),
    ),
  )

counties.run()
