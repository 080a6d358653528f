/** Towns in several states: names in copy, addresses and data. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { mayHoldPlace, mayHoldZip, stateCodes } from '../../../templates/model/states'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { built, builtPage, make } from '../../helpers/fixture-build'

const states = suite('states')

/** Towns whose location is well known: state, ZIP code, degrees north and east. */
const known = [
  ['TX', '75501', 33.425, -94.048], // Texarkana
  ['AR', '71854', 33.442, -94.038], // Texarkana, across the street
  ['OK', '74103', 36.154, -95.993], // Tulsa
  ['AR', '72901', 35.386, -94.398], // Fort Smith
  ['MO', '64108', 39.099, -94.578], // Kansas City
  ['TX', '79901', 31.759, -106.487], // El Paso
  ['NY', '10001', 40.751, -73.997], // New York
  ['VA', '20101', 39.0, -77.46], // Dulles
  ['DC', '20001', 38.91, -77.018], // Washington
  ['AK', '99501', 61.218, -149.9], // Anchorage
  ['MI', '49855', 46.543, -87.395], // Marquette
  ['TX', '73301', 30.27, -97.74], // Austin, the office of the taxes
  ['TX', '88510', 31.76, -106.48], // El Paso, another one
  ['TX', '78520', 25.93, -97.48], // Brownsville
] as const

states('contain their own towns, by ZIP code and coordinates', () => {
  assert.is(new Set(stateCodes).size, 51)
  for (const [state, zip, latitude, longitude] of known)
    for (const code of [state, 'CA', 'WA', 'GA', 'CO'] as const) {
      assert.is(mayHoldZip(code, zip), code === state, `${code} ${zip}`)
      assert.is(mayHoldPlace(code, { latitude, longitude }), code === state, `${code} ${latitude}`)
    }
})

states('share no ZIP code except those of a post office across a border', () => {
  const prefixes = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'))
  const shared = prefixes.filter(
    (prefix) => stateCodes.filter((code) => mayHoldZip(code, `${prefix}01`)).length > 1,
  )
  // Fishers Island, New York, gets its mail from Connecticut, and Alta, Wyoming, from Idaho.
  assert.equal(shared, ['063', '834'])
})

const pages = fixtureSuite('pages of towns in two states')

pages('tell two towns with the same name apart', async (fixture) => {
  fixture.edit('business.md', 'farthestCity: 300', 'farthestCity: 900')
  fixture.edit('business.md', 'trade:', 'region: Middle Texas\ntrade:')
  fixture.edit(
    'services/leveling.md',
    'Clay moves.',
    'Clay moves in {region}, {state}, {office-city}, {state-code}.',
  )
  const other = fixture
    .read('locations/ada.md')
    .replace('county: Ada County', 'county: Ada County\nstate: OK')
    .replace('78600', '74820')
    .replace('latitude: 30.5', 'latitude: 34.77')
    .replace('longitude: -97.6', 'longitude: -96.68')
    .replace(/^title: .*/m, 'title: Ada in Oklahoma')
    .replace(/^description: .*/m, 'description: Houses in the other Ada are leveled too.')
  const facts = 'A {city} in {state} ({state-code}). The office is in {office-city}.'
  fixture.write('locations/ada-ok.md', `${other}\n${facts}\n`)
  await make(fixture)
  const page = (path: string) => built(fixture, `${path}.html`)
  for (const written of [
    'An Ada in Oklahoma (OK). The office is in Ada.',
    '<meta name="geo.region" content="US-OK"/>',
    '"addressRegion":"OK"',
    '"containedInPlace":{"@type":"State","name":"Oklahoma"}',
  ])
    assert.ok(page('locations/ada-ok').includes(written), written)
  assert.match(page('locations/ada'), '<meta name="geo.region" content="US-TX"/>')
  assert.match(page('services/leveling'), 'Clay moves in Middle Texas, Texas, Ada, TX.')
  const links = builtPage(fixture, 'locations')
    .querySelectorAll('main a[href^="/locations/"]')
    .map((link) => `${link.getAttribute('href')} ${link.text.trim()}`)
  for (const link of ['/locations/ada Ada, TX', '/locations/ada-ok Ada, OK'])
    assert.ok(links.includes(link), String(links))
})

for (const tests of [states, pages]) tests.run()
