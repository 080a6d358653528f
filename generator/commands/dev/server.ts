/**
 * The server of `npm run dev` and `npm run edit`: renders pages when they are asked for, watches every source, and
 * shows the change in the browser when one changes: other words in place, anything else by loading the page again.
 * Problems show in the terminal and over the last good page.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync, statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { watch } from 'chokidar'
import { build as esbuild } from 'esbuild'
import sirv from 'sirv'
import { problemPage } from './messages'
import type { Answer, Ask, Tell } from './messages'
import { announce, listen, portOf } from './listen'
import { createLocalServer } from './local-server'
import { isHidden } from '../deploy/site-rules'
import { rebundleProgram } from '../../process/bundle-program.mjs'
import { runCommand } from '../../terminal/explain'
import { givenFolders, readFlags } from '../../terminal/flags'
import * as paths from '../../process/paths'
import type { ContentFolders } from '../../read/reader'

/** What the server is asked for. */
interface DevFlags extends ContentFolders {
  port: number
  /** A browser is opened there. */
  open: boolean
  /** The content and the public folder as they were given. */
  given: readonly [content: string, publicDir: string]
}

/** The flags of `npm run dev` or of `npm run edit`. @throws {UsageError} {HelpAsked} */
export function readDevFlags(command: 'dev' | 'edit'): DevFlags {
  const { values } = readFlags(command)
  return {
    port: portOf(values.port, 3000),
    open: values.open,
    given: [values.content, values.public],
    ...givenFolders(values.content, values.public),
  }
}

interface DevOptions {
  /** Printed behind the address. */
  path?: string
  /** Answers a request that is not about a page of the site; gives back false for one that is. */
  answerFirst?: (path: string, response: ServerResponse) => boolean
  /** Says problems in the words that browsers show. */
  inWords?: (problems: string) => string
}

