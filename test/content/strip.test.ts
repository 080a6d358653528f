/** The pier beside a page. It shows what the page is about, down to what stops the pier, and no farther. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HTMLElement } from 'node-html-parser'
import type { Drawing } from '../../templates/model/site'
import { cityPath, homePath, servicePath } from '../../templates/model/urls'
import { builtSite } from '../helpers/built-site'
import { skip } from '../helpers/skip'

const strip = suite('the strip beside a page')

/** What the drawing at the top of a service page has under the house. The other drawings show no pier. */
const piers: Partial<Record<Drawing, string>> = {
  foundation: 'push-pier',
  slab: 'push-pier',
  leveling: 'push-pier',
  'push-pier': 'push-pier',
  'helical-pier': 'helical',
}

/** Returns the kind of pier in the log, and the lines that say where it stops. */
function readStrip(document: HTMLElement) {
  const [pier, ...others] = document.querySelectorAll('.strip-pier')
  assert.is(others.length, 0)
  const [, kind] = pier?.getAttribute('class')?.split(' ') ?? []
  const [stop] = document.querySelectorAll('.stop')
  const [word, depth, layer] = stop?.textContent.replace(',', '').split('\n') ?? []
  return { kind, word, feet: depth === undefined ? undefined : parseFloat(depth), layer }
}

const depthsIn = (elements: HTMLElement[]) =>
  elements.flatMap((element) => {
    const depth = element.getAttribute('data-depth')
    return depth === undefined ? [] : [parseFloat(depth)]
  })

strip("shows the pier of a city's drawing, down to the same layer", async () => {
  const { site, cityOf, first: pages } = await builtSite()
  for (const summary of site.cities) {
    const { soil } = cityOf(summary)
    if (!soil) continue
    const { document } = pages.find(({ path }) => path === cityPath(summary))!
    const { kind, feet, layer } = readStrip(document)
    const hasPier = soil.support !== undefined && !['posts', 'none'].includes(soil.support)
    assert.is(kind, hasPier ? soil.support : undefined, summary.slug)
    if (!hasPier) continue
    const drawn = document.querySelector('.lot-section [role]')!.getAttribute('aria-label')!
    assert.ok(drawn.endsWith(`in the ${layer}.`), `${summary.slug}: ${layer}, but "${drawn}"`)
    const { from, to = Infinity } = soil.layers.find(({ name }) => name.toLowerCase() === layer)!
    assert.ok(feet! >= from && feet! <= to && feet! >= (soil.activeTo ?? 0), `${summary.slug}: ${feet} ft`)
  }
})

strip('has the pattern of the sand, shale or sandstone that a city stands on', async () => {
  const { site, cityOf, first: pages } = await builtSite()
  let seen = 0
  for (const summary of site.cities) {
    const kind = cityOf(summary).soil?.layers.at(-1)!.kind ?? ''
    if (!['sand', 'shale', 'sandstone'].includes(kind)) continue
    seen += 1
    const { document } = pages.find(({ path }) => path === cityPath(summary))!
    const deepest = document.querySelectorAll('.stratum').at(-1)!
    assert.ok(deepest.classList.contains(kind), `${summary.slug}: ${kind}`)
    assert.match(document.querySelector('style')!.text, `.stratum.${kind}{--`, summary.slug)
  }
  if (seen === 0) skip('no town stands on sand, shale or sandstone')
})

strip('shows the pier that a page is about, and the bare log on others', async () => {
  const { site, first: pages } = await builtSite()
  const cities = new Set(site.cities.map(cityPath))
  const services = new Map(site.services.map((service) => [servicePath(service), service]))
  for (const { path, document } of pages) {
    if (cities.has(path)) continue
    const service = services.get(path)
    const expected = path === homePath ? 'push-pier' : service && piers[service.drawing ?? 'foundation']
    assert.is(readStrip(document).kind, expected, path)
  }
})

strip('shows only the log below the place where the pier stops', async () => {
  const { site, first: pages } = await builtSite()
  let seen = 0
  for (const { path, document } of pages) {
    const { kind, word, feet } = readStrip(document)
    if (kind === undefined || feet === undefined) continue
    seen += 1
    assert.is(word, site.frame.strip[kind as 'helical'], path)
    for (const above of depthsIn(document.querySelectorAll('.driven section')))
      assert.ok(above < feet, `${path}: the pier passes ${above} ft and stops at ${feet} ft`)
    for (const below of depthsIn(document.querySelectorAll('main > .stratum section')))
      assert.ok(below >= feet, `${path}: no pier at ${below} ft, though it stops at ${feet} ft`)
  }
  assert.ok(seen > 0)
})

strip('has a contact line where the ground changes, and our number in the rock', async () => {
  const { site, first: pages } = await builtSite()
  for (const { path, document } of pages) {
    for (const section of document.querySelectorAll('section[data-depth], section:has(> .stop), .band'))
      if (!section.querySelector('.stop')) assert.ok(section.querySelector(':scope > .edge, > .edge'), path)
    const sections = document.querySelectorAll('main section')
    const rock = sections.filter((section) => section.classList.contains('bedrock'))
    assert.ok(rock.length <= 1, path)
    if (rock.length === 0) continue
    assert.is(rock[0], sections.at(-1), path)
    assert.ok(rock[0]!.querySelector('a.tel')!.textContent.includes(site.business.facts.phone!), path)
  }
})

strip.run()
