import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lotHouses, lotSupports, soilKinds } from '../../../templates/model/catalog'
import { isDeep } from '../../../templates/illustrations/lot/lot-layout'
import type { Soil, SoilLayer } from '../../../templates/model/site'
import { assertDrawnAsSaid, drawLot } from '../../helpers/drawn-lot'

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
  'one layer': alike(1, 3, 'Rock'),
  'two layers': alike(2, 3, 'Clay'),
  'eight thin layers': alike(8, 0.5, 'Clay'),
  'thirty thin layers': alike(30, 0.5, 'Clay'),
  'layers far down': alike(4, 33, 'Clay'),
}))
  lot(`${name} are drawn as the words say`, () => assertDrawnAsSaid(drawLot(soil(layers))))

const layers: SoilLayer[] = [
  { name: 'Black clay', kind: 'black-clay', from: 0, to: 8 },
  { name: 'Stiff clay', kind: 'clay', from: 8, to: 12 },
  { name: 'Firm marl', kind: 'marl', from: 12, to: 15 },
  { name: 'Chalk', kind: 'chalk', from: 15 },
]

for (const support of lotSupports.filter(isDeep)) {
  lot(`a ${support} ends in the first firm layer`, () => {
    const drawn = drawLot(soil(layers, { support }))
    assertDrawnAsSaid(drawn)
    assert.match(drawn.label, /in the firm marl\.$/)
  })

  lot(`a ${support} ends in the layer that is named`, () => {
    const drawn = drawLot(soil(layers, { support, bearsOn: 'Chalk' }))
    assertDrawnAsSaid(drawn)
    assert.match(drawn.label, /in the chalk\.$/)
  })

  lot(`a ${support} in shallow rock ends well below the beam`, () => {
    const shallow: SoilLayer[] = [
      { name: 'Topsoil', kind: 'topsoil', from: 0, to: 1 },
      { name: 'Limestone', kind: 'limestone', from: 1 },
    ]
    assertDrawnAsSaid(drawLot({ layers: shallow, support } as Soil))
  })
}

for (const rock of ['shale', 'sandstone', 'till', 'rock'] as const)
  lot(`a pier that is pushed goes through sand and stops in ${rock}`, () => {
    const drawn = drawLot({
      layers: [
        { name: 'River sand', kind: 'sand', from: 0, to: 9 },
        { name: `Soft ${rock}`, kind: rock, from: 9, to: 14 },
        { name: 'Limestone', kind: 'limestone', from: 14 },
      ],
      support: 'push-pier',
    } as Soil)
    assertDrawnAsSaid(drawn)
    assert.match(drawn.label, `in the soft ${rock}.`)
  })

lot('a house on posts has no pier, in the drawing or in its words', () => {
  const { foot, label } = drawLot(soil(layers, { house: 'cottage-on-posts', support: 'posts' }))
  assert.is(foot, undefined)
  assert.match(label, 'A wood cottage stands on posts with shallow pads.')
  assert.not.match(label, / pier /)
})

lot('says how far the ground moves where that is known, in the drawing and in its words', () => {
  for (const activeTo of [7, undefined]) {
    const { drawn, label } = drawLot({ layers, activeTo } as Soil)
    assert.is(drawn.querySelector('.moves text')?.text, activeTo && 'Moves to about 7 ft')
    assert.is(label.includes('moves with the seasons down to about 7 ft.'), activeTo !== undefined)
  }
})

lot('gives the depth to which the ground moves as a range, and draws the deeper end of it', () => {
  const ranged = drawLot({ layers, activeFrom: 5, activeTo: 8, support: 'helical' } as Soil)
  assertDrawnAsSaid(ranged)
  assert.is(ranged.drawn.querySelector('.moves text')!.text, 'Typically moves to 5–8 ft')
  assert.match(ranged.label, 'The ground typically moves with the seasons down to 5 to 8 ft.')
  assert.is(Math.round(ranged.line!), 8)
})

lot('a pier passes firm ground that moves, and ground that its name calls weathered', () => {
  const weathered = layers.map((layer) =>
    layer.kind === 'marl' ? { ...layer, name: 'Weathered marl' } : layer,
  )
  for (const ground of [soil(layers, { activeTo: 13 }), soil(weathered)]) {
    const drawn = drawLot({ ...ground, support: 'push-pier' })
    assertDrawnAsSaid(drawn)
    assert.match(drawn.label, /in the chalk\.$/)
  }
})

lot('every support and house is drawn as its words say in ground of any thickness, still or moving', () => {
  let lots = 0
  for (const support of lotSupports)
    for (const thickness of [0.25, 0.5, 1, 2, 3, 8, 35])
      for (const activeTo of [undefined, 1, 2, 6, 10, 30]) {
        const house = support === 'posts' ? 'cottage-on-posts' : lotHouses[lots++ % lotHouses.length]
        const layers = alike(5, thickness, 'Ground').map((layer, i) => ({ ...layer, name: `Ground ${i}` }))
        assertDrawnAsSaid(drawLot({ layers, house, support, activeTo, bearsOn: 'Ground 4' } as Soil))
      }
})

for (const [kind, at, lowest, level] of [
  ['dip', 0, 0, 300],
  ['dip', 12, 120, 400],
  ['dome', 0, 440, 220],
  ['tilt', 0, 0, 440],
] as const)
  lot(`a ${kind} at ${at} ft bends the house, keeps its floor as a dashed line, and says why`, () => {
    for (const support of lotSupports.filter(isDeep)) {
      const fault = { kind, at, reach: 11, label: 'One end sank' }
      const picture = drawLot(soil(layers, { support, fault }))
      assertDrawnAsSaid(picture)
      assert.match(picture.label, /\. One end sank\. /)
      assert.is(picture.drawn.querySelectorAll('.level').length, 1)
      const strips = picture.drawn.querySelectorAll('[clip-path^="url(#strip-"]').map((strip, i) => {
        const [, from, to] = /^M(\S+)-400H(\S+)V/.exec(
          picture.drawn.querySelector(`#strip-${i} path`)!.getAttribute('d')!,
        )!
        const [, slope, , , , down] = /\((.*)\)/
          .exec(strip.querySelector('use')!.getAttribute('transform')!)![1]!
          .split(' ')
        return { from: Number(from), to: Number(to), at: (x: number) => Number(slope) * x + Number(down) }
      })
      const down = (x: number) => strips.find(({ from, to }) => x >= from && x <= to)!.at(x)
      assert.ok(Math.abs(down(lowest) - 11) < 0.5, `${down(lowest)} at ${lowest}`)
      assert.ok(Math.abs(down(level)) < 0.5, `${down(level)} at ${level}`)
    }
  })

lot('a house of which no fault is told stands level', () =>
  assert.is(drawLot(soil(layers)).drawn.querySelector('.level, .fault'), null),
)

lot('a very deep drawing shrinks with its house', () => {
  const deep: SoilLayer[] = [
    { name: 'Clay', kind: 'clay', from: 0, to: 200 },
    { name: 'Limestone', kind: 'limestone', from: 200 },
  ]
  const drawn = drawLot({ layers: deep, house: 'two-story-slab', support: 'push-pier' } as Soil)
  assertDrawnAsSaid(drawn)
  assert.ok(Number(drawn.drawn.querySelector('svg[role]')!.getAttribute('height')) <= 900)
})

lot.run()
