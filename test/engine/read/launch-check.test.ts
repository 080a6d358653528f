import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { launchCheck } from '../../../generator/commands/launch-check'
import { projectDir } from '../../../generator/process/paths'
import { loadSite } from '../../../generator/read/load'
import { openItems } from '../../../generator/read/opinions/open-items'
import { explain } from '../../../generator/terminal/explain'
import { formatReport } from '../../../generator/terminal/report'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { fullInMemory } from '../../helpers/in-memory'
import { ownPageText } from '../../helpers/own-page'
import { settle } from '../../helpers/settle'

const items = fixtureSuite('openItems(site)')

items('are counted by the build in one line', async (fixture) => {
  const said = async () => {
    const report = await build({ ...fixture, preview: false })
    return formatReport(report, 0).split('\n').at(-1)
  }
  assert.is(await said(), '  9 items to settle before going live: npm run launch-check')
  settle(fixture)
  assert.not.match((await said())!, 'settle')
  fixture.edit('business.md', 'cityData: service', 'cityData: local-business')
  assert.is(await said(), '  1 item to settle before going live: npm run launch-check')
})

items('ask for prices that an estimate needs, and for a name when nobody who comes has one', async () => {
  const fixture = await fullInMemory()
  const asked = () =>
    openItems(loadSite(fixture)).flatMap(
      ({ message }) => /has no price|names nobody/.exec(message)?.[0] ?? [],
    )
  assert.equal(asked(), ['has no price', 'has no price'])
  fixture.edit('business.md', 'farthestCity:', 'prices:\n  pier: 1400\n  pit: 90\nfarthestCity:')
  for (const file of ['pages/about.md', 'pages/warranty.md', 'services/piers.md', 'locations/bee.md'])
    fixture.edit(file, 'reviewedBy: Ann Acme\n', '')
  fixture.edit('pages/about.md', '      name: Ann Acme\n', '')
  assert.equal(asked(), ['names nobody'])
})

items.run()

const command = fixtureSuite('npm run launch-check')

const folders = ({ contentDir, publicDir }: Fixture) => ['--content', contentDir, '--public', publicDir]

/** Returns what the command prints, and whether the site can go live. */
async function run(fixture: Fixture, ...flags: string[]): Promise<{ isReady: boolean; text: string }> {
  const { text, left } = await launchCheck([...flags, ...folders(fixture)])
  return { isReady: left === 0, text }
}

command('fails and lists what is open, with its line in the given folder', async (fixture) => {
  const launcher = join(projectDir, 'generator/process/launch.mjs')
  const args = [launcher, 'generator/commands/launch-check.ts', ...folders(fixture), '--out', 'out']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  assert.is(status, 1)
  assert.ok(stdout.includes(`${fixture.contentDir}/business.md:6:1  phone is `))
  assert.match(stdout, /^\S+\/content\/business\.md:6:1 {2}phone is .*\n {2}6 \| phone: /m)
  assert.ok(stdout.endsWith('\n9 items to settle before going live\n'), stdout.slice(-200))
})

command('prints one line per claim, and its places when asked', async (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves. [We are bonded.]{claim bonded}')
  fixture.edit('locations/ada.md', 'card: Deep clay.', 'card: "Deep clay[, and a bond]{claim bonded}."')
  const line = 'content/business.md:48:5  the claim "bonded", 3 places: Show the bond.'
  const places = [
    '    content/locations/ada.md:10:17  card: "Deep clay[, and a bond]{claim bonded}."',
    '    content/pages/home.md:43:5  {years} years',
    '    content/services/leveling.md:31:13  Clay moves. [We are bonded.]{claim bonded} See [Ada](/locations/ada).',
  ]
  assert.match((await run(fixture)).text, `\n${line}\nnpm run claims `)
  assert.match((await run(fixture, '--places')).text, [line, ...places].join('\n'))
})

