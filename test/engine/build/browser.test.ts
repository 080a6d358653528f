import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../build/paths'

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
  import { findBrowser } from ${JSON.stringify(join(projectDir, 'build/browser.ts'))}
  try { console.log(findBrowser()) } catch (error) { console.log(error.message) }`

/** What is found where nothing is installed but the folder's programs, or why nothing is. */
const found = (more: Record<string, string> = {}) =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: projectDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...more },
  }).trim()

/** Installs, as far as can be seen from outside. */
const install = () => `/bin/cp "$0" ${join(folder, 'chromium')}`

finding('is the one that CHROME_PATH names', () => {
  program('chromium')
  assert.is(found({ CHROME_PATH: '/opt/mine' }), '/opt/mine')
})

finding('is an installed one otherwise', () => {
  program('google-chrome')
  assert.is(found(), join(folder, 'google-chrome'))
})

// Elsewhere a browser is also found outside of PATH.
if (process.platform === 'linux') {
  finding('is installed where there is none', () => {
    program('apt-get', install())
    program('npx', install())
    assert.is(found(), join(folder, 'chromium'))
  })

  finding("is Playwright's download where nothing else can be had", () => {
    program('apt-get', 'exit 1')
    program('npx', install())
    assert.is(found(), join(folder, 'chromium'))
  })

  finding('that cannot be had is asked for in plain words, with what was tried', () => {
    program('apt-get', 'exit 1')
    program('npx', 'exit 1')
    const [first, ...tried] = found().split('\n')
    assert.is(first, 'no browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.')
    assert.match(tried[0]!, /^ {2}apt-get install chromium: /)
    assert.match(tried[1]!, /^ {2}playwright-core install chromium: /)
    assert.is(tried.length, 2)
  })
}

finding.run()
