/** The section through a lot, for wide windows and for phones: the picture is measured, and must show what its text says. */
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isDeep } from '../../../templates/illustrations/lot/lot-layout'
import { LotSection } from '../../../templates/illustrations/lot/lot-section'
import { lotHouses, lotSupports, soilKinds } from '../../../templates/model/catalog'
import type { Soil, SoilLayer } from '../../../templates/model/site'
import { withWords } from '../../helpers/with-words'

/** Feet below grade. */
interface Extent {
  top: number
  bottom: number
}

const pathData = (path: HTMLElement) => path.getAttribute('d') ?? ''

/** The number of arguments of each path command that is used here. */
const counts: Record<string, number> = { M: 2, L: 2, l: 2, H: 1, h: 1, V: 1, v: 1, q: 4, z: 0 }

/** Returns how far up and down a path reaches. */
function extentOf(d: string): Extent {
  let y = 0
  const reached: number[] = []
  for (const [, command, text] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = counts[command!]
    assert.ok(count !== undefined && (count === 0 || numbers.length % count === 0), `cannot read ${d}`)
    for (let i = 0; i < numbers.length; i += count!) {
      const [first, second, , fourth] = numbers.slice(i, i + count!) as [number, number, number, number]
      if (command === 'V') y = first
      else if (command === 'v') y += first
      else if (command === 'M' || command === 'L') y = second
      else if (command === 'l') y += second
      else if (command === 'q') {
        // A curve has its highest and lowest points where its slope is zero.
        const t = second / (2 * second - fourth)
        if (t > 0 && t < 1) reached.push(y + 2 * t * (1 - t) * second + t * t * fourth)
        y += fourth
      }
      reached.push(y)
    }
  }
  return { top: Math.min(...reached), bottom: Math.max(...reached) }
}

/** Returns the number in an attribute, from the first group that has this attribute. */
function numberIn(drawn: HTMLElement, attribute: string, pattern: RegExp): number {
  const values = drawn.querySelectorAll('g').map((group) => pattern.exec(group.getAttribute(attribute) ?? ''))
  return Number(values.find(Boolean)![1])
}

/** How the paths of a push pier, a helical pier and a drilled pier start. */
const shafts = [/^M-10 \d/, /^M-9 \d/, /^M1 [23]\d/]

/** Returns the pier that is drawn, and the plates of a helical one, in feet. Each plate is drawn in two halves. */
function pierOf(drawn: HTMLElement): { foot?: number; plates: Extent[] } {
  const paths = drawn.querySelectorAll('path')
  const shaft = paths.find((path) => shafts.some((start) => start.test(pathData(path))))
  if (!shaft) return { plates: [] }
  const parts = shaft.parentNode!.querySelectorAll('path').flatMap((path) => pathData(path).split(/(?<=z)/))
  const feet = (d: string): Extent => ({ top: extentOf(d).top / 10, bottom: extentOf(d).bottom / 10 })
  return { foot: feet(pathData(shaft)).bottom, plates: parts.filter((d) => d.includes('q')).map(feet) }
}

/** Returns a drawn lot: its text, the words at the line down to which the ground moves, and the depth of its pier. */
function drawLot(ground: Soil, width: 'wide' | 'narrow' = 'wide') {
  const both = parse(renderToStaticMarkup(withWords(<LotSection soil={ground} label="Ground" />)))
  const drawn = both.querySelector(`.${width}`)!
  const svg = drawn.querySelector('svg[role]')!
  const moved = drawn.querySelector('.right.moves text, .key text')?.text
  return { drawn, svg, moved, label: svg.getAttribute('aria-label')!, ...pierOf(both) }
}

/** The bottom of the bracket at the edge of a slab, in feet. */
const bracket = 3.1

