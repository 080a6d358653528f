import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readFrontMatter } from '../../../generator/read/source/front-matter'
import type { Problem } from '../../../generator/read/source/problems'
import * as schema from '../../../templates/model/schema'
import { checkSoil, withEnds } from '../../../generator/read/kinds/soil'
import { lotHouses, lotSupports, soilKinds } from '../../../templates/model/catalog'
import { bearingOf, isDeep } from '../../../templates/illustrations/lot/lot-layout'
import type { Soil, SoilLayer } from '../../../templates/model/site'
import { assertDrawnAsSaid, drawLot } from '../../helpers/drawn-lot'
import { random } from '../fuzz/random'
import type { Random } from '../fuzz/random'

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

/** The front matter of a city with this ground. */
const written = ({ layers, ...rest }: Partial<Soil>) =>
  [
    '---',
    'soil:',
    '  caption: Ground.',
    ...Object.entries(rest).map(([name, value]) => `  ${name}: ${String(value)}`),
    '  layers:',
    ...layers!.map(({ name, kind, from, to }) => {
      const end = to === undefined ? '' : `, to: ${to}`
      return `    - { name: ${name}, kind: ${kind}, from: ${from}${end} }`
    }),
    '---',
    '',
  ].join('\n')

/** What is wrong with a ground as it is written, and the ground as a template gets it. */
function read(made: Partial<Soil>): { problems: Problem[]; soil: Soil } {
  const file = readFrontMatter('locations/made.md', Buffer.from(written(made)))
  const soil = schema.soil.parse(file.data.soil) as unknown as Soil
  checkSoil(file, soil)
  return { problems: file.findings.problems, soil: { ...soil, layers: withEnds(soil.layers) } }
}

const thicknesses = [0.25, 0.5, 1, 1, 2, 2, 3, 4, 5, 8, 15, 35]

/** Layers of any kind; some that are thin, and some without the end that follows from the next. */
function madeLayers(r: Random): SoilLayer[] {
  let from = 0
  const layers = Array.from({ length: 1 + r.int(7) }, (_, i): SoilLayer => {
    const to = from + r.pick(thicknesses)
    const layer = { name: `Layer ${i}`, kind: r.pick(soilKinds), from, ...(r.chance(0.5) && { to }) }
    from = to
    return layer
  })
  delete layers.at(-1)!.to
  return layers
}

function madeLot(r: Random, i: number): Partial<Soil> {
  const layers = madeLayers(r)
  const house = lotHouses[i % lotHouses.length]!
  const support = lotSupports[Math.floor(i / lotHouses.length) % lotSupports.length]!
  if (house === 'cut-and-fill-lot') layers[0]!.kind = 'fill'
  const activeTo = r.pick([undefined, 0, 1, 2, 3, 4, 6, 8, 10, 30, 95, layers.at(-1)!.from + 5])
  return {
    house,
    support,
    ...(activeTo !== undefined && { activeTo: Math.min(activeTo, 100) }),
    ...(r.chance(0.4) && { bearsOn: r.pick(layers).name }),
    layers,
  }
}

lot('each of 750 made-up lots is drawn as its words say, or refused at its place', () => {
  const r = random(1)
  const drawn = new Map<string, number>()
  let tooThin = 0
  for (let i = 0; i < 750; i++) {
    const made = madeLot(r, i)
    const { problems, soil } = read(made)
    const source = written(made)
    try {
      for (const { message, line } of problems) {
        const field = /^soil\.(\w+)/.exec(message)![1]!
        assert.ok(source.split('\n')[line - 1]!.includes(`${field}:`), `${message} is not at line ${line}`)
      }
      const others = problems.filter(({ message }) => !message.startsWith('soil.activeTo is 0'))
      assert.ok(others.length <= 1, others.map(({ message }) => message).join('\n'))
      if (others[0]?.message.includes(' clear of the beam')) {
        // It is refused for no other reason than what lies below the layer that carries the pier.
        const { name } = bearingOf(soil)
        const index = made.layers!.findIndex((layer) => layer.name === name)
        const thick = made.layers!.slice(0, index + 1).map((layer) => ({ ...layer, to: undefined }))
        const deep = [...thick, { name: 'Clay', kind: 'clay' as const, from: 190 }]
        assert.equal(
          read({ ...made, layers: deep }).problems.filter(({ message }) => message.includes(' clear ')),
          [],
        )
        tooThin++
      }
      if (problems.length > 0) continue
      const picture = drawLot(soil)
      assertDrawnAsSaid(picture)
      const height = Number(picture.drawn.querySelector('svg[role]')!.getAttribute('height'))
      assert.ok(height <= 1000, `it is ${height} pixels high`)
      drawn.set(soil.support!, (drawn.get(soil.support!) ?? 0) + 1)
    } catch (error) {
      throw new Error(`${source}\n${(error as Error).message}`, { cause: error })
    }
  }
  for (const support of lotSupports) assert.ok(drawn.get(support)! >= 20, `${support}: ${drawn.get(support)}`)
  assert.ok(tooThin >= 20, `${tooThin} are too thin`)
})

lot('a depth that is mistyped is one problem, not several', () => {
  const r = random(2)
  for (let i = 0; i < 300; i++) {
    const made = madeLot(r, i)
    if (made.activeTo === 0 || read(made).problems.length > 0) continue
    const layer = r.pick(made.layers!)
    const field = r.pick(['from', 'to'] as const)
    layer[field] = r.pick([0, 1, 2, 5, 12, 50, 120, 200])
    const messages = read(made).problems.map(({ message }) => message)
    assert.ok(messages.length <= 1, [written(made), ...messages].join('\n'))
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
