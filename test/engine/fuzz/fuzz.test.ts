import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { everything } from '../../helpers/everything'
import { fuzz } from './fuzz'
import { createJudge } from './judge'

/** The same every time in a test. `npm run fuzz` uses another seed each time. */
const seed = 3
const mutations = everything ? 300 : 20

const content = suite('broken content')

content('becomes a site that shows what was written, or problems with file and line', async () => {
  const count = { built: 0, refused: 0, finding: 0 }
  for await (const result of fuzz(seed, Array(mutations).keys(), await createJudge())) {
    assert.is(result.message, undefined, `number ${result.index}: ${result.message}`)
    count[result.verdict]++
  }
  const { built, refused } = count
  assert.ok(built > mutations / 30 && refused > mutations / 4, `${built} built, ${refused} refused`)
})

content.run()
