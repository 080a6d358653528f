import * as assert from 'uvu/assert'
import { browserSuite } from './helpers/suite'

const facts = browserSuite('facts')

facts('break no word on a phone', async ({ open }) => {
  const page = await open('/services')
  const lines = await page.evaluate(() => {
    const value = document.querySelector('.facts b')!
    value.textContent = 'arrangement'
    const range = document.createRange()
    range.selectNodeContents(value)
    return range.getClientRects().length
  })
  assert.is(lines, 1)
})

facts.run()
