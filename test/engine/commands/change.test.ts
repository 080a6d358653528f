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

change('remove shows the nearest other town on the home page in place of the removed one', async (site) => {
  site.addCity('Cow')
  site.edit('pages/home.md', 'cities: [ada]', 'cities: [cow, ada]')
  const { lines } = await differences(site, remove(site, 'locations/cow'))
  assert.ok(lines.includes('pages/home.md  cities: [ada, bee]'), lines.join('\n'))
})

change('rename changes everything that names a page, and lists sentences', async (site) => {
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
  assert.is(own.filter((line) => line.includes('Cid Falls')).length, 13)
  assert.ok(own.includes('locations/cid-falls.md  name: Cid Falls # as on maps'))
  assert.equal(
    lines.filter((line) => !own.includes(line)),
    [
      'jobs/porch-by-the-creek.md  town: cid-falls',
      'redirects.md  to: /locations/cid-falls#two-kinds-of-clay',
      'redirects.md  - from: /locations/bee',
      'redirects.md  to: /locations/cid-falls',
      'services/piers.md  cities: [cid-falls, ada]',
      'services/piers.md  Clay moves, and rock does not. See [Cid Falls](/locations/cid-falls#two-kinds-of-clay), or [level it](/services/leveling#why-houses-tilt).',
      'testimonials/dana.md  location: Cid Falls',
    ],
  )
  assert.equal(said.slice(0, 3), [
    'locations/bee.md is now locations/cid-falls.md, "Cid Falls"; /locations/bee leads to /locations/cid-falls.',
    'Also changed: jobs/porch-by-the-creek.md, redirects.md, services/piers.md, testimonials/dana.md',
    'These sentences still name Bee; read each:',
  ])
  assert.ok(said.some((line) => /^ {2}locations\/cid-falls\.md:\d+ {2}In Bee it floods\.$/.test(line)))
  // And back again, to check that no address redirects to itself.
  await rename(site, 'locations/cid-falls', 'Bee')
  await build({ ...site, preview: false })
})

change('rename knows a file by its name, and gives a town its capitals', async (site) => {
  assert.match(await rename(site, 'Bee', 'isle of cid'), /bee\.md is now .*\/isle-of-cid\.md, "Isle of Cid"/)
  assert.match(await rename(site, 'Isle of Cid', 'McBee'), 'locations/mcbee.md, "McBee"')
})

change('rename gives the name of a service the capitals that each heading uses', async (site) => {
  site.edit('services/piers.md', 'heading: Beside piers', 'heading: Beside Piers, and a pier')
  site.edit('shared/plates.md', 'slab:', 'slab:\n    title: Piers')
  await rename(site, 'services/piers', 'Steel piles')
  const headings = site.read('services/steel-piles.md').match(/(?<=(title|heading): ).*[Pp]ile.*/g)
  assert.equal(headings, [
    'Steel piles Under a House',
    'Steel piles to {pier-depth}',
    'Steel piles in pictures',
    'Asked of steel piles',
    'Beside Steel piles, and a pier',
  ])
  assert.match(
    site.read('shared/plates.md'),
    /title: Steel piles\n {4}alt: >-\n {6}Section of a post-tension/,
  )
})

change('rename changes the drawing of a service when one of our labels has its name', async (site) => {
  site.edit('services/leveling.md', 'name: Leveling', 'name: House leveling')
  site.remove('shared/plates.md')
  await rename(site, 'services/leveling', 'Floor leveling')
  assert.is(site.read('shared/plates.md'), '---\nservices:\n  leveling:\n    title: Floor leveling\n---\n')
})

