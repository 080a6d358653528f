import * as assert from 'uvu/assert'
import { builtPage, make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'

const all = fixtureSuite('routes(site)')

all(
  'of a town with unknown ground are complete without a drawing of it, and pictures have captions',
  async (fixture) => {
    const ada = fixture.read('locations/ada.md')
    fixture.write('locations/ada.md', ada.replace(/^soil:\n(?: .*\n)+/m, ''))
    const image = 'image: { src: /images/house.svg, alt: A house, caption: It stands. }\n'
    fixture.edit('pages/about.md', 'hero:', `${image}hero:`)
    await make(fixture)
    assert.is(builtPage(fixture, 'about').querySelector('figure figcaption')!.text, 'It stands.')
    const page = builtPage(fixture, 'locations/ada')
    assert.ok(page.querySelector('.city-hero h1'))
    assert.is(page.querySelector('.city-hero figure'), null)
    assert.match(page.querySelector('meta[property="og:image"]')!.getAttribute('content')!, /\/social[^/]*$/)
    assert.is(
      builtPage(fixture, 'locations').querySelectorAll('.cores, .towns a[href="/locations/ada"]').length,
      1,
    )
    assert.not.match(page.toString(), 'undefined')
  },
)

all.run()
