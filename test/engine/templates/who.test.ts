import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { loadSite } from '../../../generator/read/load'
import { bundle } from '../../../generator/render/bundle'
import { createRenderer } from '../../../generator/render/render'
import { routes } from '../../../templates/routes'
import { comes, firstOf } from '../../../templates/sections/who'
import { Words } from '../../../templates/words'
import { fullInMemory, memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'

const test = memorySuite('who comes')

/** The width that a style sheet gives its picture. */
const widthIn = (sheet: string) =>
  / img \{\s*width: (\w+);/.exec(readFileSync(join(projectDir, `templates/${sheet}.css`), 'utf8'))![1]

const whoSection = `who:
  heading: Who comes
  estimate:
    heading: You keep an estimate
    title: Estimate
    house: One low corner
    example: Example
    signature: Signed by Ann
`

async function pageOf(site: InMemory, wanted = 'home'): Promise<HTMLElement> {
  const content = loadSite(site)
  const route = routes(content.site).find(({ template }) => template === wanted)
  return parse(createRenderer(content, await bundle(), false).page(route!).html)
}

const withWho = async () => {
  const site = await fullInMemory()
  site.edit('pages/home.md', 'trust:\n', `${whoSection}trust:\n`)
  return site
}

test('is the example of an estimate, and beside it the person who is listed first, in his own words', async () => {
  const site = await withWho()
  const page = await pageOf(site)
  const words = page.querySelector('#who')!.structuredText
  for (const part of ['You keep an estimate', 'Signed by Ann', 'Ann Acme', 'founder', 'She measures.'])
    assert.match(words, part)
  assert.is(page.querySelector('#who blockquote')!.text, 'I write it down.')
  assert.is(page.querySelector('#who .face img')!.getAttribute('alt'), 'Ann with a level')
})

test('is nothing until somebody stands first, where there is no estimate', async () => {
  const site = await fullInMemory()
  site.edit('pages/home.md', 'trust:\n', 'who:\n  heading: Who comes\ntrust:\n')
  assert.match((await pageOf(site)).querySelector('#who')!.structuredText, 'Ann Acme')
  site.edit('pages/about.md', '      first: yes\n', '')
  assert.is((await pageOf(site)).querySelector('#who'), null)
})

test('is a sample estimate when nobody is listed first, and its lines add up to its total', async () => {
  const site = await withWho()
  site.edit('pages/about.md', '      first: yes\n', '')
  site.edit('business.md', 'tiers:\n', 'prices: { pier: "100", pit: "40" }\ntiers:\n')
  const sheet = (await pageOf(site)).querySelector('#who')!
  assert.match(sheet.structuredText, 'You keep an estimate')
  assert.match(sheet.structuredText, 'Signed by Ann')
  assert.is(sheet.querySelector('.sample')!.text, 'Example')
  assert.is(sheet.querySelector('blockquote'), null)
  // Two piers and three pits.
  assert.equal(
    sheet.querySelectorAll('.sum').map(({ text }) => text),
    ['$200', '$120', '$320'],
  )
})

test("has one line on a town's page, and none when nobody is listed first", async () => {
  const site = await withWho()
  const line = (await pageOf(site, 'city')).querySelectorAll('#comes')
  assert.equal(
    line.map(({ structuredText }) => structuredText),
    ['Ann Acme, founder'],
  )
  assert.is(line[0]!.querySelector('img')!.getAttribute('alt'), 'Ann with a level')
  site.edit('pages/about.md', '      first: yes\n', '')
  assert.equal((await pageOf(site, 'city')).querySelectorAll('#comes'), [])
})

test('loads there a file of the photo that is as wide as it is shown', async () => {
  const { site } = loadSite(await withWho())
  const person = firstOf(site)!
  const photo = { ...person.photo!, photo: { name: '/assets/ann', color: 'abc' } }
  const team = { ...site.pages.about.team!, items: [{ ...person, photo }] }
  const pages = { ...site.pages, about: { ...site.pages.about, team } }
  const { body } = comes({ pages })!
  const sources = parse(renderToStaticMarkup(createElement(Words, { value: site }, body))).querySelectorAll(
    'source',
  )
  assert.ok(sources.length > 0)
  for (const source of sources) assert.is(source.getAttribute('sizes'), widthIn('sections/comes'))
})

test.run()
