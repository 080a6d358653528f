/** `npm run verify-deploy -- ORIGIN`: compares every page, redirect, file and rule of a live host with `dist`. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import glob from 'fast-glob'
import { byCodeUnit } from '../../templates/model/text'
import { adminPath, notFoundPath } from '../../templates/model/urls'
import { runCommand } from '../terminal/explain'
import { readFlags, UsageError } from '../terminal/flags'
import { filesOf } from '../../templates/model/page-files'
import { isProgram } from '../process/paths'
import { createProgress } from '../process/progress'
import { fetchPatiently, isFailure, usualPatience } from './deploy/fetch-patiently'
import type { Answer } from './deploy/fetch-patiently'
import { judgeFile, judgeMissing, judgeOther, judgePage, judgeRedirect } from './deploy/judge-answer'
import { isHidden, needSite, readSiteRules } from './deploy/site-rules'

export interface Check {
  address: string
  /** What is wrong with it, or an empty text. */
  differs: string
}

/** Number of requests at a time. */
const atOnce = 6

/**
 * Compares a live host with `dist`. Some hosts, such as GitHub Pages, do not send our headers.
 * @throws {UsageError} when `dist` or the origin cannot be used, or no host answers.
 */
export async function verifyDeploy(
  dist: string,
  origin: string,
  patience = usualPatience,
  { sendsHeaders = true } = {},
): Promise<Check[]> {
  needSite(dist)
  const base = readOrigin(origin)
  await reach(base, patience)
  const { headersOf, redirects } = readSiteRules(dist)
  const old = [...redirects.keys()]
  const { pages, others } = addressesIn(dist, old)
  // Browsers heed this header over https alone, and the preview server leaves it out.
  const headers = headersOf('/').filter(
    ([name]) => sendsHeaders && (base.startsWith('https:') || name !== 'Strict-Transport-Security'),
  )
  const admin = existsSync(join(dist, filesOf(adminPath)[0]!)) ? [adminPath] : []
  const insecure = base.startsWith('https:') ? [base.replace('https:', 'http:')] : []
  const judgeAsFile = (answer: Answer, path: string) => judgeFile(answer, dist, filesOf(path)[0]!)
  // A host that has no redirects sends a page that redirects.
  const judgeOld = (answer: Answer, path: string) =>
    answer.status === 200 ? judgeAsFile(answer, path) : judgeRedirect(answer, base, redirects.get(path)!)
  const table: [addresses: string[], judge: (answer: Answer, address: string) => string[]][] = [
    [pages, (answer, path) => judgePage(answer, path, dist, headers)],
    [old, judgeOld],
    // Its headers are not judged, because hosts combine them in different ways.
    [admin, judgeAsFile],
    [others, (answer, path) => judgeOther(answer, base + path, dist, sendsHeaders)],
    [['/no-such-page', '/no/such/page/at/any/depth'], (answer) => judgeMissing(answer, dist)],
    [insecure, (answer) => judgeRedirect(answer, base, '/', [301, 302, 307, 308])],
  ]
  const questions = table.flatMap(([addresses, judge]) =>
    addresses.map((address) => ({ address, url: new URL(address, base).href, judge })),
  )
  const progress = createProgress('asked for', questions.length)
  const checks: Check[] = []
  for (let i = 0; i < questions.length; i += atOnce) {
    const asked = questions.slice(i, i + atOnce)
    const answers = await Promise.all(asked.map(({ url }) => fetchPatiently(url, patience)))
    for (const [n, { address, judge }] of asked.entries()) {
      const answer = answers[n]!
      checks.push({ address, differs: answer.error ?? judge(answer, address).join('; ') })
    }
    progress(asked.length)
    const left = questions.length - checks.length
    if (left === 0 || !answers.every(isFailure)) continue
    checks.push({ address: base, differs: `stopped answering; ${left} addresses were not checked` })
    break
  }
  return checks
}

/** Returns the scheme and host of the typed address; "www.acme.com" has https. @throws {UsageError} */
function readOrigin(typed: string): string {
  const text = /^[\w-]+(\.[\w-]+)+\/?$/.test(typed) ? `https://${typed}` : typed
  const { href, origin } = URL.canParse(text) ? new URL(text) : { href: '', origin: '' }
  if (/^https?:/.test(origin) && href === `${origin}/`) return origin
  throw new UsageError('name the live site, with no path: npm run verify-deploy -- https://www.your-site.com')
}

/** Tries only once more, so that a wrong address is reported soon. @throws {UsageError} when nobody answers. */
async function reach(base: string, patience: typeof usualPatience): Promise<void> {
  const { status, error } = await fetchPatiently(base, { ...patience, delays: patience.delays.slice(0, 1) })
  if (status === 0) throw new UsageError(`${base}: ${error}; look at the address, and whether the site is up`)
}

/**
 * Returns the addresses of the pages in `dist`, each of which has two names, and of its other files, without `old`
 * addresses. Files for hosts are left out: nothing in them is secret, so it does not matter whether a host serves them.
 */
function addressesIn(dist: string, old: readonly string[]) {
  const files = new Set(glob.sync('**', { cwd: dist, dot: true }))
  const isPage = (path: string) => path !== adminPath && filesOf(path).every((file) => files.has(file))
  const folders = [...files].filter((file) => posix.basename(file) === 'index.html').map(posix.dirname)
  const found = folders.map((folder) => posix.join('/', folder)).filter(isPage)
  const ofPages = new Set([...found, ...old, adminPath, notFoundPath].flatMap(filesOf))
  const isPacked = (file: string) => /\.(br|gz)$/.test(file) && files.has(file.slice(0, -3))
  const others = [...files]
    .filter((file) => !ofPages.has(file) && !isPacked(file))
    .map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`)
    .filter((address) => !isHidden(address))
  const pages = found.filter((path) => !old.includes(path))
  return { pages: pages.sort(byCodeUnit), others: others.sort(byCodeUnit) }
}

/** What is wrong with an address, without what differs between addresses with the same cause. */
const causeOf = ({ address, differs }: Check): string =>
  differs.replaceAll(address.slice(1) || address, '').replace(/\d+ (?=bytes|s\b)/g, '')

/** Returns a line for each cause, and a summary. */
export function formatChecks(checks: Check[]): string {
  const wrong = checks.filter(({ differs }) => differs)
  const causes = new Map<string, Check[]>()
  for (const check of wrong) causes.set(causeOf(check), [...(causes.get(causeOf(check)) ?? []), check])
  const lines = Array.from(causes.values(), ([first, ...more]) => {
    const { address, differs } = first!
    const which = more.length > 0 ? `${more.length + 1} addresses, such as ${address}` : address
    return `differs  ${which}  ${differs}`
  })
  const verb = wrong.length === 1 ? 'differs' : 'differ'
  return [...lines, `${checks.length} addresses checked, ${wrong.length} ${verb}`].join('\n')
}

if (isProgram(import.meta.url))
  void runCommand(async () => {
    const { values, words } = readFlags('verify-deploy')
    const host = { sendsHeaders: !values['without-headers'] }
    const checks = await verifyDeploy(values.out, words.join(' '), undefined, host)
    console.log(formatChecks(checks))
    if (checks.some(({ differs }) => differs)) process.exitCode = 1
  })
