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

/** All rules of axe, including the one of WCAG 2.2 that is off by default. */
export const allRules = { rules: { 'target-size': { enabled: true } } }
/** Rules whose result may depend on the scheme or the width of the window. */
export const lookRules = { runOnly: ['color-contrast', 'link-in-text-block', 'target-size'] }

/** Returns the rules that the page breaks now, with the first place of each. */
export async function violations(page: Page, state: string, rules: object): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run(options),
    // For rules that pass, one place is enough.
    { ...rules, resultTypes: ['violations'] },
  )
  assert.ok(
    passes.some(({ id }) => id === 'color-contrast'),
    'axe found no words to look at',
  )
  return violations.map(({ id, nodes }) => `${state}: ${id}, ${nodes[0]!.target} (${nodes.length} places)`)
}
