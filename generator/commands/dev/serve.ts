/** Serves a built site like a static host: clean addresses, the 404 page, headers and redirects. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { withQuery } from '../../../client/with-query'
import { notFoundPath } from '../../../templates/model/urls'
import { filesOf } from '../../../templates/model/page-files'
import { listen } from './listen'
import { createLocalServer, tellPlainly } from './local-server'
import { clearUp } from '../../write/output'
import { isHidden, needSite, readSiteRules } from '../deploy/site-rules'

export type Served = Awaited<ReturnType<typeof serve>>

/**
 * Serves the site in `folder` on this machine, at a port, or the next free one if it is taken. By default, any free one.
 * Returns the port, and the address without a slash at its end.
 * @throws {UsageError} when there is no site, or no port is free.
 */
export async function serve(folder: string, wanted = 0) {
  clearUp(folder)
  needSite(folder)
  // `brotli` serves the files that `npm run build -- --compress` makes.
  const files = sirv(folder, { dev: true, dotfiles: false, brotli: true, extensions: ['html'] })
  const answer = (request: IncomingMessage, response: ServerResponse, { pathname, search }: URL) => {
    // The rules are read for each request, so that those of a new build apply at once.
    const rules = readSiteRules(folder)
    for (const [name, value] of rules.headersOf(pathname))
      // Browsers enforce every policy, so both are sent. Of any other header the last value wins, as on real hosts.
      if (name === 'Content-Security-Policy') response.appendHeader(name, value)
      // A browser would apply this header to every server on this machine, and they have no TLS.
      else if (name !== 'Strict-Transport-Security') response.setHeader(name, value)
    const target = rules.redirects.get(pathname)
    if (target !== undefined) return response.writeHead(301, { location: withQuery(target, search) }).end()
    const miss = () => {
      const page = readFileSync(join(folder, filesOf(notFoundPath)[0]!))
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' })
      response.end(page)
    }
    return isHidden(pathname) ? miss() : files(request, response, miss)
  }
  const server = createLocalServer((request, response, address) => {
    // If a build was killed between its two renames, the old site is next to the folder.
    if (!existsSync(folder)) clearUp(folder)
    if (existsSync(folder)) return answer(request, response, address)
    tellPlainly(response, 503, 'There is no site at the moment. If it is not being built, run npm run build.')
  })
  const port = await listen(server, wanted)
  const close = async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${port}`, port, close }
}
