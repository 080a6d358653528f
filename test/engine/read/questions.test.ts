/** What a new firm is asked, and what it is not given: `[Answer: ...]` and `[words]{claim local}`. */
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { openItems } from '../../../generator/read/opinions/open-items'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'

const questions = memorySuite('questions and local words')

const asked = (fixture: InMemory) =>
  openItems(loadSite(fixture)).flatMap(({ file, line, column, message }) =>
    message.startsWith('asks ') ? `${file}:${line}:${column} ${message}` : [],
  )

questions('lists each question where it stands: in a field, in a list, in a body, in a fact', (fixture) => {
  assert.equal(asked(fixture), [])
  fixture.edit('business.md', 'years: "12"', 'years: "[Answer: such as 12]"')
  fixture.edit('locations/ada.md', 'card: Deep clay.', 'card: "[Answer: one line]"')
  fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves. [Answer: how far?] And [Answer: when?]')
  const answer = 'write the answer in its place'
  assert.equal(asked(fixture).sort(), [
    `business.md:52:11 asks [Answer: such as 12]; ${answer}`,
    `locations/ada.md:10:8 asks [Answer: one line]; ${answer}`,
    `services/leveling.md:31:13 asks [Answer: how far?]; ${answer}`,
    `services/leveling.md:31:36 asks [Answer: when?]; ${answer}`,
  ])
})

questions('takes no other brackets for a question', (fixture) => {
  const right = [
    'The answer: measure.',
    'Answer: it depends.',
    'He said [answer withheld].',
    'A note [1] says so.',
    'See [the answer](/services).',
    '[Answer](/services) is a link.',
    'An [Answering machine] is none.',
    '“[sic]” is a mark.',
    '[The answer: none.]{claim local}',
    '[answer: in small letters]',
  ]
  fixture.edit('services/leveling.md', 'Clay moves.', right.join('\n\n'))
  assert.equal(asked(fixture), [])
})

questions('shows local words without their marks, and makes no claim of them', (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves. [It is black here.]{claim local}')
  const { site, claimed } = loadSite(fixture)
  assert.match(site.services[0]!.body.map(({ html }) => html).join(), 'Clay moves. It is black here.')
  assert.not(claimed.has('local'))
})

questions.run()
