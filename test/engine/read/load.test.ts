import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatPhone } from '../../../generator/read/copy/facts'
import { loadSite } from '../../../generator/read/load'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'

/** Each suspicion with its line. */
function suspected(fixture: Fixture): string[] {
  const { locate, suspicions } = loadSite(fixture)
  return suspicions.map(({ file, why, ...place }) => `${file}:${locate(file, place).line} ${why}`)
}

const load = fixtureSuite('loadSite(options)')

load('joins the files into one site', (fixture) => {
  const { site, suspicions } = loadSite(fixture)
  assert.equal(suspicions, [])
  assert.is(site.business.facts.phone, '(512)\u00A0555\u20110199')
  assert.equal(
    site.services.map(({ slug, body }) => [slug, body[0]!.id]),
    [['leveling', 'why-houses-tilt']],
  )
  const [ada] = site.cities
  assert.is(ada!.tier.name, 'Same day')
  assert.is(site.cityWords(ada!).heading, 'House leveling in Ada')
  assert.is(site.cityWords(ada!).why.items[0]!.description.html, 'We are 0 miles away.')
  assert.is(site.pages.home.local.intro!.text, '12 years here.')
  assert.is(site.testimonials[0]!.sample, true)
})

load('lets a layer end where the next begins, in a city and in the region', (fixture) => {
  fixture.edit('locations/ada.md', '      to: 9\n', '')
  fixture.edit('region.md', 'from: 0, to: 4', 'from: 0')
  const { site, cityOf } = loadSite(fixture)
  const ends = (layers: { to?: number | undefined }[]) => layers.map(({ to }) => to)
  assert.equal(ends(cityOf(site.cities[0]!).soil.layers), [9, undefined])
  assert.equal(ends(site.region.ground.layers), [4, undefined])
})

load('orders services and testimonials by their order, then by name', (fixture) => {
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
})

load('suspects titles and descriptions that search results would cut', (fixture) => {
  fixture.edit('pages/about.md', 'title: About', `title: About ${'Acme '.repeat(12)}`)
  fixture.edit('pages/home.md', 'description: Acme levels houses in Ada. One service', 'description: "One')
  fixture.edit('pages/home.md', 'call about both.', 'call about both."')
  fixture.edit(
    'pages/reviews.md',
    /description: .*/.exec(fixture.read('pages/reviews.md'))![0],
    'description: Short.',
  )
  assert.equal(suspected(fixture), [
    'pages/about.md:3 is a title of 72 characters with the brand; search results show about 60',
    'pages/home.md:4 is a description of 51 characters; 70 to 160 are shown whole',
    'pages/reviews.md:4 is a description of 6 characters; 70 to 160 are shown whole',
  ])
})

load('suspects a fact that is typed, and never stops for one', (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'For 12 years, or some same day.')
  assert.equal(suspected(fixture), [
    'services/leveling.md:31 is a fact of the business; {NAME} changes with it: {years}',
    'services/leveling.md:31 is a fact of the business; {NAME} changes with it: {tier-same-day}',
  ])
})

load('lets a customer say what a fact says', (fixture) => {
  fixture.edit('testimonials/dana.md', 'The door shuts.', 'After 12 years they came the same day, at 8 am.')
  assert.equal(suspected(fixture), [])
})

load('says so when there is no content folder', () =>
  assert.throws(
    () => loadSite({ contentDir: '/nowhere', publicDir: '/nowhere' }),
    /there is no content folder at \/nowhere/,
  ),
)

const phone = suite('formatPhone(phone)')

phone('writes the number as people do, in one piece', () =>
  assert.is(formatPhone('+15125550142'), '(512)\u00A0555\u20110142'),
)

for (const tests of [load, phone]) tests.run()
