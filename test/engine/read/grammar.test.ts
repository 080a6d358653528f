import * as assert from 'uvu/assert'
import { suite } from 'uvu'
import { loadSite } from '../../../generator/read/load'
import { blank } from '../../../templates/model/blanks'
import { table } from '../../helpers/table'
import { withGrammar } from '../../../generator/read/copy/grammar'
import { memorySuite } from '../../helpers/in-memory'

/** The words of a fact, a sentence with the fact, and the sentence in correct English. */
const sentences = table(
  3,
  `
8-year warranty | It has a {fact}. | It has an 8-year warranty.
10-year warranty | It has an {fact}. | It has a 10-year warranty.
lifetime labor warranty | A {fact} is ours. | A lifetime labor warranty is ours.
hour | Wait a {fact}. | Wait an hour.
unit price | An {fact} is given. | A unit price is given.
Austin | An {fact} house, a {fact} street. | An Austin house, an Austin street.
Acme Inc. | We are {fact}. Call {fact}, or write {fact}. | We are Acme Inc. Call Acme Inc., or write Acme Inc.
1 | About {fact} miles away. | About 1 mile away.
12 | About {fact} miles away. | About 12 miles away.
the Valley | In the {fact}, The {fact} | In the Valley, The Valley
Central Texas | The {fact} clay, in {fact}... | The Central Texas clay, in Central Texas...
`,
)

const grammar = suite('withGrammar(source, wordsOf)')

for (const [words = '', sentence = '', printed] of sentences)
  grammar(`turns "${sentence}" with "${words}" into: ${printed}`, () => {
    const filled = withGrammar(sentence, (name) => (/^fact$/i.test(name) ? words : undefined))
    const shown = filled.replaceAll('{fact}', words).replaceAll('{Fact}', words.replace(/^t/, 'T'))
    assert.is(shown, printed)
  })

grammar('does not change names without a fact, or blanks', () => {
  assert.is(
    withGrammar('An {gone}. An {city}.', (name) => (name === 'city' ? blank('city') : undefined)),
    'An {gone}. An {city}.',
  )
})

grammar.run()

const pages = memorySuite('grammar on pages')

pages('is that of the filled sentence, in fields, Markdown and bodies', (fixture) => {
  fixture.edit('business.md', 'trade:', 'region: the Hill Country\ntrade:')
  fixture.edit('business.md', 'years: "12"', 'years: 8-year')
  fixture.edit('services/leveling.md', 'card: We level houses.', 'card: A {regional} firm in the {region}.')
  fixture.edit('services/leveling.md', 'answer: One day.', 'answer: A *{years}* job, a {years} one.')
  fixture.edit(
    'services/leveling.md',
    'Clay moves.',
    'See a [{years} pier](/locations/ada), or a {years} one.',
  )
  const [service] = loadSite(fixture).site.services
  assert.is(service!.card, 'A Hill Country firm in the Hill Country.')
  assert.is(service!.faqs.items[0]!.answer.text, 'An 8-year job, an 8-year one.')
  assert.match(service!.body[0]!.html, 'or an 8-year one.')
})

pages.run()
