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

/**
 * Returns the rows of a sample estimate of two piers and three pits, the price table, and the structured data about it.
 */
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

const example = suite('the sample estimate and the price table')

example('show the method without figures, and no offer, while a price is missing', async () => {
  for (const lines of ['', 'prices:\n  pier: 1400\n'])
    assert.equal(await withPrices(lines), {
      example: ['Piers Deeper ones cost more . 2 × price of one pier', 'Pits 3 × price of one pit'],
      table: ['A porch 2 to 3 piers the price of 2 to 3 piers'],
      offers: undefined,
    })
})

example('show one sum when it can only be one', () => {
  assert.is(rangeInWords({ low: 400, high: 400 }, 'en-US'), '$400')
})

example('multiply and add once all prices are there, from the fewest to the most of all parts', async () =>
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
