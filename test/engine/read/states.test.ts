/** Towns in several states: names in copy, addresses, data, and what is suspected of a ZIP code or coordinates. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { mayHoldPlace, mayHoldZip, stateCodes } from '../../../templates/model/states'
import { countiesOf } from '../../../generator/read/kinds/counties'
import { withFixture } from '../../helpers/fixture'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { builtPage, make, problemsOf } from '../../helpers/fixture-build'
import type { Fixture } from '../../helpers/fixture'

const states = suite('states')

/** Towns of which everybody knows where they lie: state, ZIP code, degrees north and east. */
const known = [
  ['TX', '75501', 33.425, -94.048], // Texarkana
  ['AR', '71854', 33.442, -94.038], // Texarkana, across the street
  ['OK', '74103', 36.154, -95.993], // Tulsa
  ['AR', '72901', 35.386, -94.398], // Fort Smith
  ['MO', '64108', 39.099, -94.578], // Kansas City
  ['KS', '66101', 39.114, -94.627], // Kansas City
  ['TX', '79901', 31.759, -106.487], // El Paso
  ['NY', '10001', 40.751, -73.997], // New York
  ['NJ', '07102', 40.735, -74.172], // Newark
  ['VA', '20101', 39.0, -77.46], // Dulles
  ['DC', '20001', 38.91, -77.018], // Washington
  ['HI', '96813', 21.307, -157.858], // Honolulu
  ['AK', '99501', 61.218, -149.9], // Anchorage
  ['MA', '02108', 42.358, -71.064], // Boston
  ['FL', '33101', 25.774, -80.194], // Miami
  ['MI', '49855', 46.543, -87.395], // Marquette
  ['TX', '73301', 30.27, -97.74], // Austin, the office of the taxes
  ['TX', '88510', 31.76, -106.48], // El Paso, another one
  ['TX', '78520', 25.93, -97.48], // Brownsville
  ['TX', '79022', 36.06, -102.52], // Dalhart
  ['LA', '71101', 32.51, -93.75], // Shreveport
  ['NM', '88240', 32.7, -103.14], // Hobbs
] as const

states('know where towns lie', () => {
  assert.is(new Set(stateCodes).size, 51)
  for (const [state, zip, latitude, longitude] of known) {
    assert.ok(mayHoldZip(state, zip), `${state} ${zip}`)
    assert.ok(mayHoldPlace(state, { latitude, longitude }), `${state} ${latitude}`)
  }
  for (const [state, zip, latitude, longitude] of known)
    for (const other of ['CA', 'WA', 'GA', 'CO']) {
      assert.not(mayHoldZip(other, zip), `${other} for ${state}`)
      assert.not(mayHoldPlace(other, { latitude, longitude }), `${other} for ${state}`)
    }
})

states('share no ZIP code but those of a post office at a border', () => {
  const prefixes = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'))
  const shared = prefixes.filter(
    (prefix) => stateCodes.filter((code) => mayHoldZip(code, `${prefix}01`)).length > 1,
  )
  // Fishers Island, New York, has its post from Connecticut, and Alta, Wyoming, from Idaho.
  assert.equal(shared, ['063', '834'])
})

/** Ada of Texas, and another town of its name in Oklahoma. */
const withTwoStates = (use: (fixture: Fixture) => unknown) =>
  withFixture((fixture) => {
    fixture.edit('business.md', 'farthestCity: 300', 'farthestCity: 900')
    const text = fixture
      .read('locations/ada.md')
      .replace('county: Ada County', 'county: Ada County\nstate: OK')
      .replace('78600', '74820')
      .replace('latitude: 30.5', 'latitude: 34.77')
      .replace('longitude: -97.6', 'longitude: -96.68')
      .replace(/^title: .*/m, 'title: Ada in Oklahoma')
      .replace(/^description: .*/m, 'description: Houses in the other Ada are leveled too.')
    fixture.write(
      'locations/ada-ok.md',
      `${text}\nA {city} in {state} ({state-code}). The office is in {office-city}.\n`,
    )
    return use(fixture)
  })

const twoStates = fixtureSuite('two states', withTwoStates)

