import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import type { BuildOptions } from '../../../generator/flags'
import { parseFlags } from '../../../generator/flags'
import { writeSyntheticContent } from '../../bench/synthetic'
import { manifest } from '../harden/run-build'
import { withFixture } from '../../helpers/fixture'
import { withFullFixture } from '../../helpers/full-fixture'

const shards = suite('--shard K/N')
const shares = suite('--workers N')

shards('copied together are the whole site, byte for byte', () =>
  withFullFixture(async ({ root, contentDir, publicDir }) => {
    const content = join(root, 'many')
    const options = { contentDir: content, publicDir, preview: false, compress: false }
    // Enough for county pages, and beside them a city with every section and one with few.
    writeSyntheticContent(contentDir, content, 80)
    const whole = await build({ ...options, outDir: join(root, 'whole') })
    const of = 3
    let pages = 0
    for (let number = 1; number <= of; number++) {
      const outDir = join(root, `shard-${number}`)
      const { report } = await build({ ...options, outDir, shard: { number, of } })
      assert.ok(report.pages.length < whole.report.pages.length / 2)
      pages += report.pages.length
      assert.is(report.redirects, number === 1 ? whole.report.redirects : 0)
      assert.is(existsSync(join(outDir, 'sitemap.xml')), number === 1)
      cpSync(outDir, join(root, 'merged'), { recursive: true })
    }
    assert.is(pages, whole.report.pages.length)
    assert.equal(manifest(join(root, 'merged')), manifest(join(root, 'whole')))
  }),
)

shares('make the same site in one thread and in four workers', () =>
  withFullFixture(async ({ root, contentDir, publicDir }) => {
    const content = join(root, 'many')
    writeSyntheticContent(contentDir, content, 80)
    const options = { contentDir: content, publicDir, preview: false }
    const made = await Promise.all(
      [1, 4].map(async (workers) => {
        const outDir = join(root, `workers-${workers}`)
        const { report } = await build({ ...options, outDir, workers })
        return { pages: report.pages.length, files: manifest(outDir) }
      }),
    )
    assert.equal(made[1], made[0])
  }),
)

/** What a build says is wrong. */
const complaint = (options: BuildOptions) =>
  build(options).then(
    () => 'built',
    (error: unknown) =>
      error instanceof AggregateError ? error.errors.map(String).join() : (error as Error).message,
  )

shares('find the same problems in workers, whoever reads the file', () =>
  withFixture(async (fixture) => {
    const { addCity, edit } = fixture
    const cities = ['Bee', 'Cee', 'Dee', 'Eff']
    for (const name of cities) addCity(name)
    const check = async (words: RegExp) => {
      const [one, three] = [
        await complaint({ ...fixture, preview: false }),
        await complaint({ ...fixture, preview: false, workers: 3 }),
      ]
      assert.match(one, words)
      assert.is(three, one)
    }
    edit('locations/cee.md', '## ', 'See [this](/locations/dee#nowhere), [that](/nowhere).\n\n## ')
    await check(/stands before the first heading/)
    edit('locations/cee.md', 'See [this](/locations/dee#nowhere), [that](/nowhere).\n\n', '')
    edit('locations/eff.md', /question: .*/.exec(fixture.read('locations/eff.md'))![0], 'question: "[a](/b)"')
    await check(/it is plain text/)
  }),
)

shares('find a broken link to a part of a page that another worker makes', () =>
  withFixture(async (fixture) => {
    for (const name of ['Bee', 'Cee', 'Dee']) fixture.addCity(name)
    fixture.edit('services/leveling.md', '(/locations/ada)', '(/locations/bee#nowhere)')
    const one = await complaint({ ...fixture, preview: false })
    assert.match(one, 'has no part named #nowhere')
    assert.is(await complaint({ ...fixture, preview: false, workers: 3 }), one)
  }),
)

shares('tell of what the disk refuses a worker as of what it refuses the main thread', () =>
  withFixture(async (fixture) => {
    const file = join(fixture.root, 'file')
    writeFileSync(file, '')
    const outDir = join(file, 'dist')
    const one = await complaint({ ...fixture, outDir, preview: false })
    assert.match(one, 'part of its path is a file')
    assert.is(await complaint({ ...fixture, outDir, preview: false, workers: 2 }), one)
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
