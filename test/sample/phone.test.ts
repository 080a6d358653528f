import * as assert from 'uvu/assert'
import { pagesToLookAt } from '../browser/helpers/every-page'
import { contentSuite, phone } from '../browser/helpers/suite'

const onPhone = contentSuite('a page of the sample on a phone')

/**
 * Returns the height of a page, and the longest distance in its main area without a picture, in pixels. Runs in the
 * browser.
 */
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
  'is at most 14 screens long (home one more), with never four screens in a row without a picture',
  async (visitor) => {
    const { open, origin } = visitor
    const page = await open('/', { viewport: phone, script: false })
    const measured = []
    for (const path of pagesToLookAt(visitor).filter((path) =>
      /^\/((services|locations)\/.*)?$/.test(path),
    )) {
      await page.goto(origin + path)
      measured.push({ path, ...(await page.evaluate(lengths)) })
    }
    const figures = measured.map(({ path, height, longest }) => `${path} ${height} ${longest}`)
    console.log(`heights, and longest ways without a picture:\n  ${figures.join('\n  ')}`)
    assert.equal(
      measured.filter(
        ({ path, height, longest }) => height > (path === '/' ? 10_500 : 9_700) || longest > 2_600,
      ),
      [],
    )
  },
)

onPhone(
  'folds all but the first list before a decision, and unfolds the one of a link',
  async ({ open, origin }) => {
    const page = await open('/services/house-leveling', { viewport: phone })
    const lists = page.locator('.spread ul')
    const shown = () =>
      lists.evaluateAll((all) => all.map((list) => list.checkVisibility({ contentVisibilityAuto: true })))
    assert.equal(await shown(), [true, false, false])
    await page.getByText('How to measure your floors').click()
    assert.equal(await shown(), [true, false, true])
    await page.goto(`${origin}/404`)
    await page.goto(`${origin}/services/house-leveling#costs`)
    assert.equal(await shown(), [true, true, false])
  },
)

onPhone('keeps three quarters of the screen for the page at four times the size', async ({ open }) => {
  const page = await open('/', { viewport: { width: 320, height: 256 } })
  const taken = await page.evaluate(() => {
    scrollTo(0, 1000)
    return [0, innerHeight - 1].flatMap((y) => {
      const bar = document.elementFromPoint(160, y)!.closest('.header, .call-bar')
      return bar ? [bar.clientHeight] : []
    })
  })
  assert.ok(taken.reduce((sum, height) => sum + height, 0) <= 256 / 3.8, `${taken.join(' and ')} px`)
})

onPhone.run()
