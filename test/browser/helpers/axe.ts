/** axe-core, in the page that a test visits. */
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
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
export const lookRules: Axe.RunOptions = { runOnly: ['color-contrast', 'link-in-text-block', 'target-size'] }

/** Returns the rules that the page breaks now, with the first place of each. */
export async function violations(page: Page, state: string, rules: Axe.RunOptions): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    (options) => {
      // Before a pattern or a strip, axe would leave the contrast of words open.
      const plain = new CSSStyleSheet()
      plain.replaceSync(
        '* { background-image: none !important } ::before, ::after { display: none !important }',
      )
      document.adoptedStyleSheets = [plain]
      const { axe } = globalThis as unknown as { axe: typeof Axe }
      // It does not see what is drawn below words in drawings. Those have tests of their own.
      axe.configure({ rules: [{ id: 'color-contrast', selector: ':not(svg *, .drawing *)' }] })
      return axe.run(options)
    },
    // For rules that pass, one place is enough.
    { ...rules, resultTypes: ['violations'] } as Axe.RunOptions,
  )
  assert.ok(
    passes.some(({ id }) => id === 'color-contrast'),
    'axe found no words to look at',
  )
  return violations.map(({ id, nodes }) => `${state}: ${id}, ${nodes[0]!.target} (${nodes.length} places)`)
}
