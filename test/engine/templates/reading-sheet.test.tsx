/** What an engineer would check on the drawn reading sheet: it is read back from the drawing, not from its data. */
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ReadingSheet } from '../../../templates/illustrations/files/plates/reading-sheet'

const sheet = suite('reading sheet')

const drawn = parse(renderToStaticMarkup(<ReadingSheet />))
const wide = drawn.querySelector('svg.wide')!
const narrow = drawn.querySelector('svg.narrow')!

const number = (element: HTMLElement, name: string) => Number(element.getAttribute(name))
const inches = (text: string) => Number(text.replace('−', '-'))

/** The rows of the table: letter, heights before and after, change. */
const rowsOf = (framing: HTMLElement) =>
  framing
    .querySelectorAll('g')
    .map((group) => group.querySelectorAll('> text').map(({ text }) => text))
    .filter(([name, ...figures]) => figures.length === 3 && /^[A-Z] /.test(name!))
    .map(([name, ...figures]) => ({ letter: name![0]!, figures: figures.map(inches) }))

/** The heights on the plan, in units of the framing. */
const pointsOf = (framing: HTMLElement) =>
  framing.querySelectorAll('circle').map((dot) => {
    const [height, letter] = dot.parentNode!.querySelectorAll('text').map(({ text }) => text)
    return { x: number(dot, 'cx'), y: number(dot, 'cy'), height: inches(height!), letter }
  })

for (const [name, framing, least] of [
  ['wide', wide, 6],
  ['narrow', narrow, 4],
] as const) {
  sheet(`${name}: change is after less before`, () => {
    const rows = rowsOf(framing)
    assert.ok(rows.length >= least, String(rows.length))
    for (const { letter, figures } of rows) {
      const [before, after, change] = figures
      assert.ok(Math.abs(after! - before! - change!) < 0.001, `${letter}: ${figures.join(', ')}`)
    }
  })

  sheet(`${name}: heights on the plan are those before, in the table`, () => {
    const points = pointsOf(framing)
    for (const { letter, figures } of rowsOf(framing)) {
      const named = points.filter((point) => point.letter === letter)
      assert.is(named.length, 1, letter)
      assert.is(named[0]!.height, figures[0], letter)
    }
  })

  sheet(`${name}: is stamped as an example`, () => assert.match(framing.text, 'Example'))
}

/** Points of the wide plan, from its northwest corner. */
const plan = wide.querySelector('use')!
const points = pointsOf(wide).map(({ x, y, ...point }) => ({
  ...point,
  x: x - number(plan, 'x'),
  y: y - number(plan, 'y'),
}))

sheet('each line of equal height has lower points inside and higher ones outside', () => {
  const [, south] = /^M0 0h\d+v(\d+)/.exec(drawn.querySelector('.wall')!.getAttribute('d')!)!.map(Number)
  const lines = [
    ...drawn
      .querySelector('path.contour')!
      .getAttribute('d')!
      .matchAll(/M0 \d+A([\d.]+) ([\d.]+)/g),
  ].map(([, across, up]) => ({ across: Number(across), up: Number(up) }))
  const isInside = (line: (typeof lines)[number], { x, y }: { x: number; y: number }) =>
    (x / line.across) ** 2 + ((south! - y) / line.up) ** 2 < 1
  const levels = [-1.5, -1, -0.5, 0]
  assert.is(lines.length, levels.length)
  lines.forEach((line, i) => {
    for (const point of points)
      assert.is(isInside(line, point), point.height < levels[i]!, `${point.height} at the line ${levels[i]}`)
  })
  const labels = wide.querySelectorAll('.on-contour text').map(({ text }) => inches(text))
  assert.equal(labels, levels)
})

sheet('a height between two lines is the one that its place between them gives', () => {
  const [, south] = /^M0 0h\d+v(\d+)/.exec(drawn.querySelector('.wall')!.getAttribute('d')!)!.map(Number)
  const lines = [
    ...drawn
      .querySelector('path.contour')!
      .getAttribute('d')!
      .matchAll(/M0 \d+A([\d.]+) ([\d.]+)/g),
  ].map(([, across, up], i) => ({ across: Number(across), up: Number(up), level: -1.5 + i / 2 }))
  let between = 0
  for (const { x, y, height } of points) {
    // How far out from the corner each line lies, in lengths of the way to the point.
    const reach = lines.map(({ across, up }) => 1 / Math.hypot(x / across, (south! - y) / up))
    const outer = reach.findIndex((length) => length > 1)
    if (outer < 1) continue
    const [near, far] = [reach[outer - 1]!, reach[outer]!]
    const expected = lines[outer - 1]!.level + (0.5 * (1 - near)) / (far - near)
    assert.ok(Math.abs(expected - height) < 0.06, `${height} where the lines give ${expected.toFixed(2)}`)
    between++
  }
  assert.ok(between >= 5, String(between))
})

sheet('points near the piers rose, the lowest most, and those far away did not', () => {
  const piers = [
    ...drawn
      .querySelector('defs .red')!
      .getAttribute('d')!
      .matchAll(/M(-?\d+) (-?\d+)/g),
  ].map(([, x, y]) => ({ x: Number(x) + 6, y: Number(y) + 6 }))
  const away = ({ x, y }: { x: number; y: number }) =>
    Math.min(...piers.map((pier) => Math.hypot(x - pier.x, y - pier.y)))
  const rows = rowsOf(wide).map(({ letter, figures }) => ({
    before: figures[0]!,
    change: figures[2]!,
    away: away(points.find((point) => point.letter === letter)!),
  }))
  const least = Math.min(...rows.filter(({ change }) => change === 0).map((row) => row.away))
  for (const { change, away } of rows) assert.is(change > 0, away < least)
  const lowest = rows.toSorted((a, b) => a.before - b.before)[0]!
  assert.is(lowest.change, Math.max(...rows.map(({ change }) => change)))
})

sheet.run()
