import type { Page } from 'playwright-core'
import { allRules, colorRules, violations, withAxe } from '../browser/helpers/axe'
import { lookAtEveryPage, noOffence, pagesOfAllClasses } from '../browser/helpers/every-page'
import { contentSuite, desktop } from '../browser/helpers/suite'

/** All answers at once, which the page itself never shows. */
const openAnswers = (page: Page) =>
  page.evaluate(() => {
    for (const answer of document.querySelectorAll('details')) {
      answer.name = ''
      answer.open = true
    }
  })

const accessibility = contentSuite('axe finds nothing')

accessibility('on pages that show every component, on a phone, with all answers open', async (visitor) => {
  const look = async (page: Page) => {
    await openAnswers(page)
    return violations(page, 'phone', allRules)
  }
  await noOffence(
    visitor,
    await lookAtEveryPage(visitor, withAxe({}), look, pagesOfAllClasses(visitor)),
    (found) => found,
  )
})

accessibility('on the same pages, in the dark scheme and at a desk', async (visitor) => {
  const paths = pagesOfAllClasses(visitor)
  const look = async (page: Page) => {
    await openAnswers(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const found = await violations(page, 'phone, dark', colorRules)
    await page.setViewportSize(desktop)
    found.push(...(await violations(page, 'desk, dark', colorRules)))
    await page.emulateMedia({ colorScheme: 'light' })
    return [...found, ...(await violations(page, 'desk', allRules))]
  }
  await noOffence(visitor, await lookAtEveryPage(visitor, withAxe({}), look, paths), (found) => found)
})

accessibility.run()