command(
  'prints how each sentence of a declined claim reads now, and lets the site go live',
  async (fixture) => {
    settle(fixture)
    fixture.edit(
      'business.md',
      'claims:',
      'claims:\n  - id: permits\n    doubt: Ask.\n    declined: { by: Ann, on: 2026-10-01 }',
    )
    fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves. [We pull the permit.]{claim permits}')
    fixture.edit(
      'locations/ada.md',
      'Clay, on limestone.',
      'We dig\n[and ask]{claim permits}\nby hand. It is clay.',
    )
    // Only the owner can judge what is no longer a sentence.
    fixture.edit('pages/home.md', 'We live here.', 'Every crew [pulls the permit]{claim permits}.')
    fixture.edit('locations/ada.md', 'card: Deep clay.', 'card: "Deep clay[, and a permit]{claim permits}."')
    const { isReady, text } = await run(fixture)
    assert.ok(isReady)
    const declined = [
      'Declined claims. Their words are on no page. Read what is left of each sentence:',
      'content/locations/ada.md:10:17  permits: Deep clay.',
      'content/locations/ada.md:43:1  permits: We dig by hand.',
      'content/pages/home.md:39:31  permits: Every crew.',
      'content/services/leveling.md:31:13  permits: Clay moves. See [Ada](/locations/ada).',
    ]
    assert.match(text, declined.join('\n'))
  },
)

command('lists hints by kind, one line for each cause, and lets the site go live', async (fixture) => {
  settle(fixture)
  fixture.edit(
    'services/leveling.md',
    'Clay moves.',
    'For 12 years, from 8 am. Permit 305-412-7788. At 9 am.',
  )
  fixture.edit('locations/ada.md', 'Clay, on limestone.', `Open at noon, ${'7 am, '.repeat(5)}in 12 years.`)
  const { isReady, text } = await run(fixture)
  assert.ok(isReady)
  const from = text.indexOf('Facts that are typed out')
  assert.equal(text.slice(from).split('\n').slice(0, 4), [
    'Facts that are typed out, so that they stay when business.md changes:',
    '  content/services/leveling.md:31  "12 years"  is a fact of the business; {NAME} changes with it: {years}; also in content/locations/ada.md:42',
    '  content/services/leveling.md:31  "8 am"  would be wrong once the opening hours change; write {hours}, or put it under fine: if it means another day; also in content/locations/ada.md:42',
    '  content/services/leveling.md:31  "305-412-7788"  looks like a phone number; {phone} is the one of the business',
  ])
  assert.match(
    text,
    /\n3 hints\. Hints do not keep a site from going live\. .*\nNothing left to settle\. The site can go live\.$/,
  )
})

command('names each link that leads nowhere, as the build would', async (fixture) => {
  settle(fixture)
  fixture.edit(
    'services/leveling.md',
    'Clay moves.',
    'See [one](/contact), [two](https://acme-leveling.com/contact/), [three](/old) and [four](https://example.com/x).',
  )
  fixture.edit(
    'pages/home.md',
    'We live here.',
    'We [live](/plans) here, [and](/services/leveling) [call](tel:811).',
  )
  fixture.write('pages/plans.md', ownPageText('Plans', 'draft: yes', '\n## Here\n\nSee [us](/nowhere).\n'))
  const { isReady, text } = await run(fixture)
  assert.not(isReady)
  assert.equal(
    text.split('\n').filter((line) => / links to /.test(line)),
    [
      'content/services/leveling.md:31:5  links to /contact, but there is no such page or file',
      'content/services/leveling.md:31:22  links to /contact, but there is no such page or file',
      'content/services/leveling.md:31:65  links to /old, which leads on to /reviews; link there',
    ],
  )
  assert.match(text, '\n3 items to settle before going live')
  const refused = await build({ ...fixture, preview: false }).then(() => 'built', explain)
  for (const address of ['/contact,', '/old,']) assert.match(refused, `links to ${address}`)
})

command.run()
