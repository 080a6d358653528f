import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { without } from './helpers/broken'
import { lookAtEveryPage, noOffence } from './helpers/every-page'
import { browserSuite, desktop } from './helpers/suite'
import type { Visit } from './helpers/suite'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const withAxe = (visit: Visit): Visit => ({
  ...visit,
  prepare: async (page) => {
    await page.addInitScript({ path: axe })
    await visit.prepare?.(page)
  },
})

/** All that axe has, with the one rule of WCAG 2.2 it leaves off by itself. */
const allRules = { rules: { 'target-size': { enabled: true } } }
/** The scheme changes colours and nothing else. */
const colorRules = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** The rules that the page breaks as it is now, with the first place of each. */
async function violations(page: Page, state: string, rules: object): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run(options),
    // Of what is right one place of each is enough.
    { ...rules, resultTypes: ['violations'] },
  )
  assert.ok(
    passes.some(({ id }) => id === 'color-contrast'),
    'axe found no words to look at',
  )
  return violations.map(({ id, nodes }) => `${state}: ${id}, ${nodes[0]!.target} (${nodes.length} places)`)
}

/** All answers at once, which the page itself never shows. */
const openAnswers = (page: Page) =>
  page.evaluate(() => {
    for (const answer of document.querySelectorAll('details')) {
      answer.name = ''
      answer.open = true
    }
  })

const accessibility = browserSuite('axe finds nothing')

accessibility(
  'on any page, on a phone and at a desk, in both schemes, with all answers open',
  async (visitor) => {
    const look = async (page: Page) => {
      const found = await violations(page, 'phone, answers closed', allRules)
      await openAnswers(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      found.push(...(await violations(page, 'phone, dark', colorRules)))
      await page.setViewportSize(desktop)
      found.push(...(await violations(page, 'desk, dark', colorRules)))
      await page.emulateMedia({ colorScheme: 'light' })
      return [...found, ...(await violations(page, 'desk', allRules))]
    }
    await noOffence(visitor, await lookAtEveryPage(visitor, withAxe({}), look), (found) => found)
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  accessibility(`in the open menu, in the ${colorScheme} scheme`, async ({ open }) => {
    const page = await open('/services/helical-piers', withAxe({ colorScheme }))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').waitFor()
    assert.equal(await violations(page, 'menu open', allRules), [])
  })

  accessibility(`in the gallery at another picture, in the ${colorScheme} scheme`, async ({ open }) => {
    const page = await open('/services', withAxe({ colorScheme, reducedMotion: 'reduce' }))
    await page.getByRole('button', { name: 'Picture 3' }).click()
    assert.equal(await violations(page, 'third picture', allRules), [])
  })

  accessibility(`in the error fallback, in the ${colorScheme} scheme`, async ({ open }) => {
    const page = await open('/about', withAxe({ colorScheme, ...without('menu', '/about') }))
    await page.getByText('Something went wrong').waitFor()
    assert.equal(await violations(page, 'error', allRules), [])
  })
}

accessibility.run()
