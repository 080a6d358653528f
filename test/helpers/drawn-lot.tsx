/** What suites need to know about the section through a lot. */
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { layoutLot } from '../../templates/illustrations/lot/lot-layout'
import { LotSection } from '../../templates/illustrations/lot/lot-section'
import type { Soil } from '../../templates/model/site'
import { withWords } from './with-words'

/** Feet below grade. */
interface Extent {
  top: number
  bottom: number
}

/** What the picture shows, measured from its paths. All depths are in feet below grade. */
export interface DrawnLot {
  ground: Soil
  width: 'wide' | 'narrow'
  drawn: HTMLElement
  /** The text alternative of the drawing. */
  label: string
  /** Pixels per foot. */
  scale: number
  /** The depth at which the drawn ground ends. */
  depth: number
  /** The depth at which each layer begins. */
  tops: number[]
  /** The line down to which the ground moves. */
  line: number | undefined
  /** The depth of the pier's end. */
  foot: number | undefined
  /** The plates of a helical pier. */
  plates: Extent[]
}

/** Returns the section through a lot with this ground, for wide windows or for phones. */
export function drawLot(ground: Soil, width: 'wide' | 'narrow' = 'wide'): DrawnLot {
  const both = parse(renderToStaticMarkup(withWords(<LotSection soil={ground} label="Ground" />)))
  const drawn = both.querySelector(`.${width}`)!
  const svg = drawn.querySelector('svg[role]')!
  const scale = 10 * numberIn(drawn, 'transform', /^scale\((.+)\)$/)
  const line = drawn.querySelector('.moving')
  const { foot, plates } = pierOf(both)
  return {
    ground,
    width,
    drawn,
    label: svg.getAttribute('aria-label')!,
    scale,
    depth: Number(svg.getAttribute('height')) / scale,
    tops: drawn.querySelectorAll('.lot path.ground').map((path, i) => (i === 0 ? 0 : topOf(path) / scale)),
    line: line ? extentOf(pathData(line)).top / scale : undefined,
    foot,
    plates,
  }
}

const pathData = (path: HTMLElement) => path.getAttribute('d') ?? ''

/** Returns where a layer begins at the edge of the house, in pixels. Its wavy line must cross its depth there. */
function topOf(path: HTMLElement): number {
  const [, x, y, wave] = /^M(-?\d+) (\d+)(?:q\d+ -?\d+ (\d+) 0t)?/.exec(pathData(path))!
  assert.ok(wave === undefined || Number(x) % Number(wave) === 0, 'a layer swings where the pier stands')
  return Number(y)
}

/** Returns where the ground of a layer ends, in pixels. */
const bottomOf = (path: HTMLElement) => Number(/V(\d+)H-\d+z$/.exec(pathData(path))![1])

/** Returns the number in an attribute, from the first group that has this attribute. */
function numberIn(drawn: HTMLElement, attribute: string, pattern: RegExp): number {
  const values = drawn.querySelectorAll('g').map((group) => pattern.exec(group.getAttribute(attribute) ?? ''))
  return Number(values.find(Boolean)![1])
}

/** How the paths of a push pier, a helical pier and a drilled pier start. */
const shafts = [/^M-10 \d/, /^M-9 \d/, /^M1 [23]\d/]

function pierOf(drawn: HTMLElement): Pick<DrawnLot, 'foot' | 'plates'> {
  const shaft = drawn
    .querySelectorAll('path')
    .find((path) => shafts.some((start) => start.test(pathData(path))))
  if (!shaft) return { foot: undefined, plates: [] }
  // Only the plates in a pier's group are round. Each is drawn in two halves.
  const parts = shaft.parentNode!.querySelectorAll('path').flatMap((path) => pathData(path).split(/(?<=z)/))
  const feet = (d: string): Extent => ({ top: extentOf(d).top / 10, bottom: extentOf(d).bottom / 10 })
  return { foot: feet(pathData(shaft)).bottom, plates: parts.filter((d) => d.includes('q')).map(feet) }
}

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

/** The bottom of the bracket at the edge of a slab, in feet. */
const bracket = 3.1

/** Asserts that a lot is drawn as its text says, for wide windows and for phones. */
export function assertDrawnAsSaid({ ground }: DrawnLot): void {
  for (const width of ['wide', 'narrow'] as const) assertShown(drawLot(ground, width))
}

