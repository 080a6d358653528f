/** One look at every page of the site. */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { phone } from './suite'
import type { Visit, Visitor } from './suite'

/** Pages looked at side by side, one for each core of a small machine. */
const sideBySide = 2

/** Offences listed; the rest are counted. */
const shown = 20

/**
 * Gives what `look` finds on every page, or on those of `paths`, by path. One tab shows one page after the
 * other, because a new one costs more than a page; size and scheme are those of the visit each time.
 */
export async function lookAtEveryPage<T>(
  { open, origin, pages }: Visitor,
  visit: Visit,
  look: (page: Page, path: string) => Promise<T>,
  paths = pages.map(({ path }) => path),
): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  const left = [...paths]
  const lookOn = async () => {
    let page: Page | undefined
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      if (page) await goOn(page, origin + path, visit)
      else page = await open(path, { ...visit, fresh: true })
      found.set(path, await look(page, path))
    }
    await page?.context().close()
  }
  await Promise.all(Array.from({ length: sideBySide }, lookOn))
  return found
}

async function goOn(page: Page, url: string, { viewport = phone, colorScheme = 'light' }: Visit) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  await page.goto(url)
}

/** Pages that between them hold every class there is, and so every component: the longest first. */
export function pagesOfAllClasses({ pages }: Visitor): string[] {
  const seen = new Set<string>()
  return [...pages]
    .sort((a, b) => b.html.length - a.html.length)
    .filter(({ html }) => {
      const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '))
      const more = classes.some((name) => !seen.has(name))
      for (const name of classes) seen.add(name)
      return more
    })
    .map(({ path }) => path)
}

/** @throws with every offence and where it is; the first such page is left open, to be kept. */
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
  assert.ok(found.size > 5, `only ${found.size} pages were seen`)
  const list = [...paths].map(
    ([offence, on]) => `${offence} on ${on.slice(0, 3).join(', ')} (${on.length} pages)`,
  )
  assert.ok(list.length === 0, [`${list.length} offences`, ...list.slice(0, shown)].join('\n      '))
}
