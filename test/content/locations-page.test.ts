/** The locations page: compares its cores with the ground on each town's page, and its list of waits with its map. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { coreScale } from '../../templates/illustrations/lot/cores'
import type { CitySummary } from '../../templates/model/site'
import { cityPath, locationsPath } from '../../templates/model/urls'
import { builtSite } from '../helpers/built-site'
import { skip } from '../helpers/skip'

const locations = suite('locations page')

/** The colors of a core, and the kinds of ground that have them. */
const families = {
  clay: ['topsoil', 'black-clay', 'clay', 'silty-clay', 'stony-clay'],
  broken: ['fill', 'caliche', 'gravel', 'till'],
  caliche: ['marl', 'sand', 'silt', 'loess'],
  limestone: ['shale', 'sandstone', 'chalk', 'limestone', 'rock'],
}

/** With more towns there are cards, and with even more there are counties. */
const mostCores = 28

locations(
  'has a core for each town with the layers of `soil:`, starting with the shallowest firm ground',
  async () => {
    const { site, cityOf, pages } = await builtSite()
    const { document } = pages.find(({ path }) => path === locationsPath)!
    if (site.cities.length > mostCores) return skip(`there are no cores of more than ${mostCores} towns`)
    if (site.cities.some((city) => !cityOf(city).soil))
      return skip('there are no cores of ground that is not known')
    const items = document.querySelectorAll('.cores .grid > li')
    const firmAt = (city: CitySummary) => cityOf(city).soil!.layers.at(-1)!.from
    const sorted = site.cities.toSorted((a, b) => firmAt(a) - firmAt(b))
    assert.equal(
      items.map((item) => item.querySelector('h3 a')!.getAttribute('href')),
      sorted.map(cityPath),
    )
    const deepest = Math.max(...site.cities.map(firmAt))
    for (const [i, city] of sorted.entries()) {
      const item = items[i]!
      assert.is(item.querySelector('.tier')!.text, city.tier.name)
      const height = Number(item.querySelector('.core')!.getAttribute('height'))
      assert.ok(height > deepest * coreScale, city.name)
      const drawn = item.querySelectorAll('.core > g').map((layer) => ({
        tone: layer.getAttribute('class'),
        from: Number(/M1 (\d+)/.exec(layer.querySelector('path')!.getAttribute('d')!)![1]) / coreScale,
        hatch: layer.querySelector('[fill]')!.getAttribute('fill'),
      }))
      assert.equal(
        drawn,
        cityOf(city).soil!.layers.map((layer) => ({
          tone: Object.entries(families).find(([, kinds]) => kinds.includes(layer.kind))![0],
          from: layer.from,
          hatch: `url(#h-${layer.kind})`,
        })),
        city.name,
      )
    }
  },
)

locations('has a key of patterns that the cores show, each once', async () => {
  const { pages } = await builtSite()
  const { document } = pages.find(({ path }) => path === locationsPath)!
  const fills = (of: string) =>
    document.querySelectorAll(`${of} [fill]`).map((path) => path.getAttribute('fill')!)
  const key = fills('.core-key')
  if (key.length === 0) return skip('the patterns have no key')
  assert.is(new Set(key).size, key.length)
  const drawn = fills('.core')
  assert.equal(
    key.filter((pattern) => !drawn.includes(pattern)),
    [],
  )
})

locations('shows each wait with the mark of its towns on the map', async () => {
  const { site, pages } = await builtSite()
  const { document } = pages.find(({ path }) => path === locationsPath)!
  const marks = [...document.querySelectorAll('.locations-map .wide a[href]')]
  if (marks.length === 0) return skip(`places of a map of ${site.cities.length} towns are no links`)
  const listed = document.querySelectorAll('.tiers > li').flatMap((item) => {
    const mark = item.querySelector('.tier-mark [class]')!.getAttribute('class')
    return item.querySelectorAll('a').map((link) => [link.getAttribute('href'), mark].join(' '))
  })
  const drawn = marks.flatMap((link) => {
    // An arrow, not a mark, points to a town beyond the edge.
    const mark = link.querySelector('[class^=mark-]')
    return mark ? [[link.getAttribute('href'), mark.getAttribute('class')].join(' ')] : []
  })
  assert.ok(drawn.length >= marks.length - 1)
  assert.equal(
    drawn.filter((town) => !listed.includes(town)),
    [],
  )
})

locations.run()
