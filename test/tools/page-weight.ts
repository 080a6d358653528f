/** Weighs each page of a built site, and finds the pages above the limits. `npm run budgets` counts requests, too. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import glob from 'fast-glob'
import { parse } from 'node-html-parser'
import { filesOf } from '../../templates/model/page-files'
import { adminPath } from '../../templates/model/urls'
import { readSiteRules } from '../../generator/commands/deploy/site-rules'

/**
 * Bytes of the first TCP window (10 segments of 1,460 bytes; RFC 6928), including the response headers. A browser
 * paints what has arrived, so a first screen that fits is visible after one round trip, with brotli or gzip. The
 * owner's words may need more, so this is never an error.
 */
export const firstScreenLimit = 14_600
/** A whole page with more bytes than this after brotli gets a remark: it has more words than most readers want. */
export const pageLimit = 20_000

export interface Weight {
  path: string
  /** Bytes of the HTML after brotli, including its CSS and drawings. */
  html: number
  /** Bytes of the response headers, which HTTP/1.1 does not compress. */
  headers: number
  /** Bytes of the HTML up to the end of the first screen, after brotli or gzip, whichever is larger. */
  firstScreen: number
}

/** Returns the compressed bytes at the best quality, which hosts use for stored files. */
export const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length

/** Level 6 is what hosts use when they compress each response. */
const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 6 }).length

/** Returns every page of a built site, heaviest first. */
export function weigh(folder: string): Weight[] {
  const brotliOf = (file: string) => brotli(readFileSync(join(folder, file)))
  const headers = weighHeaders(folder)
  const weights = pagesIn(folder).map(({ file, path }) => {
    const html = readFileSync(join(folder, file), 'utf8')
    const first = firstScreenOf(html)
    return {
      path,
      html: brotliOf(file),
      headers,
      firstScreen: Math.max(brotli(first), gzip(first)),
    }
  })
  return weights.sort((a, b) => weightOf(b) - weightOf(a))
}

/** Returns every page of a built site except the owner's editor. */
export const pagesIn = (folder: string): { file: string; path: string }[] =>
  glob
    .sync('**/*.html', { cwd: folder, ignore: ['*/**/index.html', ...filesOf(adminPath)] })
    .map((file) => ({ file, path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}` }))

/** The HTML up to the end of the element in `main` with the h1, or all of it when there is none. */
const firstScreenOf = (html: string): Buffer =>
  Buffer.from(html.slice(0, parse(html).querySelector('main > :has(h1)')?.range[1]))

const weighHeaders = (folder: string): number =>
  readSiteRules(folder)
    .headersOf('/')
    .reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)

/** Bytes of a whole page after brotli, with its headers. */
export const weightOf = ({ html, headers }: Weight): number => html + headers

export interface HeavyPage {
  path: string
  /** Bytes of the page or, with `ofFirstScreen`, of its first screen. */
  bytes: number
  limit: number
  ofFirstScreen: boolean
}

/** Returns the pages above a limit, heaviest first. The owner decides whether their words are worth it. */
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

export const whatIsHeavy = ({ bytes, limit, ofFirstScreen }: HeavyPage): string =>
  ofFirstScreen
    ? `is ${bytes} bytes to the end of its first screen; ${limit} fit into one round trip`
    : `is ${bytes} bytes; more than ${limit} are more words than most readers want`
