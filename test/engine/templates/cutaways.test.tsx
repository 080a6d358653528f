/** The drawings of services show the region's ground, whatever it is. */
import '../../../generator/process/production'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { fixtureFolders, withFixture } from '../../helpers/fixture'
import { built, make } from '../../helpers/fixture-build'
import { withWords } from '../../helpers/with-words'
import { Cutaway, describeCutaway } from '../../../templates/illustrations/cutaways/by-name'
import { drawings } from '../../../templates/model/catalog'
import type { SoilLayer } from '../../../templates/model/site'

const { site } = loadSite(fixtureFolders)

const clay: SoilLayer = { name: 'Clay', kind: 'clay', from: 0, to: 5 }
const shale: SoilLayer = { name: 'Soft shale', kind: 'shale', from: 5, to: 9 }
const sandstone: SoilLayer = { name: 'Sandstone', kind: 'sandstone', from: 9 }

const draw = (of: (typeof drawings)[number], layers: SoilLayer[]) =>
  parse(renderToStaticMarkup(withWords(<Cutaway of={of} layers={layers} />)))
const textsOf = (drawn: ReturnType<typeof draw>) => drawn.querySelectorAll('text').map(({ text }) => text)

const cutaways = suite('cutaways')

for (const drawing of drawings)
  cutaways(`${drawing} names only ground that the region has`, () => {
    const words = [
      ...textsOf(draw(drawing, [clay, shale, sandstone])),
      describeCutaway(site.plates, drawing),
    ].join(' ')
    assert.not.match(words, /chalk|marl|limestone|caliche/i)
  })

cutaways("show the region's layers below its clay, with their names and patterns", () => {
  const drawn = draw('foundation', [clay, shale, sandstone])
  for (const name of ['Soft shale', 'Sandstone'])
    assert.is(textsOf(drawn).filter((text) => text === name).length, 2)
  for (const kind of ['shale', 'sandstone']) assert.ok(drawn.querySelector(`[fill="url(#h-${kind})"]`), kind)
})

for (const drawing of drawings)
  cutaways(`${drawing} draws no clay where there is none, and uses dark letters on what there is`, () => {
    const [sand, gravel]: SoilLayer[] = [
      { name: 'Sand', kind: 'sand', from: 0, to: 5 },
      { name: 'Gravel', kind: 'gravel', from: 5 },
    ]
    for (const layers of [[sand!, gravel!], [gravel!]]) {
      const drawn = draw(drawing, layers).toString()
      assert.is(/.{60}(on-clay|"clay").{60}/.exec(drawn)?.[0], undefined)
    }
  })

cutaways('are not shown for a service that names none', () =>
  withFixture(async (fixture) => {
    fixture.edit('services/leveling.md', 'drawing: leveling\n', '')
    await make(fixture)
    for (const page of ['services/leveling', 'services', 'index'])
      assert.not.match(built(fixture, `${page}.html`), /640 560|services\.svg/, page)
  }),
)

cutaways.run()
