/** Plans what will be made, and checks first that no two things have the same address. */
import { businessFile } from '../read/files/content-folder'
import type { ReadSite } from '../read/load'
import { ContentError, problemIn } from '../read/source/problems'
import type { Problem } from '../read/source/problems'
import type { Redirect, Site } from '../../templates/model/site'
import type { Route } from '../../templates/page'
import { routes } from '../../templates/routes'
import { adminPath, icons, manifestPath, sitemapPath } from '../../templates/model/urls'
import type { Bundle } from './bundle'
import { filesOf, foldersOf, nameOnDisk, fixedFiles } from '../../templates/model/page-files'

/** Returns the addresses of a site that are not pages but that pages may link to. `made` are photos and drawings. */
export const fileAddresses = (
  publicFiles: readonly string[],
  { files }: Pick<Bundle, 'files'>,
  made: Iterable<string> = [],
): Set<string> =>
  new Set([...publicFiles, ...Object.values(icons), ...files.keys(), ...made, sitemapPath, manifestPath])

/** A site, and a way to find the position of a problem in its content files. */
interface Planned extends Pick<ReadSite, 'locate'> {
  site: Site
}

export interface Plan {
  routes: Route[]
  redirects: Redirect[]
}

/**
 * Returns the routes and redirects of a site. `publicFiles` are the addresses of files that are copied unchanged. With
 * `admin`, the owner's editor has addresses too.
 * @throws {ContentError} with every clash.
 */
export function plan({ site, locate }: Planned, publicFiles: readonly string[], admin = false): Plan {
  const all = routes(site)
  const made = admin
    ? [...fixedFiles, ...filesOf(adminPath), ...filesOf(adminPath).flatMap(foldersOf)]
    : fixedFiles
  const owners = ownersOf(all)
  const problems = [
    ...clashes(all, owners),
    ...publicFileClashes(owners, site.redirects, publicFiles, made),
    ...wrongRedirects(site.redirects, locate, owners, made),
  ]
  if (problems.length > 0) throw new ContentError(problems)
  return { routes: all, redirects: site.redirects }
}

/** The problem when --admin has no repository to edit. */
export const missingRepository = ({ locate }: Pick<Planned, 'locate'>): Problem => ({
  ...locate(businessFile, { path: ['repository'] }),
  message:
    'repository is missing, and --admin needs to know which one the editor changes; add repository with its name below, "  name: acme/website"',
})

/** The page that each file belongs to. If several claim it, the first. */
type Owners = ReadonlyMap<string, Route>

function ownersOf(all: Route[]): Owners {
  const owners = new Map<string, Route>()
  for (const route of all)
    for (const file of filesOf(route.path)) if (!owners.has(file)) owners.set(file, route)
  return owners
}

/** Reports two pages with the same address or file: `services/index.md` would overwrite `services.md`. */
function clashes(all: Route[], owners: Owners): Problem[] {
  return all.flatMap((route) => {
    const first = filesOf(route.path)
      .map((file) => owners.get(file)!)
      .find((owner) => owner !== route)
    if (!first) return []
    const message = `has the address ${route.path}, which ${first.source} has already; rename one of the files`
    return [{ file: route.source, line: 1, column: 1, message }]
  })
}

/**
 * Reports public files where the build writes a file or a folder, and folders where it writes a file. Names that differ
 * only in capitals count as the same, because some disks treat them so.
 */
