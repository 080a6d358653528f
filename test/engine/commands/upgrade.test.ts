import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { upgrade } from '../../../generator/commands/upgrade'
import { loadSite } from '../../../generator/read/load'
import { filesBelow } from '../../helpers/files'
import type { Fixture } from '../../helpers/fixture'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { rawFile } from '../../helpers/raw-content'
import { everything } from '../../helpers/everything'

const test = fixtureSuite('npm run upgrade')

const run = async ({ contentDir, publicDir }: Fixture) =>
  (await upgrade(['--content', contentDir, '--public', publicDir])).replaceAll('content/', '').split('\n')

/** Returns each line of a file that another version of it does not have. */
const added = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line))

if (everything)
  test('turns content of format 1 into a site, once', async (site) => {
    const archive = gunzipSync(readFileSync(new URL('../../format-1.json.gz', import.meta.url))).toString()
    const files = JSON.parse(archive) as Record<string, string>
    rmSync(site.contentDir, { recursive: true })
    for (const [file, text] of Object.entries(files)) site.write(file, text)
    assert.throws(
      () => loadSite(site),
      'business.md:2:1  format is 1, and this version reads 3; run npm run upgrade',
    )
    const said = await run(site)
    assert.is(said[0], 'Rewritten for format 3: 34 files.')
    assert.match(said.at(-1)!, 'locations/jarrell.md: "support" is removed from soil')
    assert.equal(added(files['services/root-barriers.md']!, site.read('services/root-barriers.md')), [
      '        tree farther off may count too. [We call 811 two business days ahead to have buried lines',
      '        marked.]{claim locate-lines}',
    ])
    // The guide of this version is there, and its links lead to files of this version.
    const [, link] = /\]\((\S*docs\/hosting\.md)\)/.exec(site.read('README.md'))!
    assert.match(readFileSync(join(site.contentDir, link!), 'utf8'), '# Hosting')
    await build({ ...site, preview: false })

    const texts = () => filesBelow(site.contentDir).map((file) => [file, site.read(file)])
    const upgraded = texts()
    assert.equal(await run(site), ['The content is already format 3. Nothing to do.'])
    assert.equal(texts(), upgraded)
  })

test('removes the mark from words that were true of one region', async (site) => {
  site.edit('business.md', 'format: "3"', 'format: "2"')
  const before = site.read('services/leveling.md')
  site.edit('services/leveling.md', 'Clay moves.', 'Clay moves. [It is [black](/about) here.]{claim local}')
  assert.equal(await run(site), ['Rewritten for format 3: 2 files.'])
  const after = before.replace('Clay moves.', 'Clay moves. It is [black](/about) here.')
  assert.is(site.read('services/leveling.md'), after)
})

test('rewrites what it knows, and lists the rest', async (site) => {
  site.edit('business.md', 'format: "3"', 'format: "1" # so far')
  site.edit(
    'business.md',
    'tiers:',
    `tiers:\n  - { id: later, name: Later, when: some day, description: We come. }`,
  )
  const copy = 'We {claim bonded} dig. We dig! {claim bonded} {Problems-count} of {service-count}'
  site.edit('locations/ada.md', 'Deep clay.', `${copy}, {odd-count}. {Tier-same-day}, {when-later}.`)
  site.edit('pages/about.md', '---\n', '--\n')
  const before = site.read('locations/ada.md')
  const said = (await run(site)).map((line) => line.replace(/;.*/, ''))
  assert.equal(said, [
    'Rewritten for format 3: 2 files.',
    'locations/ada.md: read the sentence with "We"',
    'Left to fix by hand:',
    'locations/ada.md:11:59  {odd-count} is not a known fact',
    '  11 |   [We]{claim bonded} dig. [We dig!]{claim bonded} 2 of 1, {odd-count}. {Tier}, {when-later}.',
    'locations/ada.md:11:80  {when-later} names a tier, and a city has its own',
    '  11 |   [We]{claim bonded} dig. [We dig!]{claim bonded} 2 of 1, {odd-count}. {Tier}, {when-later}.',
    'pages/about.md:1:1  must begin with a line that is just ---',
    '  1 | --',
  ])
  assert.equal(added(before, site.read('locations/ada.md')), [
    'card: >-',
    '  [We]{claim bonded} dig. [We dig!]{claim bonded} 2 of 1, {odd-count}. {Tier}, {when-later}.',
  ])
  assert.match(site.read('business.md'), 'format: "3" # so far')
})

/**
 * Signatures that formats 1 and 2 accepted, and the two fields that each becomes. Those without fields must be fixed by
 * hand.
 */
const signatures: [old: string, by?: string, on?: string][] = [
  ['Ann, May 2026', 'Ann', '2026-05'],
  ['May 2026, Ann', 'Ann', '2026-05'],
  ['2026-10-01 Ann Acme', 'Ann Acme', '2026-10-01'],
  ['Ann (counsel), 1 Oct. 2026', 'Ann (counsel)', '2026-10'],
  ['Ana, mayo de 2026', 'Ana', '2026-05'],
  ['April Mays, Sept 2026', 'April Mays', '2026-09'],
  ['Ann, May 14, 2026', 'Ann', '2026-05'],
  ['Ann, 11/2025', 'Ann', '2025-11'],
  ['3/25/2026 Ann', 'Ann', '2026-03-25'],
  // In Spanish, the day comes first.
  ['Ann, 3/2/2026'],
  ['Ann, 13/2025'],
  ['A. B., 2026'],
  ['will ask Ann, May 2026'],
  ['Ann, May 2036'],
  ['April 2026'],
  ['no'],
  ['yes'],
]

test('writes who signed a claim and when as two fields, where possible', async (site) => {
  site.edit('business.md', 'format: "3"', 'format: "2"\nlang: es')
  const claims = signatures.map(
    ([words], i) => `  - id: c${i}\n    doubt: Is it?\n    confirmed: "${words}"\n    field: phone\n`,
  )
  site.edit('business.md', 'claims:\n', `claims:\n${claims.join('')}`)
  assert.throws(() => loadSite(site), 'format is 2, and this version reads 3; run npm run upgrade')
  const said = (await run(site)).join('\n')
  const { claims: written } = rawFile(site.contentDir, 'business.md').data
  for (const [i, [words, by, on]] of signatures.entries()) {
    assert.equal(written[i].confirmed, by === undefined ? words : { by, on })
    const wrong = `claims[${i}].confirmed is text, but a group of fields belongs here`
    assert.is(said.includes(wrong), by === undefined, words)
  }
})

test.run()
