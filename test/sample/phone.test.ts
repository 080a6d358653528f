import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { contentSuite, phone } from '../browser/helpers/suite'

const onPhone = contentSuite('a page of the sample on a phone')

/** The height of a page, and the longest way in its main area without a picture, in pixels. Runs in the browser. */
function lengths() {
  const main = document.querySelector('main')!
  const pictures = [...main.querySelectorAll('.figure, img, .home-hero, .lot-section, .locations-map')]
  const boxes = [
    ...pictures.map((picture) => picture.getBoundingClientRect()),
    { top: main.offsetHeight, bottom: 0 },
  ]
  let last = 0
  let longest = 0
  for (const { top, bottom } of boxes.sort((a, b) => a.top - b.top)) {
    longest = Math.max(longest, top - last)
    last = Math.max(last, bottom)
  }
  return { height: document.documentElement.scrollHeight, longest: Math.round(longest) }
}

onPhone('has 14 screens at most, and never three without a picture', async ({ open, origin, pages }) => {
  const page = await open('/', { viewport: phone })
  const measured = []
  for (const { path } of pages.filter(({ path }) => /^\/((services|locations)\/.*)?$/.test(path))) {
    await page.goto(origin + path)
    measured.push({ path, ...(await page.evaluate(lengths)) })
  }
  const figures = measured.map(({ path, height, longest }) => `${path} ${height} ${longest}`)
  console.log(`heights, and longest ways without a picture:\n  ${figures.join('\n  ')}`)
  assert.equal(
    measured.filter(({ height, longest }) => height > 9_700 || longest > 2_200),
    [],
  )
})

/** Of each entry with a picture: where the picture ends, and where the title begins, from the left and from above. */
const places = (page: Page) =>
  page.locator('.items.pictured > li').evaluateAll((entries) =>
    entries.map((entry) => {
      const [picture, title] = ['img', 'h3'].map((part) => entry.querySelector(part)!.getBoundingClientRect())
      return { beside: picture!.right <= title!.left, above: picture!.bottom <= title!.top }
    }),
  )

onPhone('has small pictures beside their words, which stand above them on a desk', async ({ open }) => {
  for (const path of ['/', '/locations/hutto']) {
    const page = await open(path, { viewport: phone })
    const entries = await places(page)
    assert.ok(entries.length > 4)
    assert.ok(entries.every(({ beside }) => beside))
    await page.setViewportSize({ width: 1280, height: 800 })
    assert.ok((await places(page)).every(({ above }) => above))
  }
})

onPhone('breaks no word beside a picture at twice the size of letters', async ({ open }) => {
  const page = await open('/services/foundation-repair', { viewport: phone })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const lines = await page.locator('#process .pictured li:has(img) h3').evaluateAll((titles) =>
    titles.map((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return range.getClientRects().length
    }),
  )
  assert.equal(lines, [1, 1])
})

onPhone.run()
