import * as assert from 'uvu/assert'
import { openBareTab } from './helpers/bare-chrome'
import type { BareTab } from './helpers/bare-chrome'
import { eventually } from '../helpers/eventually'
import { browsersOwn, browserSuite } from './helpers/suite'

/** Every request of this suite, by address, with what the browser says it is for. */
const asked: { path: string; purpose: string }[] = []

const speed = browserSuite('speed', {
  onRequest: ({ url, headers }) => asked.push({ path: url!, purpose: String(headers['sec-purpose'] ?? '') }),
})

speed('prerenders the page that is pointed at, and asks for it once', ({ origin }) => {
  const link = '#menu a[href="/faqs"]'
  return withBareTab(async (tab) => {
    await tab.goto(`${origin}/about`)
    asked.length = 0
    await tab.point(link)
    await eventually(async () => assert.equal(forPage('/faqs'), ['prefetch;prerender']))
    // Long enough to get ready in the background.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await tab.point(link, true)
    await eventually(async () => assert.is(await tab.evaluate('location.pathname'), '/faqs'))
    const activated = 'performance.getEntriesByType("navigation")[0].activationStart > 0'
    assert.is(await tab.evaluate(activated), true)
    assert.is(await tab.evaluate('document.querySelector("[popovertarget]").ariaExpanded'), 'false')
    assert.equal(forPage('/faqs'), ['prefetch;prerender'])
    const others = asked.filter(({ path }) => path !== '/faqs' && !browsersOwn.test(path))
    assert.equal(others, [], 'its font and script are at hand')
  })
})

speed('fetches nothing ahead by itself: without the rules, pointing asks for nothing', ({ origin }) =>
  withBareTab(async (tab) => {
    await tab.goto(`${origin}/about`)
    await tab.evaluate(`document.querySelector('[type=speculationrules]').remove()`)
    asked.length = 0
    await tab.point('#menu a[href="/faqs"]')
    await new Promise((resolve) => setTimeout(resolve, 600))
    assert.equal(
      asked.filter(({ path }) => !browsersOwn.test(path)),
      [],
    )
  }),
)

speed('prerenders nothing that is no page: files, numbers to call', ({ origin, site }) =>
  withBareTab(async (tab) => {
    await tab.goto(`${origin}/about`)
    asked.length = 0
    for (const link of ['a[href="/sitemap.xml"]', `main a[href="tel:${site.business.phone}"]`]) {
      await tab.evaluate(`document.querySelector('${link}').scrollIntoView({ block: 'center' })`)
      await tab.point(link)
      await new Promise((resolve) => setTimeout(resolve, 600))
    }
    assert.equal(
      asked.filter(({ purpose }) => purpose),
      [],
    )
  }),
)

speed.run()

async function withBareTab(use: (tab: BareTab) => Promise<void>): Promise<void> {
  const tab = await openBareTab()
  try {
    await use(tab)
  } finally {
    await tab.close()
  }
}

const forPage = (page: string) => asked.filter(({ path }) => path === page).map(({ purpose }) => purpose)
