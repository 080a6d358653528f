/** What hosts that cannot be run here make of the files that a site has for them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a host makes of a path. */
export interface Rules {
  headersOf: (path: string) => readonly (readonly [name: string, value: string])[]
  redirectOf: (path: string) => [status: number, location: string] | undefined
}

interface VercelFile {
  redirects: { source: string; destination: string; permanent: boolean }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** https://vercel.com/docs/project-configuration: redirects come before files; all rules of headers that fit count. */
export function vercel(text: string): Rules {
  const { redirects, headers } = JSON.parse(text) as VercelFile
  const fits = (path: string) => (rule: { source: string }) => new RegExp(`^${rule.source}$`).test(path)
  return {
    headersOf: (path) =>
      headers
        .filter(fits(path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
    redirectOf(path) {
      const found = redirects.find(fits(path))
      return found && [found.permanent ? 308 : 307, found.destination]
    },
  }
}

interface AzureFile {
  routes: { route: string; redirect?: string; statusCode?: number; headers?: Record<string, string> }[]
  globalHeaders: Record<string, string>
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration: of the routes the first that fits counts. */
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

/** The rules of each host, with its file. */
export const readers = { 'vercel.json': vercel, 'staticwebapp.config.json': azure }

/** The rules of each host for a site in a folder. */
export const rulesIn = (site: string): Rules[] =>
  Object.entries(readers).map(([file, read]) => read(readFileSync(join(site, file), 'utf8')))

/** The policies that a host sends with a path. */
export const policiesOf = ({ headersOf }: Rules, path: string): string[] =>
  headersOf(path).flatMap(([name, value]) => (name === 'Content-Security-Policy' ? [value] : []))
