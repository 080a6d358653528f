import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../generator/read/load'
import { assertDrawnAsSaid, drawLot } from '../helpers/drawn-lot'
import { contentDir, publicDir } from '../helpers/owners-folders'

const lots = suite('the lots of the sample')

const { site, cityOf } = loadSite({ contentDir, publicDir })

/** What stops a pier in each town, according to its page. The other towns have none. */
const stops: Record<string, string> = {
  hutto: 'Firm marl',
  jarrell: 'Chalky marl',
  killeen: 'Limestone',
  kyle: 'Limestone and chalk',
  leander: 'Limestone',
  pflugerville: 'Chalk',
  'round-rock': 'Limestone',
  'san-antonio': 'Gray clay shale',
  'san-marcos': 'River gravel',
  temple: 'Chalk rock',
}

for (const city of site.cities)
  lots(`${city.slug}: the drawing shows what its text says, and a pier in the layer that stops it`, () => {
    const lot = drawLot(cityOf(city).soil!)
    assertDrawnAsSaid(lot)
    assert.ok(lot.drawn.querySelector('.level'), 'its house stands level and whole')
    const stop = stops[city.slug]
    const carried = cityOf(city).soil!.support === 'none' ? 0 : 1
    assert.is(lot.drawn.querySelectorAll('.lot.above text').length, 2)
    assert.is(lot.drawn.querySelectorAll('.carried text').length, carried)
    if (stop === undefined) assert.not.match(lot.label, / pier /)
    else assert.match(lot.label, new RegExp(`(ends|plates) in the ${stop.toLowerCase()}\\.$`))
  })

lots('a hero names the price of steel piers only where the house stands on push piers', () => {
  const priced = site.cities.filter((city) =>
    cityOf(city).hero.facts?.some(({ label }) => /steel piers/.test(label)),
  )
  assert.ok(priced.length > 0)
  for (const city of priced) assert.is(cityOf(city).soil!.support, 'push-pier', city.slug)
})

/** Feet that a slab with a fault has gone down at most. */
const sunk = 1.1

lots('on a phone no name is against the slab', () => {
  for (const city of site.cities) {
    const { drawn, scale, tops, ground } = drawLot(cityOf(city).soil!, 'narrow')
    if (ground.house === 'cottage-on-posts') continue
    for (const text of drawn.querySelectorAll('.names text')) {
      const layer = ground.layers.findIndex(({ name }) => text.text.startsWith(`${name} `))
      const middle = Number(text.getAttribute('y')) - 4
      // Right of its middle it is higher, and names are smaller.
      const isAtRight = text.getAttribute('text-anchor') === 'end'
      const under = isAtRight ? (ground.fault!.kind === 'tilt' ? 0.95 : 0.4) : sunk
      if (tops[layer]! < under)
        assert.ok(
          middle - (isAtRight ? 6 : 9) >= under * scale - 0.5,
          `${city.slug}: "${text.text}" at ${middle}`,
        )
    }
  }
})

lots('exist in every town that is named here', () => {
  const slugs = site.cities.map(({ slug }) => slug)
  assert.equal(
    Object.keys(stops).filter((slug) => !slugs.includes(slug)),
    [],
  )
})

lots('San Antonio and Pflugerville have houses that no other town has', () => {
  const houses = site.cities.map((city) => cityOf(city).soil!.house)
  for (const slug of ['san-antonio', 'pflugerville']) {
    const { house } = cityOf(site.cities.find((city) => city.slug === slug)!).soil!
    assert.is(houses.filter((other) => other === house).length, 1, slug)
  }
})

lots.run()
