/** `npm run verify-deploy -- ORIGIN`: compares every page, redirect, file and rule of a live host with `dist`. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import glob from 'fast-glob'
import { byCodeUnit } from '../../templates/model/text'
import { adminPath, notFoundPath, sitemapPath } from '../../templates/model/urls'
import { runCommand } from '../terminal/explain'
import { readFlags, UsageError } from '../terminal/flags'
import { filesOf } from '../../templates/model/page-files'
import { isProgram } from '../process/paths'
import { createProgress } from '../process/progress'
import { fetchPatiently, isFailure, usualPatience } from './deploy/fetch-patiently'
import type { Answer, Patience } from './deploy/fetch-patiently'
import {
  judgeAdmin,
  judgeInsecure,
  judgeLeftover,
  judgeMissing,
  judgeOther,
  judgePage,
  judgeRedirect,
} from './deploy/judge-answer'
import { ownName } from './dev/local-server'
import { isHidden, needSite, readSiteRules } from './deploy/site-rules'

export interface Check {
  address: string
  /** Status and size of the answer. */
  found: string
  /** What is wrong with it, or an empty text. */
  differs: string
  /** What the host calls itself. Without an answer, or where it says nothing, it may be any. */
  server?: string | undefined
}

type Judge = (answer: Answer, path: string) => string[]

/** Number of requests at a time. */
const atOnce = 6

/** Checks at most this many addresses from the live sitemap that are not in ours. */
const mostLeftovers = 100

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
  const listed = await pagesIn((path) => readFile(join(dist, path), 'utf8'))
  const live = await pagesIn(async (path) => String((await fetchPatiently(base + path, patience)).body))
  const pages = [...new Set([...listed, ...unlistedIn(dist)])].filter((path) => !redirects.has(path))
  const known = new Set([...pages, ...redirects.keys()])
  // The preview server omits this header, because a browser would apply it to every server on the machine.
  const isLocal = base.startsWith('http:') && ownName.test(new URL(base).host)
  const headers = headersOf('/').filter(
    ([name]) => sendsHeaders && (!isLocal || name !== 'Strict-Transport-Security'),
  )
  const admin = [adminPath].filter((path) => existsSync(join(dist, filesOf(path)[0]!)))
  const groups: [paths: string[], judge: Judge][] = [
    [pages, (answer, path) => judgePage(answer, path, dist, headers)],
    [[...redirects.keys()], (answer, path) => judgeRedirect(answer, base, redirects.get(path)!)],
    [admin, (answer, path) => judgeAdmin(answer, path, dist)],
    [
      othersIn(dist, [...known, ...admin, notFoundPath]),
      (answer, path) => judgeOther(answer, base + path, dist, sendsHeaders),
    ],
    [['/no-such-page', '/no/such/page/at/any/depth'], (answer) => judgeMissing(answer, dist)],
    // An upload that deletes nothing leaves pages of earlier builds on the host.
    [live.filter((path) => !known.has(path)).slice(0, mostLeftovers), judgeLeftover],
  ]
  const questions = groups.flatMap(([paths, judge]) =>
    paths.map((path) => ({
      address: path,
      url: base + path,
      judge: (answer: Answer) => judge(answer, path),
    })),
  )
  const insecure = base.replace('https:', 'http:')
  if (insecure !== base)
    questions.push({
      address: insecure,
      url: `${insecure}/`,
      judge: (answer) => judgeInsecure(answer, base),
    })

  const progress = createProgress('asked for', questions.length)
  const checks: Check[] = []
  for (let i = 0; i < questions.length; i += atOnce) {
    const asked = questions.slice(i, i + atOnce)
    const answers = await Promise.all(asked.map(({ url }) => fetchPatiently(url, patience)))
    for (const [n, answer] of answers.entries()) {
      const { address, judge } = asked[n]!
      const found = `${answer.status}, ${answer.body.length} bytes`
      const server = answer.headers.get('server') ?? undefined
      checks.push({ address, found, differs: answer.error ?? judge(answer).join('; '), server })
    }
    progress(asked.length)
    const left = questions.length - checks.length
    if (left === 0 || !answers.every(isFailure)) continue
    checks.push({
      address: base,
      found: '',
      differs: `stopped answering; ${left} addresses were not checked`,
    })
    break
  }
  return checks
}

/** Returns the scheme and host of the typed address; "www.acme.com" has https. @throws {UsageError} */
function readOrigin(typed: string): string {
  const command = 'npm run verify-deploy --'
  const text = /^[\w-]+(\.[\w-]+)+\/?$/.test(typed) ? `https://${typed}` : typed
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`name the live site, such as: ${command} https://www.your-site.com`)
  const { href, origin } = new URL(text)
  if (href !== `${origin}/`)
    throw new UsageError(`name the site without a path, a query or a password: ${command} ${origin}`)
  return origin
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

/** Returns the pages that no sitemap has, because search engines should leave them out. */
const unlistedIn = (dist: string): string[] =>
  glob
    .sync(['index.html', '*/**/index.html'], { cwd: dist })
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => path !== adminPath && filesOf(path).every((file) => existsSync(join(dist, file))))
    .sort(byCodeUnit)

/** Enough for five million addresses: 100 parts of 50,000. */
const mostParts = 100

/** Returns the paths in the sitemap, and in its parts if it is an index. */
async function pagesIn(read: (path: string) => Promise<string>): Promise<string[]> {
  const listed = pathsIn(await read(sitemapPath))
  const parts = listed.filter((path) => path.endsWith('.xml')).slice(0, mostParts)
  const inParts = (await Promise.all(parts.map(read))).flatMap(pathsIn)
  return [...new Set([...listed, ...inParts])].filter((path) => !path.endsWith('.xml'))
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, url]) =>
    URL.canParse(url!) ? [new URL(url!).pathname] : [],
  )

/** True when Apache or LiteSpeed answers as it does without the file that says where pages are. */
const lacksHtaccess = ({ differs, server = 'apache' }: Check) =>
  /apache|litespeed/i.test(server) && /does not look for|is not our 404 page/.test(differs)

/** Returns a table that starts with what differs, and ends with a summary. */
export function formatChecks(checks: Check[]): string {
  const wrong = checks.filter(({ differs }) => differs)
  const width = checks.reduce((most, { address }) => Math.max(most, address.length), 0)
  return [
    ...[...wrong, ...checks.filter(({ differs }) => !differs)].map(
      ({ address, found, differs }) =>
        `${differs ? 'differs' : 'same   '}  ${address.padEnd(width)}  ${differs || found}`,
    ),
    `${checks.length} addresses checked, ${wrong.length} ${wrong.length === 1 ? 'differs' : 'differ'}`,
    ...(wrong.some(lacksHtaccess)
      ? ['Is dist/.htaccess on the host? Its name begins with a dot, so many programs hide it.']
      : []),
  ].join('\n')
}

if (isProgram(import.meta.url))
  await runCommand(async () => {
    const { values, words } = readFlags('verify-deploy')
    const host = { sendsHeaders: !values['without-headers'] }
    const checks = await verifyDeploy(values.out, words.join(' '), {}, host)
    console.log(formatChecks(checks))
    if (checks.some(({ differs }) => differs)) process.exitCode = 1
  })
