import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { eventually } from '../helpers/eventually'
import { everything } from '../helpers/everything'
import { browserSuite, desktop, phone } from './helpers/suite'

const scrolling = browserSuite('scrolling')

scrolling('starts a new page at its top, and Back returns to the old position', async ({ open, origin }) => {
  const page = await open('/services')
  const link = page.locator('main').getByRole('link', { name: 'questions page' })
  await link.scrollIntoViewIfNeeded()
  const place = await top(page)
  assert.ok(place > 900)
  await link.click()
  await page.waitForURL(`${origin}/faqs`)
  assert.is(await top(page), 0)
  await page.goBack()
  await eventually(async () => assert.is(await top(page), place))
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  scrolling(
    `goes to the top at a link to this page, without a reload (${reducedMotion})`,
    async ({ open }) => {
      const page = await open('/about', { reducedMotion })
      await toBottom(page)
      await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
      const { delay, places } = await page.evaluate(async () => {
        // The events of the scroll down arrive in the next frame.
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        await frame()
        await frame()
        let clicked = 0
        let began = 0
        const places = new Set<number>()
        addEventListener('click', () => (clicked = performance.now()), { capture: true })
        addEventListener('scroll', () => {
          began ||= performance.now()
          places.add(Math.round(scrollY))
        })
        document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')!.click()
        while (scrollY > 0 || began === 0) await frame()
        return { delay: began - clicked, places: [...places] }
      })
      assert.is(await top(page), 0)
      assert.ok(delay >= 100, `it began after ${delay} ms`)
      if (reducedMotion === 'reduce') assert.equal(places, [0])
      else assert.ok(places.length > 1, `it went in ${places.length} steps`)
      assert.ok(await page.evaluate(() => document.documentElement.hasAttribute('data-marked')))
    },
  )

scrolling('lets the browser follow links to a place on this page', async ({ open, origin }) => {
  const page = await open('/services/leveling')
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, { href: '/services/leveling#why-houses-tilt', textContent: 'signs', id: 'test-link' })
    document.querySelector('main')!.append(link)
  })
  await page.locator('#test-link').click()
  await page.waitForURL(`${origin}/services/leveling#why-houses-tilt`)
  await eventually(async () => {
    const box = (await page.locator('#why-houses-tilt').boundingBox())!
    const header = (await page.locator('header').boundingBox())!
    assert.ok((await top(page)) > 100)
    assert.ok(
      Math.abs(box.y - header.height) < 40,
      `the section is at ${box.y}, under a header of ${header.height}`,
    )
  })
})

scrolling(
  'skips the header and menu with the skip link, which appears on focus',
  async ({ open, origin }) => {
    const page = await open('/about')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    assert.ok((await skip.boundingBox())!.y < 0)
    await page.keyboard.press('Tab')
    assert.ok((await skip.boundingBox())!.y >= 0)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/about#main`)
    await page.keyboard.press('Tab')
    assert.ok(await page.evaluate(() => document.activeElement!.closest('main')))
  },
)

for (const viewport of [phone, desktop])
  for (const key of everything ? ['Tab', 'Shift+Tab'] : [viewport === phone ? 'Shift+Tab' : 'Tab'])
    scrolling(
      `does not hide the focus under the header or call bar: ${key} at ${viewport.width} px`,
      async ({ open }) => {
        const page = await open('/services', { viewport })
        const hidden: string[] = []
        const seen = new Set<string>()
        for (let i = 0; i < 45; i++) {
          await page.keyboard.press(key)
          const { name, covered } = await page.evaluate(focus)
          if (covered) hidden.push(name)
          seen.add(name)
        }
        assert.ok(seen.size > 25, `only ${seen.size} places were seen`)
        assert.equal(hidden, [])
      },
    )

scrolling.run()

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))
const toBottom = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

/** Runs in the page: returns what has the focus, and whether it is completely hidden. */
function focus(): { name: string; covered: boolean } {
  const element = document.activeElement as HTMLElement
  const { top } = element.getBoundingClientRect()
  const name = `${element.localName} ${(element.ariaLabel ?? element.innerText).trim().slice(0, 40)} at ${Math.round(top)}`
  // A link in a sentence may continue on the next line.
  const points = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.02, 0.5, 0.98].flatMap((x) =>
      [0.05, 0.5, 0.95].map((y) => [left + x * width, top + y * height] as const),
    ),
  )
  const shows = ([x, y]: readonly [number, number]) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && (element.contains(there) || there.contains(element))
  }
  return { name, covered: !points.some(shows) }
}
