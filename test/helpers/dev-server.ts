/** The dev server, alone or with the editor, started as its users start it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { News } from '../../generator/commands/dev/renderer'
import { projectDir } from '../../generator/process/paths'
import { withFixture } from './fixture'
import type { Fixture } from './fixture'

export interface Dev {
  fixture: Fixture
  /** Without a slash at its end. */
  origin: string
  get: (path: string) => Promise<{ status: number; html: string }>
  /** Waits for the next message of this kind. Returns the problems, if there are any. */
  event: (kind: Kind) => Promise<string>
  /** The first message to a tab. */
  firstNews: () => Promise<News>
  /** Waits until the server reports a problem that contains these words. It may have read half a file before. */
  problem: (words: string | RegExp) => Promise<void>
  stdout: () => string
  stderr: () => string
}

interface DevOptions {
  /** Changes the fixture before the server starts. */
  prepare?: (fixture: Fixture) => void
  /** Runs another command that starts this server: the editor. */
  command?: 'dev' | 'edit'
  /** Uses this port. By default, the server takes any free port. */
  port?: number
}

/** Runs `use` with a dev server on a fresh fixture. */
export async function withDev(
  use: (dev: Dev) => Promise<void>,
  { prepare, command = 'dev', port = 0 }: DevOptions = {},
): Promise<void> {
  await withFixture(async (fixture) => {
    prepare?.(fixture)
    const options = ['--port', String(port), '--content', fixture.contentDir, '--public', fixture.publicDir]
    const server = spawn(
      process.execPath,
      [join(projectDir, 'generator/process/launch.mjs'), `generator/commands/${command}.ts`, ...options],
      { cwd: projectDir },
    )
    const abort = new AbortController()
    let stdout = ''
    let stderr = ''
    server.stdout.on('data', (chunk: Buffer) => (stdout += chunk))
    server.stderr.on('data', (chunk: Buffer) => (stderr += chunk))
    try {
      const origin = await within(patience, addressIn(server.stdout), 'an address').catch((error: Error) => {
        throw new Error(`${error.message}; the dev server said: ${stdout}${stderr}`)
      })
      const get = async (path: string) => {
        const response = await fetch(origin + path, { signal: AbortSignal.timeout(patience) })
        return { status: response.status, html: await response.text() }
      }
      // The server responds once the first renderer is loaded.
      await get('/')
      const firstNews = async () =>
        (await within(patience, newsFrom(origin, abort.signal).next(), 'first news')).value as News
      const news = newsFrom(origin, abort.signal)
      const ask = () => {
        const answer = news.next()
        answer.catch(() => {}) // If the server ends before the test does.
        return answer
      }
      let coming = ask()
      let last: News = { version: Infinity, problems: undefined }
      const event = async (kind: Kind): Promise<string> => {
        for (;;) {
          const before = last
          const waitsFor = `"${kind}"; heard ${JSON.stringify(before)}`
          last = (await within(patience, coming, waitsFor)).value as News
          coming = ask()
          if (kindOf(last, before) === kind) return last.problems ?? ''
        }
      }
      const problem = async (words: string | RegExp): Promise<void> => {
        const saysSo = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
        while (!saysSo(await event('problems'))) continue
      }
      const said = { stdout: () => stdout, stderr: () => stderr }
      await use({ fixture, origin, get, event, firstNews, problem, ...said })
    } finally {
      abort.abort()
      server.kill()
      await new Promise((resolve) => server.on('exit', resolve))
    }
  })
}

type Kind = 'reload' | 'problems'

const kindOf = ({ version, problems }: News, before: News): Kind | undefined =>
  problems !== undefined ? 'problems' : version > before.version ? 'reload' : undefined

/** Returns the messages to a tab, starting with its connection, and connects again like a tab. */
async function* newsFrom(origin: string, signal: AbortSignal): AsyncGenerator<News> {
  while (!signal.aborted)
    try {
      const { body } = await fetch(`${origin}/__dev/news`, { signal })
      let heard = ''
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
        const messages = (heard + chunk).split('\n\n')
        heard = messages.pop()!
        for (const message of messages) yield JSON.parse(message.slice('data: '.length)) as News
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}

/** Returns the address that the server prints. Rejects when the server ends without one. */
async function addressIn(stdout: Readable): Promise<string> {
  let said = ''
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    const origin = /http:\/\/localhost:\d+(?=[\s/])/.exec(said)?.[0]
    if (origin) return origin
  }
  throw new Error('no address')
}

/** Milliseconds. Other suites may keep both cores busy for half of it. */
const patience = 60_000

/** Rejects when it takes longer than `milliseconds`. */
function within<T>(milliseconds: number, promise: Promise<T>, what: string): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`waited ${milliseconds} ms for ${what}`)), milliseconds).unref()
  })
  return Promise.race([promise, late])
}
