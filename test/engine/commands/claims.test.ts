import * as assert from 'uvu/assert'
import { goThroughClaims } from '../../../generator/commands/claims'
import { localToday } from '../../../generator/read/reader'
import type { Fixture } from '../../helpers/fixture'
import { fixtureSuite } from '../../helpers/fixture-suite'

const claims = fixtureSuite('npm run claims')

/** Returns what it prints when these lines are typed. */
async function said({ contentDir, publicDir }: Fixture, typed: string[], ...flags: string[]) {
  const lines: string[] = []
  const print = (text: string) => lines.push(...text.trim().split('\n'))
  const ask = (question: string) => {
    print(question)
    return Promise.resolve(typed.shift())
  }
  await goThroughClaims(['--content', contentDir, '--public', publicDir, ...flags], { print, ask })
  assert.equal(typed, [])
  return lines.map((line) => line.replaceAll('content/', ''))
}

const today = localToday()

const addClaims = ({ edit }: Fixture) => {
  edit(
    'business.md',
    'claims:',
    'claims:\n  # Ask Ann.\n  - id: permits\n    doubt: Who pulls it? # the crew\n  - id: hours\n    field: ratings.home\n    doubt: Which?',
  )
  edit(
    'services/leveling.md',
    'Clay moves.',
    'Clay\nmoves. [We pull the [permit](/about)\nin {years} days.]{claim permits} It rains.',
  )
  edit(
    'services/leveling.md',
    'card: We level houses.',
    'card: We level houses[, with a permit]{claim permits}.',
  )
}

claims('shows where a claim is made, and writes each answer at once', async (site) => {
  addClaims(site)
  const lines = await said(site, ['y', 'yes?', 'Ann', 'later', 'N'])
  assert.equal(lines.slice(0, 9), [
    '1 of 3: permits',
    '  "We level houses, with a permit."',
    '    /services/leveling',
    '  "We pull the permit in 12 days."',
    '    /services/leveling',
    'Doubt: Who pulls it?',
    'Is it true? y, n, Enter for later, q to stop here:',
    'Who says so? Your name:',
    'Who says so? Your name:',
  ])
  assert.ok(lines.includes('  "ratings.home: value 5, count 12"'))
  assert.is(lines.at(-1), '2 claims left to settle')
  assert.match(
    site.read('business.md'),
    `  # Ask Ann.\n  - id: permits\n    doubt: Who pulls it? # the crew\n    confirmed:\n      by: Ann\n      on: ${today}\n  - id: hours`,
  )
})

claims('refuses an answer that the content contradicts, and writes nothing', async (site) => {
  const before = site.read('business.md')
  const lines = await said(site, ['n', 'Ann', ''])
  assert.match(lines.join('\n'), 'makes the claim "bonded", which was declined')
  assert.is(site.read('business.md'), before)
})

claims('asks for true words to replace a fact that makes a declined claim', async (site) => {
  addClaims(site)
  site.edit('business.md', 'facts: [years]', 'facts: [years, credentials, bonus]')
  site.edit('services/leveling.md', 'It rains.', '{Bonus} from {years} years, {credentials}.')
  site.edit('services/leveling.md', 'card: We', 'facts:\n  bonus: a wage # a month\ncard: We')
  const lines = await said(site, [
    '',
    '',
    'n',
    'Y',
    'no.',
    'Ann',
    'y',
    '18',
    'N',
    'insured in Ada',
    'yes',
    'thanks',
  ])
  assert.ok(lines.includes('What is true in place of "bonded in Ada"? Enter to leave it:'))
  assert.is(lines.at(-1), '2 claims left to settle')
  const business = site.read('business.md')
  assert.match(
    business,
    `  - id: bonded\n    doubt: Show the bond.\n    declined:\n      by: Ann\n      on: ${today}\nfacts:\n  years: "18"`,
  )
  assert.match(business, 'words: insured in Ada')
  assert.match(site.read('services/leveling.md'), 'bonus: thanks # a month')
})

claims.run()
