import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import * as assert from 'uvu/assert'
import type { BuildOptions } from '../../../generator/terminal/flags'
import { loadSite, readShared } from '../../../generator/read/load'
import { parseFlags } from '../../../generator/terminal/flags'
import type { Report } from '../../../generator/terminal/report'
import { joinRendered } from '../../../generator/shares/join'
import { openShares, startWorker } from '../../../generator/shares/workers'
import { writeSyntheticContent } from '../../bench/synthetic'
import { manifest } from '../harden/run-build'
import { make, said } from '../../helpers/fixture-build'
import { everything } from '../../helpers/everything'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { withFolder } from '../../helpers/folder'
import { withFullFixture } from '../../helpers/full-fixture'

const shards = fixtureSuite('--shard K/N')
const shares = fixtureSuite('--workers N')

/** Builds a site of many cities in each way that is asked for; gives back the pages of the first, and all files of each. */
const sameSite = (
  use: (
    makeIn: (name: string, more: Partial<BuildOptions>) => Promise<Report>,
    root: string,
  ) => Promise<void>,
) =>
  withFullFixture(async (fixture) => {
    const { root, contentDir } = fixture
    const content = join(root, 'many')
    // Enough for county pages, and beside them a city with every section and one with few.
    writeSyntheticContent(contentDir, content, 62)
    await use((name, more) => make({ ...fixture, contentDir: content, outDir: join(root, name) }, more), root)
  })

shares('make the same site as one thread and two workers', () =>
  sameSite(async (makeIn, root) => {
    const whole = await makeIn('whole', { workers: 1 })
    assert.is((await makeIn('workers', { workers: 2 })).pages.length, whole.pages.length)
    assert.equal(manifest(join(root, 'workers')), manifest(join(root, 'whole')))
  }),
)

if (everything)
  shards('make the same site on two machines as one machine makes', () =>
    sameSite(async (makeIn, root) => {
      const whole = await makeIn('whole', { workers: 1 })
      const of = 2
      let pages = 0
      for (let number = 1; number <= of; number++) {
        const shard = await makeIn(`shard-${number}`, { shard: { number, of } })
        assert.ok(shard.pages.length < whole.pages.length * 0.6)
        pages += shard.pages.length
        assert.is(shard.redirects, number === 1 ? whole.redirects : 0)
        assert.is(existsSync(join(root, `shard-${number}`, 'sitemap.xml')), number === 1)
        cpSync(join(root, `shard-${number}`), join(root, 'merged'), { recursive: true })
      }
      assert.is(pages, whole.pages.length)
      assert.equal(manifest(join(root, 'merged')), manifest(join(root, 'whole')))
    }),
  )

/** Asks a worker that runs this program to read, and says what comes of it. */
const asked = (program: string): Promise<string> =>
  withFolder(async (folder) => {
    writeFileSync(join(folder, 'worker.mjs'), program)
    const options = { contentDir: '', publicDir: '', number: 0, of: 1 }
    const share = startWorker(join(folder, 'worker.mjs'))(options)
    const told = (error: unknown) => (error as Error).message
    return share
      .read()
      .then(() => 'read', told)
      .finally(share.close)
  })

const listen = "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => "
const early = 'a worker thread ended before its work was done'
for (const [what, program, expected] of [
  ['ends at once', 'process.exit(0)', early],
  ['ends in place of an answer', `${listen}process.exit(0))`, early],
  ['ends by its own fault', `${listen}process.exit(3))`, early],
  ['throws', `${listen}{ throw new Error('out of ideas') })`, 'out of ideas'],
  ['answers', `${listen}parentPort.postMessage({ result: [] }))`, 'read'],
] as const)
  shares(`know of a thread that ${what}`, async () => assert.is(await asked(program), expected))

shares('name ten pages that could not be rendered, and count the others', (fixture) => {
  const content = loadSite(fixture)
  const failures = Array.from({ length: 1500 }, (_, i) => `page ${i} fails`)
  const links = {
    ids: new Map(),
    linked: new Set<string>(),
    assets: new Set<string>(),
    fragments: new Map(),
    broken: new Map(),
  }
  const rendered = [{ pages: [], failures, cards: new Map(), links, rawMarks: [] }]
  try {
    joinRendered(content.site.business, content, [], rendered)
    assert.unreachable()
  } catch (error) {
    const said = (error as AggregateError).errors.map(({ message }: Error) => message)
    assert.equal(said, [...failures.slice(0, 10), '1490 more pages could not be rendered'])
  }
})

