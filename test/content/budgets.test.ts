import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { overBudget } from '../tools/budgets'
import { builtSite } from '../helpers/built-site'

const budgets = suite('the pages of this site')

budgets('need one host, few files and a small script', async () => {
  assert.equal(overBudget((await builtSite()).folder), [])
})

budgets.run()
