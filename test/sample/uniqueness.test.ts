import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage, BuiltSite } from '../helpers/built-site'
import { plain, textOf } from '../helpers/page-text'
import { judging } from './judging'

const descriptionOf = ({ document }: BuiltPage) =>
  plain(document.querySelector('meta[name="description"]')!.getAttribute('content')!)

const pages = suite('every page')
const everyPage = judging(pages)

const own: [what: string, of: (page: BuiltPage) => string][] = [
  ['description', descriptionOf],
  ['first heading', ({ main }) => textOf(main.querySelector('h1'))],
  ['first paragraph', ({ main }) => textOf(main.querySelector('.lead'))],
]
for (const [what, of] of own) {
  const seen = new Map<string, string>()
  everyPage(`has a ${what} of its own`, (page) => {
    const words = of(page)
    const first = seen.get(words)
    seen.set(words, page.path)
    return first !== undefined && `as ${first}: ${words}`
  })
}

pages.run()

const links = suite('links in the text')

/** The pages that every site has. The owner decides what their own pages link to. */
const notOwn = ({ site, pages }: BuiltSite): BuiltPage[] =>
  pages.filter(({ path }) => !site.ownPages.some(({ slug }) => path === `/${slug}`))

const everyLinking = judging(links, notOwn)

/** Returns the pages that the main area links to, without breadcrumbs. */
const linkedFrom = ({ main, path }: BuiltPage) =>
  new Set(
    main
      .querySelectorAll('a[href^="/"]')
      .filter((link) => !link.closest('nav'))
      .map((link) => link.getAttribute('href')!.replace(/[?#].*$/, ''))
      .filter((target) => target !== path),
  )

everyLinking('lead from every page to at least two others', (page) => {
  const { size } = linkedFrom(page)
  return size < 2 && `links to ${size}`
})

links('lead to every page except the 404 page from at least one other', async () => {
  const built = await builtSite()
  const linked = new Set(['/404', ...built.pages.flatMap((page) => [...linkedFrom(page)])])
  assert.equal(
    notOwn(built)
      .map(({ path }) => path)
      .filter((path) => !linked.has(path)),
    [],
  )
})

links.run()
