import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { overBudget, weigh } from '../../generator/commands/budgets'
import { builtSite } from '../helpers/built-site'

const budgets = suite('the pages of this site')

budgets('ask one host for few files and a small script', async () => {
  const { folder, pages } = await builtSite()
  assert.equal(overBudget(folder), [])
  assert.ok(weigh(folder).length >= pages.length)
})

budgets.run()
