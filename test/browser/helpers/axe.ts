/** axe-core, in the page that a test visits. */
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Visit } from './suite'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export const withAxe = (visit: Visit): Visit => ({
  ...visit,
  prepare: async (page) => {
    await page.addInitScript({ path: axe })
    await visit.prepare?.(page)
  },
})

/** All that axe has, with the one rule of WCAG 2.2 it leaves off by itself. */
export const allRules = { rules: { 'target-size': { enabled: true } } }
/** What another scheme or a wider window can change. */
export const lookRules = { runOnly: ['color-contrast', 'link-in-text-block', 'target-size'] }

/** The rules that the page breaks as it is now, with the first place of each. */
export async function violations(page: Page, state: string, rules: object): Promise<string[]> {
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
