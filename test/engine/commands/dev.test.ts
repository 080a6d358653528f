import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withDev } from '../../helpers/dev-server'
import { eventually } from '../../helpers/eventually'
import type { Fixture } from '../../helpers/fixture'
import { addLanguage } from '../../helpers/second-language'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const dev = suite('npm run dev')

dev('shows a change, then an error over the last good page, and the page again after the fix', () =>
  withDev(async ({ fixture, get, event, firstNews, problem, stderr }) => {
    const script = /<script src="\/__dev\/overlay\.js\?(\d+)" defer><\/script><\/head>/
    const versionOfPage = async () => Number(script.exec((await get('/about')).html)![1])
    const first = await versionOfPage()
    assert.is((await firstNews()).version, first)
    assert.is((await get('/nowhere')).status, 404)

    fixture.edit('pages/about.md', 'Who we are.', 'Who we were.')
    await event('reload')
    assert.match((await get('/about')).html, 'Who we were.')
    // So that an older page, which connects only now, requests the new words.
    const { version: second } = await firstNews()
    assert.ok(first < second)
    assert.is(await versionOfPage(), second)

    const about = join(fixture.contentDir, 'pages/about.md')
    writeFileSync(`${about}.new`, fixture.read('pages/about.md').replace('Who we were.', 'Who we will be.'))
    // Long enough for the watcher to notice the other name.
    await pause(100)
    renameSync(`${about}.new`, about)
    await eventually(async () => assert.match((await get('/about')).html, 'Who we will be.'))

    fixture.edit('pages/about.md', 'heading: About', 'haeding: About')
    await problem('hero.haeding is not a known field; did you mean "heading"?')
    // The terminal's text comes through a different pipe than the event.
    await eventually(async () => assert.match(stderr(), 'hero.haeding is not a known field'))
    assert.match((await get('/about')).html, 'Who we will be.')

    fixture.edit('pages/about.md', 'haeding: About', 'heading: About now')
    await event('reload')
    // One save may be reported twice, so this may be the report of the previous one.
    await eventually(async () => assert.match((await get('/about')).html, '<h1>About now</h1>'))

    writeFileSync(join(fixture.publicDir, 'new.txt'), 'new')
    await eventually(async () => assert.is((await get('/new.txt')).html, 'new'))

    fixture.edit('services/leveling.md', '/locations/ada', '/locations/eve')
    await problem('links to /locations/eve, but there is no such page')
    // When another file changes, it is reported again together with a problem in a town.
    fixture.addCity('Bee')
    await problem('links to /locations/eve, but there is no such page')
    fixture.edit('locations/ada.md', 'card: ', 'card: "{nobody}" # ')
    await problem('{nobody} is not a known fact')
    fixture.write('locations/cee.md', fixture.read('locations/bee.md'))
    await problem(/ada\.md:\d+:\d+ {2}\{nobody\} is not/)
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    writeFileSync(join(fixture.publicDir, 'tour.svg'), drawing)
    await problem('public/tour.svg')
  }),
)

// One server, because each starts cold.
dev('shows the last of quick saves, and follows folders', () =>
  withDev(async ({ fixture, get, event, problem }) => {
    const save = async (saves: number, pauses: (i: number) => number) => {
      for (let i = 1; i <= saves; i++) {
        const lead = /\n {2}lead: .*/.exec(fixture.read('locations/ada.md'))![0]
        fixture.edit('locations/ada.md', lead, `\n  lead: Clay number ${i}`)
        await pause(pauses(i))
      }
    }
    await save(12, (i) => i * 4)
    await eventually(async () => assert.match((await get('/locations/ada')).html, '>Clay number 12</'))

    const away = join(fixture.root, 'away')
    for (const [name, folder] of [
      ['content', fixture.contentDir],
      ['public', fixture.publicDir],
    ] as const) {
      renameSync(folder, away)
      await problem(`there is no ${name} folder`)
      assert.is((await get('/about')).status, 200)
      renameSync(away, folder)
      await event('reload')
      const words = `Who we are, with ${name}.`
      fixture.edit('pages/about.md', /Who we are[^.]*\./.exec(fixture.read('pages/about.md'))![0], words)
      await eventually(async () => assert.match((await get('/about')).html, words))
    }

    assert.is((await get('/es/faqs')).status, 404)
    addLanguage(fixture, 'es')
    await eventually(async () => assert.match((await get('/es/faqs')).html, 'Arcilla y agua.'))
    fixture.edit('es/pages/faqs.md', 'Arcilla y agua.', 'Arcilla, agua y tiempo.')
    await eventually(async () => assert.match((await get('/es/faqs')).html, 'Arcilla, agua y tiempo.'))
    writeFileSync(join(fixture.publicDir, '.secret'), 'hidden')
    await problem('.secret')
  }),
)

const brokenLink = /ada\.md:\d+:\d+ {2}links to \/locations\/eve/

/** Makes a city link to one that does not exist. */
const breakLink = (fixture: Fixture) =>
  fixture.edit('locations/ada.md', 'Clay, on limestone.', 'Clay, as in [Eve](/locations/eve).')

/** Gives a site two problems before the server starts: a misspelled field and a link that goes in circles. */
function breakFromTheStart({ contentDir, edit }: Fixture): void {
  edit('locations/ada.md', 'title:', 'titel:')
  symlinkSync('.', join(contentDir, 'loop'))
}

dev('reports problems, even those from before its start, until the last is fixed', () =>
  withDev(
    async ({ fixture, get, event, firstNews, problem, stderr }) => {
      const isWell = () => eventually(async () => assert.is((await firstNews()).problems, undefined))
      assert.is((await get('/about')).status, 500)
      await eventually(async () => assert.match(stderr(), 'titel is not a known field'))
      await problem('loop')
      rmSync(join(fixture.contentDir, 'loop'))
      fixture.edit('locations/ada.md', 'titel:', 'title:')
      await event('reload')
      await eventually(async () => assert.is((await get('/about')).status, 200))
      await isWell()

      // Two problems. One is found only after the pages are shown, so the first fix is not enough.
      fixture.edit('pages/about.md', 'heading: About', 'haeding: About')
      await problem('hero.haeding is not a known field')
      breakLink(fixture)
      await problem('hero.haeding is not a known field')
      fixture.edit('pages/about.md', 'haeding: About', 'heading: About')
      await problem(brokenLink)
      fixture.edit('locations/ada.md', 'Clay, as in [Eve](/locations/eve).', 'Clay, on limestone.')
      await event('reload')
      await isWell()
    },
    { prepare: breakFromTheStart },
  ),
)

dev.run()
