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
  const root = process.getuid?.() === 0
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', '--disable-background-networking', ...(root ? ['--no-sandbox'] : [])],
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
  for (const [what, install] of ways)
    try {
      console.error(`no browser found; trying ${what}`)
      install()
      const found = installedBrowser() ?? downloaded()
      if (found) return found
      failures.push(`${what}: it ended well, but there is no browser`)
    } catch (error) {
      failures.push(`${what}: ${(error as Error).message.split('\n')[0]}`)
    }
  throw new Error(
    `no browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.\n  ${failures.join('\n  ')}`,
  )
}

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })

const ways: [string, () => void][] = [
  [
    'apt-get install chromium',
    () => {
      if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('not root on Debian')
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', 'chromium'])
    },
  ],
  ['playwright-core install chromium', () => run('npx', ['playwright-core', 'install', 'chromium'])],
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
