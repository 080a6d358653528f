/** The rules of hosts that cannot be run here (slorber/trailing-slash-guide, 2024-11). */
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { textTypes } from '../../generator/write/compress'

export interface EmulatedHost {
  name: string
  /** Sends the headers of `_headers`. */
  headers: boolean
  /** What is done with a path; undefined is the 404 page. */
  resolve: (
    path: string,
    isFile: (file: string) => boolean,
  ) => { file: string } | { redirect: string } | undefined
}

export const emulatedHosts: EmulatedHost[] = [
  {
    name: 'GitHub Pages',
    headers: false,
    resolve(path, isFile) {
      if (path.endsWith('/')) return isFile(`${path}index.html`) ? { file: `${path}index.html` } : undefined
      if (isFile(path)) return { file: path }
      if (isFile(`${path}.html`)) return { file: `${path}.html` }
      return isFile(`${path}/index.html`) ? { redirect: `${path}/` } : undefined
    },
  },
  {
    // A file wins over a line of _redirects, so that an old address shows its stub.
    name: 'Netlify, with pretty addresses',
    headers: true,
    resolve(path, isFile) {
      const bare = path.replace(/\/$/, '')
      if (path === '/') return { file: '/index.html' }
      if (isFile(`${bare}.html`)) return path === bare ? { file: `${bare}.html` } : { redirect: bare }
      if (isFile(path)) return { file: path }
      if (!isFile(`${bare}/index.html`)) return undefined
      return path === bare ? { redirect: `${path}/` } : { file: `${path}index.html` }
    },
  },
  {
    name: 'a host that knows only folders',
    headers: false,
    resolve(path, isFile) {
      if (isFile(path)) return { file: path }
      const folder = path.replace(/\/?$/, '/')
      return isFile(`${folder}index.html`) ? { file: `${folder}index.html` } : undefined
    },
  },
]

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  ...Object.fromEntries(textTypes.map(([ending, type]) => [`.${ending}`, type])),
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

export async function withEmulatedHost<T>(
  { headers, resolve }: EmulatedHost,
  site: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const isFile = (path: string) => statSync(join(site, path), { throwIfNoEntry: false })?.isFile() ?? false
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host')
    const found = /\/\./.test(pathname) ? undefined : resolve(pathname, isFile)
    if (headers) for (const [name, value] of readHeaders(site, pathname)) response.setHeader(name, value)
    if (found && 'redirect' in found) return void response.writeHead(301, { location: found.redirect }).end()
    const file = found?.file ?? '/404.html'
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(join(site, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function readHeaders(site: string, path: string): [string, string][] {
  const blocks = readFileSync(join(site, '_headers'), 'utf8').trimEnd().split('\n\n')
  return blocks.flatMap((block) => {
    const [pattern, ...lines] = block.split('\n')
    if (!path.startsWith(pattern!.replace('*', ''))) return []
    return lines.map((line) => {
      const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line)!
      return [name!, value!] as [string, string]
    })
  })
}
