/** The sample on paper. */
import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { contentSuite } from '../browser/helpers/suite'

const paper = contentSuite('the sample on paper')

paper('on any paper width has plates across the sheet, in their wide framing', async ({ open }) => {
  const page = await open('/')
  await page.emulateMedia({ media: 'print' })
  let seen = 0
  for (const path of ['/', '/services/foundation-repair', '/locations/hutto']) {
    await page.goto(new URL(path, page.url()).href)
    for (const inches of [6.3, 7.5]) {
      await page.setViewportSize({ width: Math.round(96 * inches), height: 960 })
      for (const plate of await page.locator('.plate:not(.tall) img').all()) {
        const { width, height } = (await plate.boundingBox())!
        // Its attributes have the shape of the wide framing.
        const [wide, high] = await Promise.all(
          ['width', 'height'].map(async (name) => Number(await plate.getAttribute(name))),
        )
        const isFilled = Math.abs(height - (width * high!) / wide!) < 1
        assert.ok(width >= 96 * (inches - 0.1) && isFilled, `${path}: ${width} by ${height}`)
        seen += 1
      }
    }
  }
  assert.ok(seen >= 8)
})

paper('has a drawing beside its words, and two gallery pictures in a row', async ({ open }) => {
  const page = await open('/services/foundation-repair', { viewport: { width: 720, height: 960 } })
  await page.emulateMedia({ media: 'print' })
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const [words, drawing] = [await box('.with-figure .lead'), await box('.with-figure .figure')]
  assert.ok(words.x + words.width <= drawing.x)
  await page.goto(new URL('/services', page.url()).href)
  assert.is((await box('.slide:nth-child(1)')).y, (await box('.slide:nth-child(2)')).y)
})

paper('has no more sheets than it needs', async ({ open }) => {
  const page = await open('/locations/hutto')
  for (const [path, most] of [
    ['/locations/hutto', 3],
    ...(everything
      ? ([
          ['/', 5],
          ['/reviews', 2],
        ] as const)
      : []),
  ] as const) {
    await page.goto(new URL(path, page.url()).href)
    const file = (await page.pdf({ format: 'Letter', printBackground: true })).toString('latin1')
    const sheets = file.match(/\/Type \/Page\b/g)!.length
    assert.ok(sheets > 1 && sheets <= most, `${path}: ${sheets}`)
  }
})

paper.run()
