import * as assert from 'uvu/assert'
import { browserSuite } from './helpers/suite'

const unknown =
  '/nothing /services/nothing /a/b/c/d/e /services/leveling/nothing /nothing.html /x/?q=1'.split(' ')

const notFound = browserSuite('unknown address')

notFound('answers with status 404 at any depth', async ({ open, origin }) => {
  const page = await open('/about')
  for (const path of unknown) assert.is((await page.goto(origin + path))!.status(), 404, path)
})

notFound('says so, in the title too, and offers ways on', async ({ open, site }) => {
  const page = await open('/a/b/c/d/e')
  assert.is(await page.title(), `Page Not Found | ${site.business.titleSuffix}`)
  const main = page.locator('main')
  assert.match(await main.innerText(), /404/)
  assert.is(await main.locator('h1').innerText(), 'Page Not Found')
  const links = await main.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  assert.equal([...new Set(links)], [`tel:${site.business.phone}`, '/', '/services', '/about'])
})

notFound('has its styles, font, script and working links at any depth', async ({ open, origin }) => {
  for (const path of ['/nothing', '/a/b/c/d/e', '/x/?q=1']) {
    const failed: string[] = []
    const page = await open(path, {
      prepare: (page) =>
        page.on('response', (response) => {
          if (response.status() >= 400 && response.url() !== origin + path) failed.push(response.url())
        }),
    })
    await page.waitForLoadState('networkidle')
    assert.equal(failed, [], path)
    assert.is(await page.locator('.header').evaluate((header) => getComputedStyle(header).position), 'sticky')
    assert.ok(
      await page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded'),
      ),
    )
    assert.is(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded'), 'false')
    await page.locator('main').getByRole('link', { name: 'Services', exact: true }).click()
    await page.waitForURL(`${origin}/services`)
  }
})

notFound('is kept out of search engines', async ({ open }) => {
  const page = await open('/nothing')
  assert.is(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
  assert.is(await page.locator('link[rel=canonical]').count(), 0)
})

notFound.run()
