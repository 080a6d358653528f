/** `npm run budgets`: what each page takes to load, against the limits of the design. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import glob from 'fast-glob'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { outDir } from '../paths'
import { readSiteRules } from './site-rules'

/** Bytes of the first TCP window (10 segments of 1,460; RFC 6928): such a page paints after one round trip. */
export const pageLimit = 14_600
/** Bytes of all scripts together. */
export const scriptLimit = 2_048
/** HTML, font and script. */
export const requestLimit = 3

export interface Weight {
  path: string
  /** Bytes after brotli, with the CSS and drawings in it. */
  html: number
  /** Bytes after brotli of what else the first paint waits for: style sheets and plain scripts. */
  blocking: number
  /** Requests until load, without icons and pictures. */
  requests: number
  /** Addresses on other hosts that the page would fetch. */
  thirdParty: string[]
}

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length

/** Every page of a built site, the heaviest first. */
export function weigh(folder: string): Weight[] {
  const brotliOf = (file: string) => brotli(readFileSync(join(folder, file)))
  return glob
    .sync('**/*.html', { cwd: folder, ignore: ['*/**/index.html'] })
    .map((file) => {
      const page = parse(readFileSync(join(folder, file), 'utf8'))
      const inStyles = urlsInStyles(page)
      const blocking = urlsOf(page, blocksPaint).filter((url) => existsSync(join(folder, url)))
      return {
        path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
        html: brotliOf(file),
        blocking: blocking.reduce((sum, url) => sum + brotliOf(url), 0),
        requests: 1 + unique([...urlsOf(page, `:is(${fetches}):not(${pictures})`), ...inStyles]).length,
        thirdParty: unique([...urlsOf(page, fetches), ...inStyles]).filter((url) =>
          /^(https?:)?\/\//.test(url),
        ),
      }
    })
    .sort((a, b) => b.html - a.html)
}

const unique = (urls: string[]) => [...new Set(urls)]

/** Elements that fetch something by themselves; other links only name an address. */
const fetches =
  'script,link:not([rel=canonical],[rel=alternate],[rel=license]),img,image,use,source,iframe,embed,object,video,audio,track'
/** Pictures and icons, for which nothing else waits. */
const pictures = 'img,image,use,source,link[rel$=icon],link[rel=manifest]'
/** Modules and deferred scripts run after the first paint. */
const blocksPaint = 'link[rel=stylesheet],script:not([type=module],[defer],[async])'

/** The addresses on other elements than `<style>` that match a selector. */
function urlsOf(page: HTMLElement, selector: string): string[] {
  const urls = page.querySelectorAll(selector).flatMap((element) => {
    const srcset = element.getAttribute('srcset') ?? ''
    // Each candidate ends with its width or density.
    const candidates = srcset.split(/,\s+|(?<=\s[\d.]+[wx]),/).map((one) => one.trim().split(/\s/)[0]!)
    return [
      ...candidates,
      ...['src', 'href', 'data', 'poster'].map((name) => element.getAttribute(name) ?? ''),
    ]
  })
  return unique(urls).filter((url) => url !== '' && !url.startsWith('#'))
}

function urlsInStyles(page: HTMLElement): string[] {
  const sheets = page.querySelectorAll('style').map(({ text }) => text)
  const attributes = page.querySelectorAll('[style]').map((element) => element.getAttribute('style'))
  const named = /url\(["']?([^"')#]+)|@import\s+["']([^"']+)/g
  return [...[...sheets, ...attributes].join('\n').matchAll(named)].map(
    ([, url, imported]) => (url ?? imported)!,
  )
}

/** Bytes of all scripts, after brotli, but not of the one on stub pages of redirects. */
export function weighScripts(folder: string): number {
  return glob
    .sync('assets/*.js', { cwd: folder, ignore: ['assets/redirect*'] })
    .reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))), 0)
}

/** Bytes of the headers that hosts send ahead of each page. HTTP/1.1 does not compress them. */
export function weighHeaders(folder: string): number {
  const lines = readSiteRules(folder)
    .headersOf('/')
    .map(([name, value]) => `${name}: ${value}\r\n`)
  return lines.join('').length
}

/** One line for each limit that is broken. */
export function overBudget(folder: string): string[] {
  const script = weighScripts(folder)
  const lines = weigh(folder).flatMap(({ path, html, blocking, requests, thirdParty }) => [
    html + blocking > pageLimit && `${path} is ${html + blocking} bytes; at most ${pageLimit} fit`,
    requests > requestLimit && `${path} makes ${requests} requests; at most ${requestLimit} are allowed`,
    ...thirdParty.map((url) => `${path} asks another host: ${url}`),
  ])
  return [
    ...lines,
    script > scriptLimit && `the script is ${script} bytes; at most ${scriptLimit} fit`,
  ].filter((line) => line !== false)
}

function main(): void {
  const { values } = parseArgs({ options: { out: { type: 'string', default: outDir } } })
  if (!existsSync(values.out)) throw new Error(`there is no ${values.out}; run npm run build first`)
  console.log('bytes of HTML, of what else the first paint waits for; requests')
  for (const { path, html, blocking, requests } of weigh(values.out))
    console.log(`${String(html).padStart(6)} ${String(blocking).padStart(4)}  ${requests}  ${path}`)
  console.log(`${String(weighScripts(values.out)).padStart(6)} bytes of script`)
  console.log(`${String(weighHeaders(values.out)).padStart(6)} bytes of headers with each page, besides`)
  const over = overBudget(values.out)
  for (const line of over) console.error(line)
  console.log(
    `limits: ${pageLimit} bytes a page, ${scriptLimit} of script, ${requestLimit} requests; ${over.length} broken`,
  )
  if (over.length > 0) process.exitCode = 1
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main()
