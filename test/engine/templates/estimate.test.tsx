import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { serviceData } from '../../../templates/json-ld'
import { estimate } from '../../../templates/sections/estimate'
import { prices } from '../../../templates/sections/prices'
import { withFullFixture } from '../../helpers/full-fixture'
import { withWords } from '../../helpers/with-words'

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The rows of the example: two piers and three pits. */
const rows = (prices: string) =>
  withFullFixture((fixture) => {
    fixture.edit('business.md', 'farthestCity:', `${prices}farthestCity:`)
    const { services, business } = loadSite(fixture).site
    const piers = services.find(({ slug }) => slug === 'piers')!
    const html = renderToStaticMarkup(withWords(<>{estimate(piers.estimate, business)!.body}</>))
    return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => wordsOf(row!))
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

/** The table of prices: a porch takes two or three piers, and perhaps a pit; and what structured data says of it. */
const table = (lines: string) =>
  withFullFixture((fixture) => {
    fixture.edit('business.md', 'farthestCity:', `${lines}farthestCity:`)
    const { site } = loadSite(fixture)
    const piers = site.services.find(({ slug }) => slug === 'piers')!
    const html = renderToStaticMarkup(withWords(<>{prices(piers.price, site.business)!.body}</>))
    const { offers } = serviceData(site, piers) as unknown as { offers?: unknown }
    return {
      words: wordsOf(/<tr>.*<\/tr>/.exec(html)![0]),
      offers,
    }
  })

example('gives what a repair comes to in words while a price is missing, and then no offer', async () => {
  const words = 'A porch 2 or 3 piers the price of 2 or 3 piers'
  assert.equal(await table(''), { words, offers: undefined })
  assert.equal(await table('prices:\n  pier: 1400\n'), { words, offers: undefined })
})

example('gives what a repair comes to from the fewest of all parts to the most', async () =>
  assert.equal(await table('prices:\n  pier: 1400\n  pit: 90\n'), {
    words: 'A porch 2 or 3 piers $2,800–$4,290',
    offers: [
      {
        '@type': 'Offer',
        name: 'A porch, 2 or 3 piers',
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: 2800,
          maxPrice: 4290,
          priceCurrency: 'USD',
        },
      },
    ],
  }),
)

example.run()
