/** What hosts that cannot run here do with the files that a site has for them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { getTransformedRoutes } from '@vercel/routing-utils'
import type { GetRoutesProps } from '@vercel/routing-utils'
import { SaxesParser } from 'saxes'
import { withQuery } from '../../client/with-query'
import { filesOf } from '../../templates/model/page-files'
import type { Ask } from './requests'

/** A host's response to a path. */
export interface Rules {
  headersOf: (path: string) => readonly (readonly [name: string, value: string])[]
  redirectOf: (path: string) => [status: number, location: string] | undefined
}

/** Reads the file as Vercel does. Its routes are described in https://vercel.com/docs/build-output-api. */
export function vercel(text: string): Rules {
  const { routes, error } = getTransformedRoutes(JSON.parse(text) as GetRoutesProps)
  if (error) throw new Error(error.message)
  const fitting = (path: string) =>
    (routes ?? []).flatMap((route) => {
      const match = 'handle' in route ? null : new RegExp(route.src!).exec(path)
      return match ? [{ ...(route as Exclude<typeof route, { handle: unknown }>), match }] : []
    })
  return {
    headersOf: (path) =>
      fitting(path).flatMap((route) => (route.continue ? Object.entries(route.headers ?? {}) : [])),
    redirectOf(path) {
      const found = fitting(path).find(({ status }) => status !== undefined)
      const to = (location: string) =>
        location.replace(/\$(\d)/g, (_, group: number) => found!.match[group] ?? '')
      return found && [found.status!, to(found.headers!.Location!)]
    },
  }
}

/** What Netlify sends by default. */
const usualCache = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const

/** Reads the files as Netlify does. A page has priority over a redirect, and every matching header rule applies. */
export async function netlify(site: string): Promise<Rules> {
  const given = { netlifyConfigPath: undefined, minimal: false }
  const { headers, errors } = await parseAllHeaders({
    ...given,
    headersFiles: [join(site, '_headers')],
    configHeaders: [],
  })
  const found = await parseAllRedirects({
    minimal: false,
    redirectsFiles: [join(site, '_redirects')],
    configRedirects: [],
  })
  const wrong = [...errors, ...(found.errors as Error[])]
  if (wrong.length > 0) throw new Error(wrong.map(({ message }) => message).join('\n'))
  const redirects = found.redirects as { path: string; to: string; status: number; force: boolean }[]
  const isThere = (path: string) => existsSync(join(site, filesOf(path)[0]!))
  return {
    headersOf(path) {
      const fitting = headers.flatMap((rule) =>
        'forRegExp' in rule && rule.forRegExp.test(path) ? Object.entries(rule.values) : [],
      )
      return fitting.some(([name]) => name === 'Cache-Control') ? fitting : [...fitting, usualCache]
    },
    redirectOf(path) {
      const rule = redirects.find((rule) => rule.path === path)
      return rule && (rule.force || !isThere(path)) ? [rule.status, rule.to] : undefined
    },
  }
}

interface AzureFile {
  routes: { route: string; redirect?: string; statusCode?: number; headers?: Record<string, string> }[]
  globalHeaders: Record<string, string>
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration: the first matching route applies. */
export function azure(text: string): Rules {
  const { routes, globalHeaders } = JSON.parse(text) as AzureFile
  const patternOf = (route: string) =>
    new RegExp(
      `^${route
        .replaceAll('.', '\\.')
        .replace('*', '.*')
        .replace(/\{(.*)\}/, '($1)')
        .replaceAll(',', '|')}$`,
    )
  const routeOf = (path: string) => routes.find(({ route }) => patternOf(route).test(path))
  return {
    headersOf: (path) => Object.entries({ ...globalHeaders, ...routeOf(path)?.headers }),
    redirectOf(path) {
      const { redirect, statusCode = 302 } = routeOf(path) ?? {}
      return redirect === undefined ? undefined : [statusCode, redirect]
    },
  }
}

/**
 * https://learn.microsoft.com/iis/configuration: a <location> applies to everything below its path. A page is served as
 * a folder of its name.
 */
export function iis(text: string): Rules {
  interface Place {
    path: string
    headers: Map<string, string>
    redirect?: string
  }
  const places: Place[] = [{ path: '', headers: new Map() }]
  const [root] = places as [Place]
  let place = root
  const parser = new SaxesParser()
  parser.on('opentag', ({ name: tag, attributes }) => {
    const { path = '', name = '', value = '', ...more } = attributes as Record<string, string>
    if (tag === 'location') places.push((place = { path: `/${path}`, headers: new Map() }))
    if (tag === 'httpRedirect') place.redirect = more.destination!
    if (tag === 'clientCache')
      place.headers.set(
        'Cache-Control',
        `${more.cacheControlCustom}, max-age=${secondsIn(more.cacheControlMaxAge!)}`,
      )
    if (tag === 'remove' && name) place.headers.delete(name)
    if (tag !== 'add' || !name) return
    if (place.headers.has(name)) throw new Error(`${name} stands twice at /${path}, which is an error there`)
    place.headers.set(name, value)
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'location') place = root
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  const covering = (path: string) =>
    places.filter((place) => path === place.path || path.startsWith(`${place.path}/`))
  return {
    headersOf: (path) => [...new Map(covering(path).flatMap(({ headers }) => [...headers]))],
    redirectOf(path) {
      const redirect = covering(path).at(-1)?.redirect
      return redirect === undefined ? undefined : [301, redirect.replace('$Q', '')]
    },
  }
}

/** Returns the seconds of "365.00:00:00". */
function secondsIn(time: string): number {
  const [, days = '0', ...clock] = /^(?:(\d+)\.)?(\d\d):(\d\d):(\d\d)$/.exec(time)!
  return clock.reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
}

/** Requests an address from a host by its rules. With `folders`, the host serves a page only as a folder. */
export const askRules =
  ({ headersOf, redirectOf }: Rules, site: string, { folders = false } = {}): Ask =>
  (_, address) => {
    const { pathname, search } = new URL(address, 'https://site.example')
    const headers = new Headers(headersOf(pathname).map(([name, value]) => [name, value]))
    const say = (status: number, body = Buffer.alloc(0)) => Promise.resolve({ status, headers, body })
    const read = (file: string) => {
      const path = join(site, file)
      return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined
    }
    const [status, to] = redirectOf(pathname) ?? []
    const index = read(`${pathname}/index.html`)
    const leads = to ?? (folders && index && !pathname.endsWith('/') ? `${pathname}/` : undefined)
    if (leads) headers.set('location', withQuery(leads, search))
    if (leads) return say(status ?? 301)
    const page = read(pathname) ?? (folders ? index : (read(`${pathname}.html`) ?? index))
    return page ? say(200, page) : say(404, read('404.html'))
  }
