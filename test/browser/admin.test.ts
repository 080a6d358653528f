import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { build } from '../../build'
import { serve } from '../../generator/commands/dev/serve'
import { filesBelow } from '../helpers/files'
import { withFixture } from '../helpers/fixture'
import { scene } from '../helpers/photos'
import { nameRepository, repository } from '../helpers/repository'
import { saveButton } from './helpers/editor'
import { openGitHub } from './helpers/github'
import { browserSuite, withEvidence } from './helpers/suite'

const online = browserSuite('npm run build -- --admin')

/** Host name of the site, so that the editor does not assume that it runs on this machine. */
const live = 'https://www.acme.example'

online(
  'signs in with a token, commits an edit and a photo, and sends requests only to GitHub',
  ({ browser }) =>
    withFixture(async (fixture) => {
      nameRepository(fixture)
      await build({ ...fixture, preview: false, admin: true })
      const files = filesBelow(fixture.root).filter((file) => /^(content|public)\//.test(file))
      const github = openGitHub(
        repository,
        new Map(files.map((file) => [file, readFileSync(join(fixture.root, file))])),
      )
      const site = await serve(fixture.outDir)
      const context = await browser.newContext({ viewport: { width: 1280, height: 4000 } })
      // The editor renders all fields of a window at once, which takes much longer on a busy machine.
      context.setDefaultTimeout(60_000)
      const refused: string[] = []
      try {
        await context.addInitScript('globalThis.__name = (named) => named')
        await context.addInitScript(() => {
          addEventListener('securitypolicyviolation', ({ blockedURI }) =>
            console.log(`violation ${blockedURI}`),
          )
        })
        await context.route('**/*', async (route) => {
          const url = route.request().url()
          if (url.startsWith(`${github.origin}/`)) return github.answer(route)
          if (url.startsWith(`${live}/`))
            return route.fulfill({
              response: await route.fetch({ maxRetries: 2, url: url.replace(live, site.origin) }),
            })
          refused.push(url)
          return route.abort()
        })
        const page = await context.newPage()
        page.on('console', (message) => {
          if (message.text().startsWith('violation')) refused.push(message.text())
        })
        // Hosts serve it with and without a slash at the end.
        await page.goto(`${live}/admin`)
        const signIn = page.getByRole('button', { name: 'Sign In Using Access Token' })
        await signIn.waitFor()
        assert.is(await page.locator('#nc-root').getByRole('button').count(), 1)
        await page.goto(`${live}/admin/`)
        await signIn.click()
        await page.getByRole('textbox').fill(github.token)
        await page.getByRole('button', { name: 'Sign In', exact: true }).click()
        await page.getByText('Business: phone, address, hours, claims').first().waitFor()

        await page.goto(`${live}/admin/#/collections/company/entries/business`)
        const phone = page.locator('[data-key-path="phone"] input')
        assert.is(await phone.inputValue(), '+15125550199')
        await phone.fill('+15125550188')
        await page.getByRole('button', { name: saveButton }).click()
        await page.waitForURL(/#\/collections\/company$/)
        const business = fixture.read('business.md').replace('+15125550199', '+15125550188')

        await page.goto(`${live}/admin/#/collections/pages/entries/about`)
        const image = (path: string) => page.locator(`[data-key-path="image${path}"]`)
        await image('').getByRole('checkbox').first().click()
        // The editor creates the fields of a group when they scroll into view.
        await image('').evaluate((element) => element.scrollIntoView())
        const photo = await (await scene(720, 480)).jpeg().toBuffer()
        await image('.src')
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: 'Our Crew.JPG', mimeType: 'image/jpeg', buffer: photo })
        await image('.alt').locator('textarea, input').first().fill('Two men with a level')
        await page.getByRole('button', { name: saveButton }).click()
        await image('.alt').waitFor({ state: 'detached' })
        const about = fixture
          .read('pages/about.md')
          .replace('\n---\n', '\nimage:\n  src: /images/our-crew.jpg\n  alt: Two men with a level\n---\n')
        const commit = { repository, branch: 'main', deleted: [] }
        assert.equal(github.commits, [
          { ...commit, added: { 'content/business.md': business } },
          {
            ...commit,
            added: {
              'content/pages/about.md': about,
              'public/images/our-crew.jpg': photo.toString('base64'),
            },
          },
        ])

        // Someone else saves first. The editor says what would be lost before it is lost.
        await page.goto(`${live}/admin/#/collections/pages/entries/faqs`)
        const title = page.locator('[data-key-path="title"]').locator('input, textarea').first()
        await title.fill('Asked of Acme')
        const theirs = fixture.read('pages/faqs.md').replace(/^title: .*/m, 'title: Answers of Acme')
        github.change('content/pages/faqs.md', theirs)
        await page.getByRole('button', { name: saveButton }).click()
        const told = page.locator('[role=alertdialog], dialog', {
          hasText: 'If you save now, their changes will be lost.',
        })
        await told.getByRole('button', { name: 'Cancel' }).click()
        await page.getByText('Reload Entry').waitFor()
        assert.is(github.commits.length, 2)
        assert.equal(github.unknown, [])
        assert.equal(refused, [])
      } catch (error) {
        throw await withEvidence(error, [context], 'the online editor')
      } finally {
        await context.close()
        await site.close()
      }
    }),
)

online.run()
