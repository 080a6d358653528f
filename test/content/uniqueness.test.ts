import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { plain, textOf } from '../helpers/page-text'
import { sentencesOf } from '../helpers/prose'
import { skip } from '../helpers/skip'

const longestTitle = 60
const descriptionLength = [70, 160] as const

const titleOf = ({ document }: BuiltPage) => plain(document.querySelector('title')!.text)
const descriptionOf = ({ document }: BuiltPage) =>
  plain(document.querySelector('meta[name="description"]')!.getAttribute('content')!)

/** Where two pages give the same answer, both and the answer. */
async function repeats(of: (page: BuiltPage) => string): Promise<string[]> {
  const seen = new Map<string, string>()
  return (await builtSite()).pages.flatMap((page) => {
    const words = of(page)
    const first = seen.get(words)
    seen.set(words, page.path)
    return first ? [`${first} and ${page.path}: ${words}`] : []
  })
}

async function offences(
  judge: (page: BuiltPage) => string | false,
  looked?: readonly BuiltPage[],
): Promise<string[]> {
  return (looked ?? (await builtSite()).pages).flatMap((page) => {
    const offence = judge(page)
    return offence === false ? [] : [`${page.path}: ${offence}`]
  })
}

const pages = suite('every page')

pages('has a title of its own', async () => assert.equal(await repeats(titleOf), []))

pages('has a description of its own', async () => assert.equal(await repeats(descriptionOf), []))

pages('has a first heading of its own', async () => {
  assert.equal(await repeats(({ main }) => textOf(main.querySelector('h1'))), [])
})

pages('has a first paragraph of its own', async () => {
  assert.equal(await repeats(({ main }) => textOf(main.querySelector('.lead'))), [])
})

// With a long brand a title gets longer than search results show, which the build warns of.
pages(`has a title of at most ${longestTitle} characters, and the brand behind it`, async () => {
  const { titleSuffix } = (await builtSite()).site.business
  assert.equal(
    await offences((page) => {
      const title = titleOf(page)
      const brand = ` | ${plain(titleSuffix)}`
      if (!title.endsWith(brand)) return `"${title}" does not end with the brand`
      const { length } = title.slice(0, -brand.length)
      return (
        length > longestTitle &&
        `"${title}" has ${length} characters; at most ${longestTitle} before the brand`
      )
    }),
    [],
  )
})

pages(`has a description of ${descriptionLength.join(' to ')} characters`, async () => {
  const [least, most] = descriptionLength
  assert.equal(
    await offences((page) => {
      const { length } = descriptionOf(page)
      return (length < least || length > most) && `${length} characters`
    }),
    [],
  )
})

pages.run()

const links = suite('links in the text')

/** A page with fewer sentences, such as that of the reviews before there is one, has no room for links in them. */
const leastSentences = 12

/** The pages that every site has; what those link to that the owner added is for the owner to say. */
async function notOwn(): Promise<BuiltPage[]> {
  const { site, pages } = await builtSite()
  const own = new Set(site.ownPages.map(({ slug }) => `/${slug}`))
  return pages.filter(({ path }) => !own.has(path))
}

/** Pages that the main area links to, breadcrumbs apart. */
const linkedFrom = ({ main, path }: BuiltPage) =>
  new Set(
    main
      .querySelectorAll('a[href^="/"]')
      .filter((link) => !link.closest('nav'))
      .map((link) => link.getAttribute('href')!.replace(/[?#].*$/, ''))
      .filter((target) => target !== path),
  )

links('lead from every page to at least two others', async () => {
  assert.equal(
    await offences(
      (page) => {
        const { size } = linkedFrom(page)
        return size < 2 && `links to ${size}`
      },
      await notOwn(),
    ),
    [],
  )
})

links('lead to every page from at least one other, but to the 404 page', async () => {
  const { pages } = await builtSite()
  const linked = new Set(pages.flatMap((page) => [...linkedFrom(page)]))
  assert.equal(
    (await notOwn()).map(({ path }) => path).filter((path) => path !== '/404' && !linked.has(path)),
    [],
  )
})

links('lead to the terms of the warranty from every page that speaks of it', async () => {
  const { site } = await builtSite()
  const { warranty } = site.business.facts
  if (warranty === undefined) return skip('this firm states no warranty')
  assert.equal(
    await offences(({ main, path }) => {
      const speaks = textOf(main).toLowerCase().includes(warranty.toLowerCase())
      return (
        speaks && path !== '/services' && !main.querySelector('a[href="/services#warranty"]') && 'does not'
      )
    }),
    [],
  )
})

links('stand inside sentences on every page with running text', async () => {
  assert.equal(
    await offences(
      ({ main }) => {
        const inSentences = main
          .querySelectorAll('p a[href^="/"], li a[href^="/"], figcaption a[href^="/"], .answer a[href^="/"]')
          .filter((link) => !link.closest('nav') && textOf(link.parentNode).length > textOf(link).length + 10)
        const hasRoom = sentencesOf(main).length >= leastSentences
        return hasRoom && inSentences.length < 2 && `${inSentences.length} links in sentences; 2 are needed`
      },
      await notOwn(),
    ),
    [],
  )
})

links.run()
