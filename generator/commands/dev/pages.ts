/**
 * The pages of the dev server. A separate process renders them, and a new process replaces it when code changes,
 * because only a new process can load a module again.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { rebundleProgram } from '../../process/bundle-program.mjs'
import { projectDir } from '../../process/paths'
import { problemPage } from './messages'
import type { Answer, Ask, News, Tell } from './messages'

/** State of the code that was saved last. Until it runs, the previous process renders the pages. */
type State =
  | 'bundling' // it is being bundled into one file, which loads faster than its modules
  | 'outdated' // it is being bundled, but has changed again
  | 'loading' // a new process is loading it and reading the content
  | 'running' // its process renders the pages
  | 'failed' // it could not be bundled or loaded, or its process has ended; the next change tries again

/** A page, and the version it was made from. */
type Made = Answer & { version: number }

export interface Pages {
  news: News
  /** Resolves when a process has made the page, or when there is no process that could. */
  page: (path: string) => Promise<Made>
  /** Reads these files again. With `isWhole`, every open page is reloaded. */
  contentChanged: (files: string[], isWhole: boolean) => void
  codeChanged: () => void
}

/** @param folders the content and the public folder, as they were given */
export function startPages(folders: readonly string[], publish: (news: News) => void): Pages {
  let state: State = 'failed'
  let maker: ChildProcess | undefined
  /** The process that is loading. It replaces `maker` once it has read the content. */
  let next: ChildProcess | undefined
  /** A process that has loaded the packages of the last bundle. It becomes the next process. */
  let standby: ChildProcess | undefined
  let packages: readonly string[] = []
  /** Content has changed and no process has read it yet: a check that ends now is about earlier content. */
  let isUnread = false
  /** What the terminal showed last. */
  let said: 'problems' | 'well' = 'well'
  // Starts with the time, so that pages from an earlier server are always older.
  const news: News = { version: Date.now(), whole: Date.now(), changed: [], problems: undefined }
  const waiting = new Map<number, { path: string; version: number; resolve: (made: Made) => void }>()
  let asked = 0

  const is = (...states: State[]) => states.includes(state)

  async function load(): Promise<void> {
    next?.kill()
    next = undefined
    if (is('bundling', 'outdated')) return void (state = 'outdated')
    state = 'bundling'
    const program = await rebundleProgram('generator/commands/dev/renderer.ts').catch((error: Error) => error)
    const isOutdated = is('outdated')
    state = 'failed'
    if (isOutdated) return load()
    if (program instanceof Error) return fail(program.message)
    packages = program.packages
    state = 'loading'
    next = standby ?? prepare()
    standby = undefined
    attend(next)
    next.send(program.path)
  }

  function prepare(): ChildProcess {
    const child = fork(join(projectDir, 'generator/commands/dev/standby.mjs'), [...folders, ...packages], {
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
      serialization: 'advanced',
      execArgv: ['--enable-source-maps'],
      // Set before React is loaded. See production.ts.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('error', () => {}) // A message could not be sent because the process has ended, which 'exit' reports.
    child.on('exit', () => {
      if (child === standby) standby = undefined
    })
    return child
  }

  function attend(child: ChildProcess): void {
    let errors = ''
    child.stderr!.on('data', (chunk: Buffer) => (errors += chunk))
    child.on('message', (message: Tell) => {
      if (message.tell !== 'page') hear(child, message)
      else if (child === maker) answer(message.id, message.answer)
    })
    child.on('exit', (code, signal) => {
      const isNewest = child === newest()
      if (child === maker) maker = undefined
      if (child === next) next = undefined
      if (isNewest && is('loading', 'running'))
        fail(errors || `the page renderer stopped (${code ?? signal}); save a file to restart it`)
      settle()
    })
  }

  const newest = () => next ?? maker

  function hear(child: ChildProcess, message: Exclude<Tell, { tell: 'page' }>): void {
    if (child !== newest()) return
    // The first process takes over even with problems, because it reports when they are fixed.
    if (child === next && (message.tell === 'ready' || !maker)) takeOver(child)
    if (message.tell !== 'checked') isUnread = false
    if (message.tell === 'problems') show(message.text)
    else if (is('running') && message.tell === 'ready') clear()
    else if (is('running') && said === 'problems' && news.problems === undefined && !isUnread) {
      said = 'well'
      console.log('All problems are fixed; the site is up to date.')
    }
  }

  function takeOver(child: ChildProcess): void {
    maker?.kill()
    maker = child
    next = undefined
    state = 'running'
    standby ??= prepare()
    change([], true)
    // Pages that the old process has not answered.
    for (const id of waiting.keys()) ask(id)
  }

  function change(changed: readonly string[], isWhole: boolean): void {
    news.version++
    news.changed = changed
    if (isWhole) news.whole = news.version
    // The process that reads the sources will report problems again.
    news.problems = undefined
    publish(news)
  }

  function fail(text: string): void {
    state = 'failed'
    show(text)
    settle()
  }

  /** Answers the waiting requests when no process will. */
  function settle(): void {
    if (!maker && is('failed')) for (const id of waiting.keys()) answer(id, problemPage('Problem'))
  }

  function show(text: string): void {
    said = 'problems'
    console.error(`\n${text}`)
    news.problems = text
    publish(news)
  }

  function clear(): void {
    if (news.problems === undefined) return
    news.problems = undefined
    publish(news)
  }

  const send = (child: ChildProcess | undefined, message: Ask) => child?.send(message)

  function ask(id: number): void {
    const page = waiting.get(id)!
    page.version = news.version
    send(maker, { ask: 'page', id, path: page.path })
  }

  function answer(id: number, made: Answer): void {
    const page = waiting.get(id)
    waiting.delete(id)
    page?.resolve({ ...made, version: page.version })
  }

  void load()
  return {
    news,
    page: (path) =>
      new Promise((resolve) => {
        waiting.set(++asked, { path, version: news.version, resolve })
        if (maker) ask(asked)
        else settle()
      }),
    contentChanged(changed, isWhole) {
      isUnread = true
      for (const child of [maker, next]) send(child, { ask: 'content', changed })
      change(changed, isWhole)
      if (is('failed')) void load()
    },
    codeChanged: () => void load(),
  }
}
