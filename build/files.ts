import { homePath, notFoundPath } from '../templates/urls'

/**
 * The files that make a page answer at its address on any host: `x.html` for hosts that know clean
 * addresses, `x/index.html` for those that only know folders. See the table of hosts in the README.
 */
export function filesOf(path: string): string[] {
  if (path === homePath) return ['index.html']
  const name = path.replace(/^\/|\/$/g, '')
  return path === notFoundPath ? [`${name}.html`] : [`${name}.html`, `${name}/index.html`]
}

/** `a`, `a/b` of `a/b/c.html` */
export const foldersOf = (file: string) =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, i, names) => names.slice(0, i + 1).join('/'))
