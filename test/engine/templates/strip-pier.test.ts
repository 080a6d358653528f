import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { StripPier } from '../../../templates/illustrations/lot/strip-pier'
import { Words } from '../../../templates/words'
import { loadSite } from '../../../generator/read/load'
import { fixtureFolders } from '../../helpers/fixture'

const strip = suite('the pier in the log')

strip('holds the beam of a slab, or a wall on a footing for a firm without slabs', () => {
  const { site } = loadSite(fixtureFolders)
  const headOf = (foundation?: 'slab' | 'raised' | 'basement') => {
    const region = { ...site.region, hero: { ...site.region.hero, foundation } }
    const drawn = createElement(StripPier, { kind: 'push-pier' })
    const html = renderToStaticMarkup(createElement(Words, { value: { ...site, region } }, drawn))
    return parse(html).querySelector('[fill="var(--concrete)"]')!.getAttribute('d')!
  }
  // The seat of the bracket ends 40 right of the footing's left end; a beam is wider.
  const [beam, wall] = [headOf('slab'), headOf('raised')]
  assert.is(headOf(), beam)
  assert.is.not(wall, beam)
  assert.is(headOf('basement'), wall)
})

strip.run()
