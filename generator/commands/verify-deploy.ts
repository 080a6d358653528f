/** `npm run verify-deploy -- ORIGIN`: compares every page, redirect, file and rule of a live host with `dist`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { byCodeUnit } from '../../templates/model/text'
import { adminPath, notFoundPath } from '../../templates/model/urls'
import { runCommand } from '../terminal/explain'
import { readFlags, UsageError } from '../terminal/flags'
import { filesOf } from '../../templates/model/page-files'
import { isProgram } from '../process/paths'
import { createProgress } from '../process/progress'
import { fetchPatiently, isFailure, usualPatience } from './deploy/fetch-patiently'
import type { Answer, Patience } from './deploy/fetch-patiently'
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
  more: Partial<Patience> = {},
  { sendsHeaders = true } = {},
): Promise<Check[]> {
  const patience = { ...usualPatience, ...more }
  needSite(dist)
  const base = readOrigin(origin)
  await reach(base, patience)
  const { headersOf, redirects } = readSiteRules(dist)
  const pages = pagesOf(dist).filter((path) => !redirects.has(path))
  // Browsers heed this header over https alone, and the preview server leaves it out.
  const headers = headersOf('/').filter(
    ([name]) => sendsHeaders && (base.startsWith('https:') || name !== 'Strict-Transport-Security'),
  )
  const admin = [adminPath].filter((path) => existsSync(join(dist, filesOf(path)[0]!)))
  const others = othersIn(dist, [...pages, ...redirects.keys(), ...admin, notFoundPath])
  const insecure = base.startsWith('https:') ? [base.replace('https:', 'http:')] : []
  const table: [paths: string[], judge: (answer: Answer, path: string) => string[]][] = [
    [pages, (answer, path) => judgePage(answer, path, dist, headers)],
    [[...redirects.keys()], (answer, path) => judgeRedirect(answer, base, redirects.get(path)!)],
    // Its headers are not judged, because hosts combine them in different ways.
    [admin, (answer, path) => judgeFile(answer, dist, filesOf(path)[0]!)],
    [others, (answer, path) => judgeOther(answer, base + path, dist, sendsHeaders)],
    [['/no-such-page', '/no/such/page/at/any/depth'], (answer) => judgeMissing(answer, dist)],
    [insecure, (answer) => judgeRedirect(answer, base, '/', [301, 302, 307, 308])],
  ]
  const questions = table.flatMap(([paths, judge]) => paths.map((address) => ({ address, judge })))

  const progress = createProgress('asked for', questions.length)
  const checks: Check[] = []
  for (let i = 0; i < questions.length; i += atOnce) {
    const asked = questions.slice(i, i + atOnce)
    const answers = await Promise.all(
      asked.map(({ address }) =>
        fetchPatiently(address.startsWith('/') ? base + address : address, patience),
      ),
    )
    for (const [n, answer] of answers.entries()) {
      const { address, judge } = asked[n]!
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
  throw new UsageError(
    'name the live site, without a path: npm run verify-deploy -- https://www.your-site.com',
  )
}

/** Tries only once more, so that a wrong address is reported soon. @throws {UsageError} when nobody answers. */
async function reach(base: string, patience: Patience): Promise<void> {
  const { status, error } = await fetchPatiently(base, { ...patience, delays: patience.delays.slice(0, 1) })
  if (status === 0) throw new UsageError(`${base}: ${error}; look at the address, and whether the site is up`)
}

/**
 * Returns the addresses of public files in `dist` that are not pages. Files for hosts are left out: nothing in them is
 * secret, so it does not matter whether a host serves them.
 */
function othersIn(dist: string, pages: readonly string[]): string[] {
  const ofPages = new Set(pages.flatMap(filesOf))
  const files = glob.sync('**', { cwd: dist, dot: true }).filter((file) => !ofPages.has(file))
  const packed = (file: string) => /\.(br|gz)$/.test(file) && existsSync(join(dist, file.slice(0, -3)))
  return files
    .filter((file) => !packed(file))
    .map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`)
    .filter((address) => !isHidden(address))
    .sort(byCodeUnit)
}

/** Returns the pages of `dist`: each is written under two names. */
const pagesOf = (dist: string): string[] =>
  glob
    .sync(['index.html', '*/**/index.html'], { cwd: dist })
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => path !== adminPath && filesOf(path).every((file) => existsSync(join(dist, file))))
    .sort(byCodeUnit)

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
  lines.push(
    `${checks.length} addresses checked, ${wrong.length} ${wrong.length === 1 ? 'differs' : 'differ'}`,
  )
  if (wrong.some(({ differs }) => /does not look for|is not our 404 page/.test(differs)))
    lines.push(
      'On Apache or LiteSpeed: is dist/.htaccess on the host? Its name begins with a dot, so many programs hide it.',
    )
  return lines.join('\n')
}

if (isProgram(import.meta.url))
  await runCommand(async () => {
    const { values, words } = readFlags('verify-deploy')
    const host = { sendsHeaders: !values['without-headers'] }
    const checks = await verifyDeploy(values.out, words.join(' '), {}, host)
    console.log(formatChecks(checks))
    if (checks.some(({ differs }) => differs)) process.exitCode = 1
  })
