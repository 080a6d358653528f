import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { engine } from './helpers/engine'
import { browserSuite, desktop, phone } from './helpers/suite'

const pair = browserSuite('before and after')

/** The part of the frame, from 0 to 1, that shows the photo before the repair. */
const edgeOf = (page: Page) =>
  page.locator('.after').evaluate((after) => {
    const inset = getComputedStyle(after).clipPath.match(/[\d.]+(?=%\)$)/)
    return Number(inset?.[0]) / 100
  })

const slider = (page: Page) => page.getByRole('slider', { name: 'Move it' })

const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

pair('starts in the middle, and arrow keys move the edge', async ({ open }) => {
  const page = await open('/')
  assert.is(await edgeOf(page), 0.5)
  await slider(page).focus()
  for (const [key, part] of [
    ['ArrowRight', 0.51],
    ['ArrowLeft', 0.5],
    ['Home', 0],
    ['End', 1],
  ] as const) {
    await page.keyboard.press(key)
    assert.is(await edgeOf(page), part, key)
  }
})

pair('moves the edge to where the pointer is', async ({ open }) => {
  for (const viewport of [phone, desktop]) {
    const page = await open('/', { viewport })
    await slider(page).scrollIntoViewIfNeeded()
    const frame = await box(page, '.before')
    for (const part of [0.1, 0.75]) {
      await page.mouse.click(frame.x + frame.width * part, frame.y + frame.height / 4)
      assert.ok(Math.abs((await edgeOf(page)) - part) < 0.02, `${await edgeOf(page)} for ${part}`)
    }
  }
})

/** Checks that both photos are fully visible, one below the other, each with its label, and that there is no slider. */
async function stands(page: Page): Promise<void> {
  const [before, after] = [await box(page, '.before'), await box(page, '.after')]
  assert.ok(after.y >= before.y + before.height, 'one below the other')
  assert.is(after.height, before.height)
  assert.is(await page.locator('.after').evaluate((it) => getComputedStyle(it).clipPath), 'none')
  assert.equal(await page.locator('.before-after b').allInnerTexts(), ['Before', 'After'])
  for (const part of ['.before img', '.after img', '.before b', '.after b'])
    assert.ok(await page.locator(part).isVisible(), part)
  assert.is(await page.locator('.before-after input').isVisible(), false)
}

// Firefox cannot turn scripts off for one page, so there they only fail to load.
if (engine !== 'firefox')
  pair('is complete without scripts', async ({ open }) => stands(await open('/', { script: false })))

pair.run()
