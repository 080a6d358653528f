import * as assert from 'uvu/assert'
import { browserSuite } from './helpers/suite'
import type { Visit, Visitor } from './helpers/suite'

const fade = browserSuite('fade')

fade('is left out where the next page can be ready before the click', async (visitor) => {
  assert.is(await fades(visitor, { prerenders: true }), false)
})

fade('leads from page to page in other browsers', async (visitor) => {
  assert.is(await fades(visitor, { prerenders: false }), true)
})

fade('is left out for those who asked for less motion', async (visitor) => {
  assert.is(await fades(visitor, { prerenders: false, reducedMotion: 'reduce' }), false)
})

fade.run()

interface Case extends Visit {
  prerenders: boolean
}

/** Whether a page comes in by a view transition after a click on a link to it. */
async function fades({ open, origin }: Visitor, { prerenders, ...visit }: Case): Promise<boolean> {
  const page = await open('/about', {
    ...visit,
    prepare: (page) =>
      page.addInitScript((prerenders) => {
        HTMLScriptElement.supports = (type) => prerenders || type !== 'speculationrules'
        addEventListener('pagereveal', ({ viewTransition }) =>
          Object.assign(globalThis, { faded: viewTransition !== null }),
        )
      }, prerenders),
  })
  await page.locator('footer a[href="/faqs"]').click()
  await page.waitForURL(`${origin}/faqs`)
  // The address is known before the page is shown.
  await page.waitForFunction(() => 'faded' in globalThis)
  return page.evaluate(() => (globalThis as unknown as { faded: boolean }).faded)
}
