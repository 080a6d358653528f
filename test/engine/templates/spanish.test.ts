/** A site in a language other than English. The folder test/brands/es has the fixture in Spanish. */
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as assert from 'uvu/assert'
import { launchCheck } from '../../../generator/commands/launch-check'
import { loadSite } from '../../../generator/read/load'
import { openItems } from '../../../generator/read/opinions/open-items'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { addPictures } from '../../helpers/full-fixture'

const spanishDir = fileURLToPath(new URL('../../brands/es/content', import.meta.url))

const withSpanish = <T>(use: (fixture: Fixture) => T | Promise<T>): Promise<T> =>
  withFixture(async (fixture) => {
    rmSync(fixture.contentDir, { recursive: true })
    cpSync(spanishDir, fixture.contentDir, { recursive: true })
    await addPictures(fixture.publicDir)
    return use(fixture)
  })

const spanish = fixtureSuite('a site in Spanish', withSpanish)

spanish('is not judged by English words', async (fixture) => {
  const kinds = ['fact', 'hours', 'count', 'reading']
  const judged = () => {
    const content = loadSite(fixture)
    const suspicions = content.suspect()
    return [
      ...suspicions.flatMap(({ kind, words }) => (kinds.includes(kind) ? `${kind} ${words}` : [])),
      ...openItems(content).flatMap(({ message }) => (message.startsWith('hours.copy') ? message : [])),
    ]
  }
  // In English, each of them would get a hint or be reported.
  fixture.edit('business.md', 'Lunes a viernes, de 8:00 a 16:00', 'Sat 8am - 4pm, sat 9am - 5pm')
  fixture.edit('pages/home.md', 'heading: Estaciones', 'heading: 9 estaciones')
  fixture.edit('pages/home.md', 'intro: Llevamos', 'intro: Sundays, 12 miles, 8 am. Llevamos')
  assert.equal(judged(), [])
  fixture.edit('business.md', 'Sat 8am - 4pm, sat 9am - 5pm', 'Lunes a viernes, de 8:00 a. m. a 5:00 p. m.')
  fixture.edit(
    'pages/home.md',
    'Sundays, 12 miles, 8 am.',
    'Los sábados a las 9:30, a 12 millas, o a 1 milla.',
  )
  assert.equal(judged(), [...['sábados', '9:30', '12 millas', '1 milla'].map((words) => `fact ${words}`)])
  const { text } = await launchCheck(['--content', fixture.contentDir, '--public', fixture.publicDir])
  assert.match(text, /^lang is es-US, so hours\.copy, .* are not checked$/m)
})

spanish.run()
