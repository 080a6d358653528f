/** Compares a live host with a built site: every page, redirect, asset and rule. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { byCodePoint } from '../../templates/text'
import { notFoundPath, robotsPath, sitemapPath } from '../../templates/urls'
import { fetchPatiently } from './fetch-patiently'
import type { Answer, Patience } from './fetch-patiently'
import { filesOf } from '../pages/files'
import { marker } from '../output/output'

export interface Check {
  /** The address that was asked for. */
  address: string
  /** What was found, when it is as it should be. */
  found: string
  /** What is wrong. */
  differs?: string
}

/** How many addresses are asked for at once. */
const atOnce = 6

/** Headers whose words must be those of `_headers`; a host without headers of ours is told so. */
const securityHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
]

const contentTypes: Record<string, RegExp> = {
  html: /^text\/html/,
  js: /^(text|application)\/javascript/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  xml: /^(text|application)\/xml/,
  txt: /^text\/plain/,
}

/** @throws when `dist` or the origin cannot be used at all. */
export async function verifyDeploy(dist: string, origin: string, patience?: Patience): Promise<Check[]> {
  if (!existsSync(join(dist, marker))) throw new Error(`there is no site at ${dist}; run npm run build first`)
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw new Error('name the live site, such as: npm run verify-deploy -- https://www.your-site.com')
  const base = new URL(origin).origin
  const ask = (address: string) => fetchPatiently(base + address, patience)
  const expected = readRules(dist)
  const pages = pagesOf(dist)
  const known = new Set([...pages, ...expected.redirects.map(([from]) => from)])
  return inTurns([
    ...pages.map((path) => () => page(ask, dist, path, expected.headers)),
    ...expected.redirects.map(
      ([from, to]) =>
        () =>
          redirect(ask, base, from, to),
    ),
    ...filesToCheck(dist).map((file) => () => asset(ask, dist, file)),
    ...['/no-such-page', '/no/such/page/at/any/depth'].map((path) => () => missing(ask, dist, path)),
    ...(await leftovers(ask, known)).map((path) => () => leftover(ask, path)),
    ...(base.startsWith('https:') ? [() => insecure(base, patience)] : []),
  ])
}

/** The paths in the sitemap, or in the parts of its index. */
function pagesOf(dist: string): string[] {
  const locations = (file: string) => pathsIn(readFileSync(join(dist, file), 'utf8'))
  const first = locations(sitemapPath)
  return first.every((path) => path.endsWith('.xml')) ? first.flatMap(locations) : first
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, url]) =>
    URL.canParse(url!) ? [new URL(url!).pathname] : [],
  )

/** Files a page needs, and two that robots ask for. */
const filesToCheck = (dist: string): string[] => [
  ...glob
    .sync('assets/*', { cwd: dist })
    .sort(byCodePoint)
    .map((file) => `/${file}`),
  sitemapPath,
  robotsPath,
]

function readRules(dist: string): { redirects: [string, string][]; headers: Map<string, string> } {
  const lines = (file: string) => readFileSync(join(dist, file), 'utf8').split('\n')
  const all = lines('_headers')
  const end = all.indexOf('')
  return {
    redirects: lines('_redirects').flatMap((line) => {
      const [from, to] = line.split(' ')
      return from && to ? [[from, to] as [string, string]] : []
    }),
    headers: new Map(
      all.slice(1, end).map((line) => {
        const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line)!
        return [name!.toLowerCase(), value!]
      }),
    ),
  }
}

type Ask = (address: string) => Promise<Answer>

async function page(ask: Ask, dist: string, path: string, headers: Map<string, string>): Promise<Check> {
  const file = filesOf(path)[0]!
  return compare(path, await ask(path), (answer) => {
    const problems = [...asFile(answer, dist, file, 'html')]
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(answer.body.toString())?.[1]
    if (canonical === undefined || new URL(canonical).pathname !== path)
      problems.push(`its canonical address is ${canonical ?? 'missing'}`)
    for (const name of securityHeaders) {
      const wanted = headers.get(name)
      const sent = answer.headers.get(name)
      // The rest of the policy stands in the page, which has the bytes of dist.
      if (name === 'content-security-policy' && sent === "frame-ancestors 'none'") continue
      if (wanted !== undefined && sent !== wanted)
        problems.push(sent === null ? `no ${name}` : `${name} is another`)
    }
    const age = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]
    if (age !== undefined && Number(age) > 3600)
      problems.push(`kept for ${age} s, so that a change is not seen`)
    return problems
  })
}

