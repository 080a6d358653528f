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

/** How many of so many services are large. */
const largeOf = (count: number, options?: Parameters<typeof serviceGrid>[2]) => {
  const services = Array.from({ length: count }, (_, i) => ({ ...leveling!, slug: `level-${i}` }))
  const { body } = serviceGrid({ heading: 'Services' }, { ...site, services }, options)
  const list = parse(renderToStaticMarkup(withWords(<>{body}</>))).querySelector('.services')!
  return [list.getAttribute('class'), list.querySelectorAll('.large').length]
}

grid('has one large beside a few, and three large above many', () => {
  assert.equal(largeOf(4), ['services headed', 1])
  assert.equal(largeOf(6), ['services headed', 1])
  assert.equal(largeOf(9), ['services', 3])
  const first = [{ service: 'level-4', symptom: 'A corner dropped' }]
  assert.equal(largeOf(9, { first }), ['services', 1])
})

grid.run()
