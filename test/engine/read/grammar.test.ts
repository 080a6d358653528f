import * as assert from 'uvu/assert'
import { suite } from 'uvu'
import { loadSite } from '../../../generator/read/load'
import { blank } from '../../../templates/model/blanks'
import { upperFirst } from '../../../templates/model/text'
import { table } from '../../helpers/table'
import { withGrammar } from '../../../generator/read/copy/grammar'
import { memorySuite } from '../../helpers/in-memory'

/** The words of a fact, a sentence with the fact, and the sentence in correct English. */
const sentences = table(
  3,
  `
8-year warranty | It has a {fact}. | It has an 8-year warranty.
lifetime labor warranty | A {fact} is ours. | A lifetime labor warranty is ours.
Austin | An {fact} house, a {fact} street. | An Austin house, an Austin street.
Acme Inc. | We are {fact}. Call {fact}, or write {fact}. | We are Acme Inc. Call Acme Inc., or write Acme Inc.
1 | About {fact} miles away. | About 1 mile away.
about an hour | It takes about {fact}, About {fact}, or {fact}. | It takes about an hour, About an hour, or about an hour.
3 days | Allow {fact} days, {fact} daily, 3 {fact}. | Allow 3 days, 3 days daily, 3 3 days.
a lifetime warranty | A **{fact}** is ours, an {fact}. | **A lifetime warranty** is ours, a lifetime warranty.
usually within a day | We come usually {fact}, usually within {fact}. | We come usually within a day, usually within a day.
New York | A new {fact} house, a New {fact} one. | A new New York house, a New New York one.
Salt Lake City | The {fact} city limits, in {fact}, City of {fact}. | The Salt Lake City city limits, in Salt Lake City, City of Salt Lake City.
`,
)

const grammar = suite('withGrammar(source, wordsOf)')

for (const [words = '', sentence = '', printed] of sentences)
  grammar(`turns "${sentence}" with "${words}" into: ${printed}`, () => {
    const filled = withGrammar(sentence, (name) => (/^fact$/i.test(name) ? words : undefined))
    const shown = filled.replaceAll('{fact}', words).replaceAll('{Fact}', upperFirst(words))
    assert.is(shown, printed)
  })

grammar('does not change names without a fact, or blanks', () => {
  assert.is(
    withGrammar('An {gone}. An {city}.', (name) => (name === 'city' ? blank('city') : undefined)),
    'An {gone}. An {city}.',
  )
})

grammar('names the town once where the region names it', () => {
  const words: Record<string, string> = { region: 'Ada and the Valley', 'office-city': 'Ada' }
  assert.is(
    withGrammar('In {office-city} and {region}.', (name) => words[name]),
    'In {region}.',
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

pages('gives an amount that was typed with a capital as it reads inside a sentence', (fixture) => {
  const shown = (years: string) => {
    fixture.edit('business.md', /years: .*/.exec(fixture.read('business.md'))![0], `years: ${years}`)
    return loadSite(fixture).site.services[0]!.card
  }
  fixture.edit(
    'services/leveling.md',
    'We level houses.',
    'It takes about {years}. About {years}. {Years} or {years}.',
  )
  assert.is(shown('About an hour'), 'It takes about an hour. About an hour. About an hour or about an hour.')
  assert.is(
    shown('Usually within 2 days'),
    'It takes about usually within 2 days. About usually within 2 days. Usually within 2 days or usually within 2 days.',
  )
  assert.match(shown('About a House LLC'), /or About a House LLC\.$/)
  assert.match(shown('Under the Hill'), /or Under the Hill\.$/)
})

pages.run()