async function redirect(ask: Ask, base: string, from: string, to: string): Promise<Check> {
  return compare(from, await ask(from), (answer) => {
    if (answer.status === 200)
      // A host without redirects serves the stub.
      return answer.body.includes(`content="0; url=${to}"`) ? [] : ['is neither a redirect nor its page']
    const location = answer.headers.get('location') ?? ''
    const target = URL.canParse(location, base) ? new URL(location, base).href : location
    if (![301, 308].includes(answer.status)) return [`status ${answer.status}, not 301`]
    return target === base + to ? [] : [`leads to ${location || 'nowhere'}, not to ${to}`]
  })
}

async function asset(ask: Ask, dist: string, address: string): Promise<Check> {
  return compare(address, await ask(address), (answer) => {
    const problems = asFile(answer, dist, address.slice(1), address.split('.').at(-1)!)
    const cache = answer.headers.get('cache-control') ?? ''
    if (address.startsWith('/assets/') && !/max-age=31536000/.test(cache))
      problems.push(`cache-control is ${cache || 'missing'}, not a year`)
    return problems
  })
}

async function missing(ask: Ask, dist: string, path: string): Promise<Check> {
  return compare(path, await ask(path), ({ status, body }) => [
    ...(status === 404 ? [] : [`status ${status}, not 404`]),
    ...(body.equals(readFileSync(join(dist, filesOf(notFoundPath)[0]!))) ? [] : ['is not our 404 page']),
  ])
}

/** Pages that the live sitemap names and `dist` does not hold, such as those of an upload that deletes nothing. */
async function leftovers(ask: Ask, known: ReadonlySet<string>): Promise<string[]> {
  const locations = async (path: string) => pathsIn((await ask(path)).body.toString())
  const live = await locations(sitemapPath)
  const parts = live.filter((path) => path.endsWith('.xml'))
  const all = [...live, ...(await Promise.all(parts.map(locations))).flat()]
  return [...new Set(all)].filter((path) => !known.has(path) && !parts.includes(path)).sort(byCodePoint)
}

async function leftover(ask: Ask, address: string): Promise<Check> {
  return compare(address, await ask(address), ({ status }) =>
    status === 200 ? ['is still there, but not in dist; delete it on the host, or redirect it'] : [],
  )
}

async function insecure(base: string, patience?: Patience): Promise<Check> {
  const address = base.replace('https:', 'http:')
  return compare(address, await fetchPatiently(`${address}/`, patience), ({ status, headers }) =>
    [301, 302, 307, 308].includes(status) && headers.get('location')?.startsWith('https:')
      ? []
      : [`status ${status}, not a redirect to https`],
  )
}

function asFile(answer: Answer, dist: string, file: string, kind: string): string[] {
  const problems: string[] = []
  const wanted = readFileSync(join(dist, file))
  const location = answer.headers.get('location')
  if (answer.status !== 200)
    problems.push(`status ${answer.status}${location ? ` to ${location}` : ''}, not 200`)
  else if (!answer.body.equals(wanted))
    problems.push(
      answer.body.length === wanted.length
        ? 'has other bytes than dist'
        : `has ${answer.body.length} bytes, dist has ${wanted.length}`,
    )
  const type = answer.headers.get('content-type') ?? 'missing'
  const pattern = contentTypes[kind]
  if (answer.status === 200 && pattern && !pattern.test(type)) problems.push(`content-type is ${type}`)
  return problems
}

function compare(address: string, answer: Answer, problems: (answer: Answer) => string[]): Check {
  if (answer.error !== undefined) return { address, found: '', differs: answer.error }
  const list = problems(answer)
  const found = `${answer.status}, ${answer.body.length} bytes`
  return list.length > 0 ? { address, found, differs: list.join('; ') } : { address, found }
}

/** A few at a time, in order. */
async function inTurns<T>(jobs: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const work = async () => {
    while (next < jobs.length) {
      const i = next++
      results[i] = await jobs[i]!()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

/** One table, what differs first, and a last line that sums it up. */
export function formatChecks(checks: Check[]): string {
  const sorted = [...checks].sort((a, b) => Number(!a.differs) - Number(!b.differs))
  const width = Math.max(...checks.map(({ address }) => address.length))
  const wrong = checks.filter(({ differs }) => differs).length
  return [
    ...sorted.map(
      ({ address, found, differs }) =>
        `${differs ? 'differs' : 'same   '}  ${address.padEnd(width)}  ${differs ?? found}`,
    ),
    `${checks.length} addresses asked for, ${wrong} ${wrong === 1 ? 'differs' : 'differ'}`,
  ].join('\n')
}
