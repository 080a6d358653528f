/**
 * Chrome with a few words of its protocol over a pipe. Playwright attaches to pages in a way that
 * switches prerendering off, so what is to be seen of it must be seen without.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { findBrowser } from '../../tools/browser'

interface Message {
  id?: number
  method?: string
  params?: { sessionId?: string; targetInfo?: { type: string } }
  result?: Record<string, any>
  error?: { message: string }
}

export interface BareTab {
  goto: (url: string) => Promise<void>
  /** Moves the mouse onto the element, and presses it there when asked to. */
  point: (selector: string, press?: boolean) => Promise<void>
  /** The value of an expression in the page that is shown. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

export interface BareOptions {
  /** How many times slower than it is the processor is made to seem. Default: 1. */
  slowdown?: number
}

/** A browser with one tab. */
export async function openBareTab({ slowdown = 1 }: BareOptions = {}): Promise<BareTab> {
  const profile = mkdtempSync(join(tmpdir(), 'chrome-'))
  const child = spawn(
    findBrowser(),
    [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--disable-gpu',
      '--no-first-run',
      '--window-size=1280,800',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const input = child.stdio[3] as Writable
  const output = child.stdio[4] as Readable

  const waiting = new Map<number, { sessionId?: string; answer: (message: Message) => void }>()
  /** The page that is shown, then those that are prerendered. */
  let pages: string[] = []
  let rest = ''
  output.on('data', (chunk: Buffer) => {
    const messages = (rest + chunk.toString()).split('\0')
    rest = messages.pop()!
    for (const message of messages.map((text) => JSON.parse(text) as Message)) {
      if (message.id !== undefined) answer(message.id, message)
      const { targetInfo, sessionId } = message.params ?? {}
      if (message.method === 'Target.attachedToTarget' && targetInfo?.type === 'page') {
        pages.push(sessionId!)
        if (slowdown > 1) void send('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId)
      }
      // When a prerendered page is shown, the one before it is let go.
      if (message.method === 'Target.detachedFromTarget') {
        pages = pages.filter((page) => page !== sessionId)
        // Of what it was asked and did not answer, nothing is heard again.
        for (const [id, asked] of waiting)
          if (asked.sessionId === sessionId) answer(id, { error: { message: 'the page is gone' } })
      }
    }
  })
  const answer = (id: number, message: Message) => {
    waiting.get(id)?.answer(message)
    waiting.delete(id)
  }

  let sent = 0
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    const id = ++sent
    const answered = new Promise<Message>((answer) => waiting.set(id, { sessionId, answer }))
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result!
  }

  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab)

  const evaluate = async (expression: string) => {
    const { result } = await send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      pages[0],
    )
    return (result as { value: unknown }).value
  }
  return {
    evaluate,
    async goto(url) {
      await send('Page.navigate', { url }, pages[0])
      await evaluate(
        "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))",
      )
    },
    async point(selector, press = false) {
      const middle = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`
      const [x, y] = (await evaluate(middle)) as [number, number]
      const mouse = (type: string, more: object = {}) =>
        send('Input.dispatchMouseEvent', { type, x, y, ...more }, pages[0])
      await mouse('mouseMoved')
      if (!press) return
      await mouse('mousePressed', { button: 'left', clickCount: 1 })
      await mouse('mouseReleased', { button: 'left', clickCount: 1 })
    },
    async close() {
      await send('Browser.close').catch(() => {})
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
