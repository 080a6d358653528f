/** The server of `npm run dev` and `npm run edit`: renders pages on request, and reads content again when it changes. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { createLocalServer } from './local-server'
import { follow } from './watch'
import { adminPath, notFoundPath } from '../../../templates/model/urls'
import { collectDrawings, draw, iconDrawings } from '../../draw/drawings'
import { makePhotoFiles } from '../../draw/photo-files'
import { makeAdmin } from '../../editor/admin'
import { problemsInWords } from '../../editor/problem-words'
import { projectDir, realPath } from '../../process/paths'
import { Reader } from '../../read/reader'
import { ContentError } from '../../read/source/problems'
import { createPageCheck } from '../../render/check-pages'
import { createRenderer, renderRedirect } from '../../render/render'
import { assemble } from '../../site'
import { asGiven } from '../../terminal/as-given'
import { explain } from '../../terminal/explain'
import { givenFolders, readFlags } from '../../terminal/flags'
import { textTypes } from '../../write/compress'

/** What each tab is told when it connects and after each change. */
export interface News {
  /** When the content was read, which grows also from one process to the next. An older page is reloaded. */
  version: number
  /** Problems in the sources. Meanwhile the last good pages are shown. */
  problems: string | undefined
}

const [command, ...args] = process.argv.slice(2) as ['dev' | 'edit', ...string[]]
const { values } = readFlags(command, args)
const folders = givenFolders(values.content, values.public)
const { contentDir, publicDir } = folders
const admin = command === 'edit' ? await makeAdmin(folders, new Reader(folders).siteFacts.lang) : undefined

type Loaded = Awaited<ReturnType<typeof load>>
/** The last content without problems. */
let current: Loaded | undefined
/** Number of the last read. */
let reads = 0
/** Why the code that was saved last cannot be bundled. Meanwhile this process goes on. */
let codeProblem: string | undefined
const news: News = { version: 0, problems: undefined }
const tabs = new Set<ServerResponse>()

async function load() {
  const content = await assemble({ ...folders, quick: true })
  const { site, bundle, drawings, copied, addresses } = content
  const collected = collectDrawings(drawings, addresses)
  iconDrawings(publicDir, copied, site.business.theme).forEach(collected.add)
  return { ...content, drawn: collected.drawn, renderer: createRenderer(content, bundle, true, collected) }
}

async function read(): Promise<void> {
  const turn = ++reads
  try {
    current = await load()
    news.version = Date.now()
    show(codeProblem)
    checkLinks(current, turn).catch(complain)
  } catch (error) {
    complain(error)
  }
}

/** Pauses after each page, so that requests are answered in between. Ends when content is read again. */
async function checkLinks(mine: Loaded, turn: number): Promise<void> {
  const { site, addresses, routes, renderer } = mine
  const check = createPageCheck(site, routes, addresses)
  for (const route of routes) {
    if (turn !== reads) return
    check.page(route, renderer.page(route).scans)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const problems = check.problems(mine, true)
  if (problems.length > 0) throw new ContentError(problems)
}

function complain(error: unknown): void {
  const problems = asGiven(explain(error))
  console.error(`\n${problems}`)
  show(problems)
}

function show(problems: string | undefined): void {
  news.problems = problems && admin ? problemsInWords(problems, admin.config) : problems
  tabs.forEach(tell)
}

const tell = (tab: ServerResponse) => tab.write(`data: ${JSON.stringify(news)}\n\n`)

/** Media types by extension. Of a picture, browsers read the type in its bytes. */
const types = new Map<string, string>([...textTypes, ['woff2', 'font/woff2']])

/** Sends a file with the type of its name, or a page, whose name has no extension. */
function send(response: ServerResponse, name: string, body: string | Uint8Array, status = 200): void {
  const ending = extname(name).slice(1) || 'html'
  const type = types.get(ending) ?? `image/${ending}`
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

/** Sends a page with the script that reloads it. */
function sendPage(response: ServerResponse, html: string, status = 200): void {
  const script = `<script src="/__dev/overlay.js?${news.version}" defer></script>`
  send(response, '', html.replace('</head>', `${script}$&`), status)
}

const publicFiles = sirv(realPath(publicDir), { dev: true, extensions: [], dotfiles: true })

/** Sends what a host would send, except files that only hosts and search engines read. Makes pictures on request. */
async function answer(request: IncomingMessage, response: ServerResponse, path: string, mine: Loaded) {
  const address = path.replace(/(.)\/$/, '$1')
  const name = decodeURI(address)
  const file = [name, `${name}.html`, `${name}/index.html`].find((name) => mine.copied.includes(name))
  if (file !== undefined) {
    request.url = encodeURI(file)
    return publicFiles(request, response)
  }
  const photo = mine.photoFiles.get(path)
  if (photo) return makePhotoFiles(publicDir, [photo], (_, bytes) => send(response, path, bytes))
  const drawing = mine.drawn.get(path)
  const made = drawing ? await draw(drawing, publicDir) : mine.bundle.files.get(path)
  if (made) return send(response, path, made)
  const redirect = mine.redirects.find(({ from }) => from === address)
  if (redirect) return sendPage(response, renderRedirect(redirect.to, mine.site, mine.bundle, true))
  const find = (path: string) => mine.routes.find((route) => route.path === path)
  const route = find(address)
  return sendPage(response, mine.renderer.page(route ?? find(notFoundPath)!).html, route ? 200 : 404)
}

const overlay = readFileSync(join(projectDir, 'generator/commands/dev/overlay.mjs'))

const server = createLocalServer(async (request, response, { pathname }) => {
  if (pathname === '/__dev/news') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    tabs.add(response)
    response.on('close', () => tabs.delete(response))
    return tell(response)
  }
  if (pathname === '/__dev/overlay.js') return send(response, pathname, overlay)
  if (admin && `${pathname}/`.startsWith(`${adminPath}/`)) {
    response.setHeader('content-security-policy', `${admin.policy}; frame-ancestors 'none'`)
    const file = admin.files.get(pathname.slice(adminPath.length + 1))
    return send(response, pathname, file ?? '', file ? 200 : 404)
  }
  await reading
  try {
    if (current) return await answer(request, response, pathname, current)
  } catch (error) {
    complain(error)
  }
  return sendPage(response, '<!doctype html><title>Problem</title></head><p>See the terminal.</p>', 500)
})

/** Resolves when the content is read. Page requests wait for it. */
let reading: Promise<void> = follow([contentDir, publicDir].map(realPath), () => (reading = read()))

process.on('message', (problem: string, socket?: Socket) => {
  if (socket) {
    server.emit('connection', socket)
    socket.resume()
  } else if (problem) show((codeProblem = problem))
})
// Whoever started this is gone, so nobody will ask for more pages.
process.on('disconnect', () => process.exit())
