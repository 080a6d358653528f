import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { filesOf } from '../../templates/model/page-files'
import type { Business } from '../../templates/model/site'
import { builtSite } from '../helpers/built-site'
import { plain, textOf } from '../helpers/page-text'
import { atLeast, complaint, copyOf, exactly, nth } from './needs'
import type { Need } from './needs'
import { everyPage, redirects, specification } from './spec-table'
import type { Part } from './spec-rows'
import type { PageSpec } from './spec-table'

/** The part of a page that the specification speaks of. */
function find(document: HTMLElement, at: Part['at']): HTMLElement | null {
  if (typeof at === 'string') return document.querySelector(at)
  return (
    document
      .querySelectorAll('main section')
      .find((section) => at.test(textOf(section.querySelector('h2')))) ?? null
  )
}

/** What a page lacks of its specification. */
function missing(document: HTMLElement, { path, parts }: PageSpec, business: Business): string[] {
  return parts.flatMap(({ name, at, needs }) => {
    const found = find(document, at)
    if (!found) return [`${path}: ${name} is missing`]
    return needs
      .filter((need) => !need.met(found, business))
      .map((need) => `${path}: ${name} ${complaint(need, found)}`)
  })
}

const pageAt = async (path: string) => {
  const { site, pages } = await builtSite()
  const page = pages.find((page) => page.path === path)
  assert.ok(page, `there is no page ${path}`)
  return { ...page, business: site.business }
}

const shown = suite('the specification')

for (const page of specification)
  shown(`is shown on ${page.path}`, async () => {
    const { document, business } = await pageAt(page.path)
    assert.equal(missing(document, page, business), [])
  })

shown('is kept by pages added later, where it speaks of every page', async () => {
  const { pages, site } = await builtSite()
  const known = new Set(specification.map(({ path }) => path))
  for (const { path, document } of pages.filter(({ path }) => !known.has(path))) {
    const place = site.cities.find(({ slug }) => path.endsWith(`/${slug}`))?.name
    assert.equal(missing(document, { path, parts: everyPage(path, { place }) }, site.business), [])
  }
})

shown('has no placeholder left on any page', async () => {
  const { pages } = await builtSite()
  assert.equal(
    pages.flatMap(({ path, document, text }) =>
      [text, textOf(document.querySelector('title')), plain(document.querySelector('head')!.text)].flatMap(
        (words) =>
          (words.match(/\{[a-z_-]+\}|\bundefined\b|\bNaN\b|\[object/gi) ?? []).map(
            (left) => `${path}: ${left}`,
          ),
      ),
    ),
    [],
  )
})

shown('has a picture of 1200x630 to share on every page', async () => {
  const { folder, pages, site } = await builtSite()
  const images = new Set(
    pages.map(({ document }) =>
      document.querySelector('meta[property="og:image"]')!.getAttribute('content')!,
    ),
  )
  for (const image of images) {
    const { width, height } = imageSize(readFileSync(join(folder, image.slice(site.business.host.length))))
    assert.equal([width, height], [1200, 630], image)
  }
})

shown(
  'has the questions and answers of the page in the structured data of the FAQs, word for word',
  async () => {
    const { document } = await pageAt('/faqs')
    const { mainEntity } = dataOf(document, 'FAQPage') as { mainEntity: FaqData[] }
    assert.equal(
      mainEntity.map(({ name, acceptedAnswer }) => `${plain(name)} ${plain(acceptedAnswer.text)}`),
      document.querySelectorAll('details').map(textOf),
    )
  },
)

shown('has the reviews of the page in the structured data of the reviews, word for word', async () => {
  const { document, business } = await pageAt('/reviews')
  const { itemListElement } = dataOf(document, 'ItemList') as { itemListElement: { item: ReviewData }[] }
  assert.equal(
    itemListElement.map(({ item }) => [item['@type'], plain(item.author.name), plain(item.reviewBody)]),
    document
      .querySelectorAll('main section figure')
      .map((figure) => [
        'Review',
        textOf(figure.querySelector('figcaption b')),
        textOf(figure.querySelector('blockquote')),
      ]),
  )
  assert.is(itemListElement.length, 12, `exactly 12 reviews, found ${itemListElement.length}`)
  for (const { item } of itemListElement) {
    assert.is(item.reviewRating.ratingValue, 5)
    assert.match(item.datePublished, /^\d{4}-\d\d-\d\d$/)
    assert.is(item.itemReviewed.name, business.name)
  }
})

interface FaqData {
  name: string
  acceptedAnswer: { text: string }
}

interface ReviewData {
  '@type': string
  author: { name: string }
  reviewBody: string
  reviewRating: { ratingValue: number }
  datePublished: string
  itemReviewed: { name: string }
}

const dataOf = (document: HTMLElement, kind: string): unknown =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.text))
    .find((data) => data['@type'] === kind)

