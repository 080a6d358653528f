/** Finds a Chrome or Chromium for tests and screenshots, or installs one. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { UsageError } from '../../generator/terminal/flags'
import { projectDir } from '../../generator/process/paths'

/** The first uses a third less processor time than the others, because it is Chromium without its user interface. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/** Folders with browsers that are not in PATH. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const isRoot = process.getuid?.() === 0

/**
 * Starts a browser without a window. The caller closes it.
 * @throws with what to do when there is none.
 */
export async function launchBrowser(): Promise<Browser> {
  // Chromium's sandbox refuses to run as root, as in most containers.
  const sandbox = isRoot ? ['--no-sandbox'] : []
  // Without hinting, letters are as wide as on a phone. The headless shell would round their widths.
  const args = ['--disable-gpu', '--disable-background-networking', '--font-render-hinting=none', ...sandbox]
  return chromium.launch({ executablePath: findBrowser(), args })
}

/** Playwright's command line. After this many milliseconds, the next way is tried. */
const cli = join(projectDir, 'node_modules/playwright-core/cli.js')
const limit = 3 * 60_000

/** Old Debian releases do not have the first of these packages. */
const apt = 'apt-get -o DPkg::Lock::Timeout=300 install -y -qq'
const byApt = `apt-get update -qq && (${apt} chromium-headless-shell || ${apt} chromium)`

/**
 * Returns the path of a browser: $CHROME_PATH or an installed one. If there is none, root installs a Debian package, which
 * brings what it needs. Without that, Playwright downloads one.
 * @throws with what to do when all of that fails.
 */
export function findBrowser(): string {
  const ways: [program: string, ...args: string[]][] = [
    ...(process.platform === 'linux' && isRoot ? [['sh', '-c', byApt] as [string, ...string[]]] : []),
    // Only root can install what the downloaded browser needs.
    [process.execPath, cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
  ]
  const failures: string[] = []
  for (let browser = installedBrowser(); ; browser = installedBrowser()) {
    if (browser) return browser
    const [program, ...args] = ways.shift() ?? []
    if (!program) break
    console.error(`no Chrome or Chromium is installed; installing one: ${[program, ...args].join(' ')}`)
    const { status, signal, stderr } = spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
      encoding: 'utf8',
      killSignal: 'SIGKILL',
      timeout: limit,
    })
    failures.push(`${args.at(-1)} ended with ${signal ?? status}: ${stderr.trim().split('\n').at(-1)}`)
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
