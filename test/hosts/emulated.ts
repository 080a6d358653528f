/** The rules of hosts that cannot be run here (slorber/trailing-slash-guide, 2024-11). */
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { textTypes } from '../../generator/write/compress'

/** What is done with a path: the file that is sent, or where it leads to; neither is the 404 page. */
interface Answer {
  file?: string
  redirect?: string
  /** Other than 200, or 301 of a redirect. */
  status?: number
}

type Header = [name: string, value: string]

/** What a host does with the path of a request. */
interface Rules {
  resolve: (path: string, isFile: (file: string) => boolean) => Answer
  headersOf?: (path: string) => readonly Header[]
}

export interface EmulatedHost {
  name: string
  /** Sends the headers that the site asks for. */
  headers: boolean
  /** Reads what the site tells this host. */
  rulesOf: (site: string) => Rules
}

/** How hosts find a page that has no ending in its address, and no slash at its end. */
const withoutEnding: Rules['resolve'] = (path, isFile) => {
  if (path === '/') return { file: '/index.html' }
  if (path.endsWith('/')) return { redirect: path.slice(0, -1), status: 308 }
  return [path, `${path}.html`].filter(isFile).map((file) => ({ file }))[0] ?? {}
}

export const emulatedHosts: EmulatedHost[] = [
  {
    name: 'GitHub Pages',
    headers: false,
    rulesOf: () => ({
      resolve(path, isFile) {
        if (path.endsWith('/')) return isFile(`${path}index.html`) ? { file: `${path}index.html` } : {}
        if (isFile(path)) return { file: path }
        if (isFile(`${path}.html`)) return { file: `${path}.html` }
        return isFile(`${path}/index.html`) ? { redirect: `${path}/` } : {}
      },
    }),
  },
  {
    // A file wins over a line of _redirects, so that an old address shows its stub.
    name: 'Netlify, with pretty addresses',
    headers: true,
    rulesOf: (site) => ({
      headersOf: (path) => readHeaders(site, path),
      resolve(path, isFile) {
        const bare = path.replace(/\/$/, '')
        if (path === '/') return { file: '/index.html' }
        if (isFile(`${bare}.html`)) return path === bare ? { file: `${bare}.html` } : { redirect: bare }
        if (isFile(path)) return { file: path }
        if (!isFile(`${bare}/index.html`)) return {}
        return path === bare ? { redirect: `${path}/` } : { file: `${path}index.html` }
      },
    }),
  },
  { name: 'Vercel', headers: true, rulesOf: vercel },
  { name: 'Azure Static Web Apps', headers: true, rulesOf: azure },
  {
    name: 'a host that knows only folders',
    headers: false,
    rulesOf: () => ({
      resolve(path, isFile) {
        if (isFile(path)) return { file: path }
        const folder = path.replace(/\/?$/, '/')
        return isFile(`${folder}index.html`) ? { file: `${folder}index.html` } : {}
      },
    }),
  },
]

const readJson = (site: string, file: string) => JSON.parse(readFileSync(join(site, file), 'utf8'))

interface VercelFile {
  redirects: { source: string; destination: string; permanent: boolean }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** https://vercel.com/docs/project-configuration: redirects come before files; all rules of headers that fit count. */
function vercel(site: string): Rules {
  const { redirects, headers } = readJson(site, 'vercel.json') as VercelFile
  const fits = (source: string, path: string) => new RegExp(`^${source}$`).test(path)
  return {
    headersOf: (path) =>
      headers
        .filter(({ source }) => fits(source, path))
        .flatMap((rule) => rule.headers.map(({ key, value }): Header => [key, value])),
    resolve(path, isFile) {
      const found = redirects.find(({ source }) => fits(source, path))
      if (found) return { redirect: found.destination, status: found.permanent ? 308 : 307 }
      return withoutEnding(path, isFile)
    },
  }
}

interface AzureFile {
  routes: { route: string; redirect?: string; statusCode?: number; headers?: Record<string, string> }[]
  globalHeaders: Record<string, string>
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration: of the routes the first that fits counts. */
function azure(site: string): Rules {
  const { routes, globalHeaders } = readJson(site, 'staticwebapp.config.json') as AzureFile
  const patterns = routes.map(({ route }) => {
    const [start = '', end] = route.split('*')
    const endings = /\{(.*)\}/.exec(end ?? '')?.[1]?.split(',') ?? ['']
    return (path: string) =>
      end === undefined
        ? path === route
        : path.startsWith(start) && endings.some((ending) => path.endsWith(ending && `.${ending}`))
  })
  const routeOf = (path: string) => routes[patterns.findIndex((fits) => fits(path))]
  return {
    headersOf: (path) => Object.entries({ ...globalHeaders, ...routeOf(path)?.headers }),
    resolve(path, isFile) {
      const { redirect, statusCode: status = 302 } = routeOf(path) ?? {}
      return redirect === undefined ? withoutEnding(path, isFile) : { redirect, status }
    },
  }
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  ...Object.fromEntries(textTypes.map(([ending, type]) => [`.${ending}`, type])),
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

export async function withEmulatedHost<T>(
  host: EmulatedHost,
  site: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const isFile = (path: string) => statSync(join(site, path), { throwIfNoEntry: false })?.isFile() ?? false
  const { resolve, headersOf = () => [] } = host.rulesOf(site)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host')
    const { file, redirect, status } = /\/\./.test(pathname) ? {} : resolve(pathname, isFile)
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value)
    if (redirect !== undefined) return void response.writeHead(status ?? 301, { location: redirect }).end()
    const sent = file ?? '/404.html'
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(sent)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(join(site, sent)))
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
