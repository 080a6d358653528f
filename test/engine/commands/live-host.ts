/** Hosts that serve the fixture's site, correctly or not, and what verify-deploy reports about them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { verifyDeploy } from '../../../generator/commands/verify-deploy'
import type { Check } from '../../../generator/commands/verify-deploy'
import { textTypes } from '../../../generator/write/compress'
import { buildSite } from '../../helpers/built-site'
import { withFixture } from '../../helpers/fixture'
import type { Rules } from '../../hosts/rules'

/** Responds to a request. `usual` responds correctly. */
export type Host = (request: IncomingMessage, response: ServerResponse, usual: () => void) => void

/** One try may take as long as a busy machine needs. */
export const patience = { delays: [5, 10, 12], timeout: 60_000, longestPause: 400 }

let built: Promise<string> | undefined

/** The folder of a site with every kind of file, built once for all tests of a process. */
export const liveSite = (): Promise<string> =>
  (built ??= withFixture(async ({ contentDir, publicDir }) => {
    mkdirSync(join(publicDir, '.well-known'))
    for (const [file, text] of [
      ['.well-known/security.txt', 'Contact: mailto:a@example.com'],
      ['google1.html', 'google-site-verification: google1.html'],
      ['llms.txt', '# Acme'],
      ['images/my crew.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ] as const)
      writeFileSync(join(publicDir, file), text)
    return (await buildSite(contentDir, publicDir)).folder
  }))

const types = new Map<string, string>([
  ...textTypes.map(([ending, type]): [string, string] => [`.${ending}`, type]),
  ['.woff2', 'font/woff2'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
])

/** Serves everything correctly. */
const rightRules = (dist: string): Rules => {
  const [ofAll] = readFileSync(join(dist, '_headers'), 'utf8').split('\n\n')
  const headers = [...ofAll!.matchAll(/^ +(\S+): (.*)$/gm)].map(([, name, value]) => [name!, value!] as const)
  const age = (path: string) => (path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=300')
  return {
    headersOf: (path) => [...headers, ['cache-control', `public, ${age(path)}`]],
    redirectOf: (path) => (path === '/old' ? [301, '/reviews'] : undefined),
  }
}

/** Serves files by the rules of a host that finds a page at its address without the extension. */
export function answer(dist: string, url: string, response: ServerResponse, rules = rightRules(dist)): void {
  const [status, location] = rules.redirectOf(url) ?? []
  if (status) return void response.writeHead(status, { location }).end()
  const path = decodeURIComponent(url)
  const file = path === '/' ? 'index.html' : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
  const isThere = existsSync(join(dist, file))
  const sent = isThere ? file : '404.html'
  for (const [name, value] of rules.headersOf(url)) response.setHeader(name, value)
  response.setHeader('content-type', types.get(extname(sent)) ?? 'image/x-icon')
  response.writeHead(isThere ? 200 : 404).end(readFileSync(join(dist, sent)))
}

/** Runs `use` beside a host. */
export async function withHost<T>(host: Host, use: (origin: string, dist: string) => Promise<T>): Promise<T> {
  const dist = await liveSite()
  const server = createServer((request, response) =>
    host(request, response, () => answer(dist, request.url!, response)),
  )
  server.on('clientError', (_, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, dist)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Returns the addresses that differ, each with its problem. */
export const differencesIn = (checks: Check[]): string[] =>
  checks.flatMap(({ address, differs }) => (differs ? [`${address}: ${differs}`] : []))

/** Returns what is reported about the site on a host. */
export const verify = (host: Host): Promise<Check[]> =>
  withHost(host, (origin, dist) => verifyDeploy(dist, origin, patience))

/** Returns what is reported about an https origin. `http` responds at its address without https. */
export const verifySecure = (
  http: () => Response,
  host: Host = (_, __, usual) => usual(),
): Promise<string[]> =>
  withHost(host, async (local, dist) => {
    const real = globalThis.fetch
    globalThis.fetch = async (url, options) =>
      String(url).startsWith('http://www.')
        ? http()
        : real(String(url).replace('https://www.live.example', local), options)
    try {
      return differencesIn(await verifyDeploy(dist, 'https://www.live.example', patience))
    } finally {
      globalThis.fetch = real
    }
  })

/** Responds differently at one address, and correctly at all others. */
export const at =
  (path: string | RegExp, act: (response: ServerResponse, usual: () => void) => unknown): Host =>
  ({ url }, response, usual) =>
    (typeof path === 'string' ? url === path : path.test(url!)) ? void act(response, usual) : usual()

/** Responds correctly except for these headers. Undefined omits one. */
export const withHeaders = (path: string | RegExp, headers: Record<string, string | undefined>) =>
  at(path, (response, usual) => {
    const set = response.setHeader.bind(response)
    response.setHeader = (name, value) => (name.toLowerCase() in headers ? response : set(name, value))
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) set(name, value)
    usual()
  })
