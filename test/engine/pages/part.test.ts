import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { parsePart, refuseNewStyle } from '../../../generator/part'
import { ContentError } from '../../../generator/content/problems'
import type { Route } from '../../../templates/page'
import { writeSyntheticContent } from '../../bench/synthetic'
import { manifest } from '../harden/run-build'
import { withFixture } from '../../helpers/fixture'
import { withFullFixture } from '../../helpers/full-fixture'

const parts = suite('--shard K/N')

parts('copied together are the whole site, byte for byte', () =>
  withFullFixture(async ({ root, contentDir, publicDir }) => {
    const content = join(root, 'many')
    const options = { contentDir: content, publicDir, preview: false, compress: false }
    // Enough for county pages, and beside them a city with every section and one with few.
    writeSyntheticContent(contentDir, content, 80)
    const whole = await build({ ...options, outDir: join(root, 'whole') })
    const of = 3
    let pages = 0
    for (let number = 1; number <= of; number++) {
      const outDir = join(root, `part-${number}`)
      const { report } = await build({ ...options, outDir, part: { number, of } })
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

parts('find a broken link to a part of a page that another part makes', () =>
  withFixture(async (fixture) => {
    const { edit, addCity } = fixture
    addCity('Bee')
    // Bee is of the shape of Ada, and so made in her own part only.
    edit('services/leveling.md', '(/locations/ada)', '(/locations/bee#nowhere)')
    for (const number of [1, 2, 3, 4, 5]) {
      const options = { ...fixture, preview: false, part: { number, of: 5 } }
      const error = await build(options).catch((thrown: unknown) => thrown)
      assert.instance(error, ContentError, `part ${number}`)
      assert.match((error as Error).message, 'has no part named #nowhere')
    }
  }),
)

parts('are asked for as 2/5', () => {
  assert.equal(parsePart('2/5'), { number: 2, of: 5 })
  for (const wrong of ['', '2', '0/5', '6/5', '2/', '-1/5', '2/5/6', 'a/b'])
    assert.throws(() => parsePart(wrong), /write the part and how many there are, 2\/5/, wrong)
})

parts('refuse a page whose styles the first part cannot know', () => {
  const route = { path: '/locations/ada' } as Route
  refuseNewStyle({ route, written: true }, 3, 4)
  refuseNewStyle({ route, written: true, ofKnownShape: true }, 3, 3)
  assert.throws(
    () => refuseNewStyle({ route, written: true, ofKnownShape: true }, 3, 4),
    /^\/locations\/ada has style sheets/,
  )
})

parts.run()
