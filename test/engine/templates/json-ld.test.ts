import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { County } from '../../../templates/site'
import { loadSite } from '../../../generator/content/load'
import {
  breadcrumbData,
  cityData,
  companyData,
  faqData,
  reviewData,
  serviceData,
} from '../../../templates/json-ld'
import { withFixture } from '../../helpers/fixture'

const data = suite('structured data')

data('gives the company at its address, with the reading of hours and rating meant for data', () =>
  withFixture((fixture) => {
    const company = companyData(loadSite(fixture).site)
    assert.equal(company, {
      '@context': 'https://schema.org',
      '@type': 'HomeAndConstructionBusiness',
      '@id': 'https://www.example.com/#business',
      name: 'Acme Leveling',
      description: 'Acme levels houses.',
      url: 'https://www.example.com/',
      image: 'https://www.example.com/images/social.png',
      telephone: '+15125550199',
      priceRange: '$$',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Main Street',
        addressLocality: 'Ada',
        addressRegion: 'TX',
        postalCode: '78600',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 30.5, longitude: -97.6 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '16:00',
        },
      ],
      areaServed: [{ '@type': 'City', name: 'Ada', containedInPlace: { '@type': 'State', name: 'Texas' } }],
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 5,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
      sameAs: ['https://social.example/acme'],
    })
  }),
)

data('gives a city the form of the specification, and coordinates if the company is in it', () =>
  withFixture((fixture) => {
    const { business, cities, city: whole } = loadSite(fixture).site
    const city = cityData(business, { ...whole(cities[0]!), name: 'Eve' }) as unknown as Record<
      string,
      unknown
    >
    assert.is(city['@type'], 'HomeAndConstructionBusiness')
    assert.is(city.name, 'Acme Leveling Eve')
    assert.is((city.address as { streetAddress: string }).streetAddress, 'Eve')
    assert.is((city.aggregateRating as { ratingValue: number }).ratingValue, 4.9)
    assert.equal(city.sameAs, [])
    assert.is(city.geo, undefined)
    assert.ok('geo' in cityData(business, whole(cities[0]!)))
  }),
)

data('gives a city as a service of the one company when business.md says so', () =>
  withFixture((fixture) => {
    fixture.edit('business.md', 'cityData: local-business', 'cityData: service')
    const { business, cities, city: whole } = loadSite(fixture).site
    const city = cityData(business, whole(cities[0]!)) as unknown as Record<string, unknown>
    assert.is(city['@type'], 'Service')
    assert.is(city.address, undefined)
    assert.equal(city.provider, { '@id': 'https://www.example.com/#business' })
  }),
)

data('takes questions, crumbs, services and reviews from the objects that pages show', () =>
  withFixture((fixture) => {
    const { site } = loadSite(fixture)
    const faqs = faqData(site.pages.faqs.faqs.items) as unknown as {
      mainEntity: { acceptedAnswer: { text: string } }[]
    }
    assert.equal(
      faqs.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text),
      ['Clay & water.', 'Slowly, see services.'],
    )
    assert.equal(
      breadcrumbData(site.business, [
        { name: 'Home', path: '/' },
        { name: 'FAQs', path: '/faqs' },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
          { '@type': 'ListItem', position: 2, name: 'FAQs', item: 'https://www.example.com/faqs' },
        ],
      },
    )
    const service = serviceData(site, site.services[0]!) as unknown as Record<string, unknown>
    assert.is(service.url, 'https://www.example.com/services/leveling')
    const [first] = (reviewData(site) as unknown as { itemListElement: { item: Record<string, unknown> }[] })
      .itemListElement
    assert.is(first!.item.reviewBody, 'The door shuts.')
    assert.is(first!.item.datePublished, '2024-01-01')
  }),
)

data('lists the cities served, or their counties where those have pages', () =>
  withFixture((fixture) => {
    fixture.addCity('Eve')
    const { site } = loadSite(fixture)
    const names = (of: typeof site) =>
      (companyData(of) as unknown as { areaServed: { name: string }[] }).areaServed.map(({ name }) => name)
    assert.equal(names(site).sort(), ['Ada', 'Eve'])
    const county = { ...site.cities[0]!, cities: site.cities } as unknown as County
    assert.equal(names({ ...site, counties: [{ ...county, name: 'Lovelace County' }] }), ['Lovelace County'])
  }),
)

data('leaves samples out as soon as a review is real, or when business.md says so', () =>
  withFixture((fixture) => {
    const samples = () => {
      const list = reviewData(loadSite(fixture).site) as unknown as
        { itemListElement: { item: { reviewBody: string; name?: string } }[] } | undefined
      return list?.itemListElement.map(({ item }) => [item.reviewBody, item.name])
    }
    assert.equal(samples(), [['The door shuts.', 'Sample']])
    fixture.write(
      'testimonials/real.md',
      fixture.read('testimonials/dana.md').replace('sample: yes', 'sample: no').replace('shuts', 'opens'),
    )
    assert.equal(samples(), [['The door opens.', undefined]])
    fixture.remove('testimonials/real.md')
    fixture.edit('business.md', 'reviewDate:', 'sampleReviewData: no\nreviewDate:')
    assert.is(samples(), undefined)
  }),
)

data.run()
