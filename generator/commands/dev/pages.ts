/** The pages of the dev server, from the process that renders them. Only a new process can load changed code. */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rebundleProgram } from '../../process/bundle-program.mjs'

/** What the renderer is asked: to read the content again, or for what is at a path. */
export type Ask = 'read' | { id: number; path: string }

/** A public file, by its address, or what was made. */
export type Answer = { file: string } | { status: number; type: string; body: string | Uint8Array }

/** What the renderer reports: `ready` when the content is read, `checked` when all links are checked as well. */
export type Tell = 'ready' | 'checked' | { problems: string } | { id: number; answer: Answer | undefined }

/** What each tab is told when it connects and after each change. */
export interface News {
  /** Grows with each change. A page that was made before is reloaded. */
  version: number
  /** Paths of the files that have changed. */
  changed: string[]
  /** Problems in the sources. Meanwhile the last good pages are shown. */
  problems: string | undefined
}

export interface Pages {
  news: News
  /** Resolves when the process has answered; to nothing when it cannot, and the news says why. */
  page: (path: string) => Promise<Answer | undefined>
  change: (files: string[], isCode: boolean) => void
}

const longestError = 10_000

/** @param folders the content and the public folder, as they were given */
export function startPages(folders: readonly string[], publish: () => void): Pages {
  let child: ChildProcess | undefined
  /** Why the code that was saved last cannot run. Meanwhile the process before it goes on. */
  let codeProblem: string | undefined
  let hasComplained = false
  // Starts with the time, so that pages from an earlier server are always older.
  const news: News = { version: Date.now(), changed: [], problems: undefined }
  const waiting = new Map<number, (answer: Answer | undefined) => void>()
  let asked = 0
  let wanted = 0
  let starting = Promise.resolve()

  function restart(): void {
    const turn = ++wanted
    starting = starting.then(() => (turn === wanted ? start() : undefined))
  }

  async function start(): Promise<void> {
    try {
      const program = await rebundleProgram('generator/commands/dev/renderer.ts')
      codeProblem = undefined
      child?.kill()
      settle()
      child = run(program)
    } catch (error) {
      complain((codeProblem = (error as Error).message))
    }
  }

  function run(program: string): ChildProcess {
    const mine = fork(program, folders, {
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
      serialization: 'advanced',
      execArgv: ['--enable-source-maps'],
      // Set before React is loaded. See production.ts.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let errors = ''
    mine.stderr!.on('data', (chunk: Buffer) => (errors = (errors + String(chunk)).slice(-longestError)))
    mine.on('message', (message: Tell) => mine === child && hear(message))
    mine.on('error', () => {}) // A message could not be sent because the process has ended, which 'exit' reports.
    mine.on('exit', (code, signal) => {
      if (mine !== child) return
      child = undefined
      settle()
      complain(errors || `the page renderer stopped (${code ?? signal}); save a file to restart it`)
    })
    return mine
  }

  function hear(message: Tell): void {
    if (message === 'ready') {
      news.version++
      say(codeProblem)
    } else if (message === 'checked') {
      if (hasComplained && news.problems === undefined)
        console.log('All problems are fixed; the site is up to date.')
      hasComplained = news.problems !== undefined
    } else if ('problems' in message) complain(message.problems)
    else {
      waiting.get(message.id)?.(message.answer)
      waiting.delete(message.id)
    }
  }

  /** Answers the requests to a process that has ended. */
  function settle(): void {
    for (const resolve of waiting.values()) resolve(undefined)
    waiting.clear()
  }

  function complain(problems: string): void {
    hasComplained = true
    console.error(`\n${problems}`)
    say(problems)
  }

  function say(problems: string | undefined): void {
    news.problems = problems
    publish()
    news.changed = []
  }

  restart()
  return {
    news,
    async page(path) {
      await starting
      return new Promise((resolve) => {
        if (!child) return resolve(undefined)
        waiting.set(++asked, resolve)
        child.send({ id: asked, path } satisfies Ask)
      })
    },
    change(files, isCode) {
      news.changed.push(...files)
      if (isCode || !child) restart()
      else child.send('read' satisfies Ask)
    },
  }
}