/** Asserts that a lot shows everything its text says. */
function assertDrawnAsSaid(ground: Soil): void {
  for (const width of ['wide', 'narrow'] as const) {
    const { drawn, svg, moved, label, foot, plates } = drawLot(ground, width)
    const scale = 10 * numberIn(drawn, 'transform', /^scale\((.+)\)$/)
    const isNear = (pixels: number, feet: number, what: string) =>
      assert.ok(
        Math.abs(pixels - feet * scale) <= 0.51,
        `${what} is drawn at ${pixels / scale} ft, not ${feet}`,
      )

    const [, layers = ''] = /^Ground: (.*?)\. /.exec(label)!
    const said = layers.split('; ').map((layer) => {
      const [, name, from, to] = /^(.*), (?:below )?([\d.]+)(?: to ([\d.]+))? ft$/.exec(layer)!
      return { name: name!, from: Number(from), to: to === undefined ? Infinity : Number(to) }
    })
    const tops = drawn
      .querySelectorAll('.lot path.ground')
      .map((path) => /^M-?\d+ (\d+)/.exec(pathData(path))?.[1])
    assert.is(tops.length, said.length)
    for (const [i, { name, from }] of said.entries()) if (i > 0) isNear(Number(tops[i]), from, name)

    const moves = / moves with the seasons down to (?:about |([\d.]+) to )([\d.]+) ft\. /.exec(label)
    const [, least, most] = moves ?? []
    assert.is(moved, most && (least ? `Typically moves to ${least}–${most} ft` : `Moves to about ${most} ft`))
    const line = drawn.querySelector('.moving')
    assert.is(line !== null, most !== undefined)
    if (line) isNear(extentOf(pathData(line)).top, Number(most), 'the line')

    const [, verb, name] = / (ends|has its plates) in the (.*)\.$/.exec(label) ?? []
    assert.equal([foot !== undefined, plates.length], [name !== undefined, verb === 'has its plates' ? 4 : 0])
    const bearing = said.find((each) => each.name === name)
    for (const at of foot === undefined
      ? []
      : [foot, ...plates.flatMap(({ top, bottom }) => [top, bottom])]) {
      assert.ok(
        at >= bearing!.from && at <= bearing!.to + 0.01,
        `the pier is at ${at} ft, outside the ${name}`,
      )
      assert.ok(
        !most || at >= Number(most) + 3,
        `the pier is at ${at} ft, less than 3 ft below ground that moves`,
      )
      assert.ok(at > bracket + 0.5, `the pier is at ${at} ft, beside the beam`)
      assert.not.match(name!, /weathered/i)
    }
    const deepest = Math.max(...said.map(({ from }) => from), Number(most ?? 0), foot ?? 0)
    assert.ok(Number(svg.getAttribute('height')) >= (deepest + 3) * scale, `it ends above ${deepest} ft`)
  }
}

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
      assertDrawnAsSaid({ ...ground, support })
      const { label } = drawLot({ ...ground, support })
      assert.ok(label.endsWith(`in the ${layer}.`), `${support}: ${label}`)
    }
  })

lot('a house on posts has no pier, in the drawing or in its text', () => {
  const { foot, label } = drawLot(soil(layers, { house: 'cottage-on-posts', support: 'posts' }))
  assert.is(foot, undefined)
  assert.match(label, 'A wood cottage stands on posts with shallow pads.')
  assert.not.match(label, / pier /)
})

lot('says how far the ground moves if that is known, as a range if it has one', () => {
  for (const [depths, words] of [
    [{}, undefined],
    [{ activeTo: 7 }, 'Moves to about 7 ft'],
    [{ activeFrom: 5, activeTo: 8 }, 'Typically moves to 5–8 ft'],
  ] as const) {
    assertDrawnAsSaid({ layers, support: 'helical', ...depths } as Soil)
    assert.is(drawLot({ layers, ...depths } as Soil).moved, words)
  }
})

lot('a single layer, and thirty thin ones, are drawn as the text says', () => {
  for (const count of [1, 30]) assertDrawnAsSaid(soil(alike(count, 0.5)))
})

lot('every support and house is drawn as its text says, in ground of any thickness, still or moving', () => {
  let lots = 0
  for (const support of lotSupports)
    for (const thickness of [0.25, 0.5, 1, 2, 3, 8, 35])
      for (const activeTo of [undefined, 1, 2, 6, 10, 30]) {
        const house = support === 'posts' ? 'cottage-on-posts' : lotHouses[lots++ % lotHouses.length]
        const layers = alike(5, thickness)
        assertDrawnAsSaid({ layers, house, support, activeTo, bearsOn: 'Ground 4' } as Soil)
      }
})

lot('a fault bends the house, keeps its floor as a dashed line, and says why', () => {
  for (const kind of ['dip', 'dome', 'tilt'] as const)
    for (const support of lotSupports.filter(isDeep)) {
      const ground = soil(layers, { support, fault: { kind, at: 0, reach: 11, label: 'One end sank' } })
      assertDrawnAsSaid(ground)
      const { label, drawn } = drawLot(ground)
      assert.match(label, /\. One end sank\. /)
      assert.is(drawn.querySelectorAll('.level').length, 1)
      assert.ok(drawn.querySelector('[clip-path^="url(#strip-"] use[transform]'), kind)
    }
})

lot('a house without a fault is level', () =>
  assert.is(drawLot(soil(layers)).drawn.querySelector('.level, .above'), null),
)

lot('a very deep drawing shrinks with its house', () => {
  const ground = { layers: onRock(200), house: 'two-story-slab', support: 'push-pier' } as Soil
  assertDrawnAsSaid(ground)
  assert.ok(Number(drawLot(ground).svg.getAttribute('height')) <= 900)
})

lot.run()
