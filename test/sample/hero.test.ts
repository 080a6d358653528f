import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { contentSuite } from '../browser/helpers/suite'
import { everything } from '../helpers/everything'

const hero = contentSuite('the hero of the sample')

/** Returns the lower edge of an element, in pixels below the top of the screen. */
const endOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)

hero('fits a laptop screen with its words, its drawing and its tabs', async ({ open }) => {
  const page = await open('/')
  const least = [
    { width: 1280, height: 720 },
    { width: 1536, height: 730 },
  ]
  const others = [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]
  for (const viewport of everything ? [...least, ...others] : least) {
    await page.setViewportSize(viewport)
    const end = await endOf(page, '.states')
    assert.ok(end <= viewport.height, `it ends at ${end} of ${viewport.height}`)
    assert.ok(
      (await endOf(page, '.actions')) < (await endOf(page, '.home-hero .house')),
      'the words reach the ground',
    )
  }
})

hero(
  'shows on a phone the house, the tabs and the first two promises above the call bar',
  async ({ open }) => {
    const page = await open('/', { viewport: { width: 360, height: 740 } })
    const bar = await page.locator('.call-bar').evaluate((bar) => bar.getBoundingClientRect().top)
    const facts = [1, 2].map((nth) => `.trust > li:nth-child(${nth}) b`)
    for (const selector of ['.home-hero .house', '.states', ...facts]) {
      const end = await endOf(page, selector)
      assert.ok(end <= bar, `${selector} ends at ${end}, the bar begins at ${bar}`)
    }
  },
)

hero('links to the emergency strip, which is open, even without scripts', async ({ open }) => {
  for (const script of [true, false]) {
    const page = await open('/', { script })
    const said = page.locator('#emergency li').first()
    assert.not(await said.isVisible())
    await page.goto(new URL('/#emergency', page.url()).href)
    await said.waitFor({ timeout: 2_000 })
  }
})

hero('keeps the house clear of the words and inside the window', async ({ open }) => {
  const page = await open('/')
  for (const width of everything
    ? [320, 360, 480, 700, 768, 1000, 1024, 1280, 1920, 2560]
    : [320, 700, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const [house, ...words] = await page.evaluate(() =>
      ['.house', 'h1', '.lead', '.actions > .quiet'].map((selector) => {
        const element = document.querySelector(`.home ${selector}`)!
        const range = document.createRange()
        range.selectNodeContents(element)
        const boxes = selector === '.house' ? [element.getBoundingClientRect()] : [...range.getClientRects()]
        return {
          left: Math.min(...boxes.map((box) => box.left)),
          right: Math.max(...boxes.map((box) => box.right)),
          top: Math.min(...boxes.map((box) => box.top)),
          bottom: Math.max(...boxes.map((box) => box.bottom)),
        }
      }),
    )
    assert.ok(
      house!.left >= 0 && house!.right <= width,
      `at ${width} px from ${house!.left} to ${house!.right}`,
    )
    for (const box of words)
      assert.ok(
        box.right <= house!.left || box.bottom <= house!.top,
        `the words meet the house at ${width} px`,
      )
  }
})

hero.run()
