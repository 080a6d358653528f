import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../generator/read/load'
import { contentDir, publicDir } from '../helpers/owners-folders'
import { alikePairs, cityTexts } from '../helpers/similarity'

const sample = suite('the sample')

sample('has what the specification counts, and nothing suspicious', () => {
  const { site, suspicions } = loadSite({ contentDir, publicDir })
  assert.equal(suspicions, [])
  for (const [kind, count] of Object.entries({ services: 12, cities: 14, testimonials: 12, redirects: 2 })) {
    const { length } = site[kind as 'services']
    assert.is(length, count, `exactly ${count} ${kind}, found ${length}`)
  }
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

sample('has the postal codes and tiers of the specification', () => {
  const { site } = loadSite({ contentDir, publicDir })
  for (const [slug, expected] of Object.entries(specified)) {
    const city = site.cities.find((candidate) => candidate.slug === slug)
    assert.is(city && `${city.postalCode} ${city.tier.id}`, expected, slug)
  }
})

sample('says other things of each city: no two pages share 8 % of their five-word sequences', () => {
  assert.equal(alikePairs(cityTexts(loadSite({ contentDir, publicDir })).own, 0.08), [])
})

sample.run()
