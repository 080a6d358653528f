import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentDir, publicDir } from '../../../build/paths'
import { loadSite } from '../../../content/load'
import { routes } from '../../../templates/routes'

const all = suite('routes(site)')

const specified = `/ /services /locations /about /reviews /faqs /404
  /services/foundation-repair /services/slab-foundation-repair /services/pier-and-beam-foundation-repair
  /services/house-leveling /services/crawl-space-repair /services/drainage-french-drains
  /services/soil-stabilization /services/helical-piers /services/steel-push-piers
  /services/concrete-crack-repair /services/root-barriers /services/mudjacking-foam-lifting
  /locations/round-rock /locations/georgetown /locations/pflugerville /locations/hutto /locations/cedar-park
  /locations/leander /locations/liberty-hill /locations/taylor /locations/jarrell /locations/temple
  /locations/killeen /locations/kyle /locations/san-marcos /locations/san-antonio`.split(/\s+/)

all('are those of the specification, and one for each service and city that was added', () => {
  const { site } = loadSite({ contentDir, publicDir })
  const paths = routes(site).map(({ path }) => path)
  assert.equal(
    specified.filter((path) => !paths.includes(path)),
    [],
  )
  assert.is(paths.length, 7 + site.services.length + site.cities.length)
  assert.is(new Set(paths).size, paths.length)
})

all('name the template and the content file of every page', () => {
  for (const { path, template, source } of routes(loadSite({ contentDir, publicDir }).site)) {
    assert.ok(template, path)
    assert.match(source, /\.md$/, path)
  }
})

all.run()
