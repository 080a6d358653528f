import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentDir, publicDir } from '../../../build/paths'
import { formatPhone } from '../../../content/facts'
import { loadSite } from '../../../content/load'
import { withFixture } from '../../helpers/fixture'

const load = suite('loadSite(options)')

load('joins the files into one site', () =>
  withFixture((fixture) => {
    const { site, warnings } = loadSite(fixture)
    assert.equal(warnings, [])
    assert.is(site.business.facts.phone, '(512)\u00A0555\u20110199')
    assert.equal(
      site.services.map(({ slug, body }) => [slug, body[0]!.id]),
      [['leveling', 'why-houses-tilt']],
    )
    const [ada] = site.cities
    assert.is(ada!.tier.name, 'Same day')
    assert.is(site.cityWords(ada!).heading, 'House leveling in Ada')
    assert.is(site.cityWords(ada!).why.items[0]!.description.html, 'We are 0 miles away.')
    assert.is(site.pages.home.local.stats[0]!.value, '12 years')
    assert.is(site.testimonials[0]!.sample, true)
  }),
)

load('orders services and testimonials by their order, then by name', () =>
  withFixture((fixture) => {
    const copy = (slug: string, order: string) =>
      fixture.write(
        `services/${slug}.md`,
        fixture
          .read('services/leveling.md')
          .replace('title: House Leveling', `title: ${slug}`)
          .replace('description: How', `description: ${slug} How`)
          .replace('name: Leveling', `name: ${slug}\n${order}`),
      )
    copy('beta', '')
    copy('alpha', '')
    copy('first', 'order: 1')
    assert.equal(
      loadSite(fixture).site.services.map(({ slug }) => slug),
      ['first', 'alpha', 'beta', 'leveling'],
    )
  }),
)

load('warns of titles and descriptions that search results would cut', () =>
  withFixture((fixture) => {
    fixture.edit('pages/about.md', 'title: About', `title: About ${'Acme '.repeat(12)}`)
    fixture.edit('pages/home.md', 'description: Acme levels houses in Ada. One service', 'description: "One')
    fixture.edit('pages/home.md', 'call about both.', 'call about both."')
    fixture.edit(
      'pages/reviews.md',
      /description: .*/.exec(fixture.read('pages/reviews.md'))![0],
      'description: Short.',
    )
    assert.equal(
      loadSite(fixture).warnings.map(({ file, line, message }) => `${file}:${line} ${message}`),
      [
        'pages/about.md:3 title is 72 characters with the brand; search results show about 60',
        'pages/home.md:4 description is 51 characters; write 70 to 160',
        'pages/reviews.md:4 description is 6 characters; write 70 to 160',
      ],
    )
  }),
)

load('says so when there is no content folder', () =>
  assert.throws(
    () => loadSite({ contentDir: '/nowhere', publicDir: '/nowhere' }),
    /there is no content folder at \/nowhere/,
  ),
)

load('reads the real content without a warning', () => {
  const { site, warnings } = loadSite({ contentDir, publicDir })
  assert.equal(warnings, [])
  assert.ok(site.services.length >= 12)
  assert.ok(site.cities.length >= 14)
  assert.ok(site.testimonials.length >= 12)
})

/** Postal code and response tier of each city; specification, sections 3 and 9. */
const specified = {
  'round-rock': '78664 same-day',
  georgetown: '78626 same-day',
  pflugerville: '78660 same-day',
  hutto: '78634 24-48-hours',
  'cedar-park': '78613 same-day',
  leander: '78641 24-48-hours',
  'liberty-hill': '78642 24-48-hours',
  taylor: '76574 24-48-hours',
  jarrell: '76537 by-arrangement',
  temple: '76501 by-arrangement',
  killeen: '76541 by-arrangement',
  kyle: '78640 by-arrangement',
  'san-marcos': '78666 by-arrangement',
  'san-antonio': '78201 by-arrangement',
}

load('knows the postal codes and tiers of the specification', () => {
  const { site } = loadSite({ contentDir, publicDir })
  for (const [slug, expected] of Object.entries(specified)) {
    const city = site.cities.find((candidate) => candidate.slug === slug)
    assert.is(city && `${city.postalCode} ${city.tier.id}`, expected, slug)
  }
})

const phone = suite('formatPhone(phone)')

phone('writes the number as people do, in one piece', () =>
  assert.is(formatPhone('+15125550142'), '(512)\u00A0555\u20110142'),
)

for (const tests of [load, phone]) tests.run()
