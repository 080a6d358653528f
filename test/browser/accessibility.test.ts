import * as assert from 'uvu/assert'
import { allRules, violations, withAxe } from './helpers/axe'
import { failing } from './helpers/broken'
import { browserSuite } from './helpers/suite'
import { everything } from '../helpers/everything'

/** States that a visitor causes. Pages as they load are tested in test/content. */
const accessibility = browserSuite('axe finds nothing')

for (const colorScheme of everything ? (['light', 'dark'] as const) : (['light'] as const)) {
  accessibility(`in the open menu, in the ${colorScheme} scheme`, async ({ open }) => {
    const page = await open('/services/leveling', withAxe({ colorScheme }))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').waitFor()
    assert.equal(await violations(page, 'menu open', allRules), [])
  })

  accessibility(`in the gallery at another picture, in the ${colorScheme} scheme`, async ({ open }) => {
    const page = await open('/services', withAxe({ colorScheme, reducedMotion: 'reduce' }))
    await page.getByRole('button', { name: 'Picture 3' }).click()
    assert.equal(await violations(page, 'third picture', allRules), [])
  })

  accessibility(`in the error fallback, in the ${colorScheme} scheme`, async ({ open }) => {
    const page = await open('/about', withAxe({ colorScheme, ...failing }))
    await page.getByText('Something went wrong').waitFor()
    // Scrolled to the end, where the bar at the bottom of a phone covers no link.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    assert.equal(await violations(page, 'error', allRules), [])
  })
}

accessibility.run()
