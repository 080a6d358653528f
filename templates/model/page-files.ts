import { homePath, manifestPath, notFoundPath, robotsPath, sitemapPath } from './urls'

/**
 * The files that make a page answer at its address on any host: `x.html` for hosts that know clean
 * addresses, `x/index.html` for those that only know folders.
 */
export function filesOf(path: string): string[] {
  if (path === homePath) return ['index.html']
  const name = path.slice(path.startsWith('/') ? 1 : 0, path.endsWith('/') ? -1 : undefined)
  // An old address may name a file.
  if (/\.html?$/i.test(name)) return [name]
  return path === notFoundPath ? [`${name}.html`] : [`${name}.html`, `${name}/index.html`]
}

/** What a disk of Windows or macOS takes for the same name: capitals and the way accents are stored do not count. */
export const nameOnDisk = (name: string): string => name.normalize('NFC').toLowerCase()

/** `a`, `a/b` of `a/b/c.html` */
export function foldersOf(file: string): string[] {
  const folders: string[] = []
  for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1))
    folders.push(file.slice(0, end))
  return folders
}

/** Says that a folder was made by this build, and may be replaced by it. */
export const marker = '.made-by-build'

/** Files for the build and for hosts, which no server should send to a visitor. */
export const hiddenFiles = [
  marker,
  '_headers',
  '_redirects',
  '.htaccess',
  'vercel.json',
  'staticwebapp.config.json',
  'web.config',
]

/** Files of one name in every site, besides its pages. */
export const fixedFiles = [
  ...hiddenFiles,
  ...[sitemapPath, robotsPath, manifestPath].map((address) => address.slice(1)),
]
