/**
 * Renders pages for the dev server, each when it is asked for. It runs in a process of its own,
 * because a module that was changed can only be loaded again by a new process.
 */
import '../production'
import { dirname, join } from 'node:path'
import { loadSite } from '../content/load'
import type { LoadOptions } from '../content/load'
import type { Site } from '../../templates/site'
import { manifestPath, notFoundPath, robotsPath } from '../../templates/urls'
import { bundle } from '../pages/bundle'
import type { Bundle } from '../pages/bundle'
import { createLinkChecker, linksIn } from '../pages/check-links'
import { textTypes } from '../output/compress'
import { knownCities } from './dev-known'
import type { DevKnown } from './dev-known'
import type { Ask, Tell } from './dev-messages'
import { explain } from '../explain'
import { hostFiles } from '../output/host-files'
import { plan } from '../pages/plan'
import type { Plan } from '../pages/plan'
import { publicFiles } from '../output/public-files'
import { createRenderer } from '../pages/render'
import type { Renderer } from '../pages/render'
import { sitemaps } from '../output/sitemap'

const [contentDir, publicDir] = process.argv.slice(2) as [string, string]
const tell = (message: Tell): void => void process.send!(message)

interface Current {
  site: Site
  renderer: Renderer
  plan: Plan
  assets: Bundle
}

let assets: Bundle | undefined
let current: Current | undefined

/** Missing until the server has said what the last renderer knew. */
let known: DevKnown | undefined

/** Of a file that is as it was no front matter is parsed again. */
const opened: LoadOptions['opened'] = new Map()

/** Once another is on its way, which will check the links itself. */
let isLeaving = false

/** Once there are `assets` and `known`. The last good content stays in use until the new is free of problems. */
function read(): void {
  if (!assets || !known) return
  isLeaving = false
  try {
    const { site } = loadSite({ contentDir, publicDir, known, opened })
    const files = publicFiles(publicDir)
    const planned = plan(site, files)
    const renderer = createRenderer(site, assets, true)
    const mine = { site, renderer, plan: planned, assets }
    current = mine
    tell({ tell: 'ready' })
    // The page one looks at comes first; the links of all the others a moment later.
    setTimeout(() => {
      checkLinks(mine, files).catch((error: unknown) => tell({ tell: 'problems', text: explain(error) }))
    }, 150)
  } catch (error) {
    tell({ tell: 'problems', text: explain(error) })
  }
}

/** Page by page, so that requests are answered in between; given up when anything changes again. */
async function checkLinks(mine: Current, publicFiles: string[]): Promise<void> {
  const { site } = mine
  const { routes } = mine.plan
  const generated = sitemaps(site.business, routes)
  const files = [...publicFiles, ...generated.keys(), ...mine.assets.files.keys(), manifestPath]
  const links = createLinkChecker(site, routes, new Set(files))
  for (const route of routes) {
    const { shared, own } = mine.renderer.page(route)
    links.page(route, [...shared, ...own].map(linksIn))
    await new Promise((resolve) => setImmediate(resolve))
    if (mine !== current || isLeaving) return
  }
  links.finish()
  tell({ tell: 'checked' })
}

/** Every other file may change what is true of any city: a tier, the way to it, a service it names. */
const isCity = (file: string) => dirname(file) === join(contentDir, 'locations')

/** What the build makes of all pages together, but for what only hosts read. */
function generated(path: string, { site, renderer, plan, assets }: Current): Promise<string> | undefined {
  if ([robotsPath, manifestPath].includes(path)) {
    const facts = { ...site, ...assets, inlineHashes: renderer.inlineHashes(), preview: true }
    return Promise.resolve(hostFiles(facts).get(path)!)
  }
  return path.endsWith('.xml') ? sitemaps(site.business, plan.routes).get(path)?.make() : undefined
}

const typeOf = (path: string) => textTypes.find(([ending]) => path.endsWith(`.${ending}`))![1]

async function page(id: number, path: string): Promise<void> {
  const answer = (status: number, type: string, body: string | Uint8Array) =>
    tell({ tell: 'page', id, status, type, body: Buffer.from(body).toString('base64') })
  try {
    if (!current)
      return answer(500, 'text/html', '<!doctype html><title>Not built yet</title><p>See the terminal.</p>')
    const { renderer, plan, assets } = current
    const asset = assets.files.get(path)
    if (asset) return answer(200, path.endsWith('.js') ? 'text/javascript' : 'font/woff2', asset)
    const text = await generated(path, current)
    if (text !== undefined) return answer(200, typeOf(path), text)
    const address = path.replace(/(.)\/$/, '$1')
    const redirect = plan.redirects.find(({ from }) => from === address)
    if (redirect) return answer(200, 'text/html', renderer.redirect(redirect.to))
    const found = plan.routes.find((route) => route.path === address)
    const route = found ?? plan.routes.find((route) => route.path === notFoundPath)!
    answer(found ? 200 : 404, 'text/html', renderer.page(route).html)
  } catch (error) {
    const text = explain(error)
    tell({ tell: 'problems', text })
    answer(500, 'text/html', '<!doctype html><title>Problem</title><p>See the terminal.</p>')
  }
}

function handOver(): void {
  isLeaving = true
  tell({ tell: 'known', known: known?.handOver() })
}

process.on('message', (message: Ask) => {
  if (message.ask === 'page') return void page(message.id, message.path)
  if (message.ask === 'known') return handOver()
  if (message.ask === 'start') known = knownCities(message.known)
  else if (!message.changed.every(isCity)) known = knownCities()
  read()
})
// The server is gone, so nobody will ask any more.
process.on('disconnect', () => process.exit())

void bundle().then((bundled) => {
  assets = bundled
  read()
})
