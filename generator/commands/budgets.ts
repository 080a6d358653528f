/** `npm run budgets`: what each page takes to load, against the limits of the design. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import glob from 'fast-glob'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { runCommand } from '../explain'
import { readFlags } from '../flags'
import { isProgram, outDir } from '../paths'
import { needSite, readSiteRules } from './site-rules'

/** Bytes of the first TCP window (10 segments of 1,460; RFC 6928): such a page paints after one round trip. */
export const pageLimit = 14_600
/** Bytes of all scripts together. */
export const scriptLimit = 2_048
/** HTML, font and script. */
const requestLimit = 3

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

/** Elements that fetch something by themselves; other links only name an address. */
const fetches =
  'script,link:not([rel=canonical],[rel=alternate],[rel=license]),img,image,use,source,iframe,embed,object,video,audio,track'
/** Pictures and icons, for which nothing else waits. */
const pictures = 'img,image,use,source,link[rel$=icon],link[rel=manifest]'
/** Modules and deferred scripts run after the first paint. */
const blocksPaint = 'link[rel=stylesheet],script:not([type=module],[defer],[async])'

/** Every page of a built site, the heaviest first. */
export function weigh(folder: string): Weight[] {
  const brotliOf = (file: string) => brotli(readFileSync(join(folder, file)))
  const weights = glob.sync('**/*.html', { cwd: folder, ignore: ['*/**/index.html'] }).map((file) => {
    const page = parse(readFileSync(join(folder, file), 'utf8'))
    const inStyles = urlsInStyles(page)
    const blocking = urlsOf(page, blocksPaint).filter((url) => existsSync(join(folder, url)))
    return {
      path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
      html: brotliOf(file),
      blocking: blocking.reduce((sum, url) => sum + brotliOf(url), 0),
      requests: 1 + new Set([...urlsOf(page, `:is(${fetches}):not(${pictures})`), ...inStyles]).size,
      thirdParty: [...new Set([...urlsOf(page, fetches), ...inStyles])].filter((url) =>
        /^(https?:)?\/\//.test(url),
      ),
    }
  })
  return weights.sort((a, b) => b.html - a.html)
}

/** The addresses on other elements than `<style>` that match a selector. */
function urlsOf(page: HTMLElement, selector: string): string[] {
  const urls = page.querySelectorAll(selector).flatMap((element) => {
    const attributes = ['src', 'href', 'data', 'poster'].map((name) => element.getAttribute(name) ?? '')
    // Each candidate ends with its width or density.
    const candidates = (element.getAttribute('srcset') ?? '').split(/,\s+|(?<=\s[\d.]+[wx]),/)
    return [...attributes, ...candidates.map((one) => one.trim().split(/\s/)[0]!)]
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
function weighScripts(folder: string): number {
  return glob
    .sync('assets/*.js', { cwd: folder, ignore: ['assets/redirect*'] })
    .reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))), 0)
}

/** Bytes of the headers that hosts send ahead of each page. HTTP/1.1 does not compress them. */
export const weighHeaders = (folder: string): number =>
  readSiteRules(folder)
    .headersOf('/')
    .reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)

/** One line for each limit that is broken. */
export function overBudget(folder: string): string[] {
  const lines = weigh(folder).flatMap(({ path, html, blocking, requests, thirdParty }) => [
    html + blocking > pageLimit && `${path} is ${html + blocking} bytes; at most ${pageLimit} fit`,
    requests > requestLimit && `${path} makes ${requests} requests; at most ${requestLimit} are allowed`,
    ...thirdParty.map((url) => `${path} asks another host: ${url}`),
  ])
  const script = weighScripts(folder)
  lines.push(script > scriptLimit && `the script is ${script} bytes; at most ${scriptLimit} fit`)
  return lines.filter((line) => line !== false)
}

if (isProgram(import.meta.url))
  await runCommand(() => {
    const { out } = readFlags({ options: { out: { type: 'string', default: outDir } } }).values
    needSite(out)
    const column = (bytes: number) => String(bytes).padStart(6)
    console.log('bytes of HTML, of what else the first paint waits for; requests')
    for (const { path, html, blocking, requests } of weigh(out))
      console.log(`${column(html)} ${String(blocking).padStart(4)}  ${requests}  ${path}`)
    console.log(`${column(weighScripts(out))} bytes of script`)
    console.log(`${column(weighHeaders(out))} bytes of headers with each page, besides`)
    const over = overBudget(out)
    for (const line of over) console.error(line)
    console.log(
      `limits: ${pageLimit} bytes a page, ${scriptLimit} of script, ${requestLimit} requests; ${over.length} broken`,
    )
    if (over.length > 0) process.exitCode = 1
  })
