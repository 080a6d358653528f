/** The reading sheet on a page. Two radio buttons show the floor before or after, and its table shows both. */
import * as assert from 'uvu/assert'
import { contentSuite, desktop, phone } from '../browser/helpers/suite'
import { skip } from '../helpers/skip'

const sheet = contentSuite('reading sheet on a page')

sheet(
  'keeps figures off the walls, and names legible, on a phone and on a desktop',
  async ({ open, pages }) => {
    const path = pages.find(({ document }) => document.querySelector('.reading-sheet'))?.path
    if (path === undefined) return skip('no page shows a reading sheet')
    for (const viewport of [phone, desktop]) {
      const page = await open(path, { viewport, reducedMotion: 'reduce' })
      const { small, onWall } = await page.evaluate(() => {
        const svg = document.querySelector<SVGSVGElement>('.reading-sheet svg')!
        const scale = svg.getScreenCTM()!.a
        const texts = [...svg.querySelectorAll('text')].filter((text) => text.getClientRects().length > 0)
        const [width, depth] = /h(\d+)v(\d+)/
          .exec(svg.querySelector('.wall')!.getAttribute('d')!)!
          .slice(1)
          .map(Number)
        return {
          small: texts
            .filter((text) => parseFloat(getComputedStyle(text).fontSize) * scale < 11)
            .map((text) => text.textContent),
          onWall: texts
            .filter((text) => text.matches('.figure'))
            .filter((text) => {
              const { x, y, width: w, height: h } = (text as SVGTextElement).getBBox()
              return x < 6 || x + w > width! - 6 || y < 6 || y + 0.8 * h > depth! - 6
            })
            .map((text) => text.textContent),
        }
      })
      assert.equal(small, [], `letters under 11 px at ${viewport.width} px`)
      assert.equal(onWall, [], `figures on a wall at ${viewport.width} px`)
    }
  },
)

sheet.run()
