/** `npm run budgets`: what a page weighs on the line, page by page, against the limits of the design. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { outDir } from './paths'

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
      const text = html.toString()
      const fetched = [...text.matchAll(/<(?:script|link|img)[^>]*? (?:src|href)="([^"]*)"/g)].map(
        ([tag, url]) => ({ tag, url: url! }),
      )
      const blocking = fetched.filter(({ tag }) => /<script|rel="(preload|stylesheet)"/.test(tag))
      return {
        path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
        html: brotli(html),
        requests: 1 + blocking.length,
        thirdParty: fetched
          .filter(({ tag, url }) => /^(https?:)?\/\//.test(url) && !tag.includes('canonical'))
          .map(({ url }) => url),
      }
    })
    .sort((a, b) => b.html - a.html)
}

/** Bytes of all scripts a page can load, after brotli. */
export function weighScripts(folder: string): number {
  const assets = join(folder, 'assets')
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !file.startsWith('redirect'))
    .reduce((sum, file) => sum + brotli(readFileSync(join(assets, file))), 0)
}

/** One line for each limit that is broken. */
export function overBudget(folder: string): string[] {
  const script = weighScripts(folder)
  return [
    ...weigh(folder).flatMap(({ path, html, requests, thirdParty }) => [
      ...(html > pageLimit ? [`${path} is ${html} bytes; at most ${pageLimit} fit`] : []),
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
  for (const { path, html, requests } of weigh(values.out))
    console.log(`${String(html).padStart(6)} bytes  ${requests} requests  ${path}`)
  console.log(`${String(weighScripts(values.out)).padStart(6)} bytes of script`)
  const over = overBudget(values.out)
  for (const line of over) console.error(line)
  console.log(
    `limits: ${pageLimit} bytes a page, ${scriptLimit} of script, ${requestLimit} requests; ${over.length} broken`,
  )
  if (over.length > 0) process.exitCode = 1
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main()
