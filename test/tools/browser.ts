/** Finds a Chrome or Chromium for tests and screenshots, or installs one. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { UsageError } from '../../generator/terminal/flags'
import { projectDir } from '../../generator/process/paths'

/** The first uses a third less of the processor than the others: it is Chromium without what draws windows. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/** Where browsers are that no folder of PATH holds. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const isRoot = process.getuid?.() === 0

/** Old releases do not have the first. */
const debianPackages = process.platform === 'linux' && isRoot ? ['chromium-headless-shell', 'chromium'] : []

/** A browser without a window, which the caller closes. @throws with what to do when there is none. */
export async function launchBrowser(): Promise<Browser> {
  // Chromium's sandbox refuses to run as root, as in most containers.
  const sandbox = isRoot ? ['--no-sandbox'] : []
  // Without hinting letters are as wide as on a phone; the headless shell rounds their widths otherwise.
  const args = ['--disable-gpu', '--disable-background-networking', '--font-render-hinting=none', ...sandbox]
  return chromium.launch({ executablePath: findBrowser(), args })
}

/** The command line of Playwright, and how long it may take before the next way is tried. */
const cli = join(projectDir, 'node_modules/playwright-core/cli.js')
const limit = 3 * 60_000 // ms

/**
 * The path of a browser: $CHROME_PATH, or an installed one. Where there is none, Playwright downloads one; and
 * where that fails, as without a way to its server, a package of Debian is installed.
 * @throws with what to do when none of them can be had.
 */
export function findBrowser(): string {
  const installed = installedBrowser()
  if (installed) return installed
  const withLibraries = isRoot ? ['--with-deps'] : [] // Only root can install what the download needs.
  const ways = {
    'playwright-core install chromium': () =>
      run(process.execPath, [cli, 'install', ...withLibraries, 'chromium'], limit),
    ...Object.fromEntries(
      debianPackages.map((name) => [`apt-get install ${name}`, () => installWithApt(name)]),
    ),
  }
  const failures: string[] = []
  for (const [way, install] of Object.entries(ways))
    try {
      console.error(`no Chrome or Chromium is installed; installing one with ${way}`)
      install()
      const found = installedBrowser()
      if (found) return found
      failures.push(`${way}: it ended without an error, but there is no browser`)
    } catch (error) {
      // The last line that a program printed says why it failed; below it may stand a stack trace.
      const lines = (error as Error).message
        .split('\n')
        .filter((line) => line.trim() && !/^\s+at /.test(line))
      failures.push(`${way}: ${lines.at(-1)}`)
    }
  throw new UsageError(
    `no browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.\n  ${failures.join('\n  ')}`,
  )
}

function installedBrowser(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env
  if (CHROME_PATH) return CHROME_PATH
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...inPath, ...elsewhere].find(isExecutable) ?? downloadedBrowser()
}

function downloadedBrowser(): string | undefined {
  try {
    return [chromium.executablePath()].find(isExecutable)
  } catch {
    return undefined // Playwright has no browser for this system.
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** How long to try while another program holds a lock of apt. */
const lockTimeout = 5 * 60_000 // ms

function installWithApt(name: string): void {
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', name)
}

/** apt-get has an option to wait for the lock of `install`, but none for that of `update`. */
function aptGet(...args: string[]): void {
  for (const end = Date.now() + lockTimeout; ;)
    try {
      return run('apt-get', args)
    } catch (error) {
      const isLocked = /could not get lock|unable to (acquire|lock)/i.test((error as Error).message)
      if (!isLocked || Date.now() > end) throw error
      execFileSync('/bin/sleep', ['1'])
    }
}

/** @throws {Error} with all that the program printed on stderr, or with its time limit when that has passed. */
function run(command: string, args: string[], limit = 0): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
      killSignal: 'SIGKILL',
      timeout: limit,
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ETIMEDOUT') throw error
    throw new Error(`stopped because it took longer than ${limit / 1000} s`)
  }
}
