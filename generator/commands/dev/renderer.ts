/**
 * Renders pages for the dev server on request. It runs in its own process, because only a new process can load a
 * changed module.
 */
import '../../process/production'
import { extname } from 'node:path'
import { manifestPath, notFoundPath, robotsPath } from '../../../templates/model/urls'
import { ContentError } from '../../read/source/problems'
import { draw, drawingOfCard, drawnImage, iconDrawings } from '../../draw/drawings'
import { asGiven } from '../../terminal/as-given'
import { explain } from '../../terminal/explain'
import { textTypes } from '../../write/compress'
import { hostFiles } from '../../write/host-files'
import { sitemaps } from '../../write/sitemap'
import { createLinkCollector, linkProblems } from '../../render/check-links'
import { rawMarkProblems, rawMarksIn } from '../../render/raw-marks'
import type { RawMark } from '../../render/raw-marks'
import { createRenderer, renderRedirect } from '../../render/render'
import { makePhotoFiles } from '../../draw/photo-files'
import { assemble } from '../../site'
import { givenFolders } from '../../terminal/flags'
import { problemPage } from './messages'
import type { Answer, Ask, Tell } from './messages'

const folders = process.argv.slice(2) as [content: string, publicDir: string]
const { contentDir, publicDir } = givenFolders(...folders)
const tell = (message: Tell): void => void process.send!(message)
const tellProblems = (error: unknown): void =>
  tell({ tell: 'problems', text: asGiven(explain(error), ['--content', folders[0], '--public', folders[1]]) })

type Loaded = Awaited<ReturnType<typeof load>>
let current: Loaded | undefined

async function load() {
  const content = await assemble({ contentDir, publicDir, quick: true })
  const { site, bundle, planned, drawings: addresses, copied } = content
  const drawings = new Map(
    [...planned.svgs, ...iconDrawings(publicDir, copied, site.business.theme)].map(
      (drawing) => [drawing.address, drawing] as const,
    ),
  )
  const renderer = createRenderer(content, bundle, true, {
    addressOf: (name) => addresses.get(name) ?? name,
    // Whoever opens a page may request its sharing picture next.
    imageOf: (page) =>
      drawnImage(page, (address, source) => drawings.set(address, drawingOfCard(address, source, publicDir))),
  })
  return { ...content, drawings, renderer }
}

/** True once content has changed and until it is read. */
let isUnread = false
/** How often content was read. A check of the links belongs to one read. */
let reads = 0

/** Keeps the last good content until the new content has no problems. */
async function read(): Promise<void> {
  isUnread = false
  const turn = ++reads
  try {
    const mine = (current = await load())
    tell({ tell: 'ready' })
    // Renders the page on screen first. Checks the links of all pages a moment later.
    setTimeout(() => {
      checkLinks(mine, turn).catch(tellProblems)
    }, 150)
  } catch (error) {
    tellProblems(error)
  }
}

/**
 * Pauses after each page, so that requests are answered in between. Stops when content is read again, even if that
 * fails: otherwise it would call the last good content free of problems.
 */
async function checkLinks(mine: Loaded, turn: number): Promise<void> {
  const { site, addresses, routes, renderer } = mine
  const collector = createLinkCollector(site, routes, addresses)
  const rawMarks: RawMark[] = []
  for (const route of routes) {
    if (turn !== reads) return
    const { html, links } = renderer.page(route)
    collector.page(route, links)
    rawMarks.push(...rawMarksIn(html, route, true))
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (turn !== reads) return
  const broken = linkProblems(mine, routes, collector.facts, { allPages: true })
  const problems = [...broken, ...rawMarkProblems(mine, rawMarks)]
  if (problems.length > 0) throw new ContentError(problems)
  tell({ tell: 'checked' })
}

/** What the build makes from all pages together, except files that only hosts read. */
async function generated(path: string, { site, routes, bundle }: Loaded): Promise<string | undefined> {
  if (path === robotsPath || path === manifestPath)
    return hostFiles({ ...site, themeColors: bundle.themeColors, preview: true }).get(path)
  return path.endsWith('.xml') ? (await sitemaps(site.business, routes)).get(path) : undefined
}

const types = new Map<string, string>(textTypes)
const html = types.get('html')!
const pictureTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

async function answerTo(path: string): Promise<Answer> {
  if (!current) return problemPage('Not built yet')
  const { site, routes, redirects, renderer, bundle, planned } = current
  const photo = planned.photoFiles.get(path)
  if (photo) {
    let body: Uint8Array = Buffer.alloc(0)
    await makePhotoFiles(publicDir, [photo], (_, bytes) => (body = bytes))
    return { status: 200, type: photo.type === 'jpg' ? 'image/jpeg' : `image/${photo.type}`, body }
  }
  const drawing = current.drawings.get(path)
  if (drawing) return { status: 200, type: pictureTypes[extname(path)]!, body: await draw(drawing) }
  const file = bundle.files.get(path) ?? (await generated(path, current))
  if (file !== undefined)
    return { status: 200, type: types.get(extname(path).slice(1)) ?? 'font/woff2', body: file }
  const address = path.replace(/(.)\/$/, '$1')
  const redirect = redirects.find(({ from }) => from === address)
  if (redirect) return { status: 200, type: html, body: renderRedirect(redirect.to, site, bundle, true) }
  const find = (path: string) => routes.find((route) => route.path === path)
  const route = find(address)
  return {
    status: route ? 200 : 404,
    type: html,
    body: renderer.page(route ?? find(notFoundPath)!).html,
  }
}

async function sendPage(id: number, path: string): Promise<void> {
  const answer = await answerTo(path).catch((error: unknown) => {
    tellProblems(error)
    return problemPage('Problem')
  })
  tell({ tell: 'page', id, answer })
}

/** Resolves when all requested reads are done. Page requests wait for it. */
let reading = read()

process.on('message', (message: Ask) => {
  if (message.ask === 'page') return void reading.then(() => sendPage(message.id, message.path))
  // Several changes during a read cause only one more read.
  if (!isUnread) reading = reading.then(read)
  isUnread = true
})
// The server is gone, so nobody will ask for more pages.
process.on('disconnect', () => process.exit())
