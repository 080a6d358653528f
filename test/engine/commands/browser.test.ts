import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/paths'

const finding = suite('browser')

let folder = ''
finding.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
})
finding.after.each(() => rmSync(folder, { recursive: true }))

/** Puts a program of this name into the folder that stands for the whole PATH. */
function program(name: string, script = ''): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
}

const code = `
  import { findBrowser } from ${JSON.stringify(join(projectDir, 'generator/commands/browser.ts'))}
  try { console.log(findBrowser()) } catch (error) { console.log(error.message) }`

/** What is found where nothing is installed but the folder's programs, or why nothing is. */
const found = async (more: Record<string, string> = {}) => (await search(more)).found

/** The same, with what is said meanwhile. */
async function search(more: Record<string, string> = {}): Promise<{ found: string; said: string }> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code],
    { cwd: projectDir, env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...more } },
  )
  return { found: stdout.trim(), said: stderr.trim() }
}

/** Installs, as far as can be seen from outside. */
const install = () => `/bin/cp "$0" ${join(folder, 'chromium')}`

/** An apt-get that refuses to run while another holds its lock, and takes a while. */
const lockingAptGet = () => `
  if ! /bin/mkdir ${join(folder, 'lock')} 2> /dev/null; then
    echo refused >> ${join(folder, 'refusals')}
    echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)" >&2
    exit 100
  fi
  /bin/sleep 2
  /bin/rmdir ${join(folder, 'lock')}
  if [ "$1" = install ]; then ${install()}; fi`

finding('is the one that CHROME_PATH names', async () => {
  program('chromium')
  assert.is(await found({ CHROME_PATH: '/opt/mine' }), '/opt/mine')
})

finding('is an installed one otherwise', async () => {
  program('google-chrome')
  assert.is(await found(), join(folder, 'google-chrome'))
})

// Elsewhere a browser is also found outside of PATH, and others than root cannot use apt-get.
if (process.platform === 'linux' && process.getuid!() === 0) {
  finding('is installed where there is none', async () => {
    program('apt-get', install())
    program('npx', install())
    assert.is(await found(), join(folder, 'chromium'))
  })

  finding('is waited for while another program installs something', async () => {
    program('apt-get', lockingAptGet())
    program('npx', 'exit 1')
    const answers = await Promise.all([search(), search()])
    for (const { found, said } of answers) {
      assert.is(found, join(folder, 'chromium'))
      assert.is(said, 'no Chrome or Chromium is installed; installing one with apt-get install chromium')
    }
    assert.ok(existsSync(join(folder, 'refusals')), 'the two never met')
  })

  finding('is not waited for when apt-get fails for another reason, which is told', async () => {
    program('apt-get', 'echo "E: Unable to locate package chromium" >&2; exit 100')
    program('npx', 'exit 1')
    assert.match(await found(), 'apt-get install chromium: E: Unable to locate package chromium')
  })

  finding("is Playwright's download where nothing else can be had", async () => {
    program('apt-get', 'exit 1')
    program('npx', install())
    assert.is(await found(), join(folder, 'chromium'))
  })

  finding('that cannot be had is asked for in plain words, with what was tried', async () => {
    program('apt-get', 'exit 1')
    program('npx', 'exit 1')
    const [first, ...tried] = (await found()).split('\n')
    assert.is(first, 'no browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.')
    assert.match(tried[0]!, /^ {2}apt-get install chromium: /)
    assert.match(tried[1]!, /^ {2}playwright-core install chromium: /)
    assert.is(tried.length, 2)
  })
}

finding.run()
