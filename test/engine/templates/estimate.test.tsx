import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { rangeInWords } from '../../../templates/model/costs'
import { loadSite } from '../../../generator/read/load'
import { serviceData } from '../../../templates/json-ld'
import { estimate } from '../../../templates/sections/estimate'
import { prices } from '../../../templates/sections/prices'
import { fullInMemory } from '../../helpers/in-memory'
import { withWords } from '../../helpers/with-words'

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The rows of the example of two piers and three pits, the table of prices, and what structured data says of it. */
async function withPrices(lines: string) {
  const fixture = await fullInMemory()
  fixture.edit('business.md', 'farthestCity:', `${lines}farthestCity:`)
  const { site } = loadSite(fixture)
  const { business } = site
  const piers = site.services.find(({ slug }) => slug === 'piers')!
  const rowsOf = (body: ReactNode) => {
    const html = renderToStaticMarkup(withWords(<>{body}</>))
    return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => wordsOf(row!))
  }
  return {
    example: rowsOf(estimate(piers.estimate, business)!.body),
    table: rowsOf(prices(piers.price, business)!.body),
    offers: (serviceData(site, piers) as unknown as { offers?: unknown }).offers,
  }
}

const example = suite('the example of an estimate, and the table of prices')

example('give the method without figures, and no offer, while a price is missing', async () => {
  for (const lines of ['', 'prices:\n  pier: 1400\n'])
    assert.equal(await withPrices(lines), {
      example: ['Piers Deeper ones cost more . 2 × price of one pier', 'Pits 3 × price of one pit'],
      table: ['A porch 2 to 3 piers the price of 2 to 3 piers'],
      offers: undefined,
    })
})

example('say one sum where it can be no other', () => {
  assert.is(rangeInWords({ low: 400, high: 400 }, 'en-US'), '$400')
})

example('multiply and add up once all prices are there, from the fewest of all parts to the most', async () =>
  assert.equal(await withPrices('prices:\n  pier: 1400\n  pit: 90\n'), {
    example: ['Piers Deeper ones cost more . 2 × $1,400 $2,800', 'Pits 3 × $90 $270', 'Total $3,070'],
    table: ['A porch 2 to 3 piers $2,800–$4,290'],
    offers: [
      {
        '@type': 'Offer',
        name: 'A porch, 2 to 3 piers',
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
