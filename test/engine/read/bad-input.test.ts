import * as assert from 'uvu/assert'
import { make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { filesBelow } from '../../helpers/files'
import { refusal, refusalOfBuild } from '../../helpers/refused'
import {
  above,
  ada,
  asTheBuildSays,
  body,
  card,
  contentCases,
  edit,
  service,
} from '../../helpers/content-cases'
import type { ContentCase } from '../../helpers/content-cases'
import { cases, casesByHand } from './bad-input-cases'
import { meaningCases } from './bad-meaning-cases'
import { folderCases, goodPublicFiles, leftBySystems, put } from './bad-public-cases'
import { mistakes } from './mistakes-cases'

const noPicture = 'but there is no such picture in public/'

const badInput = fixtureSuite('build, given bad input')

/** Asserts that the changed fixture has exactly these problems. */
async function assertTold(refused: typeof refusal, { change, told }: ContentCase): Promise<void> {
  let expected = ''
  const error = await refused((fixture) => {
    change(fixture)
    expected = asTheBuildSays(told, fixture)
  })
  assert.is(error?.message ?? 'built', expected)
  // A problem found twice is shown once, so the message alone would not reveal it.
  assert.is(error!.problems.length, told.filter(({ message }) => message !== 'also').length)
}

for (const each of [...cases, ...meaningCases, ...mistakes])
  badInput(each.name, () => assertTold(refusal, each))

for (const [name, breakIt, expected] of [...casesByHand, ...folderCases])
  badInput(name, async () => assert.is((await refusal(breakIt))?.message ?? 'built', expected))

badInput('is looked up in no more places than are shown', async () => {
  const words = `\n${Array.from({ length: 300 }, (_, i) => `[a]{claim u${i}}`).join(' ')}\n`
  const file = 'services/leveling.md'
  const error = await refusal(({ read, write }) => write(file, read(file) + words))
  const messages = error!.problems.map(({ message }) => message)
  assert.is(messages.length, 100)
  assert.is(messages.filter((message) => message.includes('more problems than')).length, 1)
})

badInput(
  'is not a file that may be in the public folder, or that operating systems leave there',
  async (fixture) => {
    goodPublicFiles(fixture)
    put(...leftBySystems)(fixture)
    await make(fixture)
    const made = filesBelow(fixture.outDir)
    assert.ok(made.includes('plans/Crew.JPG'))
    for (const name of leftBySystems) assert.not(made.includes(name), name)
  },
)

/** Several mistakes at once. The whole build reports them in one run, by file and line. */
const manyMistakes = contentCases({
  'a broken link within a page beside other problems, as far as pages can be made': {
    change: [
      edit(ada, 'card:', 'crad:'),
      edit('pages/faqs.md', '(/services)', '(/about#nowhere)'),
      body('See [a](/roof).'),
    ],
    problem: [
      '10:1 crad is not a known field; did you mean "card"?',
      'pages/faqs.md:14:32 links to /about#nowhere, but /about has no part named #nowhere',
      'services/leveling.md:31:5 links to /roof, but there is no such page or file',
    ],
  },
  'a picture that is not there beside a broken link within the page': {
    change: [
      above(service, 'hero:', 'image: { src: /images/none.jpg, alt: None }'),
      body('See [a](#nowhere), ![b](/images/gone.svg).'),
    ],
    problem: [
      `7:10 image.src is "/images/none.jpg", ${noPicture}; did you mean "/images/house.svg"?`,
      '32:5 links to #nowhere, but /services/leveling has no part named #nowhere',
      `32:20 "![b](/images/gone.svg)" shows "/images/gone.svg", ${noPicture}; did you mean ` +
        '"/images/house.svg"?',
    ],
  },
  'every problem of every file': {
    change: [
      edit(ada, 'tier: same-day', 'tier: someday'),
      edit('pages/faqs.md', '(/services)', '(javascript:alert(1))'),
      card('crad: We level houses.'),
      edit(service, 'duration: 1 hour', 'length: 1 hour'),
    ],
    problem: [
      '9:1 tier is "someday", no tier of content/business.md; did you mean "same-day"?',
      'pages/faqs.md:14:32 faqs.items[1].answer links to "javascript:alert(1)"; only https, http, tel, sms and ' +
        'mailto are allowed',
      'services/leveling.md:5:1 crad is not a known field; did you mean "card"?',
      'services/leveling.md:14:7 process.steps[0].length is not a known field; known here: title, ' +
        'duration, description, picture',
    ],
  },
})

for (const each of manyMistakes)
  badInput(`is reported by the whole build: ${each.name}`, () => assertTold(refusalOfBuild, each))

badInput.run()
