import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
    playwright(`
      const wanted = process.argv.slice(2).join(' ') === 'install --with-deps chromium'
      require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'chromium'))}, '', { mode: wanted ? 0o755 : 0 })`)
    assert.equal(await search(), {
      found: join(folder, 'chromium'),
      said: 'no Chrome or Chromium is installed; installing one with playwright-core install chromium',
    })
  })

  finding('is a package of Debian where Playwright fails, once no other program installs', async () => {
    playwright(withoutServer)
    const refused = join(folder, 'refused')
    program(
      'apt-get',
      `if [ ! -e ${refused} ]; then echo > ${refused}; echo "E: Could not get lock" >&2; exit 100; fi
      if [ "$1" = install ]; then /bin/cp "$0" ${join(folder, 'chromium')}; fi`,
    )
    const { found, said } = await search()
    assert.is(found, join(folder, 'chromium'))
    assert.match(said, /with apt-get install chromium-headless-shell$/)
    assert.ok(existsSync(refused))
  })

  finding('that cannot be had is asked for in plain words, with what was tried', async () => {
    playwright('setTimeout(() => {}, 60_000)')
    program('apt-get', 'case "$*" in *shell) exit 0 ;; *install*) echo "E: None" >&2; exit 100 ;; esac')
    assert.equal((await search(1000)).found.split('\n'), [
      'no browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.',
      '  playwright-core install chromium: stopped because it took longer than 1 s',
      '  apt-get install chromium-headless-shell: it ended without an error, but there is no browser',
      '  apt-get install chromium: E: None',
    ])
  })
}

finding.run()
