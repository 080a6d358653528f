import { homePath, manifestPath, notFoundPath, robotsPath, sitemapPath } from './urls'

/**
 * Returns the files that make a page work at its address on any host: `x.html` for hosts with clean addresses,
 * `x/index.html` for hosts that only serve folders.
 */
export function filesOf(path: string): string[] {
  if (path === homePath) return ['index.html']
  const name = path.slice(path.startsWith('/') ? 1 : 0, path.endsWith('/') ? -1 : undefined)
  // An old address may be a file.
  if (/\.html?$/i.test(name)) return [name]
  return path === notFoundPath ? [`${name}.html`] : [`${name}.html`, `${name}/index.html`]
}

/** Returns the name as Windows and macOS compare it: they ignore case and how accents are encoded. */
export const nameOnDisk = (name: string): string => name.normalize('NFC').toLowerCase()

/** Returns `a` and `a/b` for `a/b/c.html`. */
export function foldersOf(file: string): string[] {
  const folders: string[] = []
  for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1))
    folders.push(file.slice(0, end))
  return folders
}

/** This file marks a folder that a build made, so a build may replace it. */
export const marker = '.made-by-build'

/** Files for the build and for hosts. Servers should not send them to visitors. */
export const hiddenFiles = [
  marker,
  '_headers',
  '_redirects',
  '.htaccess',
  '.assetsignore',
  'vercel.json',
  'staticwebapp.config.json',
  'web.config',
]

/** Files that every site has besides its pages, under fixed names. */
export const fixedFiles = [
  ...hiddenFiles,
  ...[sitemapPath, robotsPath, manifestPath].map((address) => address.slice(1)),
]