change('remove deletes links, list entries, prices, claims and sample reviews', async (site) => {
  site.remove('jobs/porch-by-the-creek.md')
  site.edit('business.md', 'farthestCity:', 'prices:\n  pier: 1400\n  cap: 90 # a piece\nfarthestCity:')
  site.edit('services/piers.md', 'price: pit', 'price: cap')
  site.edit('services/piers.md', 'Clay moves', '[Clay]{claim clay} moves')
  site.edit('business.md', 'claims:', 'claims:\n  - id: clay\n    doubt: Is it?')
  site.edit('locations/ada.md', 'Clay, on', '[two\n[deep] piers](/services/piers#price), on')
  const review = site.read('testimonials/dana.md').replace('leveling', 'piers').replace('Dana', 'Pat')
  site.write('testimonials/pat.md', review.replace(/date.*/, 'sample: yes'))
  const { said, lines, gone } = await differences(site, remove(site, 'services/piers', '--reviews'))
  assert.equal(gone, ['services/piers.md', 'testimonials/pat.md'])
  assert.equal(lines, [
    'locations/ada.md  two',
    'locations/ada.md  [deep] piers, on limestone.',
    'locations/bee.md  The creek cut through both. See piers.',
    'pages/warranty.md  answer: No, see piers.',
    'redirects.md  - from: /services/piers',
    'redirects.md  to: /services',
  ])
  assert.not.match(site.read('business.md'), /clay|cap/)
  assert.not.match(site.read('notice.md'), /^link/m)
  assert.is(said[0], 'services/piers.md was removed; /services/piers leads to /services.')
  assert.is(said[1], 'Also removed, because they were samples of a review of it: testimonials/pat.md')
  assert.ok(said.includes('  pages/warranty.md:17  A pier that we set is under warranty {term}.'))
  assert.not.ok(said.some((line) => / {2}piers?$/.test(line)))
})

change('remove says which sample reviews would go, before it removes anything', async (site) => {
  site.remove('jobs/porch-by-the-creek.md')
  const review = site.read('testimonials/dana.md').replace('leveling', 'piers')
  for (const name of ['Pat', 'Sam'])
    site.write(
      `testimonials/${name.toLowerCase()}.md`,
      review.replace('Dana', name).replace(/date.*/, 'sample: yes'),
    )
  const before = textsOf(site)
  assert.is(
    await remove(site, 'services/piers').catch(explain),
    'nothing was removed: its sample reviews would be removed too: content/testimonials/pat.md, ' +
      'content/testimonials/sam.md; add --reviews to remove them, or name another service in them',
  )
  assert.equal(textsOf(site), before)
})

change('rename changes link words that are exactly the old name', async (site) => {
  site.edit(
    'services/piers.md',
    'See [Bee]',
    'See [Bee](/locations/bee), [bees](/locations/bee), [**Bee**](/locations/bee), [Bee]',
  )
  site.edit(
    'pages/warranty.md',
    'text: What we do\n    href: /services',
    'text: Bee\n    href: /locations/bee#more',
  )
  site.edit(
    'notice.md',
    'text: Qué hacer\n  href: /services/piers',
    'text: All of Bee\n  href: /locations/bee',
  )
  site.edit('locations/bee.md', '## ', '## More\n\nWords.\n\n## ')
  await rename(site, 'locations/bee', 'Cid Falls')
  assert.match(
    site.read('services/piers.md'),
    'See [Cid Falls](/locations/cid-falls), [bees](/locations/cid-falls), [**Cid Falls**](/locations/cid-falls), [Cid Falls]',
  )
  assert.match(site.read('pages/warranty.md'), 'text: Cid Falls\n    href: /locations/cid-falls#more')
  assert.match(site.read('notice.md'), 'text: All of Bee\n  href: /locations/cid-falls')
})

change('remove keeps the reviews of a town, and only deletes a file without a page', async (site) => {
  site.edit('testimonials/dana.md', 'location: Ada', 'location: Bee')
  const { said } = await differences(site, remove(site, 'jobs/porch-by-the-creek'))
  assert.equal(said, ['jobs/porch-by-the-creek.md was removed.'])
  const { lines } = await differences(site, remove(site, 'content/locations/bee.md'))
  assert.equal(lines, [
    'redirects.md  - from: /locations/bee',
    'redirects.md  to: /locations',
    'services/piers.md  cities: [ada]',
    'services/piers.md  Clay moves, and rock does not. See Bee, or [level it](/services/leveling#why-houses-tilt).',
    'testimonials/dana.md  townWithoutPage: yes',
  ])
})

