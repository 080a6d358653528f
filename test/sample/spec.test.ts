import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { filesOf } from '../../templates/model/page-files'
import type { Business } from '../../templates/model/site'
import { builtSite } from '../helpers/built-site'
import { textOf } from '../helpers/page-text'
import { complaint } from './needs'
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

/** What the law and visitors ask of any site. */
const besides = ['/privacy']

shown(
  'names every page and redirect but the privacy page, which has what it says of every page',
  async () => {
    const { pages, site } = await builtSite()
    const specified = specification.map(({ path }) => path)
    assert.equal(pages.map(({ path }) => path).sort(), [...specified, ...besides].sort())
    assert.equal(site.redirects, redirects)
    for (const path of besides) {
      const { document } = await pageAt(path)
      assert.equal(missing(document, { path, parts: everyPage(path)['every page']! }, site.business), [])
    }
  },
)

for (const { from, to } of redirects)
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

/** Sections that are made of Markdown, plates, and a sentence in large type: what they are on is the writer's choice. */
const isChoice = (part: HTMLElement) =>
  part.querySelector('.prose') !== null || part.closest('.plate, .band') !== null

for (const page of specification)
  shown(`speaks of each section of ${page.path}`, async () => {
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

shown.run()
