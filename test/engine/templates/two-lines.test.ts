/** A label of a drawing that has no room on one line is broken in two, in any language. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { inTwoLines } from '../../../templates/illustrations/common/labels'

const lines = suite('inTwoLines(words)')

for (const [words, expected] of [
  ['Pipe to daylight', 'Pipe to\ndaylight'],
  ['Clay that moves', 'Clay that\nmoves'],
  ['Arcilla que se mueve', 'Arcilla que\nse mueve'],
  ['Chalk', 'Chalk'],
] as const)
  lines(`breaks "${words}" at the space nearest to its middle, if it has one`, () =>
    assert.is(inTwoLines(words), expected),
  )

lines.run()
