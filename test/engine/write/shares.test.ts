import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import type { BuildOptions } from '../../../generator/terminal/flags'
import { readShared } from '../../../generator/read/load'
import { parseFlags } from '../../../generator/terminal/flags'
import { openShares } from '../../../generator/shares/workers'
import { writeSyntheticContent } from '../../bench/synthetic'
import { manifest } from '../harden/run-build'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { withFullFixture } from '../../helpers/full-fixture'

const shards = suite('--shard K/N')
const shares = suite('--workers N')

shares('make the same site as shards on two machines, and as one thread and two workers', () =>
  withFullFixture(async ({ root, contentDir, publicDir }) => {
    const content = join(root, 'many')
    // Enough for county pages, and beside them a city with every section and one with few.
    writeSyntheticContent(contentDir, content, 62)
    const make = async (name: string, more: Partial<BuildOptions>) => {
      const outDir = join(root, name)
      return await build({ contentDir: content, publicDir, preview: false, outDir, ...more })
    }
    const whole = await make('whole', { workers: 1 })
    const files = manifest(join(root, 'whole'))
    assert.is((await make('workers', { workers: 2 })).pages.length, whole.pages.length)
    assert.equal(manifest(join(root, 'workers')), files)
    const of = 2
    let pages = 0
    for (let number = 1; number <= of; number++) {
      const shard = await make(`shard-${number}`, { shard: { number, of } })
      assert.ok(shard.pages.length < whole.pages.length * 0.6)
      pages += shard.pages.length
      assert.is(shard.redirects, number === 1 ? whole.redirects : 0)
      assert.is(existsSync(join(root, `shard-${number}`, 'sitemap.xml')), number === 1)
      cpSync(join(root, `shard-${number}`), join(root, 'merged'), { recursive: true })
    }
    assert.is(pages, whole.pages.length)
    assert.equal(manifest(join(root, 'merged')), files)
  }),
)

/** What a build says is wrong. */
const complaint = (options: BuildOptions) =>
  build(options).then(
    () => 'built',
    (error: unknown) =>
      error instanceof AggregateError ? error.errors.map(String).join() : (error as Error).message,
  )

/** What one thread says is wrong, which two workers must say in the same words. */
async function complaintOfAll(options: Fixture): Promise<string> {
  const one = await complaint({ ...options, preview: false })
  assert.is(await complaint({ ...options, preview: false, workers: 2 }), one)
  return one
}

shares('read cities in the order of their files, whoever reads them', () =>
  withFixture(async (fixture) => {
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
  }),
)

shares('find the same problems in workers, whoever reads the file or makes the page', () =>
  withFixture(async (fixture) => {
    const { addCity, edit, read } = fixture
    for (const name of ['Bee', 'Cee', 'Dee', 'Eff']) addCity(name)
    edit('services/leveling.md', '(/locations/ada)', '(/locations/bee#nowhere)')
    assert.match(await complaintOfAll(fixture), 'has no part named #nowhere')
    edit('locations/cee.md', '## ', 'See [this](/locations/dee#nowhere), [that](/nowhere).\n\n## ')
    edit('locations/eff.md', /question: .*/.exec(read('locations/eff.md'))![0], 'question: "[a](/b)"')
    const all = await complaintOfAll(fixture)
    for (const words of ['stands before the first heading', 'it is plain text', 'no such page or file'])
      assert.match(all, words)
  }),
)

shares('tell of what the disk refuses a worker as of what it refuses the main thread', () =>
  withFixture(async (fixture) => {
    const file = join(fixture.root, 'file')
    writeFileSync(file, '')
    assert.match(
      await complaintOfAll({ ...fixture, outDir: join(file, 'dist') }),
      'part of its path is a file',
    )
  }),
)

shards('find a broken link to a part of a page, the one of them that makes it', () =>
  withFixture(async (fixture) => {
    const { edit, addCity } = fixture
    addCity('Bee')
    edit('services/leveling.md', '(/locations/ada)', '(/locations/bee#nowhere)')
    const told = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        complaint({
          ...fixture,
          outDir: join(fixture.root, String(number)),
          preview: false,
          shard: { number, of: 5 },
        }),
      ),
    )
    assert.is(told.filter((message) => message.includes('has no part named #nowhere')).length, 1, told.join())
    assert.is(told.filter((message) => message === 'built').length, 4)
  }),
)

shards('are asked for as 2/5, and workers as a number', () => {
  assert.equal(parseFlags(['--shard', '2/5']).shard, { number: 2, of: 5 })
  for (const wrong of ['', '2', '0/5', '6/5', '2/', '2/5/6', 'a/b'])
    assert.throws(() => parseFlags(['--shard', wrong]), /write the part and how many there are, 2\/5/, wrong)
  assert.is(parseFlags(['--workers', '4']).workers, 4)
  for (const wrong of ['', '0', 'two', '65', '1.5'])
    assert.throws(
      () => parseFlags(['--workers', wrong]),
      /write how many threads make the pages, 1 to 64/,
      wrong,
    )
})

shards.run()
shares.run()
