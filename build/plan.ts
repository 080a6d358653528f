/** What is going to be made, checked before anything is: no two things at one address. */
import { ContentError } from '../content/problems'
import type { Problem } from '../content/problems'
import type { Redirect, Site } from '../content/types'
import type { Route } from '../templates/page'
import { routes } from '../templates/routes'
import { filesOf } from './files'

export interface Plan {
  routes: Route[]
  redirects: Redirect[]
}

/**
 * `publicFiles` are the addresses of files that are copied as they are.
 * @throws {ContentError} with every clash.
 */
export function plan(site: Site, publicFiles: string[]): Plan {
  const all = routes(site)
  const problems = [
    ...clashes(all),
    ...hidingFiles(all, site.redirects, publicFiles),
    ...wrongRedirects(site, new Set(all.map(({ path }) => path))),
  ]
  if (problems.length > 0) throw new ContentError(problems)
  return { routes: all, redirects: site.redirects }
}

function clashes(all: Route[]): Problem[] {
  const seen = new Map<string, string>()
  return all.flatMap(({ path, source }) => {
    const first = seen.get(path)
    seen.set(path, source)
    const message = `has the address ${path}, which ${first} has already; rename one of the files`
    return first ? [{ file: source, line: 1, column: 1, message }] : []
  })
}

function hidingFiles(all: Route[], redirects: Redirect[], publicFiles: string[]): Problem[] {
  const paths = [...all.map(({ path }) => path), ...redirects.map(({ from }) => from)]
  const made = new Set(paths.flatMap(filesOf))
  return publicFiles
    .filter((address) => made.has(address.slice(1)))
    .map((address) => ({
      file: `public${address}`,
      line: 1,
      column: 1,
      message: 'has the name of a page of the site; rename it',
    }))
}

function wrongRedirects({ redirects, locate }: Site, paths: Set<string>): Problem[] {
  const from = redirects.map((redirect) => redirect.from)
  return redirects.flatMap((redirect, i) => {
    const at = (field: 'from' | 'to', message: string): Problem => ({
      ...locate('redirects.md', ['redirects', i, field]),
      message,
    })
    const target = redirect.to.replace(/[?#].*$/, '')
    const problems: Problem[] = []
    if (paths.has(redirect.from))
      problems.push(at('from', `leads away from ${redirect.from}, which is a page; delete one of them`))
    if (from.indexOf(redirect.from) < i)
      problems.push(at('from', `redirects ${redirect.from} a second time; keep one`))
    if (from.includes(target))
      problems.push(at('to', `leads to ${target}, which leads on; write where it ends`))
    else if (!paths.has(target))
      problems.push(at('to', `leads to ${target}, but there is no such page; write the address of one`))
    return problems
  })
}
