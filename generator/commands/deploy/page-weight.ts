/** What each page of a built site takes to load, and which pages are above the limits. */
import { existsSync, readFileSync, statSync } from 'node:fs'
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

/** What a page asks for, which takes no compression to know. */
export interface PageRequests {
  path: string
  /** Requests until load, without icons and pictures. */
  requests: number
  /** Addresses on other hosts that the page would fetch. */
  thirdParty: string[]
  photos: PhotoWeight[]
}

export interface Weight extends PageRequests {
  /** Bytes after brotli, with the CSS and drawings in it. */
  html: number
  /** Bytes after brotli of what else the first paint waits for: style sheets and plain scripts. */
  blocking: number
  /** Bytes of the headers that hosts send ahead of it. HTTP/1.1 does not compress them. */
  headers: number
  /** Bytes of the HTML to the end of its first screen, after brotli or after gzip, whichever is more. */
  firstScreen: number
}

/** Bytes of the largest file of a photo that a phone may load, and a desk. */
interface PhotoWeight {
  /** The address of its JPEG. */
  path: string
  phone: number
  desk: number
}

/** At the best quality, as hosts keep files. */
const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length

/** At level 6, as hosts compress on the way. It is never better than brotli. */
const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 6 }).length

/** Elements that fetch something by themselves; other links only name an address. */
const fetches =
  'script,link:not([rel=canonical],[rel=alternate],[rel=license]),img,image,use,source,iframe,embed,object,video,audio,track'
/** Pictures and icons, for which nothing else waits. */
const pictures = 'img,image,use,source,link[rel$=icon],link[rel=manifest]'
/** Modules and deferred scripts run after the first paint. */
const blocksPaint = 'link[rel=stylesheet],script:not([type=module],[defer],[async])'

/** The files of all pages of a built site, but not of the owner's editor, which no visitor sees. */
const pageFiles = (folder: string): string[] =>
  glob.sync('**/*.html', { cwd: folder, ignore: ['*/**/index.html', ...filesOf(adminPath)] })

/** What every page of a built site asks for. */
export const requestsOf = (folder: string): PageRequests[] =>
  pageFiles(folder).map((file) =>
    requestsOfPage(folder, file, parse(readFileSync(join(folder, file), 'utf8'))),
  )

function requestsOfPage(folder: string, file: string, page: HTMLElement): PageRequests {
  const inStyles = urlsInStyles(page)
  return {
    path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
    requests: 1 + new Set([...urlsOf(page, `:is(${fetches}):not(${pictures})`), ...inStyles]).size,
    thirdParty: [...new Set([...urlsOf(page, fetches), ...inStyles])].filter((url) =>
      /^(https?:)?\/\//.test(url),
    ),
    photos: page.querySelectorAll('picture:has(source)').map((photo) => weighPhoto(folder, photo)),
  }
}

/** Every page of a built site, the heaviest first; with `least`, those that may take more bytes than that. */
export function weigh(folder: string, least = 0): Weight[] {
  const brotliOf = (file: string) => brotli(readFileSync(join(folder, file)))
  const headers = weighHeaders(folder)
  const isLarge = (file: string) => least === 0 || gzip(readFileSync(join(folder, file))) + headers > least
  const weights = pageFiles(folder)
    .filter(isLarge)
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const page = parse(html)
      const first = firstScreenOf(html, page)
      const blocking = urlsOf(page, blocksPaint).filter((url) => existsSync(join(folder, url)))
      return {
        ...requestsOfPage(folder, file, page),
        html: brotliOf(file),
        blocking: blocking.reduce((sum, url) => sum + brotliOf(url), 0),
        headers,
        firstScreen: Math.max(brotli(first), gzip(first)),
      }
    })
  return weights.sort((a, b) => weightOf(b) - weightOf(a))
}

/** The head, the header, and `main` to the end of the element with its h1; all of a page that has none. */
const firstScreenOf = (html: string, page: HTMLElement): Buffer =>
  Buffer.from(html.slice(0, page.querySelector('main > :has(h1)')?.range[1]))

function weighPhoto(folder: string, photo: HTMLElement): PhotoWeight {
  const files = photo.querySelectorAll('source').flatMap((source) => candidatesOf(source))
  const bytesOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0
  const widthOf = (path: string) => Number(/-(\d+)\.\w+$/.exec(path)?.[1])
  const least = Math.min(...files.map(widthOf))
  const largest = (paths: string[]) => Math.max(0, ...paths.map(bytesOf))
  return {
    path: photo.querySelector('img')?.getAttribute('src') ?? '',
    phone: largest(files.filter((path) => widthOf(path) === least)),
    desk: largest(files),
  }
}

/** The addresses in a `srcset`, where each ends with its width or density. */
const candidatesOf = (element: HTMLElement): string[] =>
  (element.getAttribute('srcset') ?? '')
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((one) => one.trim().split(/\s/)[0]!)

/** The addresses on other elements than `<style>` that match a selector. */
function urlsOf(page: HTMLElement, selector: string): string[] {
  const urls = page.querySelectorAll(selector).flatMap((element) => {
    const attributes = ['src', 'href', 'data', 'poster'].map((name) => element.getAttribute(name) ?? '')
    return [...attributes, ...candidatesOf(element)]
  })
  return [...new Set(urls)].filter((url) => url !== '' && !url.startsWith('#'))
}

function urlsInStyles(page: HTMLElement): string[] {
  const sheets = page.querySelectorAll('style').map(({ text }) => text)
  const attributes = page.querySelectorAll('[style]').map((element) => element.getAttribute('style'))
  const named = /(?<=url\(["']?)[^"')#]+|(?<=@import\s+["'])[^"']+/g
  return [...sheets, ...attributes].join('\n').match(named) ?? []
}

/** Bytes of all scripts, after brotli, but not of the one on stub pages of redirects. */
export function weighScripts(folder: string): number {
  return glob
    .sync('assets/*.js', { cwd: folder, ignore: ['assets/redirect*'] })
    .reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))), 0)
}

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
