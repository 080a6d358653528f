import * as assert from 'uvu/assert'
import { make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { filesBelow } from '../../helpers/files'
import { refusal, refusalOfBuild } from '../../helpers/refused'
import { asTheBuildSays } from '../../helpers/content-cases'
import { cases, casesByHand } from './bad-input-cases'
import { meaningCases } from './bad-meaning-cases'
import { folderCases, goodPublicFiles, leftBySystems, put } from './bad-public-cases'
import { mistakes } from './mistakes-cases'

const badInput = fixtureSuite('build, given bad input')

for (const { name, change, told } of [...cases, ...meaningCases, ...mistakes])
  badInput(name, async () => {
    let expected = ''
    const error = await refusal((fixture) => {
      change(fixture)
      expected = asTheBuildSays(told, fixture)
    })
    assert.is(error?.message ?? 'built', expected)
    // What is found twice is shown once, so that the message alone would not tell.
    assert.is(error!.problems.length, told.length)
  })

for (const [name, breakIt, expected] of [...casesByHand, ...folderCases])
  badInput(name, async () => assert.is((await refusal(breakIt))?.message ?? 'built', expected))

badInput('is not what else stands in the public folder', async () => {
  assert.is(await refusalOfBuild(goodPublicFiles), undefined)
})

badInput('is not what systems leave in the public folder, and it is not published', async (fixture) => {
  put(...leftBySystems, 'plans/crew.jpg')(fixture)
  await make(fixture)
  const made = filesBelow(fixture.outDir)
  assert.ok(made.includes('plans/crew.jpg'))
  for (const name of leftBySystems) assert.not(made.includes(name), name)
})

badInput('shows a broken link within a page beside other problems, as far as pages can be made', async () => {
  const error = await refusalOfBuild((f) => {
    f.edit('services/leveling.md', 'Clay moves.', 'See [a](/roof).')
    f.edit('locations/ada.md', 'card:', 'crad:')
    f.edit('pages/faqs.md', '(/services)', '(/about#nowhere)')
  })
  assert.is(
    error!.message,
    [
      'content/locations/ada.md:2:1  card is missing; add one line for the card on the locations page',
      '  2 | title: House Leveling in Ada',
      'content/locations/ada.md:10:1  crad is not a known field; did you mean "card"?',
      '  10 | crad: Deep clay.',
      'content/pages/faqs.md:14:32  links to /about#nowhere, but /about has no part named #nowhere',
      '  14 |       answer: "**Slowly**, see [services](/about#nowhere)."',
      'content/services/leveling.md:31:5  links to /roof, but there is no such page or file',
      '  31 | See [a](/roof). See [Ada](/locations/ada).',
    ].join('\n'),
  )
})

badInput('reports every problem of every file in one run, in the order of files and lines', async () => {
  const error = await refusalOfBuild(({ edit }) => {
    edit('services/leveling.md', 'card: We level houses.', 'crad: We level houses.')
    edit('services/leveling.md', 'duration: 1 hour', 'length: 1 hour')
    edit('locations/ada.md', 'tier: same-day', 'tier: someday')
    edit('pages/faqs.md', '(/services)', '(javascript:alert(1))')
  })
  assert.equal(
    error!.message.split('\n').filter((line) => !line.startsWith('  ')),
    [
      'content/locations/ada.md:9:1  tier is "someday", no tier of content/business.md; did you mean "same-day"?',
      'content/pages/faqs.md:14:32  faqs.items[1].answer links to "javascript:alert(1)"; only https, http, tel and mailto are allowed',
      'content/services/leveling.md:2:1  card is missing; add one line for the card on the services page',
      'content/services/leveling.md:5:1  crad is not a known field; did you mean "card"?',
      'content/services/leveling.md:14:7  process.steps[0].length is not a known field; known here: title, duration, description',
    ],
  )
})

badInput.run()
