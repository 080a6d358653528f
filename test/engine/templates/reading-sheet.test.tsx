/** Checks the drawn reading sheet as an engineer would: it reads the drawing, not its data. */
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { fixtureFolders } from '../../helpers/fixture'
import { ReadingSheet } from '../../../templates/illustrations/sheet/reading-sheet'

const sheet = suite('reading sheet')

const words = loadSite(fixtureFolders).site.frame
const drawn = parse(renderToStaticMarkup(<ReadingSheet words={words} />))
const plan = drawn.querySelector('svg')!

const number = (element: HTMLElement, name: string) => Number(element.getAttribute(name))
const inches = (text: string) => Number(text.replace('−', '-'))

/** The rows of the table: letter, heights before and after, change. */
const rows = drawn.querySelectorAll('tbody tr').map((row) => ({
  letter: row.querySelector('th')!.text[0]!,
  figures: row.querySelectorAll('td').map(({ text }) => inches(text)),
}))

/** Returns the heights on the plan, in its units from its northwest corner. */
const points = plan.querySelectorAll('circle').map((dot) => {
  const point = dot.parentNode!
  const read = (name: string) => inches(point.querySelector(`.${name}`)!.text)
  return {
    x: number(dot, 'cx'),
    y: number(dot, 'cy'),
    before: read('was'),
    after: read('now'),
    letter: point.querySelector('text:not(.figure)')?.text,
  }
})
type Point = (typeof points)[number]

const [, south] = /^M0 0h\d+v(\d+)/.exec(plan.querySelector('.wall')!.getAttribute('d')!)!.map(Number)

/** Returns the contour lines: how far they reach from the low corner, and whether they shrink into it. */
const lines = plan.querySelectorAll('.contour').map((line) => {
  const [, across, up] = /A([\d.]+) ([\d.]+)/
    .exec(line.querySelector('path')!.getAttribute('d')!)!
    .map(Number)
  return {
    across: across!,
    up: up!,
    level: inches(line.querySelector('text')!.text),
    closes: line.classList.contains('closes'),
  }
})

sheet('change is after minus before', () => {
  assert.ok(rows.length >= 6, String(rows.length))
  for (const { letter, figures } of rows) {
    const [before, after, change] = figures
    assert.ok(Math.abs(after! - before! - change!) < 0.001, `${letter}: ${figures.join(', ')}`)
  }
})

sheet('heights on the plan are those in the table, before and after', () => {
  for (const { letter, figures } of rows) {
    const named = points.filter((point) => point.letter === letter)
    assert.equal(
      named.map(({ before, after }) => [before, after]),
      [figures.slice(0, 2)],
      letter,
    )
  }
})

sheet('each contour line has lower points inside and higher ones outside', () => {
  assert.equal(
    lines.map(({ level }) => level),
    [-1.5, -1, -0.5, 0],
  )
  const isInside = ({ across, up }: (typeof lines)[number], { x, y }: Point) =>
    (x / across) ** 2 + ((south! - y) / up) ** 2 < 1
  for (const line of lines)
    for (const point of points)
      assert.is(isInside(line, point), point.before < line.level, `${point.before} at the line ${line.level}`)
})

sheet('points near the piers rose, the lowest one the most, and distant points did not', () => {
  const piers = plan.querySelectorAll('.pier').map((pier) => {
    const [, x, y] = /M(-?\d+) (-?\d+)/.exec(pier.getAttribute('d')!)!.map(Number)
    return { x: x! + 6, y: y! + 6 }
  })
  const rise = ({ before, after }: Point) => after - before
  const away = ({ x, y }: Point) => Math.min(...piers.map((pier) => Math.hypot(x - pier.x, y - pier.y)))
  const least = Math.min(...points.filter((point) => rise(point) === 0).map(away))
  for (const point of points) assert.is(rise(point) > 0, away(point) < least, point.letter)
  const lowest = points.toSorted((a, b) => a.before - b.before)[0]!
  assert.is(rise(lowest), Math.max(...points.map(rise)))
})

sheet.run()
