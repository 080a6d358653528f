import type { HTMLElement } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Business } from '../../templates/model/site'
import { builtSite } from '../helpers/built-site'
import { withHeading } from '../helpers/folded'
import { textOf } from '../helpers/page-text'
import { complaint } from './needs'
import { redirects, specification } from './spec-table'
import type { Part } from './spec-rows'
import type { PageSpec } from './spec-table'

/** Returns the part of a page that the specification describes. */
function find(document: HTMLElement, at: Part['at']): HTMLElement | null {
  if (typeof at === 'string') return withHeading(document.querySelector(at))
  return (
    document
      .querySelectorAll('main section')
      .find((section) => at.test(textOf(section.querySelector('h2')))) ?? null
  )
}

/** Returns what a page lacks of its specification. */
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
  const { site, first: pages } = await builtSite()
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

shown('lists every redirect, and every page except the privacy page', async () => {
  const { first: pages, site } = await builtSite()
  const specified = specification.map(({ path }) => path)
  assert.equal(pages.map(({ path }) => path).sort(), [...specified, '/privacy'].sort())
  assert.equal(site.redirects, redirects)
})

shown.run()
