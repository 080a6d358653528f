import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { memorySuite } from '../../helpers/in-memory'

const load = memorySuite('loadSite(options)')

load('shows HTML characters in a name as text, in words that all cities share', (fixture) => {
  fixture.edit('locations/ada.md', 'county: Ada County', 'county: Ada & Bee County')
  fixture.edit('shared/city.md', 'We are {miles} miles away.', 'We are in {county}.')
  const { site } = loadSite(fixture)
  const [ada] = site.cities
  const { html } = site.cityWords(ada!).why.items[0]!.description
  assert.is(html, 'We are in Ada &amp; Bee County.')
})

load("links to the town of the office, and gives no distance on that town's page", (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'See [{office-city}]({office-page}#the-ground).')
  const facts = ['{city} | our town', 'About {miles} miles | from us', '{direction} | of {miles}']
  const written = facts.map((fact) => fact.replace(/(.*) \| (.*)/, '    - { value: "$1", label: "$2" }'))
  fixture.edit('locations/ada.md', '  lead: Ada', `  facts:\n${written.join('\n')}\n  lead: Ada`)
  fixture.edit('pages/not-found.md', 'href: /about', 'href: "{office-page}"')
  fixture.edit('locations/ada.md', 'caption: Typical ground.', 'caption: Ground {miles} miles away.')
  const read = () => {
    const { site, cityOf, links } = loadSite(fixture)
    const [link] = /<a [^]*?<\/a>/.exec(site.services[0]!.body[0]!.html)!
    const hrefs = links.get('services/leveling.md')!.map(({ href }) => href)
    assert.ok(hrefs.includes(/"(.*)"/.exec(link)![1]!), 'the check of links knows it')
    const { hero, soil } = cityOf(site.cities[0]!)
    assert.is(soil!.caption.text, 'Ground 0 miles away.')
    return [link, JSON.stringify(site.pages.notFound).match(/"href":"(\/loc[^"]*)/)![1], hero.facts!.length]
  }
  assert.equal(read(), ['<a href="/locations/ada#the-ground">Ada</a>', '/locations/ada', 1])
  fixture.edit('business.md', 'city: Ada', 'city: Bo')
  assert.equal(read(), ['<a href="/locations#the-ground">Bo</a>', '/locations', 3])
})

load('ends a layer where the next one begins, in a city and in the region', (fixture) => {
  fixture.edit('locations/ada.md', '      to: 9\n', '')
  fixture.edit('region.md', 'from: 0, to: 4', 'from: 0')
  const { site, cityOf } = loadSite(fixture)
  const ends = (layers: { to?: number | undefined }[]) => layers.map(({ to }) => to)
  assert.equal(ends(cityOf(site.cities[0]!).soil!.layers), [9, undefined])
  assert.equal(ends(site.region.ground.layers), [4, undefined])
})

load.run()
