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

accessibility(
  'on pages that show every component, in both sizes and schemes, with all answers open',
  async (visitor) => {
    const look = async (page: Page) => {
      await openAnswers(page)
      const found = await violations(page, 'phone', allRules)
      await page.emulateMedia({ colorScheme: 'dark' })
      found.push(...(await violations(page, 'phone, dark', colorRules)))
      await page.setViewportSize(desktop)
      found.push(...(await violations(page, 'desk, dark', colorRules)))
      await page.emulateMedia({ colorScheme: 'light' })
      return [...found, ...(await violations(page, 'desk', allRules))]
    }
    const found = await lookAtEveryPage(visitor, withAxe({}), look, pagesOfAllClasses(visitor))
    await noOffence(visitor, found, (offences) => offences)
  },
)

accessibility.run()
