import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import { alikePairs, cityTexts } from '../helpers/similarity'

/** Of the five-word sequences of the shorter page; pages more alike than this look like doorways. */
const limit = 0.35
/** The same without what all pages say; the sample keeps to less. */
const ownLimit = process.env.SITE_CONTENT ? limit : 0.09

const similarity = suite('city pages')

similarity('say different things once names and facts are made equal', async () => {
  const built = await builtSite()
  const { whole, own } = cityTexts(built)
  assert.is(own.length, built.site.cities.length)
  for (const { pieces } of own) assert.ok(pieces.length > 0)
  assert.equal([...alikePairs(own, ownLimit), ...alikePairs(whole, limit)], [])
})

similarity.run()
