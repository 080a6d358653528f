/**
 * The server of `npm run dev` and `npm run edit`. It renders pages on request and watches every source. When a source
 * changes, the browser reloads the page. Problems show in the terminal and over the last good page.
 */
import { realpathSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import sirv from 'sirv'
import { announce, listen, portOf } from './listen'
import { createLocalServer } from './local-server'
import { startPages } from './pages'
import type { Answer } from './pages'
import { isIn, watchFolders } from './watch'
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
  const overlay = buildSync({
    entryPoints: [inProject('generator/commands/dev/overlay.ts')],
    bundle: true,
    write: false,
  }).outputFiles[0]!.contents
  const code = ['templates', 'client', 'generator'].map((name) => realpathSync(inProject(name)))
  // Resolved now, because the folders may be missing for a moment later.
  const [content, pub] = [realpathSync(contentDir), realpathSync(publicDir)]
  const publicFiles = sirv(pub, { dev: true, extensions: [], dotfiles: true })

  // Starts watching before anything is read, so that no change is missed.
  await watchFolders([...code, content, pub], (changed) =>
    pages.change(changed, !changed.every((path) => isIn(content, path) || isIn(pub, path))),
  )
  const tabs = new Set<ServerResponse>()
  const pages = startPages(given, () => tabs.forEach(tell))
  const tell = (tab: ServerResponse) => {
    const problems = pages.news.problems && inWords(pages.news.problems)
    tab.write(`data: ${JSON.stringify({ ...pages.news, problems })}\n\n`)
  }

  const server = createLocalServer(async (request, response, { pathname }) => {
    if (answerFirst(pathname, response)) return
    if (pathname === '/__dev/news') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      tabs.add(response)
      response.on('close', () => tabs.delete(response))
      tell(response)
    } else if (pathname === '/__dev/overlay.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(overlay)
    } else {
      const answer = (await pages.page(pathname)) ?? problemPage
      if ('file' in answer) {
        request.url = encodeURI(answer.file)
        return publicFiles(request, response)
      }
      const { status, type, body } = answer
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      response.end(typeof body === 'string' ? withOverlay(body, pages.news.version) : body)
    }
  })
  const port = await runCommand(() => listen(server, wanted))
  if (port === undefined) process.exit()
  announce(`http://localhost:${port}${path}`, wanted, open)
}

/** The answer when a page cannot be made. */
const problemPage: Answer = {
  status: 500,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Problem</title></head><p>See the terminal.</p>',
}

const withOverlay = (html: string, version: number) =>
  html.replace('</head>', `<script src="/__dev/overlay.js?${version}" defer></script>$&`)
