import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Words } from '../../../templates/words'
import { loadSite } from '../../../generator/read/load'
import { Sections } from '../../../templates/sections/sections'
import { stripOfService } from '../../../templates/sections/strip'
import { inMemory } from '../../helpers/in-memory'

const strip = suite('the pier in the log')

strip('gives no depth where a page gives the usual depth of that pier', () => {
  const endWith = (value: string) => {
    const fixture = inMemory()
    fixture.edit('services/leveling.md', 'drawing: leveling', 'drawing: helical-pier')
    fixture.edit(
      'services/leveling.md',
      '  lead: A',
      `  facts: [{ value: "${value}", label: usual }]\n  lead: A`,
    )
    fixture.edit('region.md', 'kind: topsoil', 'kind: clay')
    const { site } = loadSite(fixture)
    const layers = site.region.ground.layers
    const blocks = Array.from({ length: 6 }, (_, i) => ({ id: `part-${i}`, body: null }))
    const sections = createElement(Sections, {
      ...{ blocks, layers, labeled: true },
      pier: stripOfService('helical-pier', site),
    })
    const html = renderToStaticMarkup(createElement(Words, { value: site }, sections))
    return parse(html).querySelector('.stop')!.text.split('\n').slice(1).join(', ')
  }
  assert.is(endWith('Torque'), '9 ft, gravel')
  assert.is(endWith('4 crews'), '9 ft, gravel')
  for (const depth of ['12-25 ft', '12 to 25 feet', '15 feet']) assert.is(endWith(depth), 'gravel')
})

strip.run()
