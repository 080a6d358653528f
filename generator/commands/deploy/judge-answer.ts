/** Compares a live host's answers with the site in `dist`, and returns what is wrong with each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundPath } from '../../../templates/model/urls'
import { filesOf } from '../../../templates/model/page-files'
import type { Answer } from './fetch-patiently'

/** Files whose media type matters to browsers or search engines. Most types have the name of the extension in them. */
const typed = /^(html|js|css|woff2|svg|avif|png|jpg|webp|xml|txt|webmanifest)$/
const typeNames: Record<string, string> = { js: 'javascript', jpg: 'jpeg', txt: 'plain', webmanifest: 'json' }

/** The longest that a page may be cached, in seconds. */
const longestAge = 3600

/** Judges a page. `wanted` are the headers that every page must have. */
export function judgePage(answer: Answer, path: string, dist: string, wanted: [string, string][]): string[] {
  const { headers } = answer
  const problems = judgeFile(answer, dist, filesOf(path)[0]!)
  if (answer.status !== 200) return problems
  for (const [name, value] of wanted) {
    const sent = headers.get(name)
    const header = name.toLowerCase()
    if (sent !== value) problems.push(sent === null ? `no ${header}` : `${header} is another`)
  }
  const robots = headers.get('x-robots-tag')
  if (robots !== null && !wanted.some(([name]) => name === 'X-Robots-Tag'))
    problems.push(`x-robots-tag is ${robots}`)
  const cache = headers.get('cache-control') ?? ''
  const ages = [...cache.matchAll(/max-?age\s*=\s*"?(\d+)/gi)].map(([, age]) => Number(age))
  if (ages.some((age) => age > longestAge) || /immutable/i.test(cache))
    problems.push(`cache-control is ${cache}, so visitors miss changes`)
  return problems
}

/** Judges a redirect to the path `to`. `right` are the statuses that it may have. */
export function judgeRedirect(answer: Answer, base: string, to: string, right = [301, 308]): string[] {
  const { status, headers } = answer
  if (!right.includes(status))
    return [`${status === 200 ? 'shows a page' : `status ${status}`}, not a redirect (301) to ${base + to}`]
  const { location, target } = targetOf(headers, base)
  return target === base + to ? [] : [`leads to ${location || 'nowhere'}, not to ${base + to}`]
}

/** Where a redirect leads, as it is written and as a whole. */
function targetOf(headers: Headers, from: string) {
  const location = headers.get('location') ?? ''
  return { location, target: URL.canParse(location, from) ? new URL(location, from).href : location }
}

/** Judges a file of `dist` that is not a page: public files, assets, the sitemap, robots.txt. */
export function judgeOther(answer: Answer, url: string, dist: string, sendsHeaders: boolean): string[] {
  const { status, headers } = answer
  const { target } = targetOf(headers, url)
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

/** Judges an answer that must be the bytes of a file. */
export function judgeFile({ status, headers, body }: Answer, dist: string, file: string): string[] {
  const location = headers.get('location') ?? ''
  const toFolder = location.endsWith(`/${file.replace(/\.html$/, '')}/`)
    ? `; the host does not look for ${file}, so see docs/hosting.md. On Apache or LiteSpeed: is dist/.htaccess on the host? Its name begins with a dot, so many programs hide it`
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
