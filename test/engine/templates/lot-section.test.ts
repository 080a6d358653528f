import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lotSupports, soilKinds } from '../../../templates/illustrations/catalog'
import { isDeep } from '../../../templates/illustrations/lot-layout'
import type { Soil, SoilLayer } from '../../../templates/site'
import { drawLot, testLayout } from '../../helpers/drawn-lot'

const lot = suite('section through a lot')

/** Layers of one name and thickness, the last of which goes on down. */
const alike = (count: number, thickness: number, name: string): SoilLayer[] =>
  Array.from({ length: count }, (_, i) => ({
    name,
    kind: soilKinds[i % soilKinds.length]!,
    from: i * thickness,
    ...(i < count - 1 && { to: (i + 1) * thickness }),
  }))

const soil = (layers: SoilLayer[], rest: Partial<Soil> = {}) => ({ layers, activeTo: 3, ...rest }) as Soil

for (const [name, layers] of Object.entries({
  'two layers': alike(2, 3, 'Clay'),
  'eight thin layers': alike(8, 0.5, 'Clay'),
  'thirty thin layers': alike(30, 0.5, 'Clay'),
  'layers far down': alike(4, 33, 'Clay'),
}))
  testLayout(lot, name, soil(layers))

const layers: SoilLayer[] = [
  { name: 'Black clay', kind: 'black-clay', from: 0, to: 8 },
  { name: 'Stiff clay', kind: 'clay', from: 8, to: 12 },
  { name: 'Firm marl', kind: 'marl', from: 12, to: 15 },
  { name: 'Chalk', kind: 'chalk', from: 15 },
]

for (const support of lotSupports.filter(isDeep)) {
  lot(`a ${support} ends in the first firm layer, and the words say so`, () => {
    const { foot, label } = drawLot(soil(layers, { support }))
    assert.ok(foot! >= 12 && foot! <= 15, `it ends at ${foot} ft`)
    assert.match(label, /in the firm marl\.$/)
  })

  lot(`a ${support} ends in the layer that is named, and the words say so`, () => {
    const { foot, label } = drawLot(soil(layers, { support, bearsOn: 'Chalk' }))
    assert.ok(foot! >= 15, `it ends at ${foot} ft`)
    assert.match(label, /in the chalk\.$/)
  })
}

lot('a house on posts has no pier, in the drawing or in its words', () => {
  const { foot, label } = drawLot(soil(layers, { house: 'cottage-on-posts', support: 'posts' }))
  assert.is(foot, undefined)
  assert.match(label, 'A wood cottage stands on posts with shallow pads.')
  assert.not.match(label, / pier /)
})

lot('says how far the ground moves where that is known, in the drawing and in its words', () => {
  for (const activeTo of [7, undefined]) {
    const { drawn, label } = drawLot({ layers, activeTo } as Soil)
    assert.is(drawn.querySelector('.moves')?.text, activeTo && 'Moves to about 7 ft')
    assert.is(label.includes('moves with the seasons down to about 7 ft.'), activeTo !== undefined)
  }
})

lot.run()
