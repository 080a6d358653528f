import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { testimonials } from '../../../templates/sections/testimonials'
import { memorySuite } from '../../helpers/in-memory'
import { withWords } from '../../helpers/with-words'

const reviews = memorySuite('testimonials')

reviews(
  'lead with their first sentence, and the first three and a last odd one have a picture',
  (fixture) => {
    fixture.edit('testimonials/dana.md', 'The door shuts.', 'St. Mary sticks no more. It shuts.')
    fixture.edit('testimonials/dana.md', 'rating: 5', 'rating: 5\nlang: es')
    const { site } = loadSite(fixture)
    const nine = Array.from({ length: 9 }, (_, i) => ({ ...site.testimonials[0]!, slug: String(i) }))
    for (const [isFirst, pictured] of [
      [true, '111000000'],
      [false, '000000001'],
    ] as const) {
      const { body } = testimonials('reviews', { heading: 'Said' }, nine, site, { isFirst })!
      const items = renderToStaticMarkup(withWords(<>{body}</>)).split(/<li[^>]*>/)
      assert.is(items.map((item, i) => (i > 0 ? Number(item.startsWith('<img')) : '')).join(''), pictured)
      assert.match(items[1]!, /<blockquote lang="es">.*<b>St. Mary sticks no more.<\/b> It shuts./)
    }
  },
)

reviews.run()
