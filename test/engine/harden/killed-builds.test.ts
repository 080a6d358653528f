import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { everything } from '../../helpers/everything'
import { withFixture } from '../../helpers/fixture'
import { killBuilds } from './kill'
import { ended, flags, manifest, run, start } from './run-build'

const killed = suite('builds that end early')

if (everything)
  killed('leave the old site or the new one, and the next build cleans up', async () => {
    const { kills, writing } = await killBuilds(10)
    assert.is(kills, 10)
    // Otherwise the kills come too early or too late to prove anything.
    assert.ok(writing >= 2, `only ${writing} builds were killed while they wrote`)
  })

killed('say in one line that another build is writing, and do not disturb it', () =>
  withFixture(async (fixture) => {
    const results = await Promise.all([1, 2, 3].map(() => run(flags(fixture))))
    const won = results.filter(({ code }) => code === 0)
    assert.ok(won.length >= 1, JSON.stringify(results))
    for (const { code, output } of results.filter(({ code }) => code !== 0)) {
      assert.is(code, 1)
      assert.match(
        output,
        /^another build \(process \d+\) is writing \S+dist; wait until it is done\.[^\n]*\n$/,
      )
    }
    const site = manifest(fixture.outDir)
    assert.equal(readdirSync(fixture.root).sort(), ['content', 'dist', 'public'])
    await run(flags(fixture))
    assert.equal(manifest(fixture.outDir), site)
  }),
)

killed('do not wait for a dead build', () =>
  withFixture(async (fixture) => {
    const lock = join(fixture.root, '.dist-lock')
    const dead = start(flags(fixture))
    const end = ended(dead)
    while (!existsSync(lock)) await sleep(1)
    const text = readFileSync(lock)
    dead.kill('SIGKILL')
    await end
    // It may also have been killed while it was taking the lock.
    for (const name of ['', '-', '-taken-'].map((kind) => lock + kind + (kind && randomUUID())))
      writeFileSync(name, text)
    assert.is((await run(flags(fixture))).code, 0)
    assert.equal(readdirSync(fixture.root).sort(), ['content', 'dist', 'public'])
  }),
)

killed.run()
