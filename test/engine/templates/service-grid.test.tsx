import '../../../generator/process/production'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { serviceGrid } from '../../../templates/sections/service-grid'
import { fixtureFolders } from '../../helpers/fixture'
import { withWords } from '../../helpers/with-words'

const grid = suite('the list of services')
const { site } = loadSite(fixtureFolders)
const [leveling] = site.services

grid('has groups under what a visitor sees, then the others, each service once', () => {
  const services = ['a', 'b', 'c', 'd'].map((slug) => ({ ...leveling!, slug, name: slug }))
  const first = [
    { service: 'c', symptom: 'A corner dropped', also: ['a'] },
    { service: 'gone', symptom: 'Nothing' },
  ]
  const { body } = serviceGrid({ heading: 'Services' }, { ...site, services }, { first })
  const page = parse(renderToStaticMarkup(withWords(<>{body}</>)))
  const group = page.querySelectorAll('.families > li')
  assert.is(group.length, 1)
  assert.match(group[0]!.text, 'A corner dropped')
  assert.equal(
    page.querySelectorAll('h3').map(({ text }) => text),
    ['c', 'a', 'b', 'd'],
  )
  assert.is(page.querySelectorAll('img').length, 1)
})

grid.run()
