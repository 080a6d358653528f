import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { eventually } from '../helpers/eventually'
import { questionCount } from './helpers/fixture-site'
import { browserSuite } from './helpers/suite'

const accordion = browserSuite('accordion')

accordion('keeps the question in view when the answer above it closes', async ({ open }) => {
  const page = await open('/faqs')
  await questions(page).nth(6).click()
  await shows(page, [7])
  await questions(page).nth(7).click()
  await shows(page, [8])
  const box = (await questions(page).nth(7).boundingBox())!
  const header = (await page.locator('header').boundingBox())!
  assert.ok(box.y >= header.height && box.y < 740, `the question is at ${box.y}`)
})

// The browser does everything tested above, with or without a script.
for (const script of [true, false]) {
  const visitor = script ? '' : 'without script '

  accordion(`${visitor}has one answer open at most, which a second click closes`, async ({ open }) => {
    const page = await open('/faqs', { script })
    assert.is(await questions(page).count(), questionCount)
    await shows(page, [])
    for (const number of [2, 9, 1, 15]) {
      await questions(page)
        .nth(number - 1)
        .click()
      await shows(page, [number])
    }
    await questions(page).nth(14).click()
    await shows(page, [])
  })

  accordion(`${visitor}opens the question in the address, in full view`, async ({ open, origin }) => {
    const ids = await idsOf(await open('/faqs'))
    assert.is(new Set(ids).size, questionCount)
    for (const id of ids) assert.match(id, /^[a-z0-9-]+$/)
    const page = await open(`/faqs#${ids[10]}`, { script })
    await shows(page, [11])
    const box = (await questions(page).nth(10).boundingBox())!
    const header = (await page.locator('header').boundingBox())!
    assert.ok(box.y >= header.height && box.y < 300, `the question is at ${box.y}`)
    await page.goto(`${origin}/faqs#${ids[12]}`)
    await shows(page, [13])
  })
}

accordion('closes only an answer of its own group', async ({ open }) => {
  const page = await open('/faqs')
  await page.evaluate(() => {
    for (const question of [...document.querySelectorAll('details')].slice(7)) question.name = 'others'
  })
  for (const number of [2, 9, 3])
    await questions(page)
      .nth(number - 1)
      .click()
  await shows(page, [3, 9])
})

accordion('keeps one answer open in a browser that does not support <details name>', async ({ open }) => {
  const page = await open('/faqs', {
    prepare: (page) =>
      page.route('**/faqs', async (route) => {
        const response = await route.fetch({ maxRetries: 2 })
        const body = (await response.text()).replaceAll('<details name="questions"', '<details')
        await route.fulfill({ response, body })
      }),
  })
  await questions(page).nth(1).click()
  await questions(page).nth(4).click()
  await shows(page, [5])
})

accordion.run()

const questions = (page: Page) => page.locator('summary')

const idsOf = (page: Page) => page.locator('details .answer').evaluateAll((all) => all.map(({ id }) => id))

/** Waits until exactly these questions, counted from 1, show their answers. */
const shows = (page: Page, numbers: number[]) =>
  eventually(async () => {
    const shown = await page
      .locator('details .answer')
      .evaluateAll((all) => all.flatMap((answer, i) => (answer.checkVisibility() ? [i + 1] : [])))
    assert.equal(shown, numbers)
  })
