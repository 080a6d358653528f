import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { without } from './helpers/broken'
import { eventually } from '../helpers/eventually'
import { browserSuite } from './helpers/suite'
import type { Visit } from './helpers/suite'

const broken: [behaviour: string, hook: string, path: string][] = [
  ['menu', 'menu', '/about'],
  ['gallery', 'gallery-next', '/services'],
]

const fallback = browserSuite('error fallback')

for (const [behaviour, hook, path] of broken)
  fallback(`stands in main when the ${behaviour} fails, until Refresh Page`, async ({ open, site }) => {
    const page = await open(path, without(hook, path))
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
    await page.unrouteAll()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refresh Page' }).click()])
    assert.is(await screen(page).count(), 0)
    assert.is(await page.locator('h1').count(), 1)
  })

fallback('does not stop the behaviours after it', async ({ open }) => {
  const page = await open('/about', without('menu', '/about'))
  await screen(page).waitFor()
  const link = page.locator('footer a[href="/about"]')
  await link.scrollIntoViewIfNeeded()
  await page.unrouteAll()
  await link.click()
  // The link to this page scrolls; were that not attached, it would load the page again, without a fault now.
  await eventually(async () => assert.is(await page.evaluate(() => scrollY), 0))
  assert.is(await screen(page).count(), 1)
})

fallback('is not shown, and the page is whole, when the script does not come', async ({ open }) => {
  const answers: [how: string, path: string, prepare: NonNullable<Visit['prepare']>][] = [
    ['is blocked', '/', (page) => page.route('**/*.js', (route) => route.abort())],
    ['is missing', '/services', (page) => page.route('**/*.js', (route) => route.fulfill({ status: 404 }))],
    ['is cut off', '/faqs', (page) => page.route('**/*.js', (route) => route.fulfill({ body: '(()=>{' }))],
  ]
  for (const [how, path, prepare] of answers) {
    const whole = await (await open(path, { script: false })).locator('main').innerText()
    const page = await open(path, { prepare })
    assert.is(await page.locator('main').innerText(), whole, `${path}, where the script ${how}`)
    assert.is(await screen(page).count(), 0)
  }
})

fallback.run()

const screen = (page: Page) => page.getByText('Something went wrong')
