import '../../../generator/process/production'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { team } from '../../../templates/sections/team'
import { fixtureFolders } from '../../helpers/fixture'
import { withWords } from '../../helpers/with-words'

const test = suite('the team')
const { site } = loadSite(fixtureFolders)
const { description } = site.pages.about.points.items[0]!
const photo = {
  src: '/images/ann.jpg',
  alt: 'Ann',
  width: 400,
  height: 400,
  focus: undefined,
  frame: 'face' as const,
}

/** The class of a list of so many people with photos. */
const classOf = (count: number) => {
  const items = Array.from({ length: count }, (_, i) => ({ role: `Digger ${i}`, description, photo }))
  const { body } = team({ heading: 'Us', items })!
  return parse(renderToStaticMarkup(withWords(<>{body}</>)))
    .querySelector('ul')!
    .getAttribute('class')
}

test('has faces above the words in one row, and beside them if the row would be too short or long', () => {
  assert.equal([3, 4, 6].map(classOf), ['items faces', 'items faces fours', 'items faces'])
  assert.equal([1, 2, 7].map(classOf), ['items faces few', 'items faces few', 'items faces few'])
})

test.run()
