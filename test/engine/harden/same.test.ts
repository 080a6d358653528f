import { spawn } from 'node:child_process'
import { chmodSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { ended, flags, manifest } from './run-build'

/** Builds in another place, time zone, language and umask. Returns every file with its permissions. */
async function buildWith(fixture: Fixture, umask: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const node = `umask ${umask}; exec "$0" generator/process/launch.mjs build.ts "$@"`
  const child = spawn('sh', ['-c', node, process.execPath, ...flags(fixture)], {
    cwd: projectDir,
    env: { ...process.env, ...env },
  })
  const { code, output } = await ended(child)
  assert.is(code, 0, output)
  return manifest(fixture.outDir)
}

const same = suite('the same content')

same('gives the same files wherever, whenever and by whichever user it is built', () =>
  withFixture((one) =>
    withFixture(async (other) => {
      const first = await buildWith(one, '022', { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' })
      const moved = { ...other, contentDir: join(other.root, 'words of ours') }
      renameSync(other.contentDir, moved.contentDir)
      chmodSync(join(other.publicDir, 'images/house.svg'), 0o600)
      const env = { TZ: 'America/Los_Angeles', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
      assert.equal(await buildWith(moved, '077', env), first)
      assert.ok(first.every((line) => line.split(' ')[1] === '644'))
    }),
  ),
)

same.run()