/** What one thread says is wrong, which two workers must say in the same words. */
async function complaintOfAll(options: Fixture): Promise<string> {
  const one = await said(options)
  assert.is(await said(options, { workers: 2 }), one)
  return one
}

shares('read cities in the order of their files, whoever reads them', async (fixture) => {
  const cities = ['Bee', 'Cee', 'Dee', 'Eff', 'Gee']
  for (const name of cities) fixture.addCity(name)
  const opened = await openShares(readShared(fixture), { ...fixture, workers: 2 })
  try {
    const files = (await opened.read()).map(({ file }) => file)
    assert.equal(files, [...files].sort())
    assert.is(files.length, cities.length + 1)
  } finally {
    await opened.close()
  }
})

// It starts as many threads as the fixture has pages.
if (everything)
  shares('are not more than there are pages', async (fixture) => {
    const { size } = new Set((await make(fixture)).pages)
    let threads = 0
    const count = () => threads++
    process.on('worker', count)
    const opened = await openShares(readShared(fixture), { ...fixture, workers: 64 })
    try {
      assert.is((await opened.read()).length, 1)
      assert.ok(threads > 1 && threads <= size, `${threads} threads for ${size} pages`)
    } finally {
      process.off('worker', count)
      await opened.close()
    }
  })

shares('leave the last site, and nothing beside it, when a thread ends early', async (fixture) => {
  await make(fixture, { workers: 2 })
  const before = readdirSync(fixture.root)
  const site = manifest(fixture.outDir)
  // A thread answers for what it read, says that it read all, and then renders.
  const interrupt = (worker: Worker) => {
    let answers = 0
    worker.on('message', () => ++answers === 2 && void worker.terminate())
  }
  process.on('worker', interrupt)
  try {
    assert.is((await said(fixture, { workers: 2 })).split('\n')[0], `Error: ${early}`)
  } finally {
    process.off('worker', interrupt)
  }
  assert.equal(readdirSync(fixture.root), before)
  assert.equal(manifest(fixture.outDir), site)
})

shares('find the same problems in workers, whoever reads the file or makes the page', async (fixture) => {
  const { addCity, edit, read } = fixture
  for (const name of ['Bee', 'Cee', 'Dee', 'Eff']) addCity(name)
  edit('services/leveling.md', '(/locations/ada)', '(/locations/bee#nowhere)')
  assert.match(await complaintOfAll(fixture), 'has no part named #nowhere')
  edit('locations/cee.md', '## ', 'See [this](/locations/dee#nowhere), [that](/nowhere).\n\n## ')
  edit('locations/eff.md', /question: .*/.exec(read('locations/eff.md'))![0], 'question: "[a](/b)"')
  const all = await complaintOfAll(fixture)
  for (const words of ['stands before the first heading', 'it is plain text', 'no such page or file'])
    assert.match(all, words)
})

shares('tell of what the disk refuses a worker as of what it refuses the main thread', async (fixture) => {
  const file = join(fixture.root, 'file')
  writeFileSync(file, '')
  assert.match(await complaintOfAll({ ...fixture, outDir: join(file, 'dist') }), 'part of its path is a file')
})

shards('find a broken link to a part of a page, the one of them that makes it', async (fixture) => {
  const { edit, addCity } = fixture
  addCity('Bee')
  edit('services/leveling.md', '(/locations/ada)', '(/locations/bee#nowhere)')
  const told = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      said({ ...fixture, outDir: join(fixture.root, String(number)) }, { shard: { number, of: 5 } }),
    ),
  )
  assert.is(told.filter((message) => message.includes('has no part named #nowhere')).length, 1, told.join())
  assert.is(told.filter((message) => message === 'built').length, 4)
})

shards('are asked for as 2/5, and workers as a number', () => {
  assert.equal(parseFlags(['--shard', '2/5']).shard, { number: 2, of: 5 })
  for (const wrong of ['', '2', '0/5', '6/5', '2/', '2/5/6', 'a/b'])
    assert.throws(() => parseFlags(['--shard', wrong]), /write the part and how many there are, 2\/5/, wrong)
  assert.is(parseFlags(['--workers', '4']).workers, 4)
  for (const wrong of ['', '0', 'two', '65', '1.5'])
    assert.throws(() => parseFlags(['--workers', wrong]), /write a number from 1 to 64/, wrong)
})

shards.run()
shares.run()
