/** The words at the top of the home page, which content may change or leave out. */
import * as assert from 'uvu/assert'
import { contentSuite, desktop } from '../browser/helpers/suite'
import { skip } from '../helpers/skip'

const homeHero = contentSuite('top of the home page')

homeHero(
  'says what the firm does, how deep the ground moves, and beside the house what moves it',
  async (visitor) => {
    const { region, pages } = visitor.site
    const page = await visitor.open('/', { viewport: desktop, reducedMotion: 'reduce' })
    const { eyebrow, heading, states } = pages.home.hero
    assert.equal(await page.locator('h1').allTextContents(), [eyebrow ? `${eyebrow} ${heading}` : heading])
    if (region.ground.moves)
      assert.match(await page.locator('.home-hero li').first().innerText(), region.ground.moves)
    else skip('region.md does not say how much of the ground moves')
    for (const [tab, { callout }] of (states ?? []).entries()) {
      await page.locator('.states b').nth(tab).click()
      const seen = await page.evaluate(() =>
        [...document.querySelectorAll('.home-hero text')]
          .filter((text) => getComputedStyle(text).opacity === '1')
          .map((text) => text.textContent),
      )
      assert.equal(
        seen.map((text) => text!.replace(' →', '')),
        callout ? [callout] : [],
      )
    }
  },
)

homeHero.run()
