import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { eventually } from '../helpers/eventually'
import { browserSuite } from './helpers/suite'

const hero = browserSuite('hero')

/** The movement of the right corner of the house, and of the ground beside it. */
const states = [
  { corner: 'drops', shown: '.dry' },
  { corner: 'rises', shown: '.wet' },
  { corner: 'is level', shown: '.held' },
] as const

hero('without scripts shows the house on piers, then the state of each tab and key', async ({ open }) => {
  const page = await open('/', { script: false, reducedMotion: 'reduce' })
  await shows(page, 2)
  for (const tab of [0, 1, 2]) {
    await page.locator('.states b').nth(tab).click()
    await shows(page, tab)
  }
  await page.locator('.states input').nth(2).focus()
  for (const tab of [1, 0, 2]) {
    await page.keyboard.press('ArrowLeft')
    await shows(page, tab)
  }
})

hero('shows the piers on paper, whatever is chosen', async ({ open }) => {
  const page = await open('/', { reducedMotion: 'reduce' })
  await page.locator('.states b').first().click()
  await page.emulateMedia({ media: 'print' })
  const { tilt, opacities } = await lookAt(page)
  assert.is(tilt, 0)
  assert.equal(opacities, { '.dry': 0, '.wet': 0, '.held': 1 })
  assert.is(await page.locator('.states').isVisible(), false)
})

hero('has stars and lit windows only at night', async ({ open }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open('/', { colorScheme })
    const isNight = colorScheme === 'dark'
    assert.is(await page.locator('.night').isVisible(), isNight)
    const lit = await page.evaluate(() => {
      const fillOf = (selector: string) => getComputedStyle(document.querySelector(selector)!).fill
      return fillOf('[fill="var(--pane)"]') === fillOf('.night')
    })
    assert.is(lit, isNight, colorScheme)
  }
})

hero.run()

/** Waits until the drawing and the line beside the tabs show a state. */
const shows = (page: Page, tab: number) =>
  eventually(async () => {
    const { tilt, lot, opacities, lines } = await lookAt(page)
    const { corner, shown } = states[tab]!
    assert.is(direction(tilt), corner)
    assert.is(direction(lot), corner)
    for (const [name, opacity] of Object.entries(opacities)) assert.is(opacity, name === shown ? 1 : 0, name)
    assert.equal(
      lines,
      states.map((_, i) => i === tab),
    )
  })

/** In a drawing, down is positive. */
const direction = (change: number) => (Math.abs(change) < 0.01 ? 'is level' : change > 0 ? 'drops' : 'rises')

/**
 * Returns how far the right end of the house and the left end of the ground beside it have moved, and what is visible.
 */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const find = (selector: string) => document.querySelector<SVGGraphicsElement>(`.home-hero ${selector}`)!
    const matrixOf = (selector: string) => new DOMMatrix(getComputedStyle(find(selector)).transform)
    const opacityOf = (selector: string) => Number(getComputedStyle(find(selector)).opacity)
    return {
      tilt: matrixOf('.house').b,
      // Its right end is fixed.
      lot: -matrixOf('.lot').b,
      opacities: { '.dry': opacityOf('.dry'), '.wet': opacityOf('.wet'), '.held': opacityOf('.held') },
      lines: [...document.querySelectorAll('.states span')].map(
        (line) => getComputedStyle(line).opacity === '1',
      ),
    }
  })
