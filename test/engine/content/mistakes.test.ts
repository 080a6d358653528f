import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { ContentError } from '../../../generator/content/problems'
import { withFixture } from '../../helpers/fixture'
import { mistakes } from './mistakes-cases'

const suiteOfMistakes = suite('a mistake of an owner')

for (const [name, make, problem] of mistakes)
  suiteOfMistakes(`gives one problem, at its place: ${name}`, () =>
    withFixture(async (fixture) => {
      make(fixture)
      const told = await build({ ...fixture, preview: false }).then(
        () => [],
        (error: unknown) => {
          if (!(error instanceof ContentError)) throw error
          return error.problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)
        },
      )
      assert.is(told.length, 1, `${told.length} problems:\n${told.join('\n')}`)
      assert.ok(told[0]!.includes(problem), told[0])
    }),
  )

suiteOfMistakes.run()
