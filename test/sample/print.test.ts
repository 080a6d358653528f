/** The sample on paper. */
import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { contentSuite } from '../browser/helpers/suite'

const paper = contentSuite('the sample on paper')

/** The most sheets that each page needs. */
const needed = {
  '/': 5,
  '/services/foundation-repair': 4,
  '/locations/hutto': 3,
  '/services': 3,
  '/locations': 2,
  '/reviews': 3,
  ...(everything && { '/locations/round-rock': 3, '/about': 2, '/faqs': 2, '/es': 3, '/privacy': 1 }),
}

paper('has no more sheets than it needs', async ({ open }) => {
  const page = await open('/')
  for (const [path, most] of Object.entries(needed)) {
    await page.goto(new URL(path, page.url()).href)
    await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
    const file = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1')
    const sheets = file.match(/\/Type \/Page\b/g)!.length
    assert.ok(sheets <= most, `${path}: ${sheets}`)
  }
})

paper('has the number and the hours on top, every answer open, and nothing to press', async ({ open }) => {
  const page = await open('/locations/hutto', { viewport: { width: 720, height: 960 } })
  await page.emulateMedia({ media: 'print' })
  const top = page.locator('.call-bar p')
  assert.ok((await top.boundingBox())!.y < 60)
  const words = await page.locator('body').innerText()
  assert.match(words, /^[^]{0,80}\(512\)\s555.0142\s+Monday to Saturday/)
  assert.not.match(words, /Call Now|Menu/)
  for (const answer of await page.locator('.answer').all())
    assert.ok((await answer.boundingBox())!.height > 9)
})

paper('has a drawing beside its words, and no letter across the edge of the sheet', async ({ open }) => {
  const page = await open('/services/foundation-repair', { viewport: { width: 720, height: 960 } })
  await page.emulateMedia({ media: 'print' })
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const [words, drawing] = [await box('.with-figure .lead'), await box('.with-figure .figure')]
  assert.ok(words.x + words.width <= drawing.x)
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
})

paper(
  'has a gauge in its true size: an inch, a penny of 0.75 inch, and one and three pennies',
  async ({ open }) => {
    const page = await open('/faqs', { viewport: { width: 720, height: 960 } })
    await page.emulateMedia({ media: 'print' })
    const sizes = await page
      .locator('.penny-gauge :is(circle:first-child, rect)')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map((box) => [box.width, box.height]),
      )
    const inches = sizes.map((size) => size.map((pixels) => Math.round((pixels / 96) * 100) / 100))
    assert.equal(inches, [
      [0.75, 0.75],
      [1, 0.06],
      [1, 0.18],
    ])
  },
)

paper.run()
