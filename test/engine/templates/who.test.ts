import * as assert from 'uvu/assert'
import { fullInMemory, memorySuite, homeOf } from '../../helpers/in-memory'

const test = memorySuite('who comes')

const whoSection = `who:
  heading: Who comes
  estimate:
    heading: You keep an estimate
    title: Estimate
    house: One low corner
    example: Example
    signature: Signed by Ann
`

const withWho = async () => {
  const site = await fullInMemory()
  site.edit('pages/home.md', 'trust:\n', `${whoSection}trust:\n`)
  return site
}

test('is the example of an estimate, and beside it the person who is listed first, in his own words', async () => {
  const site = await withWho()
  const page = await homeOf(site)
  const words = page.querySelector('#who')!.structuredText
  for (const part of ['You keep an estimate', 'Signed by Ann', 'Ann Acme', 'founder', 'She measures.'])
    assert.match(words, part)
  assert.is(page.querySelector('#who blockquote')!.text, 'I write it down.')
  assert.is(page.querySelector('#who .face img')!.getAttribute('alt'), 'Ann with a level')
})

test('is a sample estimate when nobody is listed first, and its lines add up to its total', async () => {
  const site = await withWho()
  site.edit('pages/about.md', '      first: yes\n', '')
  site.edit('business.md', 'tiers:\n', 'prices: { pier: "100", pit: "40" }\ntiers:\n')
  const sheet = (await homeOf(site)).querySelector('#who')!
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

test('is a sheet without figures while a price is missing', async () => {
  const site = await withWho()
  site.edit('pages/about.md', '      first: yes\n', '')
  site.edit('business.md', 'tiers:\n', 'prices: { pier: "100" }\ntiers:\n')
  assert.not.match((await homeOf(site)).querySelector('#who')!.text, '$')
})

test.run()
