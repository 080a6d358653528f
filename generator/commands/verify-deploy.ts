/** `npm run verify-deploy -- ORIGIN`: compares a live host with `dist`: every page, redirect, file and rule. */
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
  /** The address that was asked for. */
  address: string
  /** Status and size of the answer. */
  found: string
  /** What is wrong with it; empty when nothing is. */
  differs: string
}

/** Gives back what is wrong with the answer to a path. */
type Judge = (answer: Answer, path: string) => string[]

/** How many addresses are asked for at once. */
const atOnce = 6

/** No more addresses are believed to a sitemap that is not ours. */
const mostLeftovers = 100

/**
 * Compares a live host with `dist`; one such as GitHub Pages sends no headers of ours.
 * @throws {UsageError} when `dist` or the origin cannot be used at all, or no host answers.
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
  const pages = await pagesIn((path) => readFile(join(dist, path), 'utf8'))
  const live = await pagesIn(async (path) => String((await fetchPatiently(base + path, patience)).body))
  const known = new Set([...pages, ...redirects.keys()])
  // Preview leaves this header out, because a browser would obey it for every server of the machine.
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
      (answer, path) => judgeOther(answer, path, dist, sendsHeaders),
    ],
    [['/no-such-page', '/no/such/page/at/any/depth'], (answer) => judgeMissing(answer, dist)],
    // An upload that deletes nothing leaves the pages of earlier builds.
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
      checks.push({ address, found, differs: answer.error ?? judge(answer).join('; ') })
    }
    progress(asked.length)
    const left = questions.length - checks.length
    if (left === 0 || !answers.every(isFailure)) continue
    checks.push({ address: base, found: '', differs: `answers no more; ${left} addresses not asked for` })
    break
  }
  return checks
}

/** The scheme and the host, from what was typed. @throws {UsageError} */
function readOrigin(text: string): string {
  const command = 'npm run verify-deploy --'
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`name the live site, such as: ${command} https://www.your-site.com`)
  const { href, origin } = new URL(text)
  if (href !== `${origin}/`)
    throw new UsageError(`name the site without a path, a query or a password: ${command} ${origin}`)
  return origin
}

/** @throws {UsageError} when nobody answers, which is soon known. */
async function reach(base: string, patience: Patience): Promise<void> {
  const { status, error } = await fetchPatiently(base, { ...patience, delays: patience.delays.slice(0, 1) })
  if (status === 0) throw new UsageError(`${base}: ${error}; look at the address, and whether the site is up`)
}

/**
 * The addresses of files in `dist` that are none of these pages, and that visitors may get. It makes no difference
 * whether a host shows the files that only hosts read: nothing in them is secret.
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

/** Enough for five million addresses. */
const mostParts = 100

/** The paths in the sitemap, and in its parts where it is an index of several. */
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

/** A table that begins with what differs, and a last line that sums it up. */
export function formatChecks(checks: Check[]): string {
  const wrong = checks.filter(({ differs }) => differs)
  const width = checks.reduce((most, { address }) => Math.max(most, address.length), 0)
  return [
    ...[...wrong, ...checks.filter(({ differs }) => !differs)].map(
      ({ address, found, differs }) =>
        `${differs ? 'differs' : 'same   '}  ${address.padEnd(width)}  ${differs || found}`,
    ),
    `${checks.length} addresses asked for, ${wrong.length} ${wrong.length === 1 ? 'differs' : 'differ'}`,
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
