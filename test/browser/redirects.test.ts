import * as assert from 'uvu/assert'
import { redirects, siteOfPages } from './helpers/fixture-site'
import { browserSuite, suiteOn } from './helpers/suite'

const stub = suiteOn(siteOfPages, 'redirect on a host that knows no redirects')

for (const [from, to] of redirects)
  for (const script of [true, false])
    stub(
      `leads ${from} to ${to} and leaves no entry in the history, ${script ? 'with query and fragment' : 'without script'}`,
      async ({ open, origin }) => {
        const search = '?utm_source=card#more'
        const target = origin + to + (script ? search : '')
        const page = await open('/about', { script })
        await page.goto(origin + from + search)
        await page.waitForURL(target)
        assert.match(await page.locator('h1').innerText(), /\w/)
        await page.goBack()
        assert.is(page.url(), `${origin}/about`)
        await page.goForward()
        assert.is(page.url(), target)
      },
    )

const server = browserSuite('redirect on a host that reads _redirects')

for (const [from, to] of redirects)
  server(`redirects ${from} to ${to} with 301, and keeps query and fragment`, async ({ open, origin }) => {
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
