/** Compares a live host with a built site: every page, redirect, asset and rule. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { byCodePoint } from '../../templates/text'
import { notFoundPath, robotsPath, sitemapPath } from '../../templates/urls'
import { filesOf, marker } from '../pages/page-files'
import { fetchPatiently } from './fetch-patiently'
import type { Answer, Patience } from './fetch-patiently'
import { readSiteRules } from './site-rules'

export interface Check {
  /** The address that was asked for. */
  address: string
  /** Status and size of the answer. */
  found: string
  /** What is wrong with it. */
  differs?: string
}

/** An address to ask for, and what is wrong with its answer. */
interface Question {
  path: string
  problemsOf: (answer: Answer) => string[]
}

/** How many addresses are asked for at once. */
const atOnce = 6

/** Headers that must have the values of `_headers`. */
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
  const { headersOf, redirects } = readSiteRules(dist)
  const headers = new Map(headersOf('/').map(([name, value]) => [name.toLowerCase(), value]))
  const pages = pagesIn(dist)
  const live = await livePages(async (path) => (await fetchPatiently(base + path, patience)).body.toString())
  const known = new Set([...pages, ...redirects.keys()])
  const assets = glob.sync('assets/*', { cwd: dist }).sort(byCodePoint)
  const questions = [
    ...pages.map((path) => page(dist, path, headers)),
    ...[...redirects].map(([from, to]) => redirect(base, from, to)),
    ...[...assets.map((file) => `/${file}`), sitemapPath, robotsPath].map((path) => asset(dist, path)),
    ...['/no-such-page', '/no/such/page/at/any/depth'].map((path) => missing(dist, path)),
    ...live.filter((path) => !known.has(path)).map(leftover),
  ]
  const ask = async (address: string, url: string, problemsOf: Question['problemsOf']): Promise<Check> => {
    const answer = await fetchPatiently(url, patience)
    const differs = answer.error ?? problemsOf(answer).join('; ')
    const found = `${answer.status}, ${answer.body.length} bytes`
    return differs === '' ? { address, found } : { address, found, differs }
  }
  const checks: Check[] = []
  for (let i = 0; i < questions.length; i += atOnce) {
    const some = questions.slice(i, i + atOnce)
    checks.push(
      ...(await Promise.all(some.map(({ path, problemsOf }) => ask(path, base + path, problemsOf)))),
    )
  }
  if (!base.startsWith('https:')) return checks
  const insecure = base.replace('https:', 'http:')
  return [...checks, await ask(insecure, `${insecure}/`, leadsToHttps)]
}

/** The paths in the sitemap, or in the parts of its index. */
function pagesIn(dist: string): string[] {
  const locations = (file: string) => pathsIn(readFileSync(join(dist, file), 'utf8'))
  const first = locations(sitemapPath)
  return first.every((path) => path.endsWith('.xml')) ? first.flatMap(locations) : first
}

/** The same of the live sitemap, in order. It may name pages that an upload which deletes nothing left. */
async function livePages(read: (path: string) => Promise<string>): Promise<string[]> {
  const first = pathsIn(await read(sitemapPath))
  const parts = first.filter((path) => path.endsWith('.xml'))
  const others = (await Promise.all(parts.map(read))).flatMap(pathsIn)
  return [...new Set([...first, ...others])].filter((path) => !parts.includes(path)).sort(byCodePoint)
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, url]) =>
    URL.canParse(url!) ? [new URL(url!).pathname] : [],
  )

function page(dist: string, path: string, headers: ReadonlyMap<string, string>): Question {
  const problemsOf = (answer: Answer) => {
    const problems = fileProblems(answer, dist, filesOf(path)[0]!)
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
    if (Number(age) > 3600) problems.push(`kept for ${age} s, so that a change is not seen`)
    return problems
  }
  return { path, problemsOf }
}

const redirect = (base: string, from: string, to: string): Question => ({
  path: from,
  problemsOf({ status, headers, body }) {
    // A host without redirects sends a page that leads on.
    if (status === 200)
      return body.includes(`content="0; url=${to}"`) ? [] : ['is neither a redirect nor its page']
    if (![301, 308].includes(status)) return [`status ${status}, not 301`]
    const location = headers.get('location') ?? ''
    const target = URL.canParse(location, base) ? new URL(location, base).href : location
    return target === base + to ? [] : [`leads to ${location || 'nowhere'}, not to ${to}`]
  },
})

const asset = (dist: string, path: string): Question => ({
  path,
  problemsOf(answer) {
    const cache = answer.headers.get('cache-control') ?? ''
    const isKept = !path.startsWith('/assets/') || cache.includes('max-age=31536000')
    return [
      ...fileProblems(answer, dist, path.slice(1)),
      ...(isKept ? [] : [`cache-control is ${cache || 'missing'}, not a year`]),
    ]
  },
})

const missing = (dist: string, path: string): Question => ({
  path,
  problemsOf: ({ status, body }) => [
    ...(status === 404 ? [] : [`status ${status}, not 404`]),
    ...(body.equals(readFileSync(join(dist, filesOf(notFoundPath)[0]!))) ? [] : ['is not our 404 page']),
  ],
})

const leftover = (path: string): Question => ({
  path,
  problemsOf: ({ status }) =>
    status === 200 ? ['is still there, but not in dist; delete it on the host, or redirect it'] : [],
})

const leadsToHttps = ({ status, headers }: Answer): string[] =>
  [301, 302, 307, 308].includes(status) && headers.get('location')?.startsWith('https:')
    ? []
    : [`status ${status}, not a redirect to https`]

/** What is wrong with an answer that must have the bytes of a file. */
function fileProblems({ status, headers, body }: Answer, dist: string, file: string): string[] {
  const location = headers.get('location')
  if (status !== 200) return [`status ${status}${location ? ` to ${location}` : ''}, not 200`]
  const wanted = readFileSync(join(dist, file))
  const type = headers.get('content-type') ?? 'missing'
  const sizes = `has ${body.length} bytes, dist has ${wanted.length}`
  return [
    ...(body.equals(wanted) ? [] : [body.length === wanted.length ? 'has other bytes than dist' : sizes]),
    ...(contentTypes[file.split('.').at(-1)!]?.test(type) === false ? [`content-type is ${type}`] : []),
  ]
}

/** A table that begins with what differs, and a last line that sums it up. */
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
