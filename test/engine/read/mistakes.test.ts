import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { refusal } from '../../helpers/refused'
import { mistakes } from './mistakes-cases'

const suiteOfMistakes = suite('a mistake of an owner')

for (const [name, make, problem] of mistakes)
  suiteOfMistakes(`gives one problem, at its place: ${name}`, async () => {
    const { problems = [] } = (await refusal(make)) ?? {}
    const told = problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)
    assert.is(told.length, 1, `${told.length} problems:\n${told.join('\n')}`)
    assert.ok(told[0]!.includes(problem), told[0])
  })

suiteOfMistakes.run()
