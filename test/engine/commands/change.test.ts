import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { removeFile } from '../../../generator/commands/remove'
import { renameFile } from '../../../generator/commands/rename'
import { explain } from '../../../generator/terminal/explain'
import { filesBelow } from '../../helpers/files'
import type { Fixture } from '../../helpers/fixture'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { withFullFixture } from '../../helpers/full-fixture'
import { table } from '../../helpers/table'

const change = fixtureSuite('npm run rename and npm run remove', withFullFixture)

const folders = ({ contentDir, publicDir }: Fixture) => ['--content', contentDir, '--public', publicDir]
const rename = (fixture: Fixture, ...args: string[]) => renameFile([...args, ...folders(fixture)])
const remove = (fixture: Fixture, ...args: string[]) => removeFile([...args, ...folders(fixture)])

const textsOf = ({ contentDir, read }: Fixture) =>
  new Map(filesBelow(contentDir).map((file) => [file, read(file)]))

/**
 * Returns what a command printed, and each line that has changed as `file  line`. A new file appears under its old
 * name.
 */
async function differences(fixture: Fixture, act: Promise<string>, moved: Record<string, string> = {}) {
  const before = textsOf(fixture)
  const said = (await act).replaceAll('content/', '').split('\n')
  await build({ ...fixture, preview: false })
  const lines = [...textsOf(fixture)].flatMap(([file, text]) => {
    const old = before.get(moved[file] ?? file)!.split('\n')
    return text.split('\n').flatMap((line) => (old.includes(line) ? [] : `${file}  ${line.trim()}`))
  })
  return { said, lines, gone: [...before.keys()].filter((file) => !textsOf(fixture).has(file)) }
}

change('rename changes what names a page, and lists the lines that still do', async (site) => {
  site.edit('redirects.md', 'to: /reviews', 'to: /locations/bee#two-kinds-of-clay')
  site.edit('jobs/porch-by-the-creek.md', 'town: bee', 'town: Bee')
  site.edit('locations/bee.md', 'name: Bee\n', 'name: Bee # as on maps\n')
  site.edit('locations/bee.md', 'Look at the map.', 'Look at the map of Bee.')
  site.edit('locations/bee.md', 'The creek cut', 'In Bee it\nfloods. The creek cut')
  site.edit('testimonials/dana.md', 'location: Ada', 'location: Bee')
  site.edit('services/piers.md', '(/locations/bee)', '(/locations/bee#two-kinds-of-clay)')
  const moved = { 'locations/cid-falls.md': 'locations/bee.md' }
  const { said, lines, gone } = await differences(site, rename(site, 'locations/bee', 'Cid', 'Falls'), moved)
  assert.equal(gone, ['locations/bee.md'])
  const own = lines.filter((line) => line.startsWith('locations/cid-falls.md'))
  assert.ok(own.filter((line) => line.includes('Cid Falls')).length > 5, own.join('\n'))
  assert.ok(own.includes('locations/cid-falls.md  name: Cid Falls # as on maps'))
  assert.equal(
    lines.filter((line) => !own.includes(line)),
    [
      'jobs/porch-by-the-creek.md  town: cid-falls',
      'notice.md  town: cid-falls',
      'redirects.md  to: /locations/cid-falls#two-kinds-of-clay',
      'redirects.md  - from: /locations/bee',
      'redirects.md  to: /locations/cid-falls',
      'services/piers.md  notIn: [cid-falls]',
      'services/piers.md  cities: [cid-falls, ada]',
      'services/piers.md  Clay moves, and rock does not. See [Cid Falls](/locations/cid-falls#two-kinds-of-clay), or [level it](/services/leveling#why-houses-tilt).',
      'testimonials/dana.md  location: Cid Falls',
    ],
  )
  assert.equal(said.slice(0, 4), [
    'locations/bee.md is now locations/cid-falls.md, "Cid Falls"; /locations/bee leads to /locations/cid-falls.',
    'Also changed: jobs/porch-by-the-creek.md, notice.md, redirects.md, services/piers.md, testimonials/dana.md',
    'It keeps its county, ZIP code, coordinates and ground; change those that are of the old town. Search engines take the new name for one town.',
    'These lines still name Bee; read each:',
  ])
  assert.ok(said.some((line) => /^ {2}locations\/cid-falls\.md:\d+ {2}In Bee it$/.test(line)))
  // And back again, to check that no address redirects to itself.
  await rename(site, 'locations/cid-falls', 'Bee')
  await build({ ...site, preview: false })
})

