import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import { alikePairs, cityTexts } from '../helpers/similarity'

/**
 * The greatest part of the shorter page's five-word sequences that both may have. Pages that are more alike look like
 * doorways.
 */
const limit = 0.35
/** The same without what all pages say. The sample stays below it. */
const ownLimit = process.env.SITE_CONTENT ? limit : 0.09

const similarity = suite('city pages')

similarity('differ when names and facts are replaced', async () => {
  const built = await builtSite()
  const { whole, own } = cityTexts(built)
  assert.is(own.length, built.site.cities.length)
  for (const { pieces } of own) assert.ok(pieces.length > 0)
  assert.equal([...alikePairs(own, ownLimit), ...alikePairs(whole, limit)], [])
})

similarity.run()
