import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { failing } from './helpers/broken'
import { everything } from '../helpers/everything'
import { browserSuite } from './helpers/suite'
import type { Visit } from './helpers/suite'

const fallback = browserSuite('error fallback')

fallback('appears in main when a behavior fails, until Refresh Page is clicked', async ({ open, site }) => {
  const page = await open('/about', failing)
  await screen(page).waitFor()
  assert.equal((await page.locator('main').innerText()).split(/\n+/), [
    'Something went wrong',
    'We’re sorry, but something unexpected happened',
    'Refresh Page',
  ])
  assert.is(await page.locator('h1').count(), 1)
  assert.is(await page.locator('main > *').first().getAttribute('role'), 'alert')
  for (const place of ['.call-bar', '.footer']) {
    const phone = page.locator(`${place} a[href="tel:${site.business.phone}"]`)
    assert.ok(await phone.isVisible(), place)
  }
  await heal(page)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refresh Page' }).click()])
  assert.is(await screen(page).count(), 0)
  assert.is(await page.locator('h1').count(), 1)
})

fallback('does not appear, and the page is complete, when the script does not load', async ({ open }) => {
  const answers: [how: string, path: string, prepare: NonNullable<Visit['prepare']>][] = [
    ['is blocked', '/', (page) => page.route('**/*.js', (route) => route.abort())],
    ['is missing', '/services', (page) => page.route('**/*.js', (route) => route.fulfill({ status: 404 }))],
    ['is cut off', '/faqs', (page) => page.route('**/*.js', (route) => route.fulfill({ body: '(()=>{' }))],
  ]
  for (const [how, path, prepare] of everything ? answers : answers.slice(1)) {
    const whole = await (await open(path, { script: false })).locator('main').innerText()
    const page = await open(path, { prepare })
    assert.is(await page.locator('main').innerText(), whole, `${path}, where the script ${how}`)
    assert.is(await screen(page).count(), 0)
  }
})

fallback.run()

async function heal(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.evaluate(() => (sessionStorage.whole = 'yes'))
}

const screen = (page: Page) => page.getByText('Something went wrong')
