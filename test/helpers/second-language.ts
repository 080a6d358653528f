/** The fixture with some of its pages in a second language. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withFixture } from './fixture'
import type { Fixture } from './fixture'

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
}

/** Adds the folder of a second language to a fixture, with pages from a site in that language. */
export function addLanguage({ contentDir, write }: Pick<Fixture, 'contentDir' | 'write'>, folder: 'es') {
  for (const file of translatedFiles) cpSync(join(spanishDir, file), join(contentDir, folder, file))
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
