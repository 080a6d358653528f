/** What each page of a built site requests after its HTML has arrived: files, other hosts, photos, scripts. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { brotli, pagesIn } from './page-weight'

export interface PageLoads {
  path: string
  /** Requests before the load event, without icons and pictures. */
  requests: number
  /** Addresses on other hosts that the page would request. */
  thirdParty: string[]
  photos: PhotoWeight[]
}

/** The most bytes of a photo's file that a phone, and a desktop, may load. */
interface PhotoWeight {
  /** The address of its JPEG. */
  path: string
  phone: number
  desk: number
}

/** Elements that load something by themselves. Other links only name an address. */
const fetches =
  'script,link:not([rel=canonical],[rel=alternate],[rel=license]),img,image,use,source,iframe,embed,object,video,audio,track'
/** Pictures and icons. Nothing else waits for them. */
const pictures = 'img,image,use,source,link[rel$=icon],link[rel=manifest]'

/** Returns what every page of a built site loads. */
export const loadsIn = (folder: string): PageLoads[] =>
  pagesIn(folder).map(({ file, path }) => {
    const page = parse(readFileSync(join(folder, file), 'utf8'))
    const inStyles = urlsInStyles(page)
    return {
      path,
      requests: 1 + new Set([...urlsOf(page, `:is(${fetches}):not(${pictures})`), ...inStyles]).size,
      thirdParty: [...new Set([...urlsOf(page, fetches), ...inStyles])].filter((url) =>
        /^(https?:)?\/\//.test(url),
      ),
      photos: page.querySelectorAll('picture:has(source)').map((photo) => weighPhoto(folder, photo)),
    }
  })

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

/** Returns the addresses in a `srcset`. Each ends with its width or density. */
const candidatesOf = (element: HTMLElement): string[] =>
  (element.getAttribute('srcset') ?? '')
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((one) => one.trim().split(/\s/)[0]!)

/** Returns the addresses that match a selector, on elements other than `<style>`. */
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

/** Returns the bytes of all scripts after brotli, without the script of redirect pages. */
export function weighScripts(folder: string): number {
  return glob
    .sync('assets/*.js', { cwd: folder, ignore: ['assets/redirect*'] })
    .reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))), 0)
}
