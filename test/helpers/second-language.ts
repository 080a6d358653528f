/** The fixture with some of its pages in a second language. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fixtureFolders, withFixture } from './fixture'
import type { Fixture } from './fixture'
import { addPictures } from './full-fixture'

const spanishDir = fileURLToPath(new URL('../brands/es/content', import.meta.url))

/** The translated pages, and the words that all pages share. */
export const translatedFiles = [
  'pages/home.md',
  'pages/faqs.md',
  'services/leveling.md',
  'shared/frame.md',
  'shared/service.md',
]

/** The text of business.md and region.md in each language. */
const words = {
  es: {
    business:
      'hours:\n  copy: Lunes a viernes, de 8:00 a 16:00\nfacts:\n  warranty: garantía\ncredentials:\n  words: afianzados en Ada\ncosts:\n  - id: porch\n    unpriced: el precio de {count-porch} pilotes\n',
    ground: ['Mantillo', 'Grava'],
  },
  en: {
    business: 'hours:\n  copy: Monday to Friday, 8:00am to 4:00pm\ncredentials:\n  words: bonded in Ada\n',
    ground: ['Loam', 'Gravel'],
  },
}

/** Adds the folder of a second language to a fixture, with pages from a site in that language. */
export function addLanguage(
  { contentDir, write }: Pick<Fixture, 'contentDir' | 'write'>,
  folder: 'es' | 'en',
) {
  const from = folder === 'es' ? spanishDir : fixtureFolders.contentDir
  for (const file of translatedFiles) cpSync(join(from, file), join(contentDir, folder, file))
  const { business, ground } = words[folder]
  write(`${folder}/business.md`, `---\n${business}---\n`)
  const layers = ground.map((name) => `    - name: ${name}\n`).join('')
  write(`${folder}/region.md`, `---\nground:\n  layers:\n${layers}---\n`)
}

/** Runs `use` with the fixture, which has some pages in Spanish, and a fact in words. */
export const withSpanishPages = <T>(use: (fixture: Fixture) => T | Promise<T>): Promise<T> =>
  withFixture((fixture) => {
    fixture.edit('business.md', 'facts:\n', 'facts:\n  warranty: lifetime warranty\n')
    addLanguage(fixture, 'es')
    return use(fixture)
  })

/** The reverse: a site in Spanish with some pages in English. */
export const withEnglishPages = <T>(use: (fixture: Fixture) => T | Promise<T>): Promise<T> =>
  withFixture(async (fixture) => {
    await addPictures(fixture.publicDir)
    cpSync(spanishDir, fixture.contentDir, { recursive: true })
    addLanguage(fixture, 'en')
    return use(fixture)
  })
