/**
 * Renders pages for the dev server, each when it is asked for. It runs in a process of its own,
 * because a module that was changed can only be loaded again by a new process.
 */
import '../production'
import { dirname, join, relative } from 'node:path'
import { manifestPath, notFoundPath, robotsPath } from '../../templates/urls'
import type { CityFile, CityStore } from '../content/city'
import { readCities, readShared, readSite } from '../content/load'
import type { SharedContent } from '../content/load'
import { ContentError } from '../content/problems'
import { explain } from '../explain'
import { textTypes } from '../output/compress'
import { hostFiles } from '../output/host-files'
import { publicFiles } from '../output/public-files'
import { sitemaps } from '../output/sitemap'
import { bundle } from '../pages/bundle'
import { createLinkCollector, linkProblems } from '../pages/check-links'
import { otherAddresses, plan } from '../pages/plan'
import { createRenderer, renderRedirect } from '../pages/render'
import type { Ask, Tell } from './dev-messages'

const [contentDir, publicDir] = process.argv.slice(2) as [string, string]
const tell = (message: Tell): void => void process.send!(message)

const bundled = await bundle()
let current: ReturnType<typeof load> | undefined

/** Cities that were read. Reading thousands again for one that has changed would take seconds. */
const cityFiles = new Map<string, CityFile>()
const store: CityStore = new Map()

/** What is true of a city may depend on any other file, and on how many cities there are. */
function forget(changed: readonly string[], { cityFiles: files }: SharedContent): void {
  const isCity = (path: string) => dirname(path) === join(contentDir, 'locations')
  if (changed.every(isCity) && files.length === cityFiles.size && files.every((file) => cityFiles.has(file)))
    for (const path of changed) cityFiles.delete(relative(contentDir, path).replaceAll('\\', '/'))
  else cityFiles.clear()
}

/** @throws {ContentError} */
function load(changed: readonly string[]) {
  const shared = readShared({ contentDir, publicDir })
  forget(changed, shared)
  const unread = shared.cityFiles.filter((file) => !cityFiles.has(file))
  for (const city of readCities(shared, unread, store)) cityFiles.set(city.file, city)
  const { site, problems } = readSite(
    shared,
    shared.cityFiles.map((file) => cityFiles.get(file)!),
    store,
  )
  if (!site || problems.length > 0) throw new ContentError(problems)
  const files = publicFiles(publicDir)
  return { site, files, renderer: createRenderer(site, bundled, true), plan: plan(site, files) }
}

/** The last good content stays in use until the new is free of problems. */
function read(changed: readonly string[]): void {
  try {
    const mine = (current = load(changed))
    tell({ tell: 'ready' })
    // The page one looks at comes first; the links of all the others a moment later.
    setTimeout(() => {
      checkLinks(mine).catch((error: unknown) => tell({ tell: 'problems', text: explain(error) }))
    }, 150)
  } catch (error) {
    tell({ tell: 'problems', text: explain(error) })
  }
}

/** Page by page, so that requests are answered in between; given up when anything changes again. */
async function checkLinks(mine: NonNullable<typeof current>): Promise<void> {
  const { site, files, renderer } = mine
  const { routes } = mine.plan
  const collector = createLinkCollector(site, routes, otherAddresses(files, bundled))
  for (const route of routes) {
    collector.page(route, renderer.page(route).links)
    await new Promise((resolve) => setImmediate(resolve))
    if (mine !== current) return
  }
  const problems = linkProblems(site, routes, [{ links: collector.facts }], { allPages: true })
  if (problems.length > 0) throw new ContentError(problems)
  tell({ tell: 'checked' })
}

/** What the build makes of all pages together, but for what only hosts read. */
async function generated(path: string, { site, plan }: NonNullable<typeof current>) {
  if ([robotsPath, manifestPath].includes(path))
    return hostFiles({ ...site, themeColors: bundled.themeColors, preview: true }).get(path)
  return path.endsWith('.xml') ? (await sitemaps(site.business, plan.routes)).get(path) : undefined
}

const typeOf = (path: string) => textTypes.find(([ending]) => path.endsWith(`.${ending}`))![1]

async function page(id: number, path: string): Promise<void> {
  const answer = (status: number, type: string, body: string | Uint8Array) =>
    tell({ tell: 'page', id, status, type, body: Buffer.from(body).toString('base64') })
  try {
    if (!current)
      return answer(500, 'text/html', '<!doctype html><title>Not built yet</title><p>See the terminal.</p>')
    const { site, renderer, plan } = current
    const asset = bundled.files.get(path)
    if (asset) return answer(200, path.endsWith('.js') ? 'text/javascript' : 'font/woff2', asset)
    const text = await generated(path, current)
    if (text !== undefined) return answer(200, typeOf(path), text)
    const address = path.replace(/(.)\/$/, '$1')
    const redirect = plan.redirects.find(({ from }) => from === address)
    if (redirect) return answer(200, 'text/html', renderRedirect(redirect.to, site, bundled, true))
    const found = plan.routes.find((route) => route.path === address)
    const route = found ?? plan.routes.find((route) => route.path === notFoundPath)!
    answer(found ? 200 : 404, 'text/html', renderer.page(route).html)
  } catch (error) {
    const text = explain(error)
    tell({ tell: 'problems', text })
    answer(500, 'text/html', '<!doctype html><title>Problem</title><p>See the terminal.</p>')
  }
}

process.on('message', (message: Ask) => {
  if (message.ask === 'page') void page(message.id, message.path)
  else read(message.changed)
})
// The server is gone, so nobody will ask any more.
process.on('disconnect', () => process.exit())

read([])
