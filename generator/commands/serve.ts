/** Serves a built site the way a static host does: clean addresses, the 404 page, headers, redirects. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { filesOf } from '../pages/files'
import { listen } from './listen'
import { notFoundPath } from '../../templates/urls'

export interface Served {
  /** Without a slash at its end. */
  origin: string
  port: number
  close: () => Promise<void>
}

export interface ServeOptions {
  /** If it is taken, the next free one; 0 takes any free port. */
  port?: number
  /** False leaves the redirects to the stub pages, as on a host that knows no `_redirects`. */
  redirects?: boolean
  /** Told of every request, before it is answered. */
  onRequest?: (request: IncomingMessage) => void
}

/** @throws {Error} when there is no such folder, or no port is free. */
export async function serve(
  folder: string,
  { port = 0, redirects = true, onRequest }: ServeOptions = {},
): Promise<Served> {
  if (!existsSync(folder)) throw new Error(`there is no ${folder}; run npm run build first`)
  // Brotli is what `--compress` leaves beside a file, where it was asked for.
  const files = sirv(folder, { dev: true, dotfiles: false, brotli: true, extensions: ['html'] })
  const server = createServer((request, response) => {
    onRequest?.(request)
    const rules = readRules(folder)
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    for (const [name, value] of rules.headers(pathname)) response.setHeader(name, value)
    const target = redirects ? rules.redirects.get(pathname) : undefined
    if (target === undefined) return files(request, response, () => notFound(folder, request, response))
    response.writeHead(301, { location: target + search }).end()
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

function notFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, filesOf(notFoundPath)[0]!)))
}

interface Rules {
  headers: (path: string) => [string, string][]
  redirects: Map<string, string>
}

/** What the site's own `_headers` and `_redirects` say; read each time, so that a new build counts. */
function readRules(folder: string): Rules {
  const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n')
  const blocks: { pattern: string; headers: [string, string][] }[] = []
  for (const line of lines('_headers')) {
    if (/^\S/.test(line)) blocks.push({ pattern: line.trim(), headers: [] })
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    // A machine without TLS must not tell the browser to insist on it.
    if (name && value && name !== 'Strict-Transport-Security') blocks.at(-1)!.headers.push([name, value])
  }
  return {
    headers: (path) =>
      blocks
        .filter(({ pattern }) => path.startsWith(pattern.replace(/\*$/, '')))
        .flatMap(({ headers }) => headers),
    redirects: new Map(
      lines('_redirects').flatMap((line) => {
        const [from, to] = line.split(' ')
        return from && to ? [[from, to] as const] : []
      }),
    ),
  }
}
