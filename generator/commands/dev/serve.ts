/** Serves a built site as a static host does, with clean addresses, the 404 page, headers and redirects. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sirv from 'sirv'
import { withQuery } from '../../../client/with-query'
import { notFoundPath } from '../../../templates/model/urls'
import { filesOf } from '../../../templates/model/page-files'
import { listen } from './listen'
import { createLocalServer, tellPlainly } from './local-server'
import { putBack } from '../../write/output'
import { isHidden, needSite, readSiteRules } from '../deploy/site-rules'

export interface Served {
  /** Without a slash at its end. */
  origin: string
  port: number
  close: () => Promise<void>
}

export interface ServeOptions {
  /** If it is taken, the next free one; 0 takes any free port. */
  port?: number
  /** False leaves redirects to the stub pages, as on a host that does not know `_redirects`. */
  redirects?: boolean
  /** Called with every request before it is answered. */
  onRequest?: (request: IncomingMessage) => void
}

/**
 * A build takes a site away for a moment to put the new one in its place; it is looked for again after a pause. One that
 * is killed in this moment leaves it beside.
 */
const tries = 20
const pause = 50 // ms
const away = 'There is no site at the moment. If it is not being built, run npm run build.'

/** @throws {UsageError} when there is no site in it, or no port is free. */
export async function serve(
  folder: string,
  { port = 0, redirects = true, onRequest }: ServeOptions = {},
): Promise<Served> {
  putBack(folder)
  needSite(folder)
  // With `brotli` it sends the files that `npm run build -- --compress` puts beside the texts.
  const files = sirv(folder, { dev: true, dotfiles: false, brotli: true, extensions: ['html'] })
  const answer = (request: IncomingMessage, response: ServerResponse, { pathname, search }: URL) => {
    // The rules are read for each request, so that those of a new build apply at once.
    const rules = readSiteRules(folder)
    for (const [name, value] of rules.headersOf(pathname))
      // Of two policies both hold, of other headers the last: so hosts do it, or to the same end.
      if (name === 'Content-Security-Policy') response.appendHeader(name, value)
      // A browser would obey this header for every server of this machine, and those have no TLS.
      else if (name !== 'Strict-Transport-Security') response.setHeader(name, value)
    const target = redirects ? rules.redirects.get(pathname) : undefined
    if (target !== undefined) return response.writeHead(301, { location: withQuery(target, search) }).end()
    const miss = () => {
      const page = readFileSync(join(folder, filesOf(notFoundPath)[0]!))
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : page)
    }
    return isHidden(pathname) ? miss() : files(request, response, miss)
  }
  const server = createLocalServer(async (request, response, address) => {
    onRequest?.(request)
    for (let left = tries; ; left--)
      try {
        return answer(request, response, address)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        putBack(folder)
        if (left === 0) return tellPlainly(response, 503, away)
        await sleep(pause)
      }
  })
  const found = await listen(server, port)
  return {
    origin: `http://127.0.0.1:${found}`,
    port: found,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
