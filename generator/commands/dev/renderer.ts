/** The server of `npm run dev` and `npm run edit`: renders pages on request, and reads content again when it changes. */
import '../../process/production'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { extname, join } from 'node:path'
import { buildSync } from 'esbuild'
import sirv from 'sirv'
import { createLocalServer } from './local-server'
import { follow } from './watch'
import { adminPath, notFoundPath } from '../../../templates/model/urls'
import { draw, drawnAddress, drawnImage, iconDrawings } from '../../draw/drawings'
import type { Drawing } from '../../draw/drawings'
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
  const { site, bundle, drawings: named, copied } = content
  const drawn = new Map(
    iconDrawings(publicDir, copied, site.business.theme).map(
      (drawing) => [drawing.address, drawing] as const,
    ),
  )
  // Whoever opens a page requests these next.
  const draws = (drawing: Drawing) => {
    drawn.set(drawing.address, drawing)
    content.addresses.add(drawing.address)
  }
  const renderer = createRenderer(content, bundle, true, {
    addressOf: (name) => drawnAddress(name, named, draws),
    imageOf: (page) => drawnImage(page, draws),
  })
  return { ...content, drawn, renderer }
}

async function read(): Promise<void> {
  const turn = ++reads
  try {
    const mine = (current = await load())
    news.version = Date.now()
    show(codeProblem)
    // Renders the page on screen first. Checks the links of all pages a moment later.
    setTimeout(() => void checkLinks(mine, turn).catch(complain), 150)
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

/** Media types by extension. */
const types: Record<string, string> = {
  ...Object.fromEntries(textTypes),
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
}

/** What the build makes at this address beside pages, except files that only hosts and search engines read. */
async function madeAt(path: string, { bundle, photoFiles, drawn }: Loaded) {
  const photo = photoFiles.get(path)
  const drawing = drawn.get(path)
  let made: Uint8Array | undefined
  if (photo) await makePhotoFiles(publicDir, [photo], (_, bytes) => (made = bytes))
  else if (drawing) made = await draw(drawing, publicDir)
  return made ?? bundle.files.get(path)
}

/** A public file, by its address, or what was made. */
type Answer = { file: string } | { type: string; body: string | Uint8Array; status?: number }

async function answerTo(path: string): Promise<Answer> {
  if (!current) return problemPage
  const { site, routes, copied, redirects, renderer, bundle } = current
  const address = path.replace(/(.)\/$/, '$1')
  // The same files as on a host.
  const name = decodeURI(address)
  const file = [name, `${name}.html`, `${name}/index.html`].find((name) => copied.includes(name))
  if (file !== undefined) return { file }
  const made = await madeAt(path, current)
  const ending = extname(path).slice(1)
  if (made !== undefined) return { type: types[ending] ?? `image/${ending}`, body: made }
  const redirect = redirects.find(({ from }) => from === address)
  if (redirect) return { type: types.html!, body: renderRedirect(redirect.to, site, bundle, true) }
  const find = (path: string) => routes.find((route) => route.path === path)
  const route = find(address)
  const { html } = renderer.page(route ?? find(notFoundPath)!)
  return { status: route ? 200 : 404, type: types.html!, body: html }
}

/** The answer when a page cannot be made. */
const problemPage: Answer = {
  status: 500,
  type: types.html!,
  body: '<!doctype html><title>Problem</title></head><p>See the terminal.</p>',
}

const overlay = buildSync({
  entryPoints: [join(projectDir, 'generator/commands/dev/overlay.ts')],
  bundle: true,
  write: false,
}).outputFiles[0]!.contents
const publicFiles = sirv(realPath(publicDir), { dev: true, extensions: [], dotfiles: true })

const server = createLocalServer(async (request, response, { pathname }) => {
  const send = (type: string, body: string | Uint8Array | undefined, status = 200) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  if (pathname === '/__dev/news') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    tabs.add(response)
    response.on('close', () => tabs.delete(response))
    return tell(response)
  }
  if (pathname === '/__dev/overlay.js') return send(types.js!, overlay)
  if (admin && `${pathname}/`.startsWith(`${adminPath}/`)) {
    const name = pathname.slice(adminPath.length + 1)
    response.setHeader('content-security-policy', `${admin.policy}; frame-ancestors 'none'`)
    const type = types[extname(name).slice(1) || 'html'] ?? 'application/octet-stream'
    return send(type, admin.files.get(name), admin.files.has(name) ? 200 : 404)
  }
  await reading
  const answer = await answerTo(pathname).catch((error: unknown) => {
    complain(error)
    return problemPage
  })
  if ('file' in answer) {
    request.url = encodeURI(answer.file)
    return publicFiles(request, response)
  }
  const { type, body, status } = answer
  const script = `<script src="/__dev/overlay.js?${news.version}" defer></script>`
  return send(type, typeof body === 'string' ? body.replace('</head>', `${script}$&`) : body, status)
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
