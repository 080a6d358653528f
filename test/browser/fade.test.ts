import * as assert from 'uvu/assert'
import { eventually } from '../helpers/eventually'
import { browserSuite } from './helpers/suite'

const fade = browserSuite('fade')

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
