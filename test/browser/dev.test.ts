import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { withDev } from '../helpers/dev-server'
import { eventually } from '../helpers/eventually'
import { browserSuite } from './helpers/suite'

const dev = browserSuite('npm run dev, in the browser')

dev('replaces changed words, and reloads the page for any other change', ({ browser }) =>
  withDev(async ({ fixture, origin }) => {
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      await page.goto(`${origin}/about`)
      await page.evaluate(() => Object.assign(globalThis, { loadedOnce: true }))
      const loadedOnce = () => page.evaluate(() => 'loadedOnce' in globalThis)
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
      assert.is(
        await page.locator('h2', { hasText: 'problem' }).innerText(),
        'A problem, the last good page is shown',
      )
      assert.match((await page.locator('b').allInnerTexts()).join(), /^[^ ]*pages\/about\.md:\d+:\d+/)
      fixture.edit('pages/about.md', 'haeding: About', 'heading: About now')
      await shows('About now')
      await eventually(async () => assert.is(await page.getByText('is not a known field').count(), 0))
      assert.is(await loadedOnce(), true)

      fixture.edit('pages/about.md', 'Level houses.', '**Level** houses.')
      await page.locator('strong', { hasText: 'Level' }).waitFor()
      assert.is(await loadedOnce(), false)
    } finally {
      await context.close()
    }
  }),
)

dev('is shown in more tabs than a browser opens connections, and changes in all of them', ({ browser }) =>
  withDev(async ({ fixture, origin }) => {
    const context = await browser.newContext()
    try {
      const tabs = await Promise.all(Array.from({ length: 8 }, () => context.newPage()))
      // One after the other, because a tab that has loaded keeps its connection.
      for (const tab of tabs) await tab.goto(`${origin}/about`)
      fixture.edit('pages/about.md', 'Who we are.', 'Who we were.')
      for (const tab of tabs) await tab.getByText('Who we were.').waitFor()
      fixture.edit('pages/about.md', 'heading: About', 'haeding: About')
      for (const tab of tabs) await tab.getByText('hero.haeding is not a known field').waitFor()
    } finally {
      await context.close()
    }
  }),
)

dev.run()
