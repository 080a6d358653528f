import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { redirects } from './helpers/fixture-site'
import { browserSuite } from './helpers/suite'

const stub = browserSuite('redirect on a host that knows no redirects', { redirects: false })

for (const [from, to] of redirects) {
  stub(`leads ${from} to ${to} and keeps query and fragment`, async ({ open, origin }) => {
    const page = await open('/about')
    await go(page, `${from}?utm_source=card#more`)
    await page.waitForURL(`${origin}${to}?utm_source=card#more`)
  })

  stub(`leads ${from} to ${to} without script`, async ({ open, origin }) => {
    const page = await open('/about', { script: false })
    await page.goto(origin + from)
    await page.waitForURL(origin + to)
  })

  for (const script of [true, false])
    stub(
      `leaves no entry for ${from} in the history${script ? '' : ', without script either'}`,
      async ({ open, origin }) => {
        const page = await open('/about', { script })
        await page.goto(origin + from)
        await page.waitForURL(origin + to)
        assert.match(await page.locator('h1').innerText(), /\w/)
        await page.goBack()
        assert.is(page.url(), `${origin}/about`)
        await page.goForward()
        assert.is(page.url(), origin + to)
      },
    )
}

const server = browserSuite('redirect on a host that reads _redirects')

for (const [from, to] of redirects)
  server(`leads ${from} to ${to} with 301, with query and fragment`, async ({ open, origin }) => {
    const page = await open('/about', { script: false })
    const answer = await page.request.get(`${origin}${from}?a=b`, { maxRedirects: 0 })
    assert.is(answer.status(), 301)
    assert.is(answer.headers().location, `${to}?a=b`)
    await page.goto(`${origin}${from}?a=b#more`)
    assert.is(page.url(), `${origin}${to}?a=b#more`)
    await page.goBack()
    assert.is(page.url(), `${origin}/about`)
  })

stub.run()
server.run()

/** As a link would, for which Playwright need not wait. */
const go = (page: Page, path: string) =>
  page.evaluate((target) => {
    location.href = target
  }, path)
