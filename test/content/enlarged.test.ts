/** Pages in a browser whose text the visitor has enlarged. */
import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { contentSuite } from '../browser/helpers/suite'
import { routes } from '../../templates/routes'

const enlarged = contentSuite('enlarged text')

/** The width of the screen, and the text size in percent of the default. */
const sizes = [
  [180, 100],
  [360, 200],
  ...(everything
    ? ([
        [360, 125],
        [360, 150],
      ] as const)
    : []),
] as const

enlarged(
  'does not scroll sideways, and keeps the menu and the call button in view',
  async ({ open, origin, site }) => {
    // One page of each template.
    const paths = new Map(routes(site).map(({ template, path }) => [template, path]))
    const page = await open('/')
    for (const path of paths.values()) {
      await page.goto(origin + path)
      for (const [width, percent] of sizes) {
        await page.setViewportSize({ width, height: 740 })
        const wrong = await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`
          const buttons = [...document.querySelectorAll('.menu-button, .call-bar .call, .bedrock .tel')]
          return [
            ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
            ...buttons.flatMap((button) => {
              const { left, right, top, bottom } = button.getBoundingClientRect()
              const isBelow = !button.matches('.tel') && (top < 0 || bottom > innerHeight + 1)
              return left < 0 || right > innerWidth || isBelow ? [button.className] : []
            }),
          ]
        }, percent)
        assert.equal(wrong, [], `${path} at ${width} px and ${percent} %`)
      }
    }
  },
)

enlarged.run()
