/** Reads `_headers` and `_redirects` of a built site. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../terminal/flags'
import { hiddenFiles, marker } from '../../../templates/model/page-files'

/** True for files that hosts never serve: files for hosts, and names that start with a dot, except `.well-known`. */
export function isHidden(pathname: string): boolean {
  const names = decodeURIComponent(pathname).toLowerCase().split(/[/\\]/).filter(Boolean)
  return (
    names.some((name) => name.startsWith('.') && name !== '.well-known') ||
    hiddenFiles.includes(names.join('/').replace(/\.(br|gz)$/, ''))
  )
}

/** @throws {UsageError} when the folder is not a built site. */
export function needSite(folder: string): void {
  if (!existsSync(join(folder, marker)))
    throw new UsageError(
      `there is no site at ${folder}; run npm run build first, or name its folder with --out`,
    )
}

/** A star at the end of a pattern matches anything. */
const matcher = (pattern: string) => (path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** Returns the redirects of a site, and a function that returns the headers for an address. */
export function readSiteRules(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  // A block is an address pattern followed by one line per header.
  const blocks = read('_headers')
    .replace(/^#.*\n/gm, '')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n')
      const headers = lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string])
      return { covers: matcher(pattern), headers }
    })
  // Lines for an address that ends in a slash are for one host.
  const redirects = [...read('_redirects').matchAll(/^(\S*[^/\s]) (\S+) 301$/gm)]
  return {
    headersOf: (path: string) =>
      blocks.filter(({ covers }) => covers(path)).flatMap(({ headers }) => headers),
    redirects: new Map(redirects.map(([, from, to]) => [from!, to!])),
  }
}
