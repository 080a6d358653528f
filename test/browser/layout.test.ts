/** The positions of elements beside each other: the boring log beside a page, the top of a city page, facts. */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { homePath } from '../../templates/model/urls'
import { browserSuite } from './helpers/suite'

const layout = browserSuite('the layout')

/**
 * Returns where the boxes that style sheets draw before some elements start and end, in pixels from the element's
 * corner.
 */
const boxesBefore = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { left, top, width, height } = getComputedStyle(element, '::before')
        const { x } = element.getBoundingClientRect()
        const start = x + parseFloat(left)
        return {
          name: element.id || element.textContent,
          start,
          end: start + parseFloat(width),
          bottom: parseFloat(top) + parseFloat(height),
        }
      }),
    selector,
  )

layout('does not let the strip cut the numbers of steps on a phone', async ({ open }) => {
  const page = await open(homePath, { viewport: { width: 360, height: 740 } })
  const [log] = await boxesBefore(page, '.stratum')
  const numbers = await boxesBefore(page, '.steps li')
  assert.ok(numbers.length > 0)
  for (const { name, start } of numbers) assert.ok(start >= log!.end, `${name} begins at ${start}`)
})

layout('shows the depths of the strip above the words of the section', async ({ open }) => {
  for (const width of [1000, 1280]) {
    const page = await open(homePath, { viewport: { width, height: 720 } })
    const words = await page.evaluate(() => {
      // The heading of a full-width drawing starts below the top of its box.
      const topOfWords = (section: HTMLElement) => {
        const heading = section.querySelector('h2')
        const range = document.createRange()
        if (heading) range.selectNodeContents(heading)
        return (heading ? range : section.querySelector('.in')!).getBoundingClientRect().top
      }
      return [...document.querySelectorAll('section')].map((section) => ({
        id: section.id,
        top: topOfWords(section) - section.getBoundingClientRect().top,
        stop:
          section.querySelector('.stop') &&
          section.querySelector('.stop')!.getBoundingClientRect().bottom -
            section.getBoundingClientRect().top,
      }))
    })
    const depths = await boxesBefore(page, 'section[data-depth]')
    assert.ok(depths.length > 0)
    for (const { name, bottom } of depths) {
      const { top } = words.find(({ id }) => id === name)!
      assert.ok(bottom <= top, `${name} begins at ${top}, its depth ends at ${bottom}`)
    }
    const stops = words.filter(({ stop }) => stop !== null)
    assert.ok(stops.length > 0)
    for (const { id, top, stop } of stops)
      assert.ok(stop! <= top, `${id} begins at ${top}, the stop ends at ${stop}`)
  }
})

layout.run()
