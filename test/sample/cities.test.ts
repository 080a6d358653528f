import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../generator/read/load'
import { contentDir, publicDir } from '../helpers/owners-folders'
import { alikePairs, cityTexts } from '../helpers/similarity'

const sample = suite('the sample')

sample('has nothing suspicious', () => assert.equal(loadSite({ contentDir, publicDir }).suspicions, []))

sample('says other things of each city: no two pages share 8 % of their five-word sequences', () => {
  assert.equal(alikePairs(cityTexts(loadSite({ contentDir, publicDir })).own, 0.08), [])
})

sample.run()
