import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { eventually } from '../helpers/eventually'
import type { Fixture } from '../helpers/fixture'
import { scene } from '../helpers/photos'
import { saveButton, withEditor } from './helpers/editor'
import type { Editor } from './helpers/editor'
import { browserSuite } from './helpers/suite'

const edit = browserSuite('npm run edit')

const shows = ({ dev }: Editor, path: string, words: string) =>
  eventually(async () => assert.match((await dev.get(path)).html, words))

/** Words that are only on the page until a claim is declined. */
const claimWords = ({ edit }: Fixture): void => {
  edit('business.md', '    facts: [years]\n', '')
  edit('pages/about.md', 'Who we are.', 'Who we are. [We are bonded.]{claim bonded}')
}

if (everything)
  edit('writes what is edited and nothing else, and the preview shows it', ({ browser }) =>
    withEditor(
      browser,
      async (editor) => {
        const { dev, page, field, form, type, save } = editor

        await form('company/entries/business')
        await type('phone', '+15125550188')
        await field('claims').evaluate((element) => element.scrollIntoView())
        // The list is folded, and so is each claim in it. The editor may show a list without its claims until it is
        // folded and unfolded again.
        await eventually(async () => {
          if ((await field('claims.0.id').count()) > 0) return
          const fold = (name: string) => field('claims').getByRole('button', { name }).first()
          await fold((await fold('Expand').count()) > 0 ? 'Expand' : 'Collapse').click({ timeout: 5_000 })
          await field('claims.0.id').waitFor({ timeout: 2_000 })
        })
        await field('claims.0.confirmed').evaluate((element) => element.scrollIntoView())
        await field('claims.0.declined').getByRole('checkbox').click()
        await type('claims.0.declined.by', 'Ann Lee')
        await type('claims.0.declined.on', '2026-05')
        assert.equal(await save(), {
          'content/business.md': [
            'phone: "+15125550188"',
            '    declined:',
            '      by: Ann Lee',
            '      on: 2026-05',
          ],
        })
        await shows(editor, '/', 'tel:+15125550188')
        assert.not.match((await dev.get('/about')).html, 'We are bonded')

        await form('pages/entries/faqs')
        await field('faqs.items').getByRole('button', { name: /Add/ }).last().click()
        await type('faqs.items.2.question', 'Is it new?')
        await type('faqs.items.2.answer', 'Yes, it is.')
        assert.equal(await save(), {
          'content/pages/faqs.md': ['    - question: Is it new?', '      answer: Yes, it is.'],
        })
        await shows(editor, '/faqs', 'Is it new?')

        await form('pages/entries/about')
        await field('image').getByRole('checkbox').first().click()
        const photo = await (await scene(720, 480)).jpeg().toBuffer()
        await field('image.src')
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: 'Our Crew 1.JPG', mimeType: 'image/jpeg', buffer: photo })
        await page.getByRole('button', { name: saveButton }).click()
        await field('image.alt').getByText('This field is required.').waitFor()
        await type('image.alt', 'Two men with a level')
        const changes = await save()
        const [name] = Object.keys(changes).filter((file) => file.startsWith('public/images/'))
        assert.equal(changes['content/pages/about.md'], [
          'image:',
          `  src: ${name!.slice('public'.length)}`,
          '  alt: Two men with a level',
        ])
        await shows(editor, '/about', 'alt="Two men with a level"')
      },
      { prepare: claimWords },
    ),
  )

edit('is in German in a German browser, and requests nothing from outside', ({ browser }) =>
  withEditor(
    browser,
    async ({ page, form, type, save }) => {
      await form('company/entries/business')
      await type('trade', 'Leveling')
      await page.getByRole('button', { name: 'Speichern', exact: true }).waitFor()
      const fonts = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
      for (const family of ['Source Sans 3', 'Material Symbols Outlined'])
        assert.ok(fonts.includes(`"${family}"`), family)
      assert.equal(await save(), { 'content/business.md': ['trade: Leveling'] })
    },
    { locale: 'de-DE' },
  ),
)

if (everything) {
  edit('says why it does not save what would lose data', ({ browser }) =>
    withEditor(
      browser,
      async ({ page, form, type }) => {
        await form('company/entries/business')
        await type('trade', 'House leveling, '.repeat(10))
        await page.getByRole('button', { name: saveButton }).click()
        await page.getByText('This change cannot be written without a loss').waitFor()
      },
      // After a folded text, this comment would become part of the text.
      { prepare: ({ edit }) => edit('business.md', 'House leveling', 'House leveling\n  # A note.') },
    ),
  )
}

edit.run()