/** Asserts that the picture shows everything its text says. */
function assertShown(lot: DrawnLot): void {
  const { ground, width, drawn, label, scale, depth, tops, line, foot, plates } = lot
  const moved = drawn.querySelector('.right.moves text, .key text')
  const said = /^Ground: (.*?)\. /
    .exec(label)![1]!
    .split('; ')
    .map((layer) => {
      const [, name, from, to] = /^(.*), (?:below )?([\d.]+)(?: to ([\d.]+))? ft$/.exec(layer)!
      return { name, from: Number(from), to: to === undefined ? Infinity : Number(to) }
    })
  const isNear = (drawnAt: number, at: number) => Math.abs(drawnAt - at) * scale <= 0.51
  assert.is(tops.length, said.length)
  said.forEach(({ name, from }, i) =>
    assert.ok(isNear(tops[i]!, from), `${name} is drawn at ${tops[i]} ft, not ${from}`),
  )

  const moves = / moves with the seasons down to (?:about |([\d.]+) to )([\d.]+) ft\. /.exec(label)
  const [, least, most] = moves ?? []
  const activeTo = Number(most ?? 0)
  assert.is(
    moved?.text,
    most && (least ? `Typically moves to ${least}–${most} ft` : `Moves to about ${most} ft`),
  )
  assert.is(line !== undefined, most !== undefined)
  if (line !== undefined) {
    assert.ok(isNear(line, activeTo), `the line is at ${line} ft, not ${activeTo}`)
    const written = Number(moved!.getAttribute('y')) - 5
    assert.ok(Math.abs(written - line * scale) >= 10, 'the line crosses what is written at it')
  }

  const [, verb, name] = / (ends|has its plates) in the (.*)\.$/.exec(label) ?? []
  assert.is(foot !== undefined, name !== undefined)
  assert.is(plates.length, verb === 'has its plates' ? 4 : 0)
  if (foot !== undefined) {
    const layer = said.find((each) => each.name === name)!
    const isIn = (at: number) => at >= layer.from && at <= layer.to + 0.01
    assert.ok(isIn(foot), `the pier ends at ${foot} ft, outside the ${name}`)
    assert.ok(
      !most || foot >= activeTo + 3,
      `the pier ends at ${foot} ft, less than 3 ft below ground that moves`,
    )
    assert.not.match(layer.name!, /weathered/i)
    assert.ok(foot > bracket + 0.5, `the pier ends at ${foot} ft, beside the beam`)
    for (const { top, bottom } of plates) {
      assert.ok(isIn(top) && isIn(bottom), `a plate is at ${top} to ${bottom} ft, outside the ${name}`)
      assert.ok(top >= activeTo + 3, `a plate is at ${top} ft, less than 3 ft below ground that moves`)
      assert.ok(top > bracket + 0.5, `a plate is at ${top} ft, beside the beam`)
    }
  }

  const deepest = Math.max(...said.map(({ from }) => from), activeTo, foot ?? 0)
  for (const path of drawn.querySelectorAll('.lot path.ground'))
    assert.is(bottomOf(path), Math.round(depth * scale), 'a layer ends above the end of the drawing')
  assert.ok(depth >= deepest + 3, `it ends at ${depth} ft, but names ${deepest}`)
  for (const { layer, top, bottom = Infinity, labelAt, leaderTo, isUnnamed } of layoutLot(
    ground,
    width === 'narrow',
  ).bands)
    if (!isUnnamed && (labelAt < top || labelAt > bottom))
      assert.ok(leaderTo! >= top && leaderTo! <= bottom, `${layer.name} has no leader`)
  assertApart(drawn, depth * scale, width === 'wide' ? 10 : 8)
}

/** Asserts that no two lines of text in the ground touch, and that all are inside the drawing, which has this depth. */
function assertApart(drawn: HTMLElement, depth: number, usual: number): void {
  const rows = drawn
    .querySelectorAll('.names text, .right.moves text, .key text')
    .map((text) => {
      const isSmall = text.querySelector('tspan') !== null && text.querySelector('.name') === null
      const half = isSmall ? 7 : usual
      return { text: text.text, half, middle: Number(text.getAttribute('y')) - (isSmall ? 4 : 5) }
    })
    .sort((a, b) => a.middle - b.middle)
  rows.slice(1).forEach(({ text, half, middle }, i) => {
    const above = rows[i]!
    assert.ok(middle - above.middle >= half + above.half - 1, `"${text}" touches "${above.text}"`)
  })
  const { text, middle, half } = rows.at(-1)!
  assert.ok(middle + half <= depth + 1, `"${text}" is below the drawing`)
}
