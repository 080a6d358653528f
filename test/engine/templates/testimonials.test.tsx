import '../../../generator/process/production'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { Review } from '../../../templates/sections/testimonials'
import { fixtureFolders } from '../../helpers/fixture'
import { withWords } from '../../helpers/with-words'

const reviews = suite('a review')
const { site } = loadSite(fixtureFolders)
const [testimonial] = site.testimonials

/** The words in larger type, and all words. */
const shown = (html: string, leads = true) => {
  const text = { html, source: html, text: html }
  const review = <Review testimonial={{ ...testimonial!, text }} site={site} leads={leads} />
  const quote = parse(renderToStaticMarkup(withWords(review))).querySelector('blockquote')!
  return [quote.querySelector('b')?.text, quote.text]
}

reviews('says the language that its file names', () => {
  const review = <Review testimonial={{ ...testimonial!, lang: 'es' }} site={site} />
  assert.match(renderToStaticMarkup(withWords(review)), '<blockquote lang="es">')
})

reviews('that leads has its first sentence in larger type, and loses no word', () => {
  for (const [html, first] of [
    ['The door sticks. They came.', 'The door sticks.'],
    ['Is it level? Yes.', 'Is it level?'],
    ['“It closed.” They left.', '“It closed.”'],
    ['We live on Elm St. North side. Thanks.', 'We live on Elm St. North side.'],
    ['He sealed it. I asked twice.', 'He sealed it.'],
    ['It rose 1.5 inches. Thanks.', 'It rose 1.5 inches.'],
    ['Great work', 'Great work'],
    ['<p>One day. It rained.</p><p>Then it was done.</p>', 'One day.'],
    ['They <em>did</em> it. Thanks.', undefined],
  ] as const) {
    assert.equal(shown(html), [first, parse(html).text], html)
    assert.equal(shown(html, false), [undefined, parse(html).text], html)
  }
})

reviews.run()
