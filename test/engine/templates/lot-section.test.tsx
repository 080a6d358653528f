import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parse as parseYaml } from 'yaml'
import { projectDir } from '../../../generator/paths'
import { soilKinds } from '../../../templates/illustrations/catalog'
import { layoutLot } from '../../../templates/illustrations/lot-layout'
import { LotSection } from '../../../templates/illustrations/lot-section'
import type { Soil, SoilLayer } from '../../../templates/site'

const lot = suite('section through a lot')

const cities = glob.sync('content/locations/*.md', { cwd: projectDir }).map((file): [string, Soil] => {
  const [, yaml] = readFileSync(join(projectDir, file), 'utf8').split(/^---$/m)
  return [file, (parseYaml(yaml!) as { soil: Soil }).soil]
})

/** Layers of one name and thickness, the last of which goes on down. */
const alike = (count: number, thickness: number, name: string): SoilLayer[] =>
  Array.from({ length: count }, (_, i) => ({
    name,
    kind: soilKinds[i % soilKinds.length]!,
    from: i * thickness,
    ...(i < count - 1 && { to: (i + 1) * thickness }),
  }))

const soil = (layers: SoilLayer[]) => ({ layers, activeTo: 3 }) as Soil

const grounds: [string, Soil][] = [
  ...cities,
  ['two layers', soil(alike(2, 3, 'Clay'))],
  ['eight thin layers', soil(alike(8, 0.5, 'Clay'))],
  ['thirty thin layers', soil(alike(30, 0.5, 'Clay'))],
  ['layers far down', soil(alike(4, 33, 'Clay'))],
]

for (const [name, ground] of grounds) {
  const { bands, depth, scale, moves } = layoutLot(ground)

  lot(`${name}: names stand apart, in order, inside the drawing`, () => {
    let free = 0
    for (const { layer, labelAt, isSmall } of bands) {
      const half = isSmall ? 7 : 10
      assert.ok(labelAt - half >= free - 1, `${layer.name} at ${labelAt} is above ${free}`)
      free = labelAt + half
    }
    assert.ok(free <= depth + 1, `the last name ends at ${free} of ${depth}`)
  })

  lot(`${name}: depths are true to one scale`, () => {
    for (const { layer, top, bottom } of bands) {
      assert.is(top, Math.round(layer.from * scale))
      assert.is(bottom, layer.to === undefined ? undefined : Math.round(layer.to * scale))
    }
    if (ground.activeTo !== undefined) assert.is(moves!.line, Math.round(ground.activeTo * scale))
  })

  lot(`${name}: a name that is not in its layer has a leader to it`, () => {
    for (const { layer, top, bottom = depth, labelAt, leaderTo } of bands)
      if (labelAt < top || labelAt > bottom)
        assert.ok(leaderTo! >= top && leaderTo! <= bottom, `${layer.name} has no leader`)
  })
}

/** The lowest point of a path that is made of absolute vertical lines and relative ones. */
const lowest = (path: string) => Math.max(...[...path.matchAll(/V(-?\d+)/g)].map(([, y]) => Number(y)))

const draw = (ground: Soil): HTMLElement =>
  parse(renderToStaticMarkup(<LotSection soil={ground} label="Ground" />))

/** Feet at which the support of a drawing ends. */
function footOf(drawn: HTMLElement): number | undefined {
  const steel = drawn.querySelectorAll('path[fill="var(--steel)"]').map((path) => path.getAttribute('d')!)
  const shaft = [
    ...steel.filter((d) => d.startsWith('M-10 14') || d.startsWith('M-9 14')),
    ...drawn
      .querySelectorAll('path[fill="var(--concrete)"]')
      .map((path) => path.getAttribute('d')!)
      .filter((d) => d.startsWith('M1 26')),
  ]
  return shaft[0] === undefined ? undefined : lowest(shaft[0]) / 10
}

/** What stops a pier in each town, as its page has it; the others have none. */
const stops: Record<string, string> = {
  'cedar-park': 'Hard limestone',
  hutto: 'Firm marl',
  jarrell: 'Chalky marl',
  killeen: 'Limestone',
  kyle: 'Weathered chalk',
  leander: 'Limestone',
  pflugerville: 'Chalk',
  'round-rock': 'Weathered chalk',
  'san-antonio': 'Caliche and gravel',
  'san-marcos': 'River gravel',
  temple: 'Weathered chalk',
}

for (const [file, ground] of cities.filter(([file]) => file.replace(/.*\/|\.md/g, '') in stops))
  lot(`${file}: the pier ends in the layer that stops it, and the words say so`, () => {
    const drawn = draw(ground)
    const layer = ground.layers.find(({ name }) => name === stops[file.replace(/.*\/|\.md/g, '')])!
    const foot = footOf(drawn)!
    assert.ok(foot >= layer.from && foot <= (layer.to ?? Infinity), `it ends at ${foot} ft`)
    assert.ok(foot >= (ground.activeTo ?? 0), 'it ends in ground that moves')
    const label = drawn.querySelector('svg')!.getAttribute('aria-label')!
    assert.match(label, new RegExp(`(ends|plates) in the ${layer.name.toLowerCase()}\\.$`))
  })

for (const [file, ground] of cities.filter(([, { house }]) => house === 'cottage-on-posts'))
  lot(`${file}: a house on posts has no pier, in the drawing or in its words`, () => {
    const drawn = draw(ground)
    assert.is(footOf(drawn), undefined)
    const label = drawn.querySelector('svg')!.getAttribute('aria-label')!
    assert.match(label, 'A wood cottage stands on posts with shallow pads.')
    assert.not.match(label, / pier /)
  })

lot('says how far the ground moves, in the drawing and in its words', () => {
  for (const [file, ground] of cities) {
    const drawn = draw(ground)
    const text = drawn.querySelector('.moves')?.text
    const label = drawn.querySelector('svg')!.getAttribute('aria-label')!
    const words = `moves with the seasons down to about ${ground.activeTo} ft.`
    assert.is(text, ground.activeTo === undefined ? undefined : `Moves to about ${ground.activeTo} ft`, file)
    assert.is(label.includes(words), ground.activeTo !== undefined, file)
  }
})

lot.run()