change('rename knows a file by its name, and gives a town its capitals', async (site) => {
  assert.match(await rename(site, 'Bee', 'isle of cid'), /bee\.md is now .*\/isle-of-cid\.md, "Isle of Cid"/)
  assert.match(await rename(site, 'Isle of Cid', 'McBee'), 'locations/mcbee.md, "McBee"')
})

change(
  'remove takes a page out of lists, leads links elsewhere, and shows what is left to settle',
  async (site) => {
    site.remove('jobs/porch-by-the-creek.md')
    site.edit('business.md', 'farthestCity:', 'prices:\n  pier: 1400\n  cap: 90 # a piece\nfarthestCity:')
    site.edit('services/piers.md', 'price: pit', 'price: cap')
    site.edit('locations/ada.md', 'Clay, on', '[two piers](/services/piers#price), on')
    const said = (await remove(site, 'services/piers')).replaceAll('content/', '').split('\n')
    assert.is(said[0], 'services/piers.md was removed; /services/piers leads to /services.')
    assert.ok(said.includes('  pages/warranty.md:17  lead: A pier that we set is under warranty {term}.'))
    assert.not.ok(said.some((line) => /: piers?$/.test(line)))
    assert.equal(
      said.slice(said.indexOf('Left to settle before the next build:')).filter((line) => /^\w/.test(line)),
      [
        'Left to settle before the next build:',
        'business.md:55:3  prices.cap is a price that no estimate uses; known here: pier, pit; a price of something else belongs under facts',
      ],
    )
    site.edit('business.md', '  cap: 90 # a piece\n', '')
    await build({ ...site, preview: false })
    assert.match(site.read('locations/ada.md'), '[two piers](/services), on')
    assert.match(site.read('redirects.md'), '- from: /services/piers\n    to: /services\n')
    assert.not.match(site.read('locations/bee.md'), 'service: piers')
  },
)

change('remove keeps the reviews of a town', async (site) => {
  site.edit('testimonials/dana.md', 'location: Ada', 'location: Bee')
  await remove(site, 'locations/bee')
  assert.match(site.read('testimonials/dana.md'), 'townWithoutPage: yes')
})

change('rename changes the drawing of a service that has its name', async (site) => {
  site.edit('services/leveling.md', 'name: Leveling', 'name: House leveling')
  site.remove('shared/plates.md')
  await rename(site, 'services/leveling', 'Floor leveling')
  assert.is(site.read('shared/plates.md'), '---\nservices:\n  leveling:\n    title: Floor leveling\n---\n')
})

/** The command, and what it prints. */
const refusals = table(
  2,
  String.raw`
  rename                        | write npm run rename -- locations/jarrell "Sonterra"
  rename locations/bee          | write npm run rename -- locations/jarrell "Sonterra"
  rename locations/be Cid       | there is no content/locations/be.md; did you mean "locations/bee"?
  rename pages/about Us         | content/pages/about.md is a file that every site has
  rename jobs/porch-by-the-creek Pier | CONTENT/jobs/porch-by-the-creek.md has no page;
  rename locations/bee _        | "_" needs a letter from a to z or a digit, to make a file name
  rename locations/bee Ada      | CONTENT/locations/ada.md is there already
  rename pages/warranty Admin   | CONTENT/pages/admin.md:1:1  would have the address /admin, which is taken;
  remove                        | write npm run remove -- services/root-barriers
  remove pages/warrenty         | there is no content/pages/warrenty.md; did you mean "pages/warranty"?
  `,
)

change('refuse what cannot be done, and write nothing', async (site) => {
  const before = textsOf(site)
  for (const [words = '', message = ''] of refusals) {
    const [command, ...args] = words.trim().split(' ')
    const said = await (command === 'rename' ? rename : remove)(site, ...args).then(String, explain)
    assert.ok(said.startsWith(message.trim().replace('CONTENT', 'content')), said)
    assert.equal(textsOf(site), before)
  }
})

change.run()
