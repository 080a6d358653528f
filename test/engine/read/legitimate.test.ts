/** All edits are in one site, which is built once. Everything an owner may write must be built and shown as written. */
import { parse } from 'node-html-parser'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { built, make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { plain, textOf } from '../../helpers/page-text'
import { edits, sentences } from './legitimate-cases'

const legitimate = fixtureSuite('what an owner may write')

/** Returns the words that a page shows. */
const wordsOf = (html: string) => textOf(parse(html).querySelector('main'))

const wordsOfFooter = (html: string) => textOf(parse(html).querySelector('footer'))

/** Returns the sentence as a reader sees it. */
const seen = (sentence: string) => plain(sentence).replaceAll(/(?<!\*)\*{1,2}(?!\*)/g, '')

legitimate('is built and shown as written', async (fixture) => {
  for (const edit of edits) edit(fixture)
  fixture.addCity('Eve')
  fixture.addCity('O’Brien', (text) =>
    text.replace(/postalCode: \d+/, 'postalCode: 78999').replace(/latitude: .*/, 'latitude: 30.9'),
  )
  const review = fixture.read('testimonials/dana.md').replace('Dana R.', 'Pat')
  fixture.write('testimonials/pat.md', review.replace('location: Ada', 'location: O’Brien'))
  // As answers, as one-line fields, and in a body.
  const answers = sentences.map(
    (sentence, i) => `    - question: Question ${i}?\n      answer: ${JSON.stringify(sentence)}\n`,
  )
  fixture.edit(
    'services/leveling.md',
    '  items:\n    - question',
    `  items:\n${answers.join('')}    - question`,
  )
  fixture.write('locations/ada.md', `${fixture.read('locations/ada.md')}\n${sentences.join('\n\n')}\n`)
  const labels = sentences.map(
    (sentence, i) =>
      `    - { title: ${JSON.stringify(sentence.replaceAll('*', ''))}, description: No. ${i} }\n`,
  )
  fixture.edit('locations/eve.md', '    - title: Cracks', `${labels.join('')}    - title: Cracks`)

  await make(fixture)

  for (const path of ['services/leveling.html', 'locations/ada.html', 'locations/eve.html']) {
    const words = wordsOf(built(fixture, path))
    const missing = sentences.map(seen).filter((sentence) => !words.includes(sentence))
    assert.equal(missing, [], path)
  }
  assert.match(wordsOf(built(fixture, 'reviews.html')), '5***** They came the same day at 8 am')
  assert.match(wordsOf(built(fixture, 'services/leveling.html')), 'Seven reasons to wait')
  assert.not.match(built(fixture, 'index.html'), 'sameAs')
  assert.match(built(fixture, 'index.html'), '"opens":"13:00"')
  assert.match(
    wordsOfFooter(built(fixture, 'index.html')),
    'Monday to Tuesday, 8:00am to noon and 1:00pm to midnight; Wednesday to Friday, 8:00am to noon',
  )
})

legitimate('may contain the marks where the build inserts its own parts', async (fixture) => {
  fixture.edit('pages/about.md', 'title: About', 'title: "About /*css*/ %csp% $&"')
  fixture.edit('pages/about.md', 'Who we are.', 'Who we are, url(#h-constructor), url(#h-gneiss).')
  await make(fixture)
  const html = built(fixture, 'about.html')
  assert.match(html, '<title>About /*css*/ %csp% $&amp; | Acme</title>')
  assert.not.match(html, '<style>/*css*/')
  assert.match(html, 'Who we are, url(#h-constructor), url(#h-gneiss).')
  assert.not.match(html, '<pattern')
})

legitimate(
  'may be a site without reviews: no section shows any, and structured data has no rating',
  async (fixture) => {
    fixture.remove('testimonials/dana.md')
    await make(fixture)
    for (const path of ['index.html', 'reviews.html', 'locations/ada.html']) {
      assert.not.match(built(fixture, path), /aggregateRating|"Review"|class="review"|id="reviews"/)
    }
  },
)

legitimate('may be a firm with reviews but without ratings', async (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Read more reviews.')
  fixture.edit('business.md', /ratings:[\s\S]*?(?=priceRange)/.exec(fixture.read('business.md'))![0], '')
  await make(fixture)
  assert.not.match(built(fixture, 'index.html'), 'aggregateRating')
  assert.match(built(fixture, 'index.html'), 'class="review"')
  assert.equal(
    loadSite(fixture)
      .suspect()
      .filter(({ words }) => /reviews/.test(words)),
    [],
  )
})

legitimate.run()
