import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { withDev } from '../helpers/dev-server'
import { eventually } from '../helpers/eventually'
import { browserSuite } from './helpers/suite'

const dev = browserSuite('npm run dev, in the browser')

dev('reloads the page after a change, and shows problems over it until they are fixed', ({ browser }) =>
  withDev(async ({ fixture, origin }) => {
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      await page.goto(`${origin}/about`)
      const shows = (words: string) =>
        eventually(async () => assert.match(await page.locator('body').innerText(), words))

      fixture.edit('pages/about.md', 'Who we are.', 'Who we were.')
      await shows('Who we were.')
      const about = join(fixture.contentDir, 'pages/about.md')
      writeFileSync(`${about}.new`, fixture.read('pages/about.md').replace('Who we were.', 'Who we will be.'))
      // Long enough for the watcher to notice the other name.
      await page.waitForTimeout(100)
      renameSync(`${about}.new`, about)
      await shows('Who we will be.')

      fixture.edit('pages/about.md', 'heading: About', 'haeding: About')
      await shows('hero.haeding is not a known field')
      await shows('Who we will be.')
      fixture.edit('pages/about.md', 'haeding: About', 'heading: About now')
      await shows('About now')
      await eventually(async () => assert.is(await page.getByText('is not a known field').count(), 0))
    } finally {
      await context.close()
    }
  }),
)

dev.run()
