import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { engine } from './helpers/engine'
import { eventually } from '../helpers/eventually'
import { pictureCount } from './helpers/fixture-site'
import { browserSuite, press } from './helpers/suite'

const gallery = browserSuite('gallery')

gallery(
  'starts with the first, wraps around, keeps the focus on the arrow, and counts quick presses',
  async ({ open }) => {
    const page = await open('/services')
    assert.is(await slides(page).count(), pictureCount)
    await shows(page, 1)
    await leadsTo(next(page), 2)
    assert.ok(await next(page).evaluate((arrow) => arrow === document.activeElement))
    await leadsTo(next(page), 3)
    for (const number of [2, 1, 6]) await leadsTo(previous(page), number)
    await leadsTo(next(page), 1)
    for (let i = 0; i < 4; i++) await next(page).click()
    await shows(page, 5)
  },
)

gallery('jumps to the picture of a dot', async ({ open }) => {
  const page = await open('/services', { reducedMotion: 'reduce' })
  for (const number of [6, 3, 1, 5]) await leadsTo(dot(page, number), number)
})

gallery('follows the arrow keys, wherever the focus is in it, but not with a modifier', async ({ open }) => {
  const page = await open('/services', { reducedMotion: 'reduce' })
  await next(page).focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, 2)
  await track(page).focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, 3)
  await slides(page).nth(2).getByRole('link').focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, 4)
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
  await shows(page, 6)
  for (const modifier of ['Alt', 'Control', 'Meta']) {
    const prevented = await next(page).evaluate((arrow, name) => {
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowRight',
        bubbles: true,
        cancelable: true,
        [`${name.toLowerCase().replace('control', 'ctrl')}Key`]: true,
      })
      return !arrow.dispatchEvent(event)
    }, modifier)
    assert.not(prevented, modifier)
  }
  await shows(page, 6)
})

gallery('shows screen readers and the Tab key only the current picture', async ({ open }) => {
  const page = await open('/services')
  assert.equal(await spoken(page), ['1 of 6'])
  await leadsTo(next(page), 2)
  assert.equal(await spoken(page), ['2 of 6'])
  await track(page).focus()
  await page.keyboard.press('Tab')
  assert.ok(await previous(page).evaluate((arrow) => arrow === document.activeElement))
})

gallery('without scripts shows no dead buttons, and all six pictures can be reached', async ({ open }) => {
  const page = await open('/services', { script: false })
  assert.is(await page.locator('.gallery button:visible').count(), 0)
  await track(page).focus()
  const seen = new Set([await inFrame(page)])
  const place = () => track(page).evaluate((row) => row.scrollLeft)
  for (let i = 0; i < 60 && !seen.has(6); i++) {
    await page.keyboard.press('ArrowRight')
    for (let last = NaN, now = await place(); now !== last; now = await place()) {
      last = now
      await page.waitForTimeout(100)
    }
    seen.add(await inFrame(page))
  }
  seen.delete(undefined)
  assert.equal([...seen], [1, 2, 3, 4, 5, 6])
  const loaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0
  assert.ok(await slides(page).nth(5).locator('img').evaluate(loaded))
})

gallery.run()

const slides = (page: Page) => page.locator('[aria-roledescription=slide]')
const track = (page: Page) => page.locator('.track')
const next = (page: Page) => page.getByRole('button', { name: 'Next picture' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous picture' })
const dot = (page: Page, number: number) => page.getByRole('button', { name: `Picture ${number}` })

/** Presses a button, and waits until this picture is shown. */
async function leadsTo(button: Locator, number: number): Promise<void> {
  await button.click()
  await shows(button.page(), number)
}

/** Waits until this picture fills the frame, and its dot is the current one. */
const shows = (page: Page, number: number) => eventually(() => showsNow(page, number))

async function showsNow(page: Page, number: number): Promise<void> {
  assert.is(await inFrame(page), number)
  const current = await page
    .locator('[aria-label^="Picture "][aria-disabled=true]')
    .evaluateAll((dots) => dots.map((dot) => dot.ariaLabel))
  assert.equal(current, [`Picture ${number}`])
}

/** Returns the number of the picture that fills the frame. Undefined between two pictures. */
const inFrame = (page: Page) =>
  slides(page).evaluateAll((all) => {
    const { left } = all[0]!.parentElement!.getBoundingClientRect()
    const found = all.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 3)
    return found < 0 ? undefined : found + 1
  })

/**
 * Returns the pictures in the accessibility tree. Firefox does not expose the tree, so there it returns those that are
 * not inert.
 */
async function spoken(page: Page): Promise<(string | null)[]> {
  if (engine === 'firefox')
    return slides(page).evaluateAll((all) =>
      all.filter((slide) => !(slide as HTMLElement).inert).map((slide) => slide.ariaLabel),
    )
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'group')
    .map(({ name }) => String(name?.value))
    .filter((name) => /^\d of \d$/.test(name))
}