twoStates('set two towns of one name apart', async (fixture) => {
  fixture.edit('business.md', 'trade:', 'region: Middle Texas\ntrade:')
  fixture.edit(
    'services/leveling.md',
    'Clay moves.',
    'Clay moves in {region}, {state}, {office-city}, {state-code}.',
  )
  await make(fixture)
  const page = (path: string) => builtPage(fixture, path)
  const other = page('locations/ada-ok')
  assert.match(other.querySelector('main')!.text, 'An Ada in Oklahoma (OK). The office is in Ada.')
  assert.is(other.querySelector('meta[name="geo.region"]')!.getAttribute('content'), 'US-OK')
  assert.is(page('locations/ada').querySelector('meta[name="geo.region"]')!.getAttribute('content'), 'US-TX')
  const data = other
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => text)
    .join()
  assert.match(data, '"addressRegion":"OK"')
  assert.match(data, '"containedInPlace":{"@type":"State","name":"Oklahoma"}')
  assert.match(page('services/leveling').text, 'Clay moves in Middle Texas, Texas, Ada, TX.')
  const links = page('locations')
    .querySelectorAll('main a[href^="/locations/"]')
    .map((link) => `${link.getAttribute('href')} ${link.text.trim()}`)
  assert.ok(links.includes('/locations/ada Ada, TX'), String(links))
  assert.ok(links.includes('/locations/ada-ok Ada, OK'), String(links))
})

twoStates('refuse two towns of one name in one state, and a code that is none', (fixture) => {
  const problems = () => problemsOf(fixture).map(({ message }) => message)
  assert.equal(problems(), [])
  fixture.edit('locations/ada-ok.md', 'state: OK', 'state: XY')
  assert.is(problems().length, 1)
  assert.match(problems()[0]!, 'state is "XY"')
  fixture.edit('locations/ada-ok.md', 'state: XY', '')
  assert.match(problems().join(), 'name is "Ada", whose file would be content/locations/ada.md')
})

twoStates('keep counties of one name apart', (fixture) => {
  const { business, cities } = loadSite(fixture).site
  const [texan, other] = [...cities].sort((a, b) => a.miles - b.miles)
  const many = Array.from({ length: 70 }, (_, i) => ({
    ...(i % 2 ? texan! : other!),
    slug: `t${i}`,
    name: `T ${i}`,
  }))
  assert.equal(
    countiesOf(many, business).map(({ slug, name, state }) => `${slug} ${name} ${state.code}`),
    ['ada-county Ada County TX', 'ada-county-ok Ada County, OK OK'],
  )
})

const suspectedOf = (zip: string, latitude: number, longitude: number, state?: string) =>
  withFixture((fixture) => {
    fixture.edit('business.md', 'farthestCity: 300', 'farthestCity: 2900')
    fixture.edit('locations/ada.md', '78600', zip)
    fixture.edit('locations/ada.md', 'latitude: 30.5', `latitude: ${latitude}`)
    fixture.edit('locations/ada.md', 'longitude: -97.6', `longitude: ${longitude}`)
    fixture.edit('business.md', 'latitude: 30.5', `latitude: ${latitude}`)
    fixture.edit('business.md', 'longitude: -97.6', `longitude: ${longitude}`)
    if (state) fixture.edit('locations/ada.md', 'name: Ada', `name: Ada\nstate: ${state}`)
    return loadSite(fixture)
      .suspect()
      .suspicions.map(({ words, why }) => `${words} ${why}`)
  })

states('suspect nothing of towns that lie in their state', async () => {
  for (const [state, zip, latitude, longitude] of known.filter(([code]) => ['TX', 'AR', 'OK'].includes(code)))
    assert.equal(await suspectedOf(zip, latitude, longitude, state), [], zip)
})

states('suspect a ZIP code and coordinates of another state', async () => {
  assert.equal(await suspectedOf('72901', 30.5, -97.6), [
    '72901 is no ZIP code of Texas; correct it, or write the "state"',
  ])
  assert.equal(await suspectedOf('78664', 39.1, -94.58), [
    '39.1, -94.58 lies outside Texas; correct the coordinates, or write the "state"',
  ])
  assert.equal((await suspectedOf('78664', 30.5, -97.6, 'OK')).length, 2)
})

for (const tests of [states, twoStates]) tests.run()
