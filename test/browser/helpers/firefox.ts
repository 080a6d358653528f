/** An unpatched Firefox. Playwright drives it with the browser's own protocol (WebDriver BiDi). */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { firefox } from 'playwright-core'
import type { Browser } from 'playwright-core'

const elsewhere = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Returns $FIREFOX_PATH or an installed Firefox. Undefined when there is none. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH, PATH = '' } = process.env
  if (FIREFOX_PATH) return FIREFOX_PATH
  const inPath = PATH.split(delimiter).flatMap((folder) =>
    ['firefox', 'firefox-esr'].map((name) => join(folder, name)),
  )
  return [...inPath, ...elsewhere].find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** @throws when there is no Firefox, or Playwright no longer fits it. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('no Firefox; install one, or set FIREFOX_PATH')
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath })
  allowMissingCommand(browser)
  return browser
}

/**
 * Playwright sends every new page a command that Firefox only supports after version 153 (emulating a color scheme),
 * and fails when it is refused. No test in Firefox needs it, so it is not sent.
 */
function allowMissingCommand(browser: Browser): void {
  type Send = (this: unknown, method: string, params: unknown) => Promise<unknown>
  const internals = browser as unknown as {
    _connection: { toImpl: (browser: Browser) => { _browserSession: object } }
  }
  const session = Object.getPrototypeOf(internals._connection.toImpl(browser)._browserSession) as {
    send: Send
  }
  const { send } = session
  session.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, params)
  }
}
