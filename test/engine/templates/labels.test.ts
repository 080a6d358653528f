/** Labels of frame and templates, none of which is typed in a template. */
import { dump } from 'js-yaml'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { allWords, contentWords, wordsOfPages } from '../../helpers/every-word'
import { withFullFixture } from '../../helpers/full-fixture'
import { rawFile } from '../../helpers/raw-content'

const labels = suite('labels of frame.md')

type Words = string | Words[] | { [name: string]: Words }

/** A copy in which each text is a word that nobody says, with the {number} that it had; and these words by their path. */
function madeUp(words: Words): { words: Words; made: Map<string, string> } {
  const made = new Map<string, string>()
  const change = (value: Words, path: string): Words => {
    if (typeof value === 'string') {
      const word = `zq${made.size}x`
      made.set(path, word)
      return value.includes('{number}') ? `${word} {number}` : word
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

labels('are all that templates say by themselves, and each of them is said', () =>
  withFullFixture(async (fixture) => {
    const { data } = rawFile(fixture.contentDir, 'shared/frame.md')
    const { words, made } = madeUp(data as Words)
    fixture.write('shared/frame.md', `---\n${dump(words)}---\n`)
    fixture.edit(
      'pages/home.md',
      'heading: Challenges',
      'heading: "{count} challenges"\n  plate: reading-sheet',
    )
    const job = fixture.read('jobs/porch-by-the-creek.md')
    fixture.write('jobs/of-one-day.md', job.replace(/^days: .*$/m, 'days: 1'))
    await build({ ...fixture, preview: false })
    const said = allWords(wordsOfPages(fixture.outDir))
    // Of the words for numbers and directions and of those in a drawing, one of each is enough.
    const unsaid = [...made].filter(
      ([path, word]) => !said.has(word) && !/^\.(numbers|directions|readingSheet)\b/.test(path),
    )
    assert.equal(unsaid, [])
    for (const group of ['numbers', 'directions', 'readingSheet'])
      assert.ok(
        [...made].some(([path, word]) => path.startsWith(`.${group}`) && said.has(word)),
        group,
      )
    const known = contentWords(fixture.contentDir)
    assert.equal(
      [...said].filter((word) => !known.has(word) && !monthNames.includes(word)),
      [],
    )
  }),
)

labels.run()
