/** `npm run budgets`: what a page weighs on the line, page by page, against the limits of the design. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { outDir } from '../paths'

/** Bytes of one initial TCP window (10 segments of 1,460; RFC 6928): a page within it paints after one round trip. */
export const pageLimit = 14_600
/** Bytes of all scripts together. */
export const scriptLimit = 2_048
/** HTML, font, script. */
export const requestLimit = 3

export interface Weight {
  path: string
  /** Bytes after brotli, with the CSS and drawings in it. */
  html: number
  /** Bytes after brotli of the files that the first paint waits for besides: style sheets, plain scripts. */
  blocking: number
  /** Requests until load, besides icons and pictures. */
  requests: number
  /** Addresses on other hosts that the page would fetch. */
  thirdParty: string[]
}

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length

/** Every page of a built site, the heaviest first. */
export function weigh(folder: string): Weight[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const pages = files.filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
  return pages
    .map((file) => {
      const html = readFileSync(join(folder, file))
      const fetched = fetches(html.toString())
      const blocking = urls(fetched.filter(blocksPaint)).filter((url) => existsSync(join(folder, url)))
      return {
        path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
        html: brotli(html),
        blocking: blocking.reduce((sum, url) => sum + brotli(readFileSync(join(folder, url))), 0),
        requests: 1 + urls(fetched.filter(countsAsRequest)).length,
        thirdParty: urls(fetched).filter((url) => /^(https?:)?\/\//.test(url)),
      }
    })
    .sort((a, b) => b.html - a.html)
}

/** Something a page fetches by itself. */
interface Fetch {
  /** The whole start tag; `<style>` for what a style sheet in the page asks for. */
  tag: string
  url: string
}

const fetching = /<(?:script|link|img|image|use|source|iframe|embed|object|video|audio|track)\b[^>]*>/g
const address = / (src|srcset|href|data|poster)="([^"#][^"]*)/g
/** A link that only names an address. */
const naming = /^<link[^>]* rel="(?:canonical|alternate|license)"/
const style = /<style>(.*?)<\/style>| style="([^"]*)"/gs
const inStyle = /url\((?:"|'|&quot;|&#x27;)?([^"')&#]+)|@import\s+["']([^"']+)/g

function fetches(html: string): Fetch[] {
  const tags = [...html.matchAll(fetching)].map(([tag]) => tag).filter((tag) => !naming.test(tag))
  return [
    ...tags.flatMap((tag) =>
      [...tag.matchAll(address)].flatMap(([, name, value]) =>
        (name === 'srcset' ? candidatesOf(value!) : [value!]).map((url) => ({ tag, url })),
      ),
    ),
    ...[...html.matchAll(style)].flatMap(([, sheet, attribute]) =>
      [...(sheet ?? attribute)!.matchAll(inStyle)].map(([, url, imported]) => ({
        tag: '<style>',
        url: (url ?? imported)!,
      })),
    ),
  ]
}

/** Each picture of a srcset, without its width or density. */
const candidatesOf = (srcset: string) =>
  srcset.split(/,\s+|(?<=\s[\d.]+[wx]),/).map((one) => one.trim().split(/\s/)[0]!)

const urls = (fetched: Fetch[]) => [...new Set(fetched.map(({ url }) => url))]

/** A module and a script that is put off wait for the page, and not the page for them. */
const blocksPaint = ({ tag }: Fetch) =>
  / rel="stylesheet"/.test(tag) || (tag.startsWith('<script') && !/ (type="module"|defer|async)/.test(tag))

/** Not pictures, and not icons: the browser takes those when it likes. */
const countsAsRequest = ({ tag }: Fetch) =>
  !/^<(img|image|use|source)\b/.test(tag) && !/ rel="([\w-]*icon|manifest)"/.test(tag)

/** Bytes of all scripts a page can load, after brotli. */
export function weighScripts(folder: string): number {
  const assets = join(folder, 'assets')
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !file.startsWith('redirect'))
    .reduce((sum, file) => sum + brotli(readFileSync(join(assets, file))), 0)
}

/** Bytes of the headers that the host files give each page; they come ahead of it, and are not compressed. */
export function weighHeaders(folder: string): number {
  const [everywhere = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')
  const [, ...headers] = everywhere.split('\n').map((line) => `${line.trim()}\r\n`)
  return headers.join('').length
}

/** One line for each limit that is broken. */
export function overBudget(folder: string): string[] {
  const script = weighScripts(folder)
  return [
    ...weigh(folder).flatMap(({ path, html, blocking, requests, thirdParty }) => [
      ...(html + blocking > pageLimit
        ? [`${path} is ${html + blocking} bytes; at most ${pageLimit} fit`]
        : []),
      ...(requests > requestLimit
        ? [`${path} makes ${requests} requests; at most ${requestLimit} are allowed`]
        : []),
      ...thirdParty.map((url) => `${path} asks another host: ${url}`),
    ]),
    ...(script > scriptLimit ? [`the script is ${script} bytes; at most ${scriptLimit} fit`] : []),
  ]
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