/** Serves the pages until the process is ended, and prints the address. */
export async function serveDev(
  { port: wanted, open, given, contentDir, publicDir }: DevFlags,
  { path = '', answerFirst = () => false, inWords = String }: DevOptions = {},
): Promise<void> {
  const inProject = (name: string) => join(paths.projectDir, name)
  const overlay = esbuild({
    entryPoints: [inProject('generator/commands/dev/overlay.ts')],
    bundle: true,
    write: false,
  })
  overlay.catch(() => {}) // Told when it is asked for.
  const publicFiles = sirv(publicDir, { dev: true })

  // Markdown is read again in place; anything else needs new modules. The watch stands before anything
  // is read, so that no change is missed in between.
  const code = ['templates', 'client', 'generator'].map(inProject)
  const watched = [...code, contentDir, publicDir].map((folder) => realpathSync(folder))
  // Asked now, because the folders may be gone for a moment later.
  const [realContent, realPublic] = watched.slice(-2) as [string, string]
  // A link within content is refused when it is read, and may lead in circles.
  const watcher = watch(watched, { ignoreInitial: true, followSymlinks: false })
  await once(watcher, 'ready')

  const browsers = new Set<ServerResponse>()
  const waiting = new Map<number, { path: string; response: ServerResponse; change: number }>()
  /** How many changes there were. A page names the one it was asked for after, so that it is told of each later one. */
  let changes = 0
  let problems: string | undefined
  /** Problems were shown, and not yet that they are fixed. */
  let wasBroken = false
  /** Missing until the first has loaded. */
  let renderer: ChildProcess | undefined
  /** Is loading, and will take the place of `renderer`. */
  let next: ChildProcess | undefined
  /** Changed since the renderer was started, which has to be started again for it. */
  const unloaded = new Set<string>()

  /** The packages that a renderer loads. */
  let packages: readonly string[] = []
  /** Has loaded them, and will be the next renderer. */
  let standby: ChildProcess | undefined

  function startStandby(): ChildProcess {
    const child = fork(inProject('generator/commands/dev/standby.mjs'), [...given, ...packages], {
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
      serialization: 'advanced',
      execArgv: ['--enable-source-maps'],
      // Before React is loaded: in development mode it is several times slower.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('exit', () => {
      if (child === standby) standby = undefined
    })
    return child
  }

  let launches = 0

  /**
   * Starts a renderer out of one file, which loads in a fraction of the time of its modules. It takes over once it has
   * loaded; one that fails leaves the last one at work.
   */
  async function start(): Promise<void> {
    const mine = ++launches
    next?.kill()
    next = undefined
    try {
      const program = await rebundleProgram('generator/commands/dev/renderer.ts')
      // Another change came meanwhile, and with it another renderer.
      if (mine !== launches) return
      packages = program.packages
      const child = standby ?? startStandby()
      standby = undefined
      child.send(program.path)
      next = child
      let errors = ''
      child.stderr!.on('data', (chunk: Buffer) => (errors += chunk))
      child.on('message', (message: Tell) => hear(child, message))
      child.on('error', () => {}) // A message that it could not be sent; that it ended is told below.
      child.on('exit', (code, signal) => {
        const ended = child === renderer
        if (ended) renderer = undefined
        if (ended || code)
          show(
            errors ||
              `the process that makes the pages ended (${code ?? signal}); save a file to start it again`,
          )
        if (ended) for (const id of [...waiting.keys()]) answer(id, problemPage('Problem'))
      })
    } catch (error) {
      if (mine === launches) show(error instanceof Error ? error.message : String(error))
    }
  }

  function hear(child: ChildProcess, message: Tell): void {
    if (message.tell === 'page') return answer(message.id, message.answer)
    if (message.tell === 'checked') return confirm(child)
    const takesOver = child === next && (message.tell === 'ready' || !renderer)
    if (takesOver) {
      renderer?.kill()
      renderer = child
      next = undefined
      standby ??= startStandby()
      unloaded.clear()
      // What the old one was still asked for.
      for (const [id, { path }] of waiting) ask({ ask: 'page', id, path })
    }
    if (message.tell === 'problems') return show(message.text)
    problems = undefined
    // Of content that is read again the browser was told before.
    if (takesOver) send('reload', '')
  }

  function answer(id: number, { status, type, body }: Answer): void {
    const asked = waiting.get(id)
    if (!asked) return
    waiting.delete(id)
    const { response, change } = asked
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(typeof body === 'string' && type.startsWith('text/html') ? withOverlay(body, change) : body)
  }

  /** The policy of the page lets its script in, but must also let it listen to this server. */
  const withOverlay = (html: string, change: number) =>
    html
      .replace("base-uri 'none'", "connect-src 'self'; base-uri 'none'")
      .replace(/<\/head>|<p>See the terminal/, `<script src="/__dev/overlay.js?${change}" defer></script>$&`)

  /**
   * Says that all is well again, unless code that was changed since has not been loaded, or a problem was shown
   * since the content was read whose links are now checked.
   */
  function confirm(child: ChildProcess): void {
    if (!wasBroken || problems !== undefined || child !== renderer || next || unloaded.size > 0) return
    wasBroken = false
    console.log('All problems are fixed; the site is up to date.')
  }

  function show(text: string): void {
    problems = text
    wasBroken = true
    console.error(`\n${text}`)
    send('problems', inWords(text))
  }

  function send(event: string, data: string): void {
    for (const browser of browsers) browser.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  const ask = (message: Ask) => renderer?.send(message)

  let asked = 0

  /** Has a page rendered, now or once there is a renderer; when none could be started, problems tell why. */
  function sendPage(path: string, response: ServerResponse): void {
    waiting.set(++asked, { path, response, change: changes })
    if (renderer || !problems) ask({ ask: 'page', id: asked, path })
    else answer(asked, problemPage('Problem'))
  }

  const server = createLocalServer(async (request, response, { pathname, search }) => {
    if (answerFirst(pathname, response)) return
    if (pathname === '/__dev/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write('\n')
      browsers.add(response)
      if (search && search !== `?${changes}`) response.write('event: reload\ndata: ""\n\n')
      if (problems) response.write(`event: problems\ndata: ${JSON.stringify(inWords(problems))}\n\n`)
      response.on('close', () => browsers.delete(response))
    } else if (pathname === '/__dev/overlay.js') {
      const [script] = (await overlay).outputFiles
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script!.contents)
    } else if (isHidden(pathname)) sendPage(pathname, response)
    else publicFiles(request, response, () => sendPage(pathname, response))
  })

  /** Milliseconds within which chokidar tells of two changes of a file as of one. */
  const blind = 50

  const isMarkdown = (path: string) => path.startsWith(realContent + sep) && path.endsWith('.md')
  const isPublic = (path: string) => path.startsWith(realPublic + sep)

  function renew(paths: string[]): void {
    changes++
    if (paths.every((path) => isMarkdown(path) || isPublic(path))) {
      ask({ ask: 'content', changed: paths })
      // What the browser asks for is answered once the content is read: it gets ready meanwhile.
      send(paths.every(isMarkdown) ? 'content' : 'reload', '')
      // The next renderer may have read what was there before, or have stopped at it.
      if (!renderer || unloaded.size > 0) void start()
    } else {
      for (const path of paths) unloaded.add(path)
      void start()
    }
    const read = stampsOf(paths)
    setTimeout(() => {
      if (stampsOf(paths) !== read) renew(paths)
    }, 2 * blind)
  }

  const stampsOf = (paths: readonly string[]) => paths.map((path) => statsOf(path)?.mtimeMs).join()

  let pending: NodeJS.Timeout | undefined
  const changed = new Set<string>()

  function note(path: string): void {
    changed.add(path)
    clearTimeout(pending)
    // Editors write a file in several steps, and a branch switch changes many at once.
    pending = setTimeout(() => {
      const paths = [...changed]
      changed.clear()
      renew(paths)
    }, 5)
  }

  const awaited = new Set<string>()

  /** Once a folder that is watched is there again, it is watched again, and all is read anew. */
  async function awaitFolder(folder: string): Promise<void> {
    if (awaited.has(folder)) return
    awaited.add(folder)
    note(folder)
    while (!statsOf(folder)?.isDirectory()) await sleep(patience)
    awaited.delete(folder)
    watcher.add(folder)
    // What is copied into it meanwhile is not told.
    await sleep(2 * patience)
    note(folder)
  }

  // The watcher may not tell of a folder in whose place something else stands at once.
  setInterval(() => {
    for (const folder of [realContent, realPublic])
      if (!statsOf(folder)?.isDirectory()) void awaitFolder(folder)
  }, 5 * patience).unref()

  watcher.on('all', (event, path) => {
    note(path)
    if (event === 'unlinkDir' && watched.includes(path)) void awaitFolder(path)
  })

  const port = await runCommand(() => listen(server, wanted))
  if (port === undefined) process.exit()
  announce(`http://127.0.0.1:${port}${path}`, wanted, open)
  void start()
}

/** Milliseconds between two looks for a folder that is gone. */
const patience = 200

/** Undefined for what is gone, also when a file is now where a folder of its path was. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
