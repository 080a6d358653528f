import { join } from 'node:path'
import * as assert from 'uvu/assert'
import type { County } from '../../../templates/model/site'
import { loadSite } from '../../../generator/read/load'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import { cityData, companyData, datesData, reviewData, serviceData } from '../../../templates/json-ld'
import { routes } from '../../../templates/routes'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { flat } from '../../helpers/photos'
import { fullInMemory, memorySuite } from '../../helpers/in-memory'
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

/** What the company and each city page share. */
const common = {
  '@context': 'https://schema.org',
  '@type': 'HomeAndConstructionBusiness',
  image: 'https://www.example.com/images/social.png',
  telephone: '+15125550199',
  priceRange: '$$',
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '16:00',
    },
  ],
}
data('has a city as a service of the one company if business.md says so', (fixture) => {
  fixture.edit('business.md', 'cityData: local-business', 'cityData: service')
  const { site, cityOf } = loadSite(fixture)
  const city = cityOf(site.cities[0]!)
  assert.equal(cityData(site, city), {
    '@context': common['@context'],
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
    return list?.itemListElement.map(({ item }: any) => [item.reviewBody, item.name])
  }
  assert.is(samples(), undefined)
  askForSamples(fixture)
  assert.equal(samples(), [['The door shuts.', 'Sample']])
  fixture.write(
    'testimonials/real.md',
    fixture.read('testimonials/dana.md').replace('sample: yes', 'sample: no').replace('shuts', 'opens'),
  )
  assert.equal(samples(), [['The door opens.', undefined]])
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

data('says when a page was last updated, and who reviewed it', async () => {
  const { site } = loadSite(await fullInMemory())
  const piers = routes(site).find(({ path }) => path === '/services/piers')!
  assert.equal(datesData(site.business, piers.path, piers.dates!), {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: 'https://www.example.com/services/piers',
    dateModified: '2026-03-14',
    reviewedBy: { '@type': 'Person', name: 'Ann Acme', jobTitle: 'Founder' },
  })
  assert.is(datesData(site.business, '/', {}), undefined)
})

const photos = fixtureSuite('photos in structured data')

const slab = '/images/slab.png'
const door = '/images/door.png'
const crew = '/images/crew.png'
const wall = '/images/wall.png'

/** Photos of different colors, so that each has its own files. */
async function addPhotos({ publicDir }: Fixture): Promise<void> {
  for (const [i, name] of [slab, door, crew, wall].entries())
    await flat({ r: 60 * i, g: 0, b: 0 })
      .png()
      .toFile(join(publicDir, name))
}

const photo = (src: string) => `{ src: ${src}, alt: A photo }`
const pair = (before: string, after: string) => `pair: { before: ${photo(before)}, after: ${photo(after)} }`
const withPhotos = (list: string) => `photos: { heading: Photos, ${list} }`

function addJob({ write }: Fixture, name: string, done: string, ...fields: string[]): void {
  const words = ['title: Raised', 'town: ada', 'service: leveling', 'moved: One corner.', 'method: Piers.']
  write(`jobs/${name}.md`, ['---', ...words, `done: ${done}`, ...fields, '---', ''].join('\n'))
}

/** Returns the "image" field of the company, a city and a service, without host and hashes. */
async function imagesOf(fixture: Fixture): Promise<unknown[]> {
  const { site, cityOf } = loadSite({ ...fixture, photos: await readPhotos(fixture.publicDir) })
  const all = [
    companyData(site),
    cityData(site, cityOf(site.cities[0]!)),
    serviceData(site, site.services[0]!),
  ]
  const bare = (address: string) =>
    address.replace('https://www.example.com', '').replace(/-[0-9a-f]{10}-/, '-')
  return all.map((each) => {
    const { image } = asRead(each)
    return Array.isArray(image) ? image.map(bare) : image && bare(image)
  })
}

photos('has the photos that pages show, and only the one after the repair of a pair', async (fixture) => {
  await addPhotos(fixture)
  const [shared, ...others] = await imagesOf(fixture)
  assert.type(shared, 'string')
  assert.equal(others, [shared, undefined])
  // The newest job has no photo.
  addJob(fixture, 'old', '2024-01', pair(slab, door), `photos: [${photo(wall)}]`)
  addJob(fixture, 'middle', '2024-02', `photos: [${photo(crew)}, ${photo(wall)}]`)
  addJob(fixture, 'new', '2024-03')
  const jobs = ['/assets/crew-720.jpg', '/assets/door-720.jpg']
  assert.equal(await imagesOf(fixture), [[shared, ...jobs], [shared, ...jobs], jobs])
  // Now there are three newer ones, which are all that pages show.
  addJob(fixture, 'newest', '2024-04', `photos: [${photo('/images/plan.svg')}]`)
  assert.equal(await imagesOf(fixture), [[shared, jobs[0]], [shared, jobs[0]], [jobs[0]]])
  fixture.edit('business.md', 'cityData: local-business', 'cityData: service')
  fixture.edit(
    'locations/ada.md',
    'faqs:',
    `${withPhotos(`${pair(door, slab)}, items: [${photo(wall)}]`)}\nfaqs:`,
  )
  fixture.edit('services/leveling.md', 'faqs:', `${withPhotos(`items: [${photo(crew)}]`)}\nfaqs:`)
  fixture.edit('services/leveling.md', 'hero:', `image: ${photo(door)}\nhero:`)
  fixture.edit('pages/about.md', 'hero:', `image: ${photo(crew)}\nhero:`)
  assert.equal(await imagesOf(fixture), [
    [shared, '/assets/crew-720.jpg'],
    ['/assets/slab-720.jpg', '/assets/wall-720.jpg', '/assets/crew-720.jpg'],
    ['/assets/door-720.jpg', '/assets/crew-720.jpg'],
  ])
  // The company has three at most.
  for (const [i, src] of [wall, door, slab].entries())
    addJob(fixture, `job-${i}`, `2024-0${5 + i}`, `photos: [${photo(src)}]`)
  const names = ['crew', 'slab', 'door'].map((name) => `/assets/${name}-720.jpg`)
  assert.equal((await imagesOf(fixture))[0], [shared, ...names])
})

photos('has no photo of other jobs for a city and a service', async (fixture) => {
  await addPhotos(fixture)
  addJob(fixture, 'old', '2024-01', `photos: [${photo(slab)}]`)
  const { site, cityOf } = loadSite({ ...fixture, photos: await readPhotos(fixture.publicDir) })
  const hasPhotos = (town: string, service: string) => {
    const withJob = { ...site, jobs: [{ ...site.jobs[0]!, town, service }] }
    const all = [cityData(withJob, cityOf(site.cities[0]!)), serviceData(withJob, site.services[0]!)]
    return all.map((one) => Array.isArray(asRead(one).image))
  }
  assert.equal(hasPhotos('ada', 'leveling'), [true, true])
  assert.equal(hasPhotos('eve', 'piers'), [false, false])
})

for (const tests of [data, photos]) tests.run()
