/** Hosts that cannot be run here, by the files that the site has for them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answer, differencesIn, liveSite, verify } from '../engine/commands/live-host'
import type { Rules } from '../engine/commands/live-host'

const emulated = suite('the site, on hosts that are emulated')

const readJson = async (file: string) => JSON.parse(readFileSync(join(await liveSite(), file), 'utf8'))

interface VercelFile {
  redirects: { source: string; destination: string; permanent: boolean }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** https://vercel.com/docs/project-configuration: redirects come before files; all rules of headers that fit count. */
async function vercel(): Promise<Rules> {
  const { redirects, headers } = (await readJson('vercel.json')) as VercelFile
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
async function azure(): Promise<Rules> {
  const { routes, globalHeaders } = (await readJson('staticwebapp.config.json')) as AzureFile
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

for (const [name, read] of Object.entries({ Vercel: vercel, 'Azure Static Web Apps': azure }))
  emulated(`is whole by the rules of ${name}`, async () => {
    const [dist, rules] = [await liveSite(), await read()]
    const checks = await verify(({ url }, response) => answer(dist, url!, response, rules))
    assert.equal(differencesIn(checks), [])
  })

emulated.run()
