import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { routes } from '../../../templates/routes'
import { builtPage, make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { ownPageText } from '../../helpers/own-page'

const all = fixtureSuite('routes(site)')

const ofAnySite = ['/', '/services', '/locations', '/about', '/reviews', '/faqs', '/privacy', '/404']

all('are eight pages, and one for each service, each city and each page that the owner adds', (fixture) => {
  const paths = () =>
    routes(loadSite(fixture).site)
      .map(({ path }) => path)
      .sort()
  const before = [...ofAnySite, '/services/leveling', '/locations/ada']
  assert.equal(paths(), before.sort())
  fixture.addCity('Bee Cave')
  const service = fixture.read('services/leveling.md')
  const piers = service.replace(/^(title|name|description): .*/gm, (line) => `${line} on piers`)
  fixture.write('services/piers.md', piers)
  fixture.write('pages/warranty.md', ownPageText('Warranty'))
  assert.equal(paths(), [...before, '/locations/bee-cave', '/services/piers', '/warranty'].sort())
})

all('name the template and the content file of every page', (fixture) => {
  for (const { path, template, source } of routes(loadSite(fixture).site)) {
    assert.ok(template, path)
    assert.ok(fixture.read(source), path)
  }
})

all('of a town with unknown ground are complete without a drawing of it', async (fixture) => {
  const ada = fixture.read('locations/ada.md')
  fixture.write('locations/ada.md', ada.replace(/^soil:\n(?: .*\n)+/m, ''))
  await make(fixture)
  const page = builtPage(fixture, 'locations/ada')
  assert.ok(page.querySelector('.city-hero h1'))
  assert.is(page.querySelector('.city-hero figure'), null)
  assert.match(page.querySelector('meta[property="og:image"]')!.getAttribute('content')!, /\/social[^/]*$/)
  assert.is(
    builtPage(fixture, 'locations').querySelectorAll('.cores, .towns a[href="/locations/ada"]').length,
    1,
  )
  assert.not.match(page.toString(), 'undefined')
})

all.run()
