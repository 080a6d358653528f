import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../generator/read/load'
import { routes } from '../../templates/routes'
import { contentDir, publicDir } from '../helpers/owners-folders'

const addresses = suite('the addresses')

const specified = `/ /services /locations /about /reviews /faqs /404
  /services/foundation-repair /services/slab-foundation-repair /services/pier-and-beam-foundation-repair
  /services/house-leveling /services/crawl-space-repair /services/drainage-french-drains
  /services/soil-stabilization /services/helical-piers /services/steel-push-piers
  /services/concrete-crack-repair /services/root-barriers /services/mudjacking-foam-lifting
  /locations/round-rock /locations/georgetown /locations/pflugerville /locations/hutto /locations/cedar-park
  /locations/leander /locations/liberty-hill /locations/taylor /locations/jarrell /locations/temple
  /locations/killeen /locations/kyle /locations/san-marcos /locations/san-antonio`.split(/\s+/)

/** What the law and visitors ask of any site. */
const besides = ['/privacy']

addresses('are those of the specification, and the privacy page', () => {
  const paths = routes(loadSite({ contentDir, publicDir }).site).map(({ path }) => path)
  assert.equal([...paths].sort(), [...specified, ...besides].sort())
})

addresses.run()
