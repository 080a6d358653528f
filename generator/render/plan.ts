/** The addresses of a site: those that are not pages, and a check that no two things have the same. */
import { businessFile } from '../read/files/content-folder'
import type { ReadSite } from '../read/load'
import { problemIn } from '../read/source/problems'
import type { Problem } from '../read/source/problems'
import type { Route } from '../../templates/page'
import { adminPath, icons, manifestPath, sitemapPath } from '../../templates/model/urls'
import type { Bundle } from './bundle'
import { filesOf, foldersOf, nameOnDisk, fixedFiles } from '../../templates/model/page-files'

/**
 * Returns the addresses of a site that are not pages but that pages may link to. `made` are photos. Those of drawings
 * are added when pages name them.
 */
export const fileAddresses = (
  publicFiles: readonly string[],
  { files }: Pick<Bundle, 'files'>,
  made: Iterable<string> = [],
): Set<string> =>
  new Set([...publicFiles, ...Object.values(icons), ...files.keys(), ...made, sitemapPath, manifestPath])

/** After this many problems of redirects, further ones are not shown. Finding their lines would take minutes. */
const mostProblems = 100

/**
 * Returns a problem for every clash of addresses. Names that differ only in capitals clash, because some disks treat
 * them as one. `publicFiles` are the addresses of files that are copied unchanged. With `admin`, the owner's editor has
 * addresses too.
 */
export function clashes(
  { site, locate }: Pick<ReadSite, 'site' | 'locate'>,
  routes: readonly Pick<Route, 'path' | 'source'>[],
  publicFiles: readonly string[],
  admin = false,
): Problem[] {
  const redirects = site?.redirects ?? []
  const editor = admin ? filesOf(adminPath) : []
  const made = [...fixedFiles, ...editor, ...editor.flatMap(foldersOf)]
  const problems: Problem[] = []
  /** The page or redirect that each file belongs to. If several claim it, the first. */
  const owners = new Map<string, Owner>()
  const claim = (address: string, source?: string): Owner | undefined => {
    const files = filesOf(address)
    const names = files.map(nameOnDisk)
    const first = names.map((name) => owners.get(name)).find((owner) => owner)
    for (const name of names) if (!owners.has(name)) owners.set(name, { address, files, source })
    return first
  }
  for (const { path, source } of routes) {
    const first = claim(path, source)
    // `services/index.md` would overwrite `services.md`.
    const message = `has the address ${path}, which ${first?.source} has already; rename one of the files`
    if (first) problems.push(problemIn(source, message))
  }
  const pages = new Set(routes.map(({ path }) => path))
  const targets = new Map(redirects.map(({ from, to }) => [from, pageIn(to)]))
  const reported = new Set<string>()
  const most = problems.length + mostProblems
  for (const [i, { from, to }] of redirects.entries()) {
    if (problems.length > most) break
    const add = (field: 'from' | 'to', message: string | undefined) => {
      if (message) problems.push({ ...locate('redirects.md', { path: ['redirects', i, field] }), message })
    }
    const names = filesOf(from).flatMap((file) => [file, ...foldersOf(file)].map(nameOnDisk))
    const other = made.find((file) => names.includes(file))
    const first = claim(from)
    if (other) add('from', `needs the name of ${other}, a file that the build makes; delete it`)
    else if (first) add('from', whyTaken(from, first))
    // A loop is reported once.
    if (!loopOf(from, targets).some((one) => reported.has(one)))
      add('to', wrongTarget(pageIn(to), targets, pages))
    reported.add(from)
  }
  const written = [...redirects.map(({ from }) => from), ...pages].flatMap(filesOf)
  const hides = hiddenBy(new Set(owners.keys()), written, made)
  for (const address of publicFiles) {
    const hidden = hides(address.slice(1))
    if (hidden) problems.push(problemIn(`public${address}`, `has the name of ${hidden}; rename it`))
  }
  return problems
}

interface Owner {
  address: string
  files: string[]
  /** The content file of a page. A redirect has none. */
  source: string | undefined
}

/** Says why a redirect cannot lead away from an address whose file belongs to something else. */
function whyTaken(from: string, { address, files, source }: Owner): string {
  if (source === undefined && address === from) return `redirects ${from} a second time; keep one`
  if (address === from) return `leads away from ${from}, which is a page; delete one of them`
  if (source !== undefined && filesOf(from).some((file) => files.includes(file)))
    return `leads away from ${from}, which is another name of ${address}; delete it`
  return `redirects ${from}, whose file on a disk of Windows or macOS is that of ${address}; keep one`
}

const pageIn = (target: string) => target.replace(/[?#].*$/, '')

type Targets = ReadonlyMap<string, string>

function wrongTarget(to: string, targets: Targets, pages: ReadonlySet<string>): string | undefined {
  if (targets.has(to)) return `leads to ${to}, which redirects again; write the address where that ends`
  return pages.has(to) ? undefined : `leads to ${to}, but there is no such page; write the address of one`
}

/** Returns the addresses of a short loop that starts at an address. Empty if there is none. */
function loopOf(address: string, targets: Targets, trail = [address]): string[] {
  const next = targets.get(trail.at(-1)!)
  if (next === address) return trail
  return next === undefined || trail.length > 9 ? [] : loopOf(address, targets, [...trail, next])
}

/** Returns a function that names the page, file or folder of the build whose name a public file has. */
function hiddenBy(pages: ReadonlySet<string>, written: string[], made: string[]) {
  const others = new Set(made.map(nameOnDisk))
  const named = [...written, ...made].flatMap(foldersOf).concat('assets')
  const folders = new Map(named.map((name) => [nameOnDisk(name), name]))
  return (file: string): string | undefined => {
    const within = foldersOf(file)
    const names = [file, ...within].map(nameOnDisk)
    if (names.some((name) => pages.has(name)) || folders.has(names[0]!)) return 'a page of the site'
    if (names.some((name) => others.has(name))) return 'a file that the build makes'
    const twin = within.find((name) => (folders.get(nameOnDisk(name)) ?? name) !== name)
    return twin && `${folders.get(nameOnDisk(twin))}/, a folder that the build makes, but for capitals`
  }
}

/** The problem when --admin has no repository to edit. */
export const missingRepository = ({ locate }: Pick<ReadSite, 'locate'>): Problem => ({
  ...locate(businessFile, { path: ['repository'] }),
  message:
    'repository is missing, and --admin needs to know which one the editor changes; add repository with its name below, "  name: acme/website"',
})
