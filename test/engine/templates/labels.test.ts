/** Labels of frame, templates and drawings. No template contains one. */
import { dump } from 'js-yaml'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { allWords, contentWords, wordsOfDrawings, wordsOfPages } from '../../helpers/every-word'
import { make } from '../../helpers/fixture-build'
import { withFullFixture } from '../../helpers/full-fixture'
import { addLanguage, translatedFiles } from '../../helpers/second-language'
import { rawLabels } from '../../helpers/raw-content'

const labels = suite('labels of frame.md, drawings.md and plates.md')

type Words = string | Words[] | { [name: string]: Words }

/** Returns a copy in which each text is an invented word, with its names in braces, and these words by path. */
function madeUp(words: Words, prefix: string): { words: Words; made: Map<string, string> } {
  const made = new Map<string, string>()
  const change = (value: Words, path: string): Words => {
    if (typeof value === 'string') {
      const word = `${prefix}${made.size}x`
      made.set(path, word)
      return [word, ...(value.match(/\{\w+\}/g) ?? [])].join(' ')
    }
    if (Array.isArray(value)) return value.map((one, i) => change(one, `${path}[${i}]`))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, change(one, `${path}.${name}`)]),
    )
  }
  return { words: change(words, ''), made }
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('en-US', { month: 'long' }).toLowerCase(),
)

/** Groups of which a small site uses only one or a few. */
const oneIsEnough = [
  /^frame\.numbers\b/,
  /^frame\.directions\b/,
  /^frame\.readingSheet\b/,
  /^drawings\.lot\.houses\b/,
  /^drawings\.lot\.moved\b/,
  /^drawings\.lot\.said\.houses\b/,
  /^drawings\.lot\.said\.(push-pier|helical|drilled-pier)$/,
  /^drawings\.map\.miles?$/,
  /^frame\.strip\./,
]

labels('are all the words that templates add, and each of them appears', () =>
  withFullFixture(async (fixture) => {
    const made = new Map<string, string>()
    for (const name of ['frame', 'drawings', 'plates'] as const) {
      const changed = madeUp(rawLabels(fixture.contentDir, name) as Words, `zq${name}`)
      for (const [path, word] of changed.made) made.set(`${name}${path}`, word)
      fixture.write(`shared/${name}.md`, `---\n${dump(changed.words)}---\n`)
    }
    fixture.edit(
      'pages/home.md',
      'heading: Challenges',
      'heading: "{count} challenges"\n  plate: reading-sheet',
    )
    const job = fixture.read('jobs/porch-by-the-creek.md')
    fixture.write('jobs/of-one-day.md', job.replace(/^days: .*$/m, 'days: 1'))
    // A firm shows the kind of pier that it uses: helical piers here, and the other kind on this page.
    fixture.edit('services/leveling.md', 'drawing: leveling', 'drawing: push-pier')
    // A few labels appear only on pages of a second language.
    addLanguage(fixture, 'es')
    for (const file of [...translatedFiles, 'shared/drawings.md', 'shared/plates.md'])
      fixture.write(`es/${file}`, fixture.read(file))
    // Only a preview shows a draft.
    fixture.edit('pages/warranty.md', 'draft: no', 'draft: yes')
    await make(fixture, { preview: true })
    const { site } = loadSite(fixture)
    const said = allWords([...wordsOfPages(fixture.outDir), ...wordsOfDrawings(site)])
    const unsaid = [...made].filter(
      ([path, word]) => !said.has(word) && !oneIsEnough.some((group) => group.test(path)),
    )
    assert.equal(unsaid, [])
    for (const group of oneIsEnough)
      assert.ok(
        [...made].some(([path, word]) => group.test(path) && said.has(word)),
        String(group),
      )
    // The name of a language in the header has two parts.
    const known = new Set([...contentWords(fixture.contentDir), 'glish', 'pañol', 'inglés'])
    assert.equal(
      [...said].filter((word) => !known.has(word) && !monthNames.includes(word)),
      [],
    )
  }),
)

labels.run()
