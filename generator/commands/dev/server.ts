/**
 * The server of `npm run dev` and `npm run edit`: renders pages when they are asked for, watches every source, and
 * shows the change in the browser when one changes: other words in place, anything else by loading the page again.
 * Problems show in the terminal and over the last good page.
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
  const inProject = (name: string) => join(projectDir, name)
  const scripts = esbuild({
    entryPoints: ['overlay', 'tabs'].map((name) => inProject(`generator/commands/dev/${name}.ts`)),
    outdir: '/__dev',
    bundle: true,
    write: false,
  })
  scripts.catch(() => {}) // Told when one is asked for.
  const code = ['templates', 'client', 'generator'].map((name) => realpathSync(inProject(name)))
  // Asked now, because the folders may be gone for a moment later.
  const [content, pub] = [realpathSync(contentDir), realpathSync(publicDir)]
  const publicFiles = sirv(pub, { dev: true, extensions: [] })

  // The watch stands before anything is read, so that no change is missed in between.
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
  announce(`http://127.0.0.1:${port}${path}`, wanted, open)
}

const isIn = (folder: string, path: string) => path === folder || path.startsWith(folder + sep)

/** The file of the public folder that a host sends for an address. */
function publicFile(folder: string, pathname: string): string | undefined {
  const address = decodeURI(pathname).replace(/\/$/, '')
  return [address, `${address}.html`, `${address}/index.html`].find((name) => isOwnFile(folder, name))
}

/** False for a link, and for what lies behind one: it may be any file of this machine. */
function isOwnFile(folder: string, name: string): boolean {
  const file = join(folder, name)
  try {
    return isIn(folder, file) && lstatSync(file).isFile() && realpathSync(file) === file
  } catch {
    return false
  }
}

/** The policy of the page lets its own script in, but must also let it share the news with other tabs. */
const withOverlay = (html: string, version: number) =>
  html
    .replace("base-uri 'none'", "worker-src 'self'; base-uri 'none'")
    .replace(/<\/head>|<p>See the terminal/, `<script src="/__dev/overlay.js?${version}" defer></script>$&`)
