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

words('keep what is not about a form, up to its first empty line', () => {
  const said = 'templates/sections/footer.tsx:3:1: ERROR: Unexpected "}"\n  3 | }'
  assert.is(problemsInWords(`${said}\n\nmore`, config), said)
})

words.run()
