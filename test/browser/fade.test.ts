import * as assert from 'uvu/assert'
import { eventually } from '../helpers/eventually'
import { everything } from '../helpers/everything'
import { browserSuite } from './helpers/suite'
import type { Visit, Visitor } from './helpers/suite'

const fade = browserSuite('fade')

if (everything)
  fade(
    'runs from page to page, unless pages are prerendered or the visitor wants less motion',
    async (visitor) => {
      assert.is(await fades(visitor, { prerenders: false }), true)
      assert.is(await fades(visitor, { prerenders: true }), false)
      assert.is(await fades(visitor, { prerenders: false, reducedMotion: 'reduce' }), false)
    },
  )

fade(
  'is not needed in Chromium, which prerenders each linked page when a visitor points at the link',
  async (visitor) => {
    const { open, origin, pages } = visitor
    for (const { html } of pages) {
      assert.match(html, '"eagerness":"moderate"')
      assert.match(html, '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}')
    }
    const page = await open('/404')
    const session = await page.context().newCDPSession(page)
    await session.send('Preload.enable')
    let addresses: string[] = []
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      addresses = preloadingAttemptSources.map(({ key }) => `${key.action} ${key.url}`)
    })
    await page.goto(`${origin}/about`)
    const others = pages.filter(({ path }) => path !== '/404').map(({ path }) => `Prerender ${origin}${path}`)
    await eventually(async () => assert.equal(addresses.sort(), others.sort()))
  },
)

fade.run()

interface Case extends Visit {
  prerenders: boolean
}

/** True when a page comes in with a view transition after a click on a link to it. */
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
  // The address changes before the page is shown.
  await page.waitForFunction(() => 'faded' in globalThis)
  return page.evaluate(() => (globalThis as unknown as { faded: boolean }).faded)
}
