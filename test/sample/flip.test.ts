import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { flippedSite, isEverydayPhrase, leftIn } from '../helpers/flipped-site'

const phrases = suite('an everyday phrase that is a fact')

phrases('leaves its old words on no page of the sample, which writes the names of facts', async () => {
  const { flipped, pages } = await flippedSite()
  const told = flipped.filter(isEverydayPhrase)
  assert.ok(told.some(({ old }) => old === 'Same day'))
  assert.equal(leftIn(pages, told), [])
})

phrases.run()
