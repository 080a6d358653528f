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

sheet.run()
