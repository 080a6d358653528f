/** Checks each of many pages of the site once. */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { everything } from '../../helpers/everything'
import { phone } from './suite'
import type { Visit, Visitor } from './suite'

/** The most problems that are listed. The rest are counted. */
const shown = 20

/**
 * Returns what `look` finds on each page in `paths`, by path. A tab loads one page after the other, because a new tab
 * costs more than a page. The size and scheme are always those of the visit.
 */
export async function lookAtEveryPage<T>(
  { open, origin }: Visitor,
  visit: Visit,
  look: (page: Page, path: string) => Promise<T>,
  paths: readonly string[],
): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  let page: Page | undefined
  for (const path of paths) {
    if (page) await goOn(page, origin + path, visit)
    else page = await open(path, { ...visit, fresh: true })
    found.set(path, await look(page, path))
  }
  await page?.context().close()
  return found
}

async function goOn(page: Page, url: string, { viewport = phone, colorScheme = 'light' }: Visit) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  await page.goto(url)
}

/** A page that adds fewer new classes than this is of a kind that others show, with another house, hatch or method. */
const fewest = everything ? 1 : 7

/** Returns pages that together have every class, and so every component. Those with the most classes come first. */
export function pagesOfAllClasses({ pages }: Pick<Visitor, 'pages'>): string[] {
  const left = new Map(pages.map(({ path, html }) => [path, classesIn(html)]))
  const chosen: string[] = []
  for (;;) {
    const [[path, most] = ['', new Set()]] = [...left].sort(([, a], [, b]) => b.size - a.size)
    if (most.size < fewest) return chosen
    chosen.push(path)
    for (const [other, names] of left) left.set(other, new Set([...names].filter((name) => !most.has(name))))
  }
}

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))

/** Returns every page in `npm test -- --all`, and otherwise those that together show every component. */
export const pagesToLookAt = (visitor: Visitor): string[] =>
  everything ? visitor.pages.map(({ path }) => path) : pagesOfAllClasses(visitor)

/** @throws with every problem and its place. The first page with a problem stays open, so that its picture is saved. */
export async function noOffence<T>(
  { open }: Visitor,
  found: Map<string, T>,
  offences: (facts: T, path: string) => string[],
): Promise<void> {
  const paths = new Map<string, string[]>()
  for (const [path, facts] of found)
    for (const offence of new Set(offences(facts, path)))
      paths.set(offence, [...(paths.get(offence) ?? []), path])
  const [first] = paths.values()
  if (first) await open(first[0]!)
  assert.ok(found.size > 2, `only ${found.size} pages were seen`)
  const list = [...paths].map(
    ([offence, on]) => `${offence} on ${on.slice(0, 3).join(', ')} (${on.length} pages)`,
  )
  assert.ok(list.length === 0, [`${list.length} offences`, ...list.slice(0, shown)].join('\n      '))
}