change('remove takes facts off a claim only if no other file has them', async (site) => {
  site.edit('business.md', 'facts: [years]', 'facts: [years, floods, oaks]')
  for (const name of ['Cow', 'Dee']) site.addCity(name)
  site.edit('locations/cow.md', 'name: Cow', 'name: Cow\nfacts: { floods: "3", oaks: "9" }')
  site.edit('locations/dee.md', 'name: Dee', 'name: Dee\nfacts: { floods: "4" }')
  await remove(site, 'locations/cow')
  assert.match(site.read('business.md'), 'facts: [years, floods]')
  await remove(site, 'locations/dee')
  assert.match(site.read('business.md'), 'facts: [years]')
})

change('remove and rename work while files are broken, including the file itself', async (site) => {
  for (const name of ['Cow', 'Dee', 'Eel']) site.addCity(name)
  site.edit('locations/cow.md', 'latitude: 30', 'latitude: 3')
  site.edit('testimonials/dana.md', 'rating: 5', 'rating: 9')
  site.edit('services/piers.md', 'title: ', 'titel: ')
  site.write('locations/dee.md', '---\nname: "a" b\n---\n')
  assert.match(
    await remove(site, 'locations/cow'),
    'content/locations/cow.md was removed; /locations/cow leads to',
  )
  assert.match(await remove(site, 'locations/dee'), 'content/locations/dee.md was removed')
  assert.match(
    await rename(site, 'locations/eel', 'Fox'),
    'content/locations/eel.md is now content/locations/fox.md',
  )
  const before = textsOf(site)
  // A change that would break something is still refused.
  const said = await remove(site, 'locations/bee').then(String, explain)
  assert.match(said, /jobs\/porch-by-the-creek.md:3:1 {2}town is "bee", but there is no/)
  assert.not.match(said, 'rating')
  assert.equal(textsOf(site), before)
})

/** The command, and what it prints. */
const refusals = table(
  2,
  String.raw`
  rename                        | write npm run rename -- locations/jarrell "Sonterra"
  rename locations/bee          | write npm run rename -- locations/jarrell "Sonterra"
  rename locations/be Cid       | there is no content/locations/be.md; did you mean "locations/bee"?
  rename pages/about Us         | content/pages/about.md is a file that every site has
  rename jobs/porch-by-the-creek Pier | CONTENT/jobs/porch-by-the-creek.md has no page of its own;
  rename locations/bee _        | "_" needs a letter from a to z or a digit, to make a file name
  rename locations/bee Ada      | CONTENT/locations/ada.md is there already
  rename pages/warranty Admin   | CONTENT/pages/admin.md:1:1  would have the address /admin, which is taken;
  remove                        | write npm run remove -- services/root-barriers
  remove services/piers         | CONTENT/jobs/porch-by-the-creek.md:4:1  service is "piers", but there is no
  remove pages/warranty         | CONTENT/services/piers.md:281:36  links to /warranty in a form that cannot be changed automatically;
  `,
)

change('refuse what cannot be changed completely, and write nothing', async (site) => {
  site.edit('services/piers.md', '[Bee](/locations/bee)', '[a [b [c]]](/warranty)')
  const before = textsOf(site)
  for (const [words = '', message = ''] of refusals) {
    const [command, ...args] = words.trim().split(' ')
    const said = await (command === 'rename' ? rename : remove)(site, ...args).then(String, explain)
    assert.ok(said.startsWith(message.trim().replace('CONTENT', 'content')), said)
    assert.equal(textsOf(site), before)
  }
})

change.run()
