/** Finds a Chrome or Chromium for tests, screenshots and drawings, or installs one. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** A browser without a window. Close it. @throws with what to do when none can be had. */
export async function launchBrowser(): Promise<Browser> {
  // Chromium's sandbox refuses to run as root, as in most containers.
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  })
}

/**
 * $CHROME_PATH, or an installed Chrome or Chromium, or Debian's package where this is root on
 * Debian, or Playwright's own download.
 * @throws with what to do when none of them is to be had.
 */
export function findBrowser(): string {
  const installed = installedBrowser()
  if (installed) return installed
  const failures: string[] = []
  for (const { what, possible, install } of ways)
    try {
      if (!possible) throw new Error('only root on Debian can do that')
      console.error(`no Chrome or Chromium is installed; installing one with ${what}`)
      install()
      const found = installedBrowser() ?? downloaded()
      if (found) return found
      failures.push(`${what}: it ended well, but there is no browser`)
    } catch (error) {
      // A program's own last line says more than that it failed.
      failures.push(`${what}: ${(error as Error).message.trim().split('\n').at(-1)}`)
    }
  throw new Error(
    `no browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.\n  ${failures.join('\n  ')}`,
  )
}

const isRoot = process.getuid?.() === 0

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  })

/** How long another program may keep apt's locks, and how often this one looks again. */
const lockTimeout = 5 * 60_000 // ms
const lockPause = 1000 // ms

/** Runs apt-get; while another program holds one of its locks, waits and tries again. */
function aptGet(...args: string[]): void {
  for (const end = Date.now() + lockTimeout; ;)
    try {
      return void run('apt-get', args)
    } catch (error) {
      const locked = /could not get lock|unable to (acquire|lock)/i.test((error as Error).message)
      if (!locked || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockPause)
    }
}

const ways = [
  {
    what: 'apt-get install chromium',
    possible: process.platform === 'linux' && isRoot,
    install() {
      aptGet('update', '-qq')
      aptGet('install', '-y', '-qq', 'chromium')
    },
  },
  {
    what: 'playwright-core install chromium',
    possible: true,
    install() {
      // Only root can install the libraries that the download needs.
      run('npx', ['playwright-core', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
    },
  },
]

function installedBrowser(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env
  if (CHROME_PATH) return CHROME_PATH
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...inPath, ...elsewhere].find(isExecutable)
}

const downloaded = () => [chromium.executablePath()].find(isExecutable)

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
