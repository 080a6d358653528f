/** Compares the structured data of pages with the text around it. */
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
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

/** Returns the only block of a type on a page. */
function block({ pages }: { pages: BuiltPage[] }, path: string, type: string): Data {
  const found = blocks(pages.find((page) => page.path === path)!).filter((data) => data['@type'] === type)
  assert.is(found.length, 1, `${path} has ${found.length} of ${type}`)
  return found[0]!
}

const structured = suite('structured data')

const companyType = 'HomeAndConstructionBusiness'

/** The type of a city page, set by business.md. */
const cityType = ({ business }: Site) => (business.cityData === 'service' ? 'Service' : companyType)

/** Real reviews. Samples count only while there is no real one and business.md allows them. */
function reviewsInData({ testimonials, business }: Site) {
  const real = testimonials.filter(({ sample }) => !sample)
  return real.length === 0 && business.sampleReviewData ? testimonials : real
}

structured('is on the pages that the specification names', async () => {
  const site = await builtSite()
  const types = Object.fromEntries(
    site.first.map((page) => [
      page.path,
      blocks(page).map((data) => data['@context'] === 'https://schema.org' && data['@type']),
    ]),
  )
  const crumbs = ['BreadcrumbList']
  /** A page that states a date or a reviewer does so at its end. */
  for (const page of site.first)
    if (types[page.path]!.at(-1) === 'WebPage') {
      assert.ok(page.document.querySelector('main > .dated'), page.path)
      types[page.path]!.pop()
    }
  assert.equal(types, {
    ...Object.fromEntries(site.first.map(({ path }) => [path, crumbs])),
    ...Object.fromEntries(
      site.site.services.map(({ slug }) => [`/services/${slug}`, ['Service', ...crumbs]]),
    ),
    ...Object.fromEntries(
      site.site.cities.map(({ slug }) => [`/locations/${slug}`, [cityType(site.site), ...crumbs]]),
    ),
    '/': [companyType, 'WebSite'],
    '/reviews': reviewsInData(site.site).length > 0 ? ['ItemList', ...crumbs] : crumbs,
    '/faqs': ['FAQPage', ...crumbs],
    '/404': [],
  })
})

structured('has the phone and the address that pages show', async () => {
  const { pages, site } = await builtSite()
  for (const page of pages) {
    for (const data of blocks(page)) {
      const telephone = data.telephone ?? data.provider?.telephone
      if (telephone) assert.is(telephone, site.business.phone, page.path)
    }
    const called = page.document.querySelectorAll('a.call').map((a) => a.getAttribute('href'))
    assert.is(new Set(called).size, 1, page.path)
  }
  const { address } = block({ pages }, '/', companyType)
  const shown = textOf(pages.find(({ path }) => path === '/')!.document.querySelector('address'))
  assert.is(
    shown,
    `${address.streetAddress} ${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
  )
})

structured('has the questions and answers of the page, word for word', async () => {
  const site = await builtSite()
  const { document } = site.pages.find(({ path }) => path === '/faqs')!
  const { host } = site.site.business
  const linksOf = (element: HTMLElement) =>
    element.querySelectorAll('a').map((link) => link.getAttribute('href')!)
  const shown = document.querySelectorAll('main details').map((details) => ({
    question: textOf(details.querySelector('summary')),
    answer: textOf(details.querySelector('.answer')),
    links: linksOf(details.querySelector('.answer')!).map((href) => new URL(href, `${host}/faqs`).href),
  }))
  const data = block(site, '/faqs', 'FAQPage').mainEntity.map((question: Data) => ({
    question: plain(question.name),
    answer: textOf(parse(question.acceptedAnswer.text)),
    links: linksOf(parse(question.acceptedAnswer.text)),
  }))
  assert.equal(data, shown)
})

structured('has the breadcrumbs of the page, in order, each with its address', async () => {
  const site = await builtSite()
  for (const page of site.pages.filter(({ document }) => document.querySelector('.crumbs'))) {
    const shown = page.document.querySelectorAll('.crumbs li').map((item) => ({
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

structured('has the reviews of the page: author, stars and words', async () => {
  const site = await builtSite()
  if (reviewsInData(site.site).length === 0) return skip('no review of this firm stands in data')
  const { document } = site.pages.find(({ path }) => path === '/reviews')!
  const shown = document.querySelectorAll('main .review').map((review) => ({
    author: textOf(review.querySelector('figcaption b')),
    stars: /\d/.exec(review.querySelector('[role=img]')!.getAttribute('aria-label')!)?.[0],
    words: textOf(review.querySelector('blockquote')),
  }))
  const data = block(site, '/reviews', 'ItemList').itemListElement.map(({ item }: Data) => {
    assert.match(item.datePublished, /^\d{4}-\d\d-\d\d$/)
    assert.equal([item['@type'], item.itemReviewed.name], ['Review', site.site.business.name])
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
