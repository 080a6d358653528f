import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lotHouses, lotSupports, soilKinds } from '../../../templates/model/catalog'
import { isDeep } from '../../../templates/illustrations/lot/lot-layout'
import type { Soil, SoilLayer } from '../../../templates/model/site'
import { assertDrawnAsSaid, drawLot } from '../../helpers/drawn-lot'

const lot = suite('section through a lot')

/** Layers of equal thickness. The last one has no end. */
const alike = (count: number, thickness: number): SoilLayer[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `Ground ${i}`,
    kind: soilKinds[i % soilKinds.length]!,
    from: i * thickness,
    ...(i < count - 1 && { to: (i + 1) * thickness }),
  }))

const soil = (layers: SoilLayer[], rest: Partial<Soil> = {}) => ({ layers, activeTo: 3, ...rest }) as Soil

const layers: SoilLayer[] = [
  { name: 'Black clay', kind: 'black-clay', from: 0, to: 8 },
  { name: 'Stiff clay', kind: 'clay', from: 8, to: 12 },
  { name: 'Firm marl', kind: 'marl', from: 12, to: 15 },
  { name: 'Chalk', kind: 'chalk', from: 15 },
]

const rockFrom = (from: number): SoilLayer => ({ name: 'Limestone', kind: 'limestone', from })
/** Clay of this depth above rock. */
const onRock = (depth: number): SoilLayer[] => [{ ...layers[0]!, to: depth }, rockFrom(depth)]
/** True if this kind of ground carries a pier that is pushed through the sand above it. */
const belowSand = (kind: SoilLayer['kind']): SoilLayer[] => [
  { name: 'River sand', kind: 'sand', from: 0, to: 9 },
  { name: `Soft ${kind}`, kind, from: 9, to: 14 },
  rockFrom(14),
]
const weathered = layers.map((layer) =>
  layer.kind === 'marl' ? { ...layer, name: 'Weathered marl' } : layer,
)

/** Ground, and the layer in which a pier of each kind ends there. */
const ends: [what: string, ground: Soil, layer: string][] = [
  ['in the first firm layer', soil(layers), 'firm marl'],
  ['in the layer that is named', soil(layers, { bearsOn: 'Chalk' }), 'chalk'],
  ['below firm ground that moves', soil(layers, { activeTo: 13 }), 'chalk'],
  ['below ground that its name calls weathered', soil(weathered), 'chalk'],
  ['in shallow rock, well below the beam', soil(onRock(1), { activeTo: undefined }), 'limestone'],
  ...(['shale', 'sandstone', 'till', 'rock'] as const).map((kind): [string, Soil, string] => [
    `below sand, in ${kind}`,
    soil(belowSand(kind)),
    `soft ${kind}`,
  ]),
]

for (const [what, ground, layer] of ends)
  lot(`a pier ends ${what}, as the words say`, () => {
    for (const support of lotSupports.filter(isDeep)) {
      const drawn = drawLot({ ...ground, support })
      assertDrawnAsSaid(drawn)
      assert.ok(drawn.label.endsWith(`in the ${layer}.`), `${support}: ${drawn.label}`)
    }
  })

lot('a house on posts has no pier, in the drawing or in its text', () => {
  const { foot, label } = drawLot(soil(layers, { house: 'cottage-on-posts', support: 'posts' }))
  assert.is(foot, undefined)
  assert.match(label, 'A wood cottage stands on posts with shallow pads.')
  assert.not.match(label, / pier /)
})

lot('says how far the ground moves if that is known, in the drawing and in its text', () => {
  for (const activeTo of [7, undefined]) {
    const { drawn, label } = drawLot({ layers, activeTo } as Soil)
    assert.is(drawn.querySelector('.moves text')?.text, activeTo && 'Moves to about 7 ft')
    assert.is(label.includes('moves with the seasons down to about 7 ft.'), activeTo !== undefined)
  }
})

lot('gives the depth to which the ground moves as a range, and draws its deeper end', () => {
  const ranged = drawLot({ layers, activeFrom: 5, activeTo: 8, support: 'helical' } as Soil)
  assertDrawnAsSaid(ranged)
  assert.is(ranged.drawn.querySelector('.moves text')!.text, 'Typically moves to 5–8 ft')
  assert.match(ranged.label, 'The ground typically moves with the seasons down to 5 to 8 ft.')
  assert.is(Math.round(ranged.line!), 8)
})

lot('a single layer, and thirty thin ones, are drawn as the text says', () => {
  for (const count of [1, 30]) assertDrawnAsSaid(drawLot(soil(alike(count, 0.5))))
})

lot('every support and house is drawn as its text says, in ground of any thickness, still or moving', () => {
  let lots = 0
  for (const support of lotSupports)
    for (const thickness of [0.25, 0.5, 1, 2, 3, 8, 35])
      for (const activeTo of [undefined, 1, 2, 6, 10, 30]) {
        const house = support === 'posts' ? 'cottage-on-posts' : lotHouses[lots++ % lotHouses.length]
        const layers = alike(5, thickness)
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
          .exec(strip.querySelector('use')!.getAttribute('transform') ?? '(1 0 0 1 0 0)')![1]!
          .split(' ')
        return { from: Number(from), to: Number(to), at: (x: number) => Number(slope) * x + Number(down) }
      })
      const down = (x: number) => strips.find(({ from, to }) => x >= from && x <= to)!.at(x)
      assert.ok(Math.abs(down(lowest) - 11) < 0.5, `${down(lowest)} at ${lowest}`)
      assert.ok(Math.abs(down(level)) < 0.5, `${down(level)} at ${level}`)
    }
  })

lot('a house without a fault is level', () =>
  assert.is(drawLot(soil(layers)).drawn.querySelector('.level, .above'), null),
)

lot('a very deep drawing shrinks with its house', () => {
  const drawn = drawLot({ layers: onRock(200), house: 'two-story-slab', support: 'push-pier' } as Soil)
  assertDrawnAsSaid(drawn)
  assert.ok(Number(drawn.drawn.querySelector('svg[role]')!.getAttribute('height')) <= 900)
})

lot.run()
