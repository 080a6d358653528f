/** What each page of a built site weighs, and which pages are above the limits. `npm run budgets` also counts requests. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import glob from 'fast-glob'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { filesOf } from '../../../templates/model/page-files'
import { adminPath } from '../../../templates/model/urls'
import { readSiteRules } from './site-rules'

/**
 * Bytes of the first TCP window (10 segments of 1,460; RFC 6928), with the headers of the answer. A browser paints what
 * has come, so a page whose first screen fits is seen after one round trip, whichever compression the host has. An
 * owner's words may go beyond it, so that is never an error.
 */
export const firstScreenLimit = 14_600
/** Bytes of a whole page after brotli that are a remark to the owner: more words than most readers want. */
export const pageLimit = 20_000

export interface Weight {
  path: string
  /** Bytes after brotli, with the CSS and drawings in it. */
  html: number
  /** Bytes after brotli of what else the first paint waits for: style sheets and plain scripts. */
  blocking: number
  /** Bytes of the headers that hosts send ahead of it. HTTP/1.1 does not compress them. */
  headers: number
  /** Bytes of the HTML to the end of its first screen, after brotli or after gzip, whichever is more. */
  firstScreen: number
}

/** At the best quality, as hosts keep files. */
export const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length

/** At level 6, as hosts compress on the way. It is never better than brotli. */
const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 6 }).length

/** Modules and deferred scripts run after the first paint. */
const blocksPaint = 'link[rel=stylesheet],script:not([type=module],[defer],[async])'

/** Every page of a built site, the heaviest first; with `least`, those that may take more bytes than that. */
export function weigh(folder: string, least = 0): Weight[] {
  const brotliOf = (file: string) => brotli(readFileSync(join(folder, file)))
  const headers = weighHeaders(folder)
  const isLarge = (file: string) => least === 0 || gzip(readFileSync(join(folder, file))) + headers > least
  const weights = pagesIn(folder)
    .filter(({ file }) => isLarge(file))
    .map(({ file, path }) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const page = parse(html)
      const first = firstScreenOf(html, page)
      const waitsFor = page.querySelectorAll(blocksPaint).map(addressOf)
      const blocking = [...new Set(waitsFor)].filter((url) => url !== '' && existsSync(join(folder, url)))
      return {
        path,
        html: brotliOf(file),
        blocking: blocking.reduce((sum, url) => sum + brotliOf(url), 0),
        headers,
        firstScreen: Math.max(brotli(first), gzip(first)),
      }
    })
  return weights.sort((a, b) => weightOf(b) - weightOf(a))
}

/** Every page of a built site but the owner's editor, which no visitor sees. */
export const pagesIn = (folder: string): { file: string; path: string }[] =>
  glob
    .sync('**/*.html', { cwd: folder, ignore: ['*/**/index.html', ...filesOf(adminPath)] })
    .map((file) => ({ file, path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}` }))

const addressOf = (element: HTMLElement) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''

/** The head, the header, and `main` to the end of the element with its h1; all of a page that has none. */
const firstScreenOf = (html: string, page: HTMLElement): Buffer =>
  Buffer.from(html.slice(0, page.querySelector('main > :has(h1)')?.range[1]))

const weighHeaders = (folder: string): number =>
  readSiteRules(folder)
    .headersOf('/')
    .reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)

/** Bytes of a whole page after brotli, with what its first paint waits for and its headers. */
export const weightOf = ({ html, blocking, headers }: Weight): number => html + blocking + headers

/** A page above a limit. */
export interface HeavyPage {
  path: string
  /** Of the page or, when `ofFirstScreen`, of its first screen. */
  bytes: number
  limit: number
  ofFirstScreen: boolean
}

/** The pages above a limit, the heaviest first. It is for the owner to judge whether their words are worth it. */
export const heavyPages = (folder: string, weights = weigh(folder)): HeavyPage[] => weights.flatMap(tooHeavy)

function tooHeavy(weight: Weight): HeavyPage[] {
  const { path, html, firstScreen } = weight
  const whole = { path, bytes: weightOf(weight), limit: pageLimit, ofFirstScreen: false }
  const first = {
    path,
    bytes: whole.bytes - html + firstScreen,
    limit: firstScreenLimit,
    ofFirstScreen: true,
  }
  return [whole, first].filter(({ bytes, limit }) => bytes > limit)
}

/** What is said of a page above a limit: its bytes, and why that many. */
export const whatIsHeavy = ({ bytes, limit, ofFirstScreen }: HeavyPage): string =>
  ofFirstScreen
    ? `is ${bytes} bytes to the end of its first screen; ${limit} fit into one round trip`
    : `is ${bytes} bytes; more than ${limit} are more words than most readers want`
