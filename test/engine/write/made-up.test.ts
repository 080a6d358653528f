/** With a host of one's own, a build stops before it publishes what nobody said. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { said } from '../../helpers/fixture-build'
import type { Fixture } from '../../helpers/fixture'
import { fixtureSuite } from '../../helpers/fixture-suite'

const live = fixtureSuite('a site with a host of its own')

const goLive = ({ edit }: Fixture) =>
  edit('business.md', 'host: https://www.example.com', 'host: https://www.acme-leveling.com')

/** Puts what is real in place of each sample of the fixture. */
function makeReal({ edit }: Fixture): void {
  edit('business.md', 'phone: "+15125550199"', 'phone: (512) 555-7788')
  edit('testimonials/dana.md', 'sample: yes', 'date: 2026-03-14')
}

live(
  'is not built with the phone, address, reviews, ratings and prices of a sample, and says each once',
  async (fixture) => {
    const { edit, outDir } = fixture
    goLive(fixture)
    edit('business.md', 'street: 1 Main Street', 'street: 100 Sample Street')
    edit('business.md', 'titleSuffix:', 'samples: [name, ratings, prices]\ntitleSuffix:')
    edit('business.md', '\nformat:', '\nprices: { pier: "1,500", pit: "250" }\nformat:')
    const lines = (await said(fixture)).split('\n').filter((line) => line.startsWith('content/'))
    const places = lines.map((line) =>
      line.replace(/:\d+:\d+ {2}(.*), or build with --noindex$/, ' $1').slice(8, 45),
    )
    assert.equal(places, [
      'business.md phone is (512)\u00A0555\u20110199, ',
      'business.md address.street is "100 Sa',
      'business.md ratings is a sample; writ',
      'business.md prices is a sample; write',
      'testimonials/dana.md is a sample; put',
    ])
    assert.not(existsSync(join(outDir, 'index.html')))
    assert.is(await said(fixture, { preview: true }), 'built')
  },
)

live('is built with whatever is real, however much it looks like a sample', async (fixture) => {
  const { edit } = fixture
  goLive(fixture)
  makeReal(fixture)
  edit('business.md', 'street: 1 Main Street', 'street: 12 Sample Road')
  edit('business.md', 'titleSuffix:', 'samples: [name, ground]\ntitleSuffix:')
  edit('business.md', '\nformat:', '\nprices: { pier: "1500", pit: "250" }\nformat:')
  assert.is(await said(fixture), 'built')
})

live('of a sample host is built with every sample', async (fixture) =>
  assert.is(await said(fixture), 'built'),
)

live.run()
