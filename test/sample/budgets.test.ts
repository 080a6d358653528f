import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pageLimit, weigh, weightOf } from '../../generator/commands/budgets'
import { builtSite } from '../helpers/built-site'

/** Bytes that the sample leaves to its owner on each page. */
const free = 600

/** Pages with so many words that they leave less. */
const leastFree: Record<string, number> = { '/': 168, '/locations/round-rock': 168 }

const budgets = suite('the pages of the sample')

budgets('load in one round trip, with room for more words', async () => {
  const { folder } = await builtSite()
  for (const weight of weigh(folder)) {
    const most = pageLimit - (leastFree[weight.path] ?? free)
    const bytes = weightOf(weight)
    assert.ok(bytes <= most, `${weight.path} is ${bytes} bytes; at most ${most} are wanted`)
  }
})

budgets.run()
