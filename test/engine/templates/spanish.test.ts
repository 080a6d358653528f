/** A site in a language other than English. The folder test/brands/es has the fixture in Spanish. */
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as assert from 'uvu/assert'
import { launchCheck } from '../../../generator/commands/launch-check'
import { loadSite } from '../../../generator/read/load'
import { ownLabels } from '../../../generator/read/source/labels'
import { openItems } from '../../../generator/read/opinions/open-items'
import { allWords, contentWords, textsIn, wordsOfDrawings, wordsOfPages } from '../../helpers/every-word'
import { filesBelow } from '../../helpers/files'
import { fixtureFolders, withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { built, builtPage, make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { addPictures } from '../../helpers/full-fixture'
import { plain } from '../../helpers/page-text'
import { rawLabels } from '../../helpers/raw-content'

const spanishDir = fileURLToPath(new URL('../../brands/es/content', import.meta.url))

const withSpanish = <T>(use: (fixture: Fixture) => T | Promise<T>): Promise<T> =>
  withFixture(async (fixture) => {
    rmSync(fixture.contentDir, { recursive: true })
    cpSync(spanishDir, fixture.contentDir, { recursive: true })
    await addPictures(fixture.publicDir)
    return use(fixture)
  })

/** Days, numbers, counts and directions on pages. */
const spanishForms: [page: string, selector: string, written: string][] = [
  ['about', '.dated span', 'Actualizado el 3 de noviembre de 2026 | Revisado por Ana Peña, fundadora'],
  ['index', '.readings dd', '1.75 pulg. | 0.25 pulg.'],
  ['index', '.where li:nth-child(n+3)', 'junio de 2024 | 2 días en la casa'],
  ['index', '.title-block span', 'Molino | mayo de 2024'],
  ['index', '#challenges h2', 'Dos retos'],
  ['services/leveling', '#estimate td', '12 × $14,000 | $168,000 | 3 × $90 | $270 | $168,270'],
  ['services/leveling', '.prices td', '$28,000-$42,090'],
  ['locations/bo', 'main .lead', 'Bo queda a unas 25 millas al suroeste de nuestra oficina.'],
]

const spanish = fixtureSuite('a site in Spanish', withSpanish)

spanish('is Spanish for every reader and every machine', async (fixture) => {
  await make(fixture)
  const { outDir } = fixture
  // It says only what its content says, and names of months.
  const texts = [...wordsOfPages(outDir), ...wordsOfDrawings(loadSite(fixture).site)]
  const known = new Set([...contentWords(fixture.contentDir), ...allWords(textsIn(ownLabels('es-US')))])
  const unknown = [...allWords(texts)].filter((word) => !known.has(word))
  assert.equal(unknown.sort(), ['junio', 'marzo', 'mayo', 'noviembre'])
  // Labels that templates once had in English, of one word or several. A letter is a mark.
  const labels = (['frame', 'drawings', 'plates'] as const).flatMap((name) =>
    textsIn(rawLabels(fixtureFolders.contentDir, name)),
  )
  const said = new Set(texts.map((text) => plain(text)))
  assert.equal(
    labels.filter((label) => label.length > 1 && said.has(plain(label))),
    [],
  )

  const pages = filesBelow(outDir).filter((file) => file.endsWith('.html'))
  for (const file of pages) assert.match(built(fixture, file), /^<!doctype html><html lang="es-US">/, file)
  const locale = builtPage(fixture, 'about').querySelector('meta[property="og:locale"]')
  assert.is(locale?.getAttribute('content'), 'es_US')
  const manifest = filesBelow(outDir).find((file) => file.endsWith('.webmanifest'))!
  assert.match(built(fixture, manifest), '"lang": "es-US"')
  for (const [name, type] of [
    ['about', 'WebPage'],
    ['faqs', 'FAQPage'],
  ] as const) {
    const data = builtPage(fixture, name).querySelectorAll('script[type="application/ld+json"]')
    const found = data.find(({ text }) => text.includes(`"${type}"`))!
    assert.match(found.text, '"inLanguage":"es-US"', name)
  }

  for (const [name, selector, written] of spanishForms) {
    const texts = builtPage(fixture, name).querySelectorAll(selector)
    assert.is(texts.map(({ text }) => plain(text)).join(' | '), written, `${name} ${selector}`)
  }
  const [stars] = builtPage(fixture, 'reviews').querySelectorAll('.rating')
  assert.is(stars?.getAttribute('aria-label'), '4 de 5 estrellas')
})

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
  const { text } = await launchCheck([
    '--content',
    fixture.contentDir,
    '--public',
    fixture.publicDir,
    '--out',
    fixture.outDir,
  ])
  assert.match(text, /^lang is es-US, so hours\.copy, .* are not checked$/m)
})

spanish.run()
