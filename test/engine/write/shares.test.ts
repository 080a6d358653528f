import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import * as assert from 'uvu/assert'
import { joinShares } from '../../../generator/commands/join'
import type { BuildOptions } from '../../../generator/terminal/flags'
import { loadSite, readShared } from '../../../generator/read/load'
import { Reader } from '../../../generator/read/reader'
import { parseFlags } from '../../../generator/terminal/flags'
import { explain } from '../../../generator/terminal/explain'
import { joinRendered } from '../../../generator/shares/join'
import { manifestFile, manifestOf } from '../../../generator/shares/manifest'
import { openShares, startWorker } from '../../../generator/shares/workers'
import { mostCards } from '../../../templates/model/counties'
import { manifest } from '../harden/run-build'
import { make, said } from '../../helpers/fixture-build'
import { everything } from '../../helpers/everything'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { withFolder } from '../../helpers/folder'
import { withFullFixture } from '../../helpers/full-fixture'
import { cityFiles, madeUp } from '../../helpers/many-cities'

const shards = fixtureSuite('--shard K/N')
const shares = fixtureSuite('--workers N')

if (everything)
  shares('make the same site as one thread and two workers', () =>
    withFullFixture(async (fixture) => {
      // Enough for county pages, plus a city with every section.
      for (const [file, text] of cityFiles(madeUp(mostCards, 2))) fixture.write(file, text)
      const whole = await make(fixture, { workers: 1 })
      const workers = { ...fixture, outDir: join(fixture.root, 'workers') }
      assert.is((await make(workers, { workers: 2 })).pages.length, whole.pages.length)
      assert.equal(manifest(workers.outDir), manifest(fixture.outDir))
    }),
  )

type Made = Partial<BuildOptions> & { is?: string }

/**
 * What is reported about a first share of two and this one, each with a page. `change` is done between the two builds.
 */
async function joined(fixture: Fixture, made: Made | undefined, change: (fixture: Fixture) => unknown) {
  const shardsDir = join(fixture.root, 'shards')
  const write = (name: string, { is = '2/2', ...more }: Made) => {
    const options = { ...fixture, preview: false, ...more }
    const manifest = manifestOf(parseFlags(['--shard', is]).shard!, options, new Reader(options))
    mkdirSync(join(shardsDir, name), { recursive: true })
    writeFileSync(join(shardsDir, name, manifestFile), JSON.stringify(manifest))
    writeFileSync(join(shardsDir, name, `${name}.html`), '')
  }
  write('a', { is: '1/2' })
  change(fixture)
  if (made) write('b', made)
  const told = await joinShares(shardsDir, fixture.outDir).then(String, explain)
  const files = existsSync(fixture.outDir) ? readdirSync(fixture.outDir).sort() : undefined
  return { told: told.replaceAll(`${shardsDir}/`, ''), files }
}

const unlike = (parts: string) =>
  `b and a differ in what they were made from: ${parts}; build all shares from one commit, with the same flags, on the same day`
const missing = 'share 2 of 2 is missing; build it with --shard 2/2 and put its folder beside the others'
const changes: Record<string, (fixture: Fixture) => unknown> = {
  'of other content': ({ edit }) => edit('business.md', 'Acme levels', 'Acme raises'),
  'of other public files': ({ copyPublic }) => copyPublic('images/house.svg', 'a.svg'),
  'without a manifest': ({ root }) => mkdirSync(join(root, 'shards/b')),
}
const cases: [what: string, made: Made | undefined, told: string][] = [
  ['a right set', {}, '2'],
  ['one without another', undefined, missing],
  ['one twice', { is: '1/2' }, `a and b are the same share, 1 of 2; leave one of them out\n${missing}`],
  [
    'one of another count',
    { is: '2/3' },
    'b is one of 3 shares, but a one of 2; build all with the same N of --shard K/N',
  ],
  ['of other content', {}, unlike('content')],
  ['of other public files', {}, unlike('public files')],
  ['with other flags on another day', { preview: true, today: '2026-03-14' }, unlike('flags, day')],
  [
    'without a manifest',
    undefined,
    `b/${manifestFile} is missing; rebuild the share with npm run build -- --shard K/N`,
  ],
]
for (const [what, made, told] of cases)
  shards(`make a site, or are refused: ${what}`, async (fixture) => {
    const site = ['.made-by-build', 'a.html', 'b.html']
    const found = await joined(fixture, made, changes[what] ?? (() => {}))
    assert.equal(found, { told, files: told === '2' ? site : undefined })
  })

/** Asks a worker that runs this program to read, and returns the result. */
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
  shares(`report a thread that ${what}`, async () => assert.is(await asked(program), expected))

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

/** Returns what one thread reports, which two workers must report in the same words. */
async function complaintOfAll(options: Fixture): Promise<string> {
  const one = await said(options)
  assert.is(await said(options, { workers: 2 }), one)
  return one
}

// The build starts as many threads as the fixture has pages.
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

if (everything)
  shares('leave the last site, and nothing next to it, when a thread ends early', async (fixture) => {
    await make(fixture, { workers: 2 })
    const before = readdirSync(fixture.root)
    const site = manifest(fixture.outDir)
    // A thread sends what it read, says that it has read everything, and then renders.
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

shares('find the same problems in workers, whichever reads the file or makes the page', async (fixture) => {
  const { addCity, edit, read } = fixture
  for (const name of ['Bee', 'Cee', 'Dee', 'Eff']) addCity(name)
  edit('services/leveling.md', '(/locations/ada)', '(/locations/bee#nowhere)')
  assert.match(await complaintOfAll(fixture), 'has no part named #nowhere')
  edit('locations/cee.md', '## ', 'See [this](/locations/dee#nowhere), [that](/nowhere).\n\n## ')
  edit('locations/eff.md', /question: .*/.exec(read('locations/eff.md'))![0], 'question: "[a](/b)"')
  const all = await complaintOfAll(fixture)
  for (const words of ['comes before the first heading', 'this is plain text', 'no such page or file'])
    assert.match(all, words)
})

shares('report what the disk refuses a worker like what it refuses the main thread', async (fixture) => {
  const file = join(fixture.root, 'file')
  writeFileSync(file, '')
  assert.match(await complaintOfAll({ ...fixture, outDir: join(file, 'dist') }), 'part of its path is a file')
})

shards('find a broken link to a part of a page in the share that makes that page', async (fixture) => {
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

shards('are requested as 2/5, and workers as a number', () => {
  assert.equal(parseFlags(['--shard', '2/5']).shard, { number: 2, of: 5 })
  for (const wrong of ['', '2', '0/5', '6/5', '2/', '2/5/6', 'a/b'])
    assert.throws(() => parseFlags(['--shard', wrong]), /write the part and how many there are, 2\/5/, wrong)
  assert.is(parseFlags(['--workers', '4']).workers, 4)
  for (const wrong of ['', '0', 'two', '65', '1.5'])
    assert.throws(() => parseFlags(['--workers', wrong]), /write a number from 1 to 64/, wrong)
})

shards.run()
shares.run()
