import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { editorConfig } from '../../../generator/editor/config'
import { problemsInWords } from '../../../generator/editor/problem-words'
import { explain } from '../../../generator/terminal/explain'
import type { Fixture } from '../../helpers/fixture'
import { refusal } from '../../helpers/refused'

const config = editorConfig('content', 'public', { name: 'acme/site' }, 'en')

/** Returns what the editor says about the fixture with a mistake in it. */
async function saidOf(breakIt: (fixture: Fixture) => void): Promise<string> {
  const error = await refusal(breakIt)
  assert.ok(error)
  return problemsInWords(explain(error), config)
}

const words = suite('problems in the words of the forms')

words('name a field as its form does, in groups and lists', async () => {
  const said = await saidOf(({ edit }) => {
    edit('business.md', 'latitude: 30.5', 'latitude: 95')
    edit('locations/ada.md', 'latitude: 30.5', 'latitude: north')
    edit('pages/faqs.md', 'question: ', 'question: ""\n      was: ')
  })
  assert.match(said, /^Business: Place on the map › Latitude is 95; write a number from -90 to 90/m)
  assert.match(said, /^City "ada": Latitude is "north"/m)
  assert.match(said, /^Questions: Questions › Items › 1 › Question is /m)
  assert.match(said, /^Questions: Questions › Items › 1 › was is not a known field/m)
  assert.not.match(said, '.md')
})

words('do not change a message that does not start with a field', async () => {
  const said = await saidOf(({ edit }) => edit('pages/about.md', 'lead: Who', 'lead: | Who'))
  assert.match(said, /^About: begins with \|, which YAML takes for its own/)
})

words('keep problems of other files beside them, and count those after the fourth', () => {
  const problem = (i: number) => `content/business.md:${i}:1  phone is ${i}; write a phone`
  const picture = 'public/images/a.svg:1:1  holds a script; delete it'
  assert.is(
    problemsInWords([problem(1), picture].join('\n'), config),
    `Business: Phone is 1; write a phone\n${picture}`,
  )
  const said = problemsInWords([1, 2, 3, 4, 5, 6].map(problem).join('\n'), config).split('\n')
  assert.equal(said.slice(3), ['Business: Phone is 4; write a phone', 'and 2 more'])
})

words('keep what is not about a form, up to its first empty line', () => {
  const said = 'templates/sections/footer.tsx:3:1: ERROR: Unexpected "}"\n  3 | }'
  assert.is(problemsInWords(`${said}\n\nmore`, config), said)
})

words.run()
