import { readdirSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { everything } from '../../helpers/everything'
import { withFixture } from '../../helpers/fixture'
import { killBuilds } from './kill'
import { flags, manifest, run } from './run-build'

const killed = suite('builds that end early')

if (everything)
  killed('leave the old site or the new one, and nothing half old', async () => {
    const { kills, writing } = await killBuilds(10)
    assert.is(kills, 10)
    // Otherwise the kills come too early or too late to prove anything.
    assert.ok(writing >= 2, `only ${writing} builds were killed while they wrote`)
  })

killed('all end with a whole site when three run at once', () =>
  withFixture(async (fixture) => {
    const results = await Promise.all([1, 2, 3].map(() => run(flags(fixture))))
    for (const { code, output } of results) assert.is(code, 0, output)
    const site = manifest(fixture.outDir)
    assert.equal(readdirSync(fixture.root).sort(), ['content', 'dist', 'public'])
    await run(flags(fixture))
    assert.equal(manifest(fixture.outDir), site)
  }),
)

killed.run()
