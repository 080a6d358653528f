/**
 * WebKitGTK, the engine of Safari, driven by WebDriver, because Playwright only drives its own build of WebKit. It
 * needs `apt-get install webkit2gtk-driver xvfb`.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import glob from 'fast-glob'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const port = 4477
const display = ':77'

/** Keys as WebDriver encodes them. */
export const keys = { escape: '\ue00c', right: '\ue014', enter: '\ue007' }

export interface WebKit {
  goto: (url: string) => Promise<void>
  click: (selector: string) => Promise<void>
  press: (key: string) => Promise<void>
  /** Runs the body of a function in the page. */
  evaluate: (body: string) => Promise<unknown>
  close: () => Promise<void>
}

/** The browser that the driver starts. Undefined when something is missing. */
export function findWebKit(): string | undefined {
  const [browser] = glob.sync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  return existsSync(driverPath) && existsSync(screenPath) ? browser : undefined
}

/** The narrowest window that WebKitGTK allows: wide enough for a tablet, too narrow for the row of links. */
export async function launchWebKit(binary: string): Promise<WebKit> {
  const screen = spawn(screenPath, [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // There is no sandbox for root.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const end = () => Promise.all([stop(driver), stop(screen)])
  try {
    await answers()
    const options = { binary, args: ['--automation'] }
    const { sessionId } = (await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string }
    const session = `/session/${sessionId}`
    await send('POST', `${session}/window/rect`, { width: 420, height: 800 })
    return {
      goto: async (url) => void (await send('POST', `${session}/url`, { url })),
      evaluate: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
      async click(value) {
        const found = await send('POST', `${session}/element`, { using: 'css selector', value })
        await send('POST', `${session}/element/${Object.values(found as object)[0]}/click`, {})
      },
      async press(value) {
        const actions = [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]
        await send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
      },
      async close() {
        await send('DELETE', session).catch(() => {})
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: body && JSON.stringify(body),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`)
  return value
}

/** Waits until the driver listens. */
async function answers(): Promise<void> {
  for (let i = 0; ; i++)
    try {
      return void (await send('GET', '/status'))
    } catch (error) {
      if (i > 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
}
