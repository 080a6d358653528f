/** `npm run budgets`: what each page takes to load, against the limits of the design. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import glob from 'fast-glob'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { runCommand } from '../explain'
import { readFlags } from '../flags'
import { isProgram, outDir } from '../paths'
import { photoLimits } from '../photos/photo-files'
import { needSite, readSiteRules } from './site-rules'

/** Bytes of the first TCP window (10 segments of 1,460; RFC 6928): such a page paints after one round trip. */
export const pageLimit = 14_600
/**
 * Bytes that a page may have above that for its photos and jobs, if its first screen with all style sheets keeps the
 * limit: that much is painted after one round trip, and what follows was not waited for.
 */
const evidenceLimit = 3_000
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
  /** Bytes after brotli of the HTML before its first section. */
  firstScreen: number
  /** Whether it shows the owner's photos or jobs. */
  hasEvidence: boolean
  photos: PhotoWeight[]
}

/** Bytes of the largest file of a photo that a phone may load, and a desk. */
interface PhotoWeight {
  /** The address of its JPEG. */
  path: string
  phone: number
  desk: number
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
    const html = readFileSync(join(folder, file), 'utf8')
    const page = parse(html)
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
      firstScreen: brotli(Buffer.from(html.slice(0, html.indexOf('<section')))),
      hasEvidence: page.querySelector('picture:has(source), .jobs') !== null,
      photos: page.querySelectorAll('picture:has(source)').map((photo) => weighPhoto(folder, photo)),
    }
  })
  return weights.sort((a, b) => b.html - a.html)
}

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
  const lines = weigh(folder).flatMap(overWeight)
  const script = weighScripts(folder)
  lines.push(script > scriptLimit && `the script is ${script} bytes; at most ${scriptLimit} fit`)
  return lines.filter((line) => line !== false)
}

function overWeight({
  path,
  html,
  blocking,
  requests,
  thirdParty,
  firstScreen,
  hasEvidence,
  photos,
}: Weight) {
  const limit = pageLimit + (hasEvidence ? evidenceLimit : 0)
  return [
    html + blocking > limit && `${path} is ${html + blocking} bytes; at most ${limit} fit`,
    firstScreen + blocking > pageLimit &&
      `${path} is ${firstScreen + blocking} bytes up to its first section; at most ${pageLimit} fit`,
    requests > requestLimit && `${path} makes ${requests} requests; at most ${requestLimit} are allowed`,
    ...thirdParty.map((url) => `${path} asks another host: ${url}`),
    ...photos.flatMap((photo) => [
      photo.phone > photoLimits.phone &&
        `${path} shows ${photo.path}, ${photo.phone} bytes on a phone; at most ${photoLimits.phone} fit`,
      photo.desk > photoLimits.desk &&
        `${path} shows ${photo.path}, ${photo.desk} bytes on a desk; at most ${photoLimits.desk} fit`,
    ]),
  ]
}

if (isProgram(import.meta.url))
  await runCommand(() => {
    const { out } = readFlags({ options: { out: { type: 'string', default: outDir } } }).values
    needSite(out)
    const column = (bytes: number) => String(bytes).padStart(6)
    console.log('bytes of HTML, of what else the first paint waits for; requests')
    for (const { path, html, blocking, requests, photos } of weigh(out)) {
      console.log(`${column(html)} ${String(blocking).padStart(4)}  ${requests}  ${path}`)
      for (const photo of photos)
        console.log(
          `${' '.repeat(10)}${column(photo.phone)} on a phone ${column(photo.desk)} on a desk  ${photo.path}`,
        )
    }
    console.log(`${column(weighScripts(out))} bytes of script`)
    console.log(`${column(weighHeaders(out))} bytes of headers with each page, besides`)
    const over = overBudget(out)
    for (const line of over) console.error(line)
    console.log(
      `limits: ${pageLimit} bytes a page, and ${evidenceLimit} more below the first screen of one with photos or jobs; ${scriptLimit} of script; ${requestLimit} requests; a photo ${photoLimits.phone} on a phone, ${photoLimits.desk} on a desk; ${over.length} broken`,
    )
    if (over.length > 0) process.exitCode = 1
  })
