import type { Page } from 'playwright-core'
import { allRules, lookRules, violations, withAxe } from '../browser/helpers/axe'
import { lookAtEveryPage, noOffence, pagesOfAllClasses } from '../browser/helpers/every-page'
import { contentSuite, desktop, phone } from '../browser/helpers/suite'
import { everything } from '../helpers/everything'

/**
 * Opens all answers at once, which the page itself never does. Takes the call bar off the text, where axe would call any
 * link too small that happens to lie half below it.
 */
const openAnswers = (page: Page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('.call-bar')?.style.setProperty('position', 'static')
    for (const answer of document.querySelectorAll('details')) {
      answer.name = ''
      answer.open = true
    }
  })

/** While tabs fade from one color to the other, their contrast is low. On a busy machine, that takes seconds. */
const atRest = { reducedMotion: 'reduce' } as const

const accessibility = contentSuite('axe finds nothing')

accessibility('on pages of every component with all answers open, by day and by night', async (visitor) => {
  const look = async (page: Page) => {
    await openAnswers(page)
    const found = await violations(page, 'phone', allRules)
    await page.setViewportSize(desktop)
    if (everything) found.push(...(await violations(page, 'desk', allRules)))
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await violations(page, 'desk, dark', lookRules)))
    if (!everything) return found
    await page.setViewportSize(phone)
    return [...found, ...(await violations(page, 'phone, dark', lookRules))]
  }
  const found = await lookAtEveryPage(visitor, withAxe(atRest), look, pagesOfAllClasses(visitor))
  await noOffence(visitor, found, (offences) => offences)
})

accessibility.run()
