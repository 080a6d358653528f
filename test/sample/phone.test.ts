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

onPhone(
  'has 14 screens at most, home one more, and never three without a picture',
  async ({ open, origin, pages }) => {
    const page = await open('/', { viewport: phone })
    const measured = []
    for (const { path } of pages.filter(({ path }) => /^\/((services|locations)\/.*)?$/.test(path))) {
      await page.goto(origin + path)
      measured.push({ path, ...(await page.evaluate(lengths)) })
    }
    const figures = measured.map(({ path, height, longest }) => `${path} ${height} ${longest}`)
    console.log(`heights, and longest ways without a picture:\n  ${figures.join('\n  ')}`)
    assert.equal(
      measured.filter(
        ({ path, height, longest }) =>
          height > (path === '/' ? 10_500 : 9_700) || longest > (path === '/' ? 2_600 : 2_200),
      ),
      [],
    )
  },
)

onPhone('has pictures two to a row, which are three to a row on a desk', async ({ open }) => {
  for (const path of ['/', '/locations/hutto']) {
    const page = await open(path, { viewport: phone })
    for (const [viewport, inRow] of [
      [phone, 2],
      [{ width: 1280, height: 800 }, 3],
    ] as const) {
      await page.setViewportSize(viewport)
      const tops = await page
        .locator('.items.pictured img')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top))
      assert.ok(tops.length > 4)
      assert.is(tops.filter((top) => top === tops[0]).length, inRow)
    }
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
