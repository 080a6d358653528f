import * as assert from 'uvu/assert'
import type { County } from '../../../templates/model/site'
import { loadSite } from '../../../generator/read/load'
import { cityData, companyData, reviewData, serviceData } from '../../../templates/json-ld'
import { memorySuite } from '../../helpers/in-memory'
import type { Fixture } from '../../helpers/fixture'

const data = memorySuite('structured data')

/** Returns the data as a search engine reads it, without our types. */
const asRead = (data: unknown) => data as any

const inTexas = (name: string) => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Texas' },
})

/** Puts sample reviews into the data, which only happens if business.md asks for it. */
const askForSamples = ({ edit }: Fixture) =>
  edit('business.md', 'reviewDate:', 'sampleReviewData: yes\nreviewDate:')

data('has a city as a service of the one company if business.md says so', (fixture) => {
  fixture.edit('business.md', 'cityData: local-business', 'cityData: service')
  const { site, cityOf } = loadSite(fixture)
  const city = cityOf(site.cities[0]!)
  assert.equal(cityData(site, city), {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'House Leveling in Ada',
    serviceType: 'House leveling',
    description: city.description,
    url: 'https://www.example.com/locations/ada',
    areaServed: inTexas('Ada'),
    provider: { '@id': 'https://www.example.com/#business' },
  })
})

data('lists the cities served, or their counties if those have pages', (fixture) => {
  fixture.addCity('Eve')
  const { site } = loadSite(fixture)
  const names = (of: typeof site) =>
    asRead(companyData(of)).areaServed.map(({ name }: { name: string }) => name)
  assert.equal(names(site).sort(), ['Ada', 'Eve'])
  const local = asRead(serviceData(site, { ...site.services[0]!, notIn: ['eve'] })).areaServed
  assert.equal(
    local.map(({ name }: { name: string }) => name),
    ['Ada'],
  )
  const county = { ...site.cities[0]!, cities: site.cities } as unknown as County
  assert.equal(names({ ...site, counties: [{ ...county, name: 'Lovelace County' }] }), ['Lovelace County'])
})

data('leaves out samples unless business.md asks for them, and always when a review is real', (fixture) => {
  const samples = () => {
    const list = asRead(reviewData(loadSite(fixture).site))
    return list?.itemListElement.map(({ item }: any) => [item.reviewBody, item.name, item.datePublished])
  }
  assert.is(samples(), undefined)
  askForSamples(fixture)
  assert.equal(samples(), [['The door shuts.', 'Sample', '2024-01-01']])
  fixture.write(
    'testimonials/real.md',
    fixture
      .read('testimonials/dana.md')
      .replace('sample: yes', 'sample: no\ndate: 2025-09-14')
      .replace('shuts', 'opens'),
  )
  assert.equal(samples(), [['The door opens.', undefined, '2025-09-14']])
})

data('leaves out a sample rating together with the sample reviews', (fixture) => {
  const isRated = () => {
    const { site, cityOf } = loadSite(fixture)
    return [
      'aggregateRating' in companyData(site),
      'aggregateRating' in cityData(site, cityOf(site.cities[0]!)),
    ]
  }
  fixture.edit('business.md', 'name: Acme Leveling', 'samples: [ratings]\nname: Acme Leveling')
  assert.equal(isRated(), [false, false])
  askForSamples(fixture)
  assert.equal(isRated(), [true, true])
  fixture.edit('testimonials/dana.md', 'sample: yes', 'sample: no')
  assert.equal(isRated(), [false, false])
  fixture.edit('business.md', 'samples: [ratings]\n', '')
  assert.equal(isRated(), [true, true])
  const { ratingValue, reviewCount, bestRating } = asRead(companyData(loadSite(fixture).site)).aggregateRating
  assert.equal([ratingValue, reviewCount, bestRating], [5, 12, 5])
})

data.run()
