import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pageLimit, weigh, weightOf } from '../../generator/commands/deploy/page-weight'
import { builtSite } from '../helpers/built-site'

/** Bytes that the sample leaves to its owner on each page. */
const free = 600

const budgets = suite('the pages of the sample')

budgets('load in one round trip, with room for more words', async () => {
  const { folder } = await builtSite()
  for (const weight of weigh(folder)) {
    const most = pageLimit - free
    const bytes = weightOf(weight)
    assert.ok(bytes <= most, `${weight.path} is ${bytes} bytes; at most ${most} are wanted`)
  }
})

budgets.run()
