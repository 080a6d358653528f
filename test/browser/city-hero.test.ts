import * as assert from 'uvu/assert'
import { cityPath } from '../../templates/model/urls'
import { browserSuite } from './helpers/suite'

const cityHero = browserSuite('the top of a city page')

cityHero('has the house beside the words on a desk, above them on a phone', async ({ open, site }) => {
  const path = cityPath(site.cities[0]!)
  const boxes = async (width: number) => {
    const page = await open(path, { viewport: { width, height: 720 } })
    const [words, house] = await page.evaluate(() =>
      ['.city-hero .lead', '.lot-section .lot > g:last-child'].map((selector) => {
        const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    return { words: words!, house: house! }
  }
  const desk = await boxes(1280)
  assert.ok(desk.house.top < desk.words.bottom)
  const phone = await boxes(360)
  assert.ok(phone.house.bottom < phone.words.top)
})

cityHero.run()
