import '../../../generator/process/production'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { spread } from '../../../templates/sections/spread'

const lists = suite('lists side by side')

lists('have no heading without a list', () => {
  const head = { heading: 'Before you decide' }
  assert.is(spread('decide', head, { limits: undefined, costs: undefined }), undefined)
  assert.is(spread('decide', head, { limits: { heading: 'Limits', items: [] } })?.head, head)
})

lists.run()