function publicFileClashes(
  owners: Owners,
  redirects: Redirect[],
  publicFiles: readonly string[],
  made: readonly string[],
): Problem[] {
  const written = [...redirects.flatMap(({ from }) => filesOf(from)), ...owners.keys()]
  const pages = new Set(written.map(nameOnDisk))
  const others = new Set(made.map(nameOnDisk))
  const folders = new Map(
    [...written, ...made]
      .flatMap(foldersOf)
      .concat('assets')
      .map((name) => [nameOnDisk(name), name]),
  )
  const whatItHides = (file: string) => {
    const within = foldersOf(file)
    const names = [file, ...within].map(nameOnDisk)
    if (names.some((name) => pages.has(name)) || folders.has(names[0]!)) return 'a page of the site'
    if (names.some((name) => others.has(name))) return 'a file that the build makes'
    const twin = within.find((name) => (folders.get(nameOnDisk(name)) ?? name) !== name)
    return twin && `${folders.get(nameOnDisk(twin))}/, a folder that the build makes, but for capitals`
  }
  return publicFiles.flatMap((address) => {
    const hidden = whatItHides(address.slice(1))
    return hidden ? problemIn(`public${address}`, `has the name of ${hidden}; rename it`) : []
  })
}

/** After this many problems, further problems of redirects are not shown. */
const mostProblems = 100

function wrongRedirects(
  redirects: readonly Redirect[],
  locate: Planned['locate'],
  owners: Owners,
  fixed: readonly string[],
): Problem[] {
  const pageOf = (address: string) =>
    filesOf(address)
      .map((file) => owners.get(file)?.path)
      .find((path) => path !== undefined)
  const isPage = (address: string) => pageOf(address) === address
  const from = redirects.map((redirect) => redirect.from)
  const targets = new Map(redirects.map((one) => [one.from, one.to.replace(/[?#].*$/, '')]))
  /** Returns the addresses of a short loop that starts at an address. Empty if there is none. */
  const loopOf = (address: string, trail = [address]): string[] => {
    const next = targets.get(trail.at(-1)!)
    if (next === address) return trail
    return next === undefined || trail.length > 9 ? [] : loopOf(address, [...trail, next])
  }
  /** By file name as on Windows and macOS, where names that differ only in capitals are the same file. */
  const onDisk = new Map<string, string>([...owners].map(([file, { path }]) => [nameOnDisk(file), path]))
  let shown = 0
  return redirects.flatMap((redirect, i) => {
    // Finding the lines of thousands of problems would take minutes, and they usually have one cause.
    if (shown > mostProblems) return []
    const at = (field: 'from' | 'to', message: string): Problem => ({
      ...locate('redirects.md', { path: ['redirects', i, field] }),
      message,
    })
    const target = redirect.to.replace(/[?#].*$/, '')
    const problems: Problem[] = []
    const page = pageOf(redirect.from)
    if (page && page !== redirect.from)
      problems.push(
        at('from', `leads away from ${redirect.from}, which is another name of ${page}; delete it`),
      )
    if (isPage(redirect.from))
      problems.push(at('from', `leads away from ${redirect.from}, which is a page; delete one of them`))
    const made = filesOf(redirect.from).flatMap((file) => [file, ...foldersOf(file)])
    const other = fixed.find((file) => made.some((name) => nameOnDisk(name) === file))
    if (other) problems.push(at('from', `needs the name of ${other}, a file that the build makes; delete it`))
    if (from.indexOf(redirect.from) < i)
      problems.push(at('from', `redirects ${redirect.from} a second time; keep one`))
    const same = filesOf(redirect.from)
      .map((file) => onDisk.get(nameOnDisk(file)))
      .find(Boolean)
    if (problems.length === 0 && same)
      problems.push(
        at(
          'from',
          `redirects ${redirect.from}, whose file on a disk of Windows or macOS is that of ${same}; keep one`,
        ),
      )
    for (const file of filesOf(redirect.from)) onDisk.set(nameOnDisk(file), redirect.from)
    // A loop is reported once.
    if (loopOf(redirect.from).some((one) => from.indexOf(one) < i)) return problems
    if (from.includes(target))
      problems.push(at('to', `leads to ${target}, which redirects again; write the address where that ends`))
    else if (!isPage(target))
      problems.push(at('to', `leads to ${target}, but there is no such page; write the address of one`))
    shown += problems.length
    return problems
  })
}
