/** Structured data as it stands in the pages, against schema.org's types and the text around it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../generator/process/paths'
import type { Site } from '../../templates/model/site'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { plain, textOf } from '../helpers/page-text'
import { skip } from '../helpers/skip'

type Data = Record<string, any>

const blocks = (page: BuiltPage): Data[] =>
  page.document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as Data)

/** The one block of a type on a page. */
function block({ pages }: { pages: BuiltPage[] }, path: string, type: string): Data {
  const found = blocks(pages.find((page) => page.path === path)!).filter((data) => data['@type'] === type)
  assert.is(found.length, 1, `${path} has ${found.length} of ${type}`)
  return found[0]!
}

/** What the compiler says of objects that claim to be of schema-dts's types: schema.org's own, with ranges. */
async function typeErrors(data: { name: string; value: Data }[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'json-ld-'))
  const types = JSON.stringify(join(projectDir, 'node_modules/schema-dts/dist/schema'))
  // One line for each object, so that the compiler's line tells which it is.
  const lines = data.map(
    ({ value }, i) => `export const d${i}: WithContext<Thing> = ${JSON.stringify(value)}`,
  )
  writeFileSync(
    join(folder, 'data.ts'),
    [`import type { Thing, WithContext } from ${types}`, ...lines].join('\n'),
  )
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        moduleResolution: 'bundler',
        module: 'esnext',
        types: [],
      },
      files: ['data.ts'],
    }),
  )
  try {
    return await new Promise<string[]>((resolve) =>
      execFile(
        process.execPath,
        [join(projectDir, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
        (error, stdout) => {
          const errors = stdout.split('\n').filter((line) => /error TS/.test(line))
          if (error && errors.length === 0) errors.push(`the compiler failed: ${error.message} ${stdout}`)
          resolve(
            errors.map((line) => {
              const [, number, message] = /\((\d+),\d+\): error (.*)/.exec(line) ?? [
                undefined,
                undefined,
                line,
              ]
              return `${number ? data[Number(number) - 2]!.name : ''}: ${message}`
            }),
          )
        },
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const structured = suite('structured data')

const context = { '@context': 'https://schema.org' }
/** What the compiler must and must not refuse; it sees them with the pages, because each of its runs takes seconds. */
const spoilt: [name: string, value: Data][] = [
  ['no such type', { ...context, '@type': 'LocalBusines' }],
  ['no such property', { ...context, '@type': 'Service', phone: '1' }],
  [
    'no such property below',
    { ...context, '@type': 'LocalBusiness', address: { '@type': 'PostalAddress', zip: '1' } },
  ],
  ['wrong kind of value', { ...context, '@type': 'LocalBusiness', address: { '@type': 'Person' } }],
]

structured('uses only types and properties of schema.org, with values of their kinds', async () => {
  const { pages } = await builtSite()
  const data = pages.flatMap((page) => blocks(page).map((value) => ({ name: page.path, value })))
  assert.ok(data.length >= pages.length, `only ${data.length} blocks`)
  for (const { name, value } of data) assert.is(value['@context'], 'https://schema.org', name)
  const errors = await typeErrors([...data, ...spoilt.map(([name, value]) => ({ name, value }))])
  const isExpected = (error: string) => spoilt.some(([name]) => error.startsWith(`${name}:`))
  assert.equal(
    errors.filter((error) => !isExpected(error)),
    [],
  )
  assert.equal(
    errors.map((error) => error.split(':')[0]),
    spoilt.map(([name]) => name),
  )
})

const companyType = 'HomeAndConstructionBusiness'

/** What business.md makes of a city page. */
const cityType = ({ business }: Site) => (business.cityData === 'service' ? 'Service' : companyType)

/** Real reviews; samples only while there is no other and business.md lets them. */
function reviewsInData({ testimonials, business }: Site) {
  const real = testimonials.filter(({ sample }) => !sample)
  return real.length === 0 && business.sampleReviewData ? testimonials : real
}

structured('stands on the pages the specification names', async () => {
  const site = await builtSite()
  const types = Object.fromEntries(
    site.pages.map((page) => [page.path, blocks(page).map((data) => data['@type'])]),
  )
  const crumbs = ['BreadcrumbList']
  /** A page that names a day or a reader says so last. */
  for (const page of site.pages)
    if (types[page.path]!.at(-1) === 'WebPage') {
      assert.ok(page.document.querySelector('main > .dated'), page.path)
      types[page.path]!.pop()
    }
  assert.equal(types, {
    ...Object.fromEntries(site.pages.map(({ path }) => [path, crumbs])),
    ...Object.fromEntries(
      site.site.services.map(({ slug }) => [`/services/${slug}`, ['Service', ...crumbs]]),
    ),
    ...Object.fromEntries(
      site.site.cities.map(({ slug }) => [`/locations/${slug}`, [cityType(site.site), ...crumbs]]),
    ),
    '/': [companyType],
    '/reviews': reviewsInData(site.site).length > 0 ? ['ItemList', ...crumbs] : crumbs,
    '/faqs': ['FAQPage', ...crumbs],
    '/404': [],
  })
})

structured('gives the company and each city what the specification names', async () => {
  const site = await builtSite()
  const named = [
    'name',
    'description',
    'image',
    'address',
    'telephone',
    'priceRange',
    'openingHoursSpecification',
    'areaServed',
    'sameAs',
  ]
  const { business, cities } = site.site
  const home = block(site, '/', companyType)
  for (const property of [...named, 'geo']) assert.ok(property in home, property)
  for (const city of cities) {
    const data = block(site, `/locations/${city.slug}`, cityType(site.site))
    if (data['@type'] === 'Service') continue
    for (const property of named) assert.ok(property in data, `${city.slug} ${property}`)
    assert.is('geo' in data, city.name === business.address.city, `${city.slug} geo`)
    assert.is(data.address.streetAddress, city.name)
    assert.is(data.address.postalCode, city.postalCode)
    assert.equal(data.areaServed, {
      '@type': 'City',
      name: city.name,
      containedInPlace: { '@type': 'State', name: city.state.name },
    })
    assert.equal(ratingOf(data), ratingsInData(site.site).city)
  }
  const names = (data: Data) => data.areaServed.map(({ name }: Data) => name)
  const served = cities.map(({ name }) => name)
  assert.equal(names(home), served)
  for (const { slug } of site.site.services)
    assert.equal(names(block(site, `/services/${slug}`, 'Service')), served, slug)
  assert.equal(ratingOf(home), ratingsInData(site.site).home)
  assert.is(home.priceRange, business.priceRange)
  assert.equal(home.sameAs, business.sameAs)
})

/** A rating that is a sample leaves the data together with the sample reviews. */
function ratingsInData(site: Site): Partial<NonNullable<Site['business']['ratings']>> {
  const { ratings, samples } = site.business
  const reviews = reviewsInData(site)
  const isShown = samples.includes('ratings') ? reviews.some(({ sample }) => sample) : reviews.length > 0
  return (isShown && ratings) || {}
}

/** As business.md gives it. */
const ratingOf = ({ aggregateRating: rating }: Data) =>
  rating && { value: rating.ratingValue, count: rating.reviewCount }

structured('gives the phone that the page calls, and the address it shows', async () => {
  const { pages } = await builtSite()
  for (const page of pages)
    for (const data of blocks(page)) {
      const telephone = data.telephone ?? data.provider?.telephone
      if (telephone) assert.ok(page.document.querySelector(`a[href="tel:${telephone}"]`), page.path)
    }
  const { address } = block({ pages }, '/', companyType)
  const shown = textOf(pages.find(({ path }) => path === '/')!.document.querySelector('address'))
  assert.is(
    shown,
    `${address.streetAddress} ${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
  )
})

structured('gives the questions and answers of the page, word for word', async () => {
  const site = await builtSite()
  const { document } = site.pages.find(({ path }) => path === '/faqs')!
  const shown = document.querySelectorAll('main details').map((details) => ({
    question: textOf(details.querySelector('summary')),
    answer: textOf(details.querySelector('.answer')),
  }))
  const data = block(site, '/faqs', 'FAQPage').mainEntity.map((question: Data) => ({
    question: plain(question.name),
    answer: plain(question.acceptedAnswer.text),
  }))
  assert.equal(data, shown)
})

structured('gives the breadcrumbs of the page, in order, each with its address', async () => {
  const site = await builtSite()
  for (const page of site.pages.filter(({ path }) => path !== '/' && path !== '/404')) {
    const shown = page.document.querySelectorAll('nav[aria-label=Breadcrumb] li').map((item) => ({
      name: textOf(item),
      path: item.querySelector('a')?.getAttribute('href') ?? page.path,
    }))
    const data = block(site, page.path, 'BreadcrumbList').itemListElement.map((item: Data, i: number) => {
      assert.is(item.position, i + 1)
      return { name: plain(item.name), path: new URL(item.item).pathname }
    })
    assert.equal(data, shown, page.path)
    assert.is(data.at(-1).path, page.path)
  }
})

structured('gives the reviews of the page: author, stars and words', async () => {
  const site = await builtSite()
  if (site.site.testimonials.length === 0) return skip('this firm has no reviews yet')
  const { document } = site.pages.find(({ path }) => path === '/reviews')!
  const shown = document.querySelectorAll('main .review').map((review) => ({
    author: textOf(review.querySelector('figcaption b')),
    stars: /\d/.exec(review.querySelector('[role=img]')!.getAttribute('aria-label')!)?.[0],
    words: textOf(review.querySelector('blockquote')),
  }))
  const data = block(site, '/reviews', 'ItemList').itemListElement.map(({ item }: Data) => {
    assert.match(item.datePublished, /^\d{4}-\d\d-\d\d$/)
    return {
      author: plain(item.author.name),
      stars: String(item.reviewRating.ratingValue),
      words: plain(item.reviewBody),
    }
  })
  assert.is(shown.length, site.site.testimonials.length)
  assert.equal(data, shown)
})

structured.run()
