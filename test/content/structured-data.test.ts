/** Compares the structured data of pages with the text around it. */
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { plain, textOf } from '../helpers/page-text'

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

structured.run()
