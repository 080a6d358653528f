import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ContentError } from '../../../generator/read/source/problems'
import { everything } from '../../helpers/everything'
import { memoryFixture } from '../../helpers/fixture'
import { checkContent } from '../../helpers/refused'

const growth = suite('the time that content takes')

/** What is repeated: whatever YAML, Markdown, braces and typography give a meaning to. */
const signs = [...'!"#%&\'()*,-.0:<>@[\\]^_`{|}~“’—']
const units = [
  ...signs,
  // No word may be as long as the text is.
  ...signs.map((sign) => `${sign} `),
  ...' \t\r\n',
  ...['\n\n', ' \n', '1.', 'a-', 'a.', 'a@', '512 ', '24/7 ', 'www.', 'http://'],
  ...['[a](', '[a][', '[a](b) ', '![', '![a](b) ', '[a]{claim ', '{a', '${', '**a', '_a_', '`a` ', '```\n'],
  ...['|a', '<a ', '<a>', '<!--', '&amp;'],
]

const service = 'services/leveling.md'
const typed = (words: string) => JSON.stringify(words)

/** Where it stands: the file, the text that it takes the place of, and what is written there. */
const places: Record<string, [file: string, place: RegExp, write: (words: string, found: string) => string]> =
  {
    'the body': [service, /$/, (words) => `\nA${words}b\n`],
    'the beginning of a paragraph': [service, /$/, (words) => `\n${words}\n`],
    'an alt text': [service, /$/, (words) => `\n![${words}](/images/house.svg)\n`],
    'the lead': [service, /lead: .*/, (words) => `lead: ${typed(`a${words}b`)}`],
    'the title': [service, /title: .*/, (words) => `title: ${typed(`a${words}b`)}`],
    'a value without quotes': [service, /title: .*/, (words) => `title: a${words}b`],
    'the name of a field': [service, /title: .*/, (words, found) => `${found}\na${words}b: c`],
    'the first line': [service, /^---\n/, (words) => `---${words}\n`],
    'the phone': ['business.md', /phone: .*/, (words) => `phone: ${typed(words)}`],
    'a fact': ['business.md', /years: .*/, (words) => `years: ${typed(`a${words}b`)}`],
  }

/** Milliseconds until the content is read, or is refused. @throws what no reader should see. */
async function timeWith(place: string, words: string): Promise<number> {
  const { fixture, files } = memoryFixture()
  const [file, pattern, write] = places[place]!
  fixture.write(
    file,
    fixture.read(file).replace(pattern, (found) => write(words, found)),
  )
  const begin = performance.now()
  try {
    await checkContent(files)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
  return performance.now() - begin
}

const length = 25_000

/** Of the cases, one in so many; all with `--all`. */
const stride = everything ? 1 : 41

for (const [number, place] of Object.keys(places).entries())
  growth(`grows with what is repeated in ${place}, and not faster`, async () => {
    for (const [i, unit] of units.entries()) {
      if ((i + number) % stride !== 0 && unit.trim() !== '') continue
      const text = (size: number) => unit.repeat(size / unit.length)
      // The least of three, as the machine has other work too. What takes no time says nothing.
      const grew = async () => {
        const once = Math.max(250, await timeWith(place, text(length)))
        return (await timeWith(place, text(2 * length))) / once
      }
      const factor = (await grew()) < 3 || (await grew()) < 3 || (await grew()) < 3
      assert.ok(factor, `${JSON.stringify(unit)}: twice as much takes more than three times as long`)
    }
  })

growth('looks for the places of no more problems of a file than are shown', async () => {
  const { fixture, files } = memoryFixture()
  fixture.write(service, `${fixture.read(service)}\n${'[a]{claim unknown} '.repeat(300)}\n`)
  try {
    await checkContent(files)
    assert.unreachable()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const messages = error.problems.map(({ message }) => message)
    assert.is(messages.length, 100)
    assert.is(messages.filter((message) => message.includes('more problems than')).length, 1)
  }
})

growth.run()
