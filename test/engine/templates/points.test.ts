/** Points of drawings are written as text, which is refused where a number is missing or is none. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parsePoints } from '../../../templates/illustrations/common/points'

const points = suite('points as text')

points('are pairs of numbers in the order of the text', () => {
  assert.equal(parsePoints('154,53 292,53'), [
    [154, 53],
    [292, 53],
  ])
  assert.equal(parsePoints('-88,-41.5'), [[-88, -41.5]])
})

for (const text of [
  '',
  '154',
  '154,',
  '154,53 292',
  '154 53',
  '154,53,292,53',
  '154,x',
  '154,53  292,53',
  ' 154,53',
])
  points(`"${text}" is refused by an error that holds it`, () =>
    assert.throws(
      () => parsePoints(text),
      ({ message }: Error) => message.includes(`"${text}"`),
    ),
  )

points.run()
