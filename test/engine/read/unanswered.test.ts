/** Towns with open questions, on a live site and in a preview. */
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { openItems } from '../../../generator/read/opinions/open-items'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'

const unanswered = memorySuite('a town with questions')

const ada = 'locations/ada.md'

const cityOf = (fixture: InMemory, preview?: boolean) => {
  const { site, cityOf, questions, ...content } = loadSite({ ...fixture, preview })
  return { city: cityOf(site.cities[0]!), questions, items: openItems({ site, questions, ...content }) }
}

unanswered('loses the sentence with the question on a live site, and keeps the others', (fixture) => {
  fixture.edit(
    ada,
    '  lead: Ada stands on clay.',
    '  lead: "We come. In Ada [Answer: what moves? Say so.] moves. We stay."',
  )
  assert.match(cityOf(fixture).city.hero.lead.text, '[Answer: what moves? Say so.]')
  const { city, questions, items } = cityOf(fixture, false)
  assert.is(city.hero.lead.text, 'We come. We stay.')
  assert.is(city.noindex, true)
  assert.is(questions.length, 1)
  assert.match(
    items.find(({ message }) => message.startsWith('asks'))!.message,
    /^asks a question about Ada, /,
  )
})

unanswered('loses entries that are only a question, and sections with no entry left', (fixture) => {
  const before = cityOf(fixture, false).city
  assert.is(before.noindex, undefined)
  fixture.edit(ada, '      answer: In town.', '      answer: "[Answer: what do you say?]"')
  assert.is(cityOf(fixture, false).city.faqs!.items.length, before.faqs!.items.length - 1)
  fixture.write(ada, fixture.read(ada).replace(/^ {6}answer: .*$/gm, '      answer: "[Answer: what?]"'))
  assert.is(cityOf(fixture, false).city.faqs, undefined)
  assert.is(cityOf(fixture, true).city.faqs!.items.length, before.faqs!.items.length)
})

unanswered('keeps a required field, and notes its question once', (fixture) => {
  fixture.edit(ada, 'card: Deep clay.', 'card: "[Answer: what is it known for?]"')
  const { city, questions } = cityOf(fixture, false)
  assert.is(city.card, '[Answer: what is it known for?]')
  assert.is(questions.length, 1)
})

unanswered.run()
