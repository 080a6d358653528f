import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { browserSuite } from './helpers/suite'

const unknown = ['/a/b/c/d/e', '/x/?q=1', ...(everything ? ['/nothing.html'] : [])]

const notFound = browserSuite('unknown address')

notFound('responds with 404, styles, font, script and links at any depth', async ({ open, origin }) => {
  for (const path of unknown) {
    const failed: string[] = []
    const status: number[] = []
    const page = await open(path, {
      prepare: (page) =>
        page.on('response', (response) => {
          if (response.url() === origin + path) status.push(response.status())
          else if (response.status() >= 400) failed.push(response.url())
        }),
    })
    await page.waitForLoadState('networkidle')
    assert.equal([status, failed], [[404], []], path)
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

notFound.run()
