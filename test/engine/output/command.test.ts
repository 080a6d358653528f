import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/paths'
import { withFixture } from '../../helpers/fixture'

const tsx = join(projectDir, 'node_modules/tsx/dist/cli.mjs')
const args = (...more: string[]) => [tsx, join(projectDir, 'build.ts'), ...more]
const run = (...more: string[]) => promisify(execFile)(process.execPath, args(...more))

/** A folder for output, gone afterwards. */
async function withOut<T>(use: (out: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'out-'))
  try {
    return await use(join(root, 'dist'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const command = suite('npm run build')

command('says what it made', () =>
  withFixture(async (fixture) => {
    const folders = ['--content', fixture.contentDir, '--public', fixture.publicDir]
    const { stdout, stderr } = await run(...folders, '--out', fixture.outDir)
    assert.is(stderr, '')
    assert.match(
      stdout,
      /^9 pages and 1 redirect in \d+\.\d\d s\n {2}HTML [\d.]+ kB in all, [\d.]+ kB a page\n {2}largest: /,
    )
  }),
)

command('says what is wrong on stderr, ends with 1 and writes nothing', () =>
  withFixture((fixture) =>
    withOut(async (out) => {
      fixture.edit('services/leveling.md', 'card:', 'crad:')
      const folders = ['--content', fixture.contentDir, '--public', fixture.publicDir]
      const { code, stdout, stderr } = await run(...folders, '--out', out).catch((error) => error)
      assert.is(code, 1)
      assert.is(stdout, '')
      assert.match(
        stderr,
        'content/services/leveling.md:5:1  crad is not a known field; did you mean "card"?\n  5 | crad: We level houses.\n',
      )
      assert.match(stderr, 'problems in content; nothing was written\n')
      assert.not.match(stderr, /\n {4}at /)
      assert.equal(readdirSync(dirname(out)), [])
    }),
  ),
)

command.run()
