/**
 * The server of `npm run dev` and `npm run edit`. It renders pages on request and watches every source. When a source
 * changes, the browser replaces the changed text or reloads the page. Problems show in the terminal and over the last
 * good page.
 */
import { lstatSync, realpathSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { build as esbuild } from 'esbuild'
import sirv from 'sirv'
import { announce, listen, portOf } from './listen'
import { createLocalServer } from './local-server'
import { startPages } from './pages'
import { watchFolders } from './watch'
import { isHidden } from '../deploy/site-rules'
import { runCommand } from '../../terminal/explain'
import { givenFolders, readFlags } from '../../terminal/flags'
import { projectDir } from '../../process/paths'
import type { ContentFolders } from '../../read/reader'

interface DevFlags extends ContentFolders {
  port: number
  /** Opens a browser. */
  open: boolean
  /** The content and public folders as they were typed. */
  given: readonly [content: string, publicDir: string]
}

/** Returns the flags of `npm run dev` or `npm run edit`. @throws {UsageError} {HelpAsked} */
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
  /** Printed after the address. */
  path?: string
  /** Answers a request that is not for a page of the site. Returns false for any other request. */
  answerFirst?: (path: string, response: ServerResponse) => boolean
  /** Rewords problems for the browser. */
  inWords?: (problems: string) => string
}

/** Serves the pages until the process ends, and prints the address. */
export async function serveDev(
  { port: wanted, open, given, contentDir, publicDir }: DevFlags,
  { path = '', answerFirst = () => false, inWords = String }: DevOptions = {},
): Promise<void> {
  const inProject = (name: string) => join(projectDir, name)
  const scripts = esbuild({
    entryPoints: ['overlay', 'tabs'].map((name) => inProject(`generator/commands/dev/${name}.ts`)),
    outdir: '/__dev',
    bundle: true,
    write: false,
  })
  scripts.catch(() => {}) // Reported when a script is requested.
  const code = ['templates', 'client', 'generator'].map((name) => realpathSync(inProject(name)))
  // Resolved now, because the folders may be missing for a moment later.
  const [content, pub] = [realpathSync(contentDir), realpathSync(publicDir)]
  const publicFiles = sirv(pub, { dev: true, extensions: [] })

  // Starts watching before anything is read, so that no change is missed.
  await watchFolders([...code, content, pub], (changed) => {
    if (changed.every((path) => isIn(content, path) || isIn(pub, path)))
      pages.contentChanged(changed, !changed.every((path) => isIn(content, path)))
    else pages.codeChanged()
  })
  const tabs = new Set<ServerResponse>()
  const pages = startPages(given, () => {
    for (const tab of tabs) tell(tab)
  })
  const tell = (tab: ServerResponse) => {
    const problems = pages.news.problems && inWords(pages.news.problems)
    tab.write(`data: ${JSON.stringify({ ...pages.news, problems })}\n\n`)
  }

  async function sendPage(path: string, response: ServerResponse): Promise<void> {
    const { status, type, body, version } = await pages.page(path)
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(typeof body === 'string' && type.startsWith('text/html') ? withOverlay(body, version) : body)
  }

  const server = createLocalServer(async (request, response, { pathname }) => {
    if (answerFirst(pathname, response)) return
    if (pathname === '/__dev/news') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      tabs.add(response)
      response.on('close', () => tabs.delete(response))
      tell(response)
    } else if (pathname.startsWith('/__dev/')) {
      const script = (await scripts).outputFiles.find(({ path }) => path === pathname)
      response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script?.contents)
    } else {
      const file = isHidden(pathname) ? undefined : publicFile(pub, pathname)
      if (file === undefined) return sendPage(pathname, response)
      request.url = encodeURI(file)
      publicFiles(request, response)
    }
  })
  const port = await runCommand(() => listen(server, wanted))
  if (port === undefined) process.exit()
  announce(`http://localhost:${port}${path}`, wanted, open)
}

const isIn = (folder: string, path: string) => path === folder || path.startsWith(folder + sep)

/** Returns the public file that a host would serve for an address. */
function publicFile(folder: string, pathname: string): string | undefined {
  const address = decodeURI(pathname).replace(/\/$/, '')
  return [address, `${address}.html`, `${address}/index.html`].find((name) => isOwnFile(folder, name))
}

/** False for a symbolic link or anything behind one, because it could lead to any file on this machine. */
function isOwnFile(folder: string, name: string): boolean {
  const file = join(folder, name)
  try {
    return isIn(folder, file) && lstatSync(file).isFile() && realpathSync(file) === file
  } catch {
    return false
  }
}

/** Lets the page use the SharedWorker that passes news between tabs. Its policy already allows its own script. */
const withOverlay = (html: string, version: number) =>
  html
    .replace("base-uri 'none'", "worker-src 'self'; base-uri 'none'")
    .replace(/<\/head>|<p>See the terminal/, `<script src="/__dev/overlay.js?${version}" defer></script>$&`)
