/** The addresses of county pages, which search engines and visitors have kept: no other county may change them. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { routes } from '../../../templates/routes'
import { siteWith } from '../../helpers/many-cities'

const addresses = suite('the address of a county page')

/** So many towns of one county each, beside Ada of Ada County in Texas, where the office is. */
const towns = 30

/** The addresses of county pages of a site with these counties, such as "Bo OK", in the order of their names. */
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
  return routes(site).flatMap(({ path, template }) => (template === 'county' ? path : []))
}

const cases: [what: string, counties: string, slugs: string][] = [
  ['is its name, in the state of the office', 'Bo TX, Cy TX', 'bo-county cy-county'],
  ['is its name, in any state, when no other has it', 'Bo OK, Cy LA', 'bo-county cy-county'],
  ['ends in the state, beside one of the office', 'Bo OK, Bo TX, Cy OK', 'bo-county bo-county-ok cy-county'],
  ['ends in the state, beside one of a third', 'Bo OK, Bo LA, Cy TX', 'bo-county-la bo-county-ok cy-county'],
]

for (const [what, counties, slugs] of cases)
  addresses(what, () =>
    assert.equal(
      countyAddresses(counties),
      ['ada-county', ...slugs.split(' ')].map((slug) => `/locations/${slug}`),
    ),
  )

addresses.run()
