/** Renders pages for the dev server on request, in a process of its own. */
import '../../process/production'
import { extname } from 'node:path'
import { manifestPath, notFoundPath, robotsPath } from '../../../templates/model/urls'
import { ContentError } from '../../read/source/problems'
import { draw, drawnAddress, drawnImage, iconDrawings } from '../../draw/drawings'
import type { Drawing } from '../../draw/drawings'
import { asGiven } from '../../terminal/as-given'
import { explain } from '../../terminal/explain'
import { textTypes } from '../../write/compress'
import { hostFiles } from '../../write/host-files'
import { sitemaps } from '../../write/sitemap'
import { createPageCheck } from '../../render/check-pages'
import { createRenderer, renderRedirect } from '../../render/render'
import { makePhotoFiles } from '../../draw/photo-files'
import { assemble } from '../../site'
import { givenFolders } from '../../terminal/flags'
import type { Answer, Ask, Tell } from './pages'

const folders = process.argv.slice(2) as [content: string, publicDir: string]
const { contentDir, publicDir } = givenFolders(...folders)
const tell = (message: Tell): void => void process.send!(message)
const tellProblems = (error: unknown): undefined => {
  tell({ problems: asGiven(explain(error), ['--content', folders[0], '--public', folders[1]]) })
  return undefined
}

type Loaded = Awaited<ReturnType<typeof load>>
/** The last content without problems. */
let current: Loaded | undefined

async function load() {
  const content = await assemble({ contentDir, publicDir, quick: true })
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

/** Number of the last change. A check of the links ends when content has changed again. */
let wanted = 0
/** Resolves when the content is read. Page requests wait for it. */
let reading = Promise.resolve()

/** Several changes during a read cause only one more read. */
function readAgain(): void {
  const turn = ++wanted
  reading = reading.then(async () => {
    if (turn === wanted) await read(turn).catch(tellProblems)
  })
}

async function read(turn: number): Promise<void> {
  const mine = (current = await load())
  tell('ready')
  // Renders the page on screen first. Checks the links of all pages a moment later.
  setTimeout(() => void checkLinks(mine, turn).catch(tellProblems), 150)
}

/** Pauses after each page, so that requests are answered in between. */
async function checkLinks(mine: Loaded, turn: number): Promise<void> {
  const { site, addresses, routes, renderer } = mine
  const check = createPageCheck(site, routes, addresses)
  for (const route of routes) {
    if (turn !== wanted) return
    check.page(route, renderer.page(route).scans)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const problems = check.problems(mine, true)
  if (problems.length > 0) throw new ContentError(problems)
  tell('checked')
}

/** Media types by extension. */
const types: Record<string, string> = {
  ...Object.fromEntries(textTypes),
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
}

/** What the build makes at this address beside pages, except files that only hosts read. */
async function madeAt(path: string, content: Loaded): Promise<string | Uint8Array | undefined> {
  const { site, routes, bundle, photoFiles, drawn } = content
  const photo = photoFiles.get(path)
  let made: Uint8Array | undefined
  if (photo) await makePhotoFiles(publicDir, [photo], (_, bytes) => (made = bytes))
  const drawing = drawn.get(path)
  if (drawing) made = await draw(drawing, publicDir)
  if (path === robotsPath || path === manifestPath)
    return hostFiles({ ...site, themeColors: bundle.themeColors, preview: true }).get(path)
  if (path.endsWith('.xml')) return (await sitemaps(site.business, routes)).get(path)
  return made ?? bundle.files.get(path)
}

async function answerTo(path: string): Promise<Answer | undefined> {
  if (!current) return undefined
  const { site, routes, copied, redirects, renderer, bundle } = current
  const address = path.replace(/(.)\/$/, '$1')
  // The same files as on a host.
  const name = decodeURI(address)
  const file = [name, `${name}.html`, `${name}/index.html`].find((name) => copied.includes(name))
  if (file !== undefined) return { file }
  const made = await madeAt(path, current)
  const ending = extname(path).slice(1)
  if (made !== undefined) return { status: 200, type: types[ending] ?? `image/${ending}`, body: made }
  const redirect = redirects.find(({ from }) => from === address)
  const find = (path: string) => routes.find((route) => route.path === path)
  const route = find(address)
  return {
    status: redirect || route ? 200 : 404,
    type: types.html!,
    body: redirect
      ? renderRedirect(redirect.to, site, bundle, true)
      : renderer.page(route ?? find(notFoundPath)!).html,
  }
}

async function sendPage(id: number, path: string): Promise<void> {
  await reading
  const answer = await answerTo(path).catch(tellProblems)
  tell({ id, answer })
}

readAgain()
process.on('message', (message: Ask) => {
  if (message === 'read') readAgain()
  else void sendPage(message.id, message.path)
})
// The server is gone, so nobody will ask for more pages.
process.on('disconnect', () => process.exit())