for (const [from, to] of redirects)
  shown(`leads from ${from} to ${to} at once, and leaves no entry in the history`, async () => {
    const { folder, site } = await builtSite()
    for (const file of filesOf(from)) {
      const document = parse(readFileSync(join(folder, file), 'utf8'))
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name)
      assert.is(attribute('meta[http-equiv="refresh"]', 'content'), `0; url=${to}`)
      assert.is(attribute('script[data-to]', 'data-to'), to)
      assert.is(attribute('link[rel="canonical"]', 'href'), site.business.host + to)
      assert.ok(document.querySelector(`a[href="${to}"]`))
    }
  })

shown.run()

const proof = suite('the table')

for (const page of specification)
  proof(`reports each thing that is taken from ${page.path}`, async () => {
    const { document, business } = await pageAt(page.path)
    const unnoticed = page.parts.flatMap(({ name, at, needs }) =>
      needs.flatMap((need) => {
        const copy = copyOf(find(document, at)!)
        need.spoil(copy, business)
        return need.met(copy, business) ? [`${name}: ${need.what}`] : []
      }),
    )
    assert.equal(unnoticed, [])
  })

/** Sections that are made of Markdown, plates, and a sentence in large type: what they are on is the writer's choice. */
const isChoice = (part: HTMLElement) =>
  part.querySelector('.prose') !== null || part.closest('.plate, .band') !== null

for (const page of specification)
  proof(`reports each section that is taken from ${page.path}`, async () => {
    const { html, business } = await pageAt(page.path)
    const document = parse(html)
    const parts = [
      ...document.querySelectorAll(
        'header, footer, main > :not(script, .stratum, svg), main section, main figure, nav, body > a, template',
      ),
    ]
    const unnoticed = parts
      .filter((part) => !isChoice(part))
      .filter((part) => {
        const siblings = part.parentNode!.childNodes
        const place = siblings.indexOf(part)
        siblings.splice(place, 1)
        const complaints = missing(document, page, business)
        siblings.splice(place, 0, part)
        return complaints.length === 0
      })
    assert.equal(
      unnoticed.map((part) => `${part.tagName} ${part.id} ${part.classNames}`),
      [],
    )
  })

proof('says how many there should be, and how many there are', () => {
  const list = parse('<ul><li><b>1</b></li><li></li></ul>')
  const said = (need: Need) => complaint(need, list)
  assert.is(said(exactly(15, 'questions', 'li')), 'needs exactly 15 questions, found 2')
  assert.is(said(atLeast(3, 'tips', 'li')), 'needs at least 3 tips, found 2')
  const inEntry = (n: number) => nth(n, 'li', exactly(2, 'names', 'b'))
  assert.is(said(inEntry(0)), 'needs exactly 2 names in entry 1, found 1')
  assert.is(said(inEntry(5)), 'needs exactly 2 names in entry 6, found 0')
})

proof('asks for something in every part', () => {
  assert.equal(
    specification.flatMap(({ path, parts }) =>
      parts.filter(({ needs }) => needs.length === 0).map(({ name }) => `${path}: ${name}`),
    ),
    [],
  )
})

proof.run()
