import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserSuite, press } from './helpers/suite'

const button = (page: Page, expanded?: boolean) =>
  page.getByRole('button', { name: /^(Menu|Close)$/, expanded })
const links = (page: Page) => page.locator('#menu a')
const shownLinks = (page: Page) => page.locator('#menu a:visible').count()

const closes = async (page: Page) => {
  await button(page, false).waitFor()
  assert.is(await shownLinks(page), 0)
}

const topmost = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)!.closest('a, button, main, body')!.className,
    [x, y],
  )

/** Services, towns and the phone number follow the pages. */
const more = ['Leveling', 'Ada', '(512)\u00A0555\u20110199']
const pages = ['Home', 'Services', 'Locations', 'About', 'Reviews', 'FAQs']

const menu = browserSuite('menu')

menu('is closed at first, and its button opens and closes it and says which', async ({ open }) => {
  const page = await open('/')
  await closes(page)
  await button(page).click()
  await button(page, true).waitFor()
  assert.equal(await links(page).allInnerTexts(), [...pages, ...more])
  assert.is(await shownLinks(page), 9)
  await button(page).click()
  await closes(page)
})

menu('says Close while it is open, and does not dim the header and call bar', async ({ open }) => {
  const page = await open('/', { viewport: { width: 360, height: 740 }, script: false })
  const name = () => page.locator('[popovertarget]').innerText()
  const dimmed = () => topmost(page, 5, 400)
  const shut = [await name(), await dimmed()]
  const width = await button(page).evaluate(({ clientWidth }) => clientWidth)
  await button(page).click()
  assert.is(await page.getByRole('button', { name: 'Close', exact: true }).count(), 1)
  assert.not.equal([await name(), await dimmed()], shut)
  assert.is(await button(page).evaluate(({ clientWidth }) => clientWidth), width)
  assert.is(
    await page.locator('#menu').evaluate((panel) => getComputedStyle(panel, '::backdrop').backgroundColor),
    'rgba(0, 0, 0, 0)',
  )
  assert.is(await topmost(page, 300, 30), 'menu-button')
  assert.is(await topmost(page, 180, 706), 'call')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom)
  const [header, panel] = [await bottomOf('.header'), (await page.locator('#menu').boundingBox())!]
  assert.ok(panel.y >= header, `the menu begins at ${panel.y}, the header ends at ${header}`)
})

menu('closes on Escape and returns the focus to its button', async ({ open }) => {
  const page = await open('/')
  await button(page).focus()
  await press(page, 'Enter', 'Tab', 'Tab')
  assert.is(await focused(page), 'Services')
  await page.keyboard.press('Escape')
  await button(page, false).waitFor()
  assert.is(await focused(page), 'Menu')
  assert.is(await shownLinks(page), 0)
})

menu('closes when a visitor clicks a link to this or another page', async ({ open, origin }) => {
  const page = await open('/about')
  await button(page).click()
  await links(page).getByText('About').click()
  await closes(page)
  await button(page).click()
  await links(page).getByText('Reviews').click()
  await page.waitForURL(`${origin}/reviews`)
  await closes(page)
})

menu(
  'becomes a row of links without a button when the screen is turned while it is open',
  async ({ open }) => {
    const page = await open('/', { viewport: { width: 900, height: 1100 } })
    await button(page).click()
    await page.setViewportSize({ width: 1100, height: 900 })
    await page.waitForFunction(() => !document.querySelector(':popover-open'))
    assert.not(await page.locator('[popovertarget]').isVisible())
    assert.is(await shownLinks(page), 6)
    const tops = await page
      .locator('#menu a:visible')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    assert.is(new Set(tops).size, 1)
    const shown = (await page.locator('#menu').boundingBox())!
    const header = (await page.locator('header').boundingBox())!
    assert.ok(
      shown.y >= header.y && shown.y + shown.height <= header.y + header.height,
      'it stands in the header',
    )
  },
)

menu.run()

/** Returns the text of the element that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).innerText.replace(/\s+/g, ' ').trim())
