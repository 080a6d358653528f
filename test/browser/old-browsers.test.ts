/** The oldest browsers that we support: a browser is sent names that it does not know for what those lack. */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { cityPath, homePath } from '../../templates/model/urls'
import { browserSuite, phone } from './helpers/suite'
import type { Visit } from './helpers/suite'

const old = browserSuite('old browsers')

/** A visit of a browser without some features. The policy would refuse the changed styles. */
const without = (...features: string[]): Visit => ({
  viewport: phone,
  prepare: (page) =>
    page.route('**/*', async (route) => {
      if (!/^(document|script|image)$/.test(route.request().resourceType())) return route.continue()
      const response = await route.fetch({ maxRetries: 2 })
      if (!/html|script|svg/.test(response.headers()['content-type']!)) return route.fulfill({ response })
      const text = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      await route.fulfill({ response, body: text.replace(new RegExp(features.join('|'), 'gi'), '$&x') })
    }),
})

const withoutColors = without('color-mix')

const fills = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))

old('show the ground and the map in colors, without color-mix()', async ({ open, site }) => {
  for (const [path, parts] of [
    [cityPath(site.cities[0]!), '.lot-section .ground, .edge, .strip-pier .core'],
    ['/locations', '.locations-map .area, .edge'],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open(path, { ...withoutColors, colorScheme })
      const found = await fills(page, parts)
      assert.ok(found.length > 1, path)
      assert.not(found.includes('rgb(0, 0, 0)'), `${path} in the ${colorScheme} scheme`)
      const strip = () => getComputedStyle(document.querySelector('.stratum')!, '::before').backgroundImage
      assert.match(await page.evaluate(strip), 'gradient', 'the hatch of the strip')
    }
})

for (const [missing, visit] of [
  ['popovers and :has()', without('popover', ':has')],
  ['popovers', without('popover')],
  [':has()', without(':has')],
] as const)
  old(
    `open and close the menu, with one word and one sign on its button, without ${missing}`,
    async ({ open }) => {
      const page = await open(homePath, visit)
      const button = page.locator('.menu-button')
      const shown = async (links: number) => {
        await page.locator(`.menu-button[aria-expanded=${links > 0}]`).waitFor()
        assert.is(await page.locator('#menu a:visible').count(), links)
        const words = await button
          .locator('span')
          .evaluateAll(
            (all) => all.filter((word) => word.checkVisibility({ visibilityProperty: true })).length,
          )
        assert.is(words, 1)
      }
      await shown(0)
      await button.click()
      await shown(9)
      await button.click()
      await shown(0)
      await button.click()
      await page.locator('#menu a').getByText('Home').click()
      await shown(0)
    },
  )

old.run()
