import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { estimate } from '../../../templates/sections/estimate'
import { withFullFixture } from '../../helpers/full-fixture'

/** The rows of the example: two piers and three pits. */
const rows = (prices: string) =>
  withFullFixture((fixture) => {
    fixture.edit('business.md', 'farthestCity:', `${prices}farthestCity:`)
    const { services, business } = loadSite(fixture).site
    const piers = services.find(({ slug }) => slug === 'piers')!
    const html = renderToStaticMarkup(estimate(piers.estimate, business)!.body)
    return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
      row!
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  })

const example = suite('the example of an estimate')

example('gives the method without figures while a price is missing', async () => {
  const method = ['Piers 2 × price of one pier Deeper ones cost more .', 'Pits 3 × price of one pit']
  assert.equal(await rows(''), method)
  assert.equal(await rows('prices:\n  pier: 1400\n'), method)
})

example('multiplies and adds up once all prices are there', async () => {
  assert.equal(await rows('prices:\n  pier: 1400\n  pit: 90\n'), [
    'Piers 2 × $1,400 = $2,800 Deeper ones cost more .',
    'Pits 3 × $90 = $270',
    'Total $3,070',
  ])
})

example.run()
