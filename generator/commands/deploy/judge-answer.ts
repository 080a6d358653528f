/** Compares a live host's answers with the site in `dist`, and returns what is wrong with each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundPath } from '../../../templates/model/urls'
import { filesOf } from '../../../templates/model/page-files'
import type { Answer } from './fetch-patiently'

/** Files whose media type matters to browsers or search engines. */
const typed = /^(html|js|css|woff2|svg|avif|png|jpg|webp|xml|txt|webmanifest)$/

/** Media types that do not have the name of the extension in them. */
const typeNames: Record<string, string> = {
  js: 'javascript',
  jpg: 'jpeg',
  txt: 'text/plain',
  webmanifest: 'json',
}

/** The longest that a page may be cached, in seconds. */
const longestAge = 3600

/** Judges a page. `wanted` are the headers that every page must have. */
export function judgePage(
  answer: Answer,
  path: string,
  dist: string,
  wanted: [name: string, value: string][],
): string[] {
  const { headers, body } = answer
  const problems = judgeFile(answer, dist, filesOf(path)[0]!)
  if (answer.status !== 200) return problems
  const html = body.toString()
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const isLeftOut = canonical === undefined && html.includes('<meta name="robots" content="noindex')
  if (!isLeftOut && !(canonical && URL.canParse(canonical) && new URL(canonical).pathname === path))
    problems.push(`its canonical address is ${canonical ?? 'missing'}`)
  for (const [name, value] of wanted.map(([name, value]) => [name.toLowerCase(), value] as const)) {
    const sent = headers.get(name)
    if (sent !== value) problems.push(sent === null ? `no ${name}` : `${name} is another`)
  }
  const robots = headers.get('x-robots-tag')
  if (robots !== null && !wanted.some(([name]) => name === 'X-Robots-Tag'))
    problems.push(`x-robots-tag is ${robots}`)
  return [...problems, ...judgeAge(headers)]
}

/** Cache-Control is for browsers and proxies. CDNs have their own headers, whose names end the same way. */
function judgeAge(headers: Headers): string[] {
  const rules = [...headers].filter(([name]) => /(^|-)(cache|surrogate)-control$/.test(name)).join()
  const ages = [...rules.matchAll(/(?:max-age|s-maxage)\s*=\s*"?(\d+)/gi)].map(([, age]) => Number(age))
  // Expires only counts when no age is given.
  const left = Math.round((Date.parse(headers.get('expires') ?? '') - Date.now()) / 1000)
  const age = ages.length > 0 ? Math.max(...ages) : left
  return [
    ...(age > longestAge ? [`kept for ${age} s, so visitors miss changes`] : []),
    ...(/immutable/i.test(rules) ? ['marked immutable, so visitors miss changes'] : []),
  ]
}

export function judgeRedirect({ status, headers, body }: Answer, base: string, to: string): string[] {
  // A host that has no redirects sends a page that redirects.
  if (status === 200)
    return body.includes(`content="0; url=${to}"`)
      ? []
      : [`shows another page, not a redirect to ${to}; upload dist, and delete that page on the host`]
  if (![301, 308].includes(status)) return [`status ${status}, not 301`]
  const location = headers.get('location') ?? ''
  const target = URL.canParse(location, base) ? new URL(location, base).href : location
  return target === base + to ? [] : [`leads to ${location || 'nowhere'}, not to ${to}`]
}

/** Judges a file of `dist` that is not a page: public files, assets, the sitemap, robots.txt. */
export function judgeOther(answer: Answer, url: string, dist: string, sendsHeaders: boolean): string[] {
  const { status, headers } = answer
  const location = headers.get('location') ?? ''
  const target = URL.canParse(location, url) ? new URL(location, url).href : ''
  // Some hosts serve an HTML file only at its address without ".html".
  if ([301, 308].includes(status) && url.endsWith('.html') && target === url.slice(0, -5)) return []
  const path = new URL(url).pathname
  const problems = judgeFile(answer, dist, decodeURIComponent(path.slice(1)))
  const cache = headers.get('cache-control') ?? ''
  const isKept = /(^|[\s,])max-age=31536000\b/.test(cache) && !/no-store|no-cache|private/.test(cache)
  if (sendsHeaders && path.startsWith('/assets/') && !isKept)
    problems.push(`cache-control is ${cache || 'missing'}, not a year`)
  return problems
}

export function judgeMissing({ status, headers, body }: Answer, dist: string): string[] {
  const problems = status === 404 ? [] : [`status ${status}, not 404`]
  if (!body.equals(readFileSync(join(dist, filesOf(notFoundPath)[0]!)))) problems.push('is not our 404 page')
  return [...problems, ...judgeType(headers, 'html')]
}

/** Judges the answer to the http:// address. */
export function judgeInsecure({ status, headers }: Answer, base: string): string[] {
  const location = headers.get('location') ?? ''
  if (![301, 302, 307, 308].includes(status)) return [`status ${status}, not a redirect to https`]
  if (URL.canParse(location) && new URL(location).origin === base) return []
  return [`leads to ${location || 'nowhere'}, not to ${base}`]
}

/** Judges an answer that must be the bytes of a file. */
export function judgeFile({ status, headers, body }: Answer, dist: string, file: string): string[] {
  const location = headers.get('location') ?? ''
  const toFolder = location.endsWith(`/${file.replace(/\.html$/, '')}/`)
    ? `; the host does not look for ${file} (docs/hosting.md)`
    : ''
  if (status !== 200) return [`status ${status}${location && ` to ${location}`}, not 200${toFolder}`]
  const problems: string[] = []
  const wanted = readFileSync(join(dist, file))
  if (body.length !== wanted.length) problems.push(`has ${body.length} bytes, dist has ${wanted.length}`)
  else if (!body.equals(wanted)) problems.push('has other bytes than dist')
  return [...problems, ...judgeType(headers, file.split('.').at(-1)!)]
}

function judgeType(headers: Headers, ending: string): string[] {
  const type = headers.get('content-type') ?? 'missing'
  const isOther =
    (typed.test(ending) && !type.includes(typeNames[ending] ?? ending)) ||
    /charset=(?!"?utf-?8"?\s*(;|$))/i.test(type)
  return isOther ? [`content-type is ${type}`] : []
}
