/**
 * Renders pages for the dev server, each when it is asked for. It runs in a process of its own,
 * because a module that was changed can only be loaded again by a new process.
 */
import './production'
import { loadSite } from '../content/load'
import { manifestPath, notFoundPath } from '../templates/urls'
import { bundle } from './bundle'
import { createLinkChecker, linksIn } from './check-links'
import type { Ask, Tell } from './dev-messages'
import { explain } from './explain'
import { plan } from './plan'
import type { Plan } from './plan'
import { publicFiles } from './public-files'
import { createRenderer } from './render'
import type { Renderer } from './render'
import { sitemaps } from './sitemap'

const [contentDir, publicDir] = process.argv.slice(2) as [string, string]
const assets = await bundle()
const tell = (message: Tell): void => void process.send!(message)

interface Current {
  renderer: Renderer
  plan: Plan
  check: () => Promise<void>
}

let current: Current | undefined

/** The last good content stays in use until the new is free of problems. */
function read(): void {
  try {
    const { site } = loadSite({ contentDir, publicDir })
    const planned = plan(site, publicFiles(publicDir))
    const renderer = createRenderer(site, assets, true)
    const check = async () => {
      const generated = await sitemaps(site.business, planned.routes)
      const files = [...publicFiles(publicDir), ...generated.keys(), ...assets.files.keys(), manifestPath]
      const links = createLinkChecker(site, planned.routes, new Set(files))
      for (const route of planned.routes) {
        const { shared, own } = renderer.page(route)
        links.page(route, [...shared, ...own].map(linksIn))
      }
      links.finish()
    }
    current = { renderer, plan: planned, check }
    tell({ tell: 'ready' })
    // The page one looks at comes first; the links of all the others a moment later.
    const checked = current
    setTimeout(() => {
      if (checked === current)
        check().catch((error: unknown) => tell({ tell: 'problems', text: explain(error) }))
    }, 150)
  } catch (error) {
    tell({ tell: 'problems', text: explain(error) })
  }
}

function page(id: number, path: string): void {
  const answer = (status: number, type: string, body: string | Uint8Array) =>
    tell({ tell: 'page', id, status, type, body: Buffer.from(body).toString('base64') })
  try {
    const asset = assets.files.get(path)
    if (asset) return answer(200, path.endsWith('.js') ? 'text/javascript' : 'font/woff2', asset)
    if (!current)
      return answer(500, 'text/html', '<!doctype html><title>Not built yet</title><p>See the terminal.</p>')
    const { renderer, plan } = current
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

process.on('message', (message: Ask) => {
  if (message.ask === 'content') read()
  else page(message.id, message.path)
})
// The server is gone, so nobody will ask any more.
process.on('disconnect', () => process.exit())
read()
