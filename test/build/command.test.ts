import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../build/paths'
import { filesBelow } from '../helpers/files'
import { withFixture } from '../helpers/fixture'

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
  withOut(async (out) => {
    const { stdout, stderr } = await run('--out', out)
    assert.is(stderr, '')
    assert.match(
      stdout,
      /^33 pages and 2 redirects in \d+\.\d\d s\n {2}HTML [\d.]+ kB in all, [\d.]+ kB a page\n {2}largest: /,
    )
  }),
)

command('says what is wrong on stderr, ends with 1 and writes nothing', () =>
  withFixture((fixture) =>
    withOut(async (out) => {
      fixture.edit('services/leveling.md', 'card:', 'crad:')
      const { code, stdout, stderr } = await run('--content', fixture.contentDir, '--out', out).catch(
        (error) => error,
      )
      assert.is(code, 1)
      assert.is(stdout, '')
      assert.match(
        stderr,
        'services/leveling.md:5:1  crad is not a known field; did you mean "card"?\n  5 | crad: We level houses.\n',
      )
      assert.match(stderr, 'problems in content; nothing was written\n')
      assert.not.match(stderr, /\n {4}at /)
      assert.equal(readdirSync(dirname(out)), [])
    }),
  ),
)

command('leaves the last site whole when it is killed, and clears up the next time', () =>
  withOut(async (out) => {
    await run('--out', out)
    const state = () => filesBelow(out).map((file) => [file, readFileSync(join(out, file), 'base64')])
    const before = state()
    for (let i = 0; i < 8; i++) {
      const child = spawn(process.execPath, args('--out', out), { stdio: 'ignore' })
      const ended = new Promise((resolve) => child.on('exit', resolve))
      await new Promise((resolve) => setTimeout(resolve, 250 + i * 60))
      child.kill('SIGKILL')
      await ended
      assert.equal(state(), before)
    }
    await run('--out', out)
    assert.equal(state(), before)
    assert.equal(readdirSync(dirname(out)), ['dist'])
  }),
)

command.run()
