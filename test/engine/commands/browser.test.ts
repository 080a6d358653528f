import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'

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
  import { findBrowser } from ${JSON.stringify(join(projectDir, 'test/tools/browser.ts'))}
  const [cli, limit] = process.argv.slice(1)
  try { console.log(findBrowser({ cli, limit: Number(limit) })) } catch (error) { console.log(error.message) }`

/** What is found where nothing is installed but the folder's programs, or why nothing is; and what is said. */
async function search(
  limit = 60_000,
  more: Record<string, string> = {},
): Promise<{ found: string; said: string }> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code, join(folder, 'playwright.cjs'), String(limit)],
    { cwd: projectDir, env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...more } },
  )
  return { found: stdout.trim(), said: stderr.trim() }
}

/** Puts a script in the place of Playwright's command line, which Node runs with `install` and more. */
const playwright = (script: string) => writeFileSync(join(folder, 'playwright.cjs'), script)

/** What Playwright says where it cannot reach its server, cut short. */
const withoutServer = `
  console.error('Failed to install browsers\\nError: Download failure, code=1\\n    at ChildProcess.emit (node:events)')
  process.exit(1)`

const hanging = 'setTimeout(() => {}, 60_000)'

const trying = (way: string) => `no Chrome or Chromium is installed; installing one with ${way}`

/** Installs, as far as can be seen from outside. */
const install = () => `/bin/cp "$0" ${join(folder, 'chromium')}`

/** An apt-get that refuses to run while another holds its lock, and takes a while. */
const lockingAptGet = () => `
  if ! /bin/mkdir ${join(folder, 'lock')} 2> /dev/null; then
    echo refused >> ${join(folder, 'refusals')}
    echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)" >&2
    exit 100
  fi
  /bin/sleep 1
  /bin/rmdir ${join(folder, 'lock')}
  if [ "$1" = install ]; then ${install()}; fi`

finding('is the one that CHROME_PATH names', async () => {
  program('chromium')
  assert.is((await search(undefined, { CHROME_PATH: '/opt/mine' })).found, '/opt/mine')
})

finding('is an installed one otherwise, if possible one that draws no windows', async () => {
  for (const name of ['google-chrome', 'chromium-headless-shell']) {
    program(name)
    assert.equal(await search(), { found: join(folder, name), said: '' })
  }
})

// Elsewhere a browser is also found outside of PATH, and others than root cannot use apt-get.
if (process.platform === 'linux' && process.getuid!() === 0) {
  finding("is Playwright's download where there is none, with the libraries that it needs", async () => {
    const log = join(folder, 'arguments')
    playwright(`
      const fs = require('node:fs')
      fs.writeFileSync(${JSON.stringify(log)}, process.argv.slice(2).join(' '))
      fs.writeFileSync(${JSON.stringify(join(folder, 'chromium'))}, '', { mode: 0o755 })`)
    program('apt-get', 'exit 1')
    const { found, said } = await search()
    assert.is(found, join(folder, 'chromium'))
    assert.is(said, trying('playwright-core install chromium'))
    assert.is(readFileSync(log, 'utf8'), 'install --with-deps chromium')
  })

  for (const [name, script, limit] of [
    ['fails', withoutServer, 60_000],
    ['does not end', hanging, 1000],
  ] as const)
    finding(`is a package of Debian where Playwright ${name}`, async () => {
      playwright(script)
      program('apt-get', install())
      const { found, said } = await search(limit)
      assert.is(found, join(folder, 'chromium'))
      assert.is(
        said,
        [trying('playwright-core install chromium'), trying('apt-get install chromium-headless-shell')].join(
          '\n',
        ),
      )
    })

  finding('is Chromium itself where Debian has no headless shell of it', async () => {
    playwright(withoutServer)
    program('apt-get', `case "$*" in *shell) exit 100 ;; esac\n${install()}`)
    const { found, said } = await search()
    assert.is(found, join(folder, 'chromium'))
    assert.is(said.split('\n').at(-1), trying('apt-get install chromium'))
  })

  finding('is waited for while another program installs something', async () => {
    playwright(withoutServer)
    program('apt-get', lockingAptGet())
    const answers = await Promise.all([search(), search()])
    for (const { found } of answers) assert.is(found, join(folder, 'chromium'))
    assert.ok(existsSync(join(folder, 'refusals')), 'the two never met')
  })

  finding('that cannot be had is asked for in plain words, with what was tried', async () => {
    const asked = 'no browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.'
    playwright(withoutServer)
    program('apt-get', 'echo "E: Unable to locate package" >&2; exit 100')
    assert.equal((await search()).found.split('\n'), [
      asked,
      '  playwright-core install chromium: Error: Download failure, code=1',
      '  apt-get install chromium-headless-shell: E: Unable to locate package',
      '  apt-get install chromium: E: Unable to locate package',
    ])
    playwright(hanging)
    program('apt-get')
    assert.equal((await search(1000)).found.split('\n'), [
      asked,
      '  playwright-core install chromium: stopped because it took longer than 1 s',
      '  apt-get install chromium-headless-shell: it ended without an error, but there is no browser',
      '  apt-get install chromium: it ended without an error, but there is no browser',
    ])
  })
}

finding.run()
