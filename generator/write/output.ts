/**
 * The output folder. Each build writes into a folder of its own beside it, and renames that at the end. So a build that
 * fails or is killed leaves the last site as it was, and of two builds at once the last one wins.
 */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { marker } from '../../templates/model/page-files'
import { holds, realPath } from '../process/paths'

/** A problem with the output folder that the user has to fix. */
export class OutputError extends Error {
  override name = 'OutputError'
}

/** All methods but `discard` throw an {OutputError} when the system refuses. */
export interface Output {
  /** Absolute path of the folder of the new site. */
  folder: string
  /** Writes one file under each of these names, which are relative to the folder and use forward slashes. */
  write: (names: readonly string[], contents: string | Uint8Array) => void
  /** Copies the file at the absolute path `from`. */
  copy: (name: string, from: string) => void
  /** Puts the new site in place, calls `tell`, then removes the old site. */
  commit: (tell?: () => void) => void
  /** Removes the new site. The last one stays. */
  discard: () => void
}

/**
 * Opens the output folder for a build. `sources` are the folders the site is made from, the project first; the output
 * must not contain them.
 * @throws {OutputError} when the folder was not made by this build, or cannot be written.
 */
export function openOutput(outDir: string, sources: readonly string[]): Output {
  refuseSources(outDir, sources)
  refuseForeign(outDir)
  // A web server runs as another user and must be able to read the site.
  process.umask(0o022)
  const telling = <T>(act: () => T) => tellSystemError(outDir, act)
  const folder = beside(outDir, 'new')
  const made = new Set<string>()
  const pathOf = (name: string) => {
    const path = join(folder, name)
    const parent = dirname(path)
    if (!made.has(parent)) fs.mkdirSync(parent, { recursive: true })
    made.add(parent)
    return path
  }
  const output: Output = {
    folder,
    write: ([name, ...others], contents) =>
      telling(() => {
        const path = pathOf(name!)
        fs.writeFileSync(path, contents, { flag: 'wx' })
        for (const other of others) linkOrCopy(path, pathOf(other))
      }),
    copy: (name, from) =>
      telling(() => {
        const path = pathOf(name)
        fs.copyFileSync(from, path, fs.constants.COPYFILE_EXCL)
        fs.chmodSync(path, 0o644)
      }),
    commit: (tell = () => {}) =>
      telling(() => {
        const replaced = replace(outDir, folder)
        tell()
        replaced.forEach(remove)
      }),
    discard: () => remove(folder),
  }
  try {
    telling(() => clearUp(outDir))
    output.write([marker], 'Made by `npm run build` and replaced as a whole. Change nothing here.\n')
    return output
  } catch (error) {
    output.discard()
    throw error
  }
}

// The names beside the output folder: .dist-new-TIME-PROCESS-RANDOM, and .dist-old-... for a site that was moved away.

const beside = (outDir: string, kind: 'new' | 'old') =>
  join(
    dirname(resolve(outDir)),
    `.${basename(outDir)}-${kind}-${Date.now()}-${process.pid}-${randomUUID().slice(0, 8)}`,
  )

/** Returns the folders that builds have beside an output folder, the last one first. Time in ms since 1970. */
function foldersBeside(outDir: string): { path: string; kind: string; time: number; pid: number }[] {
  const parent = dirname(resolve(outDir))
  if (!fs.existsSync(parent)) return []
  const start = `.${basename(outDir)}-`
  return fs
    .readdirSync(parent)
    .filter((entry) => entry.startsWith(start))
    .flatMap((entry) => {
      const [, kind, time, pid] = /^(new|old)-(\d+)-(\d+)-[\da-f]{8}$/.exec(entry.slice(start.length)) ?? []
      return kind ? [{ path: join(parent, entry), kind, time: Number(time), pid: Number(pid) }] : []
    })
    .sort((a, b) => b.time - a.time)
}

/**
 * Moves a new site into its place. Returns the sites that stood there. Two renames, because no portable call exchanges
 * two folders in one step. Between them another build may put its own site there, which then is the old one.
 */
function replace(outDir: string, folder: string): string[] {
  const replaced: string[] = []
  for (;;) {
    const old = beside(outDir, 'old')
    const moved = renameIf(outDir, old, ['ENOENT'])
    if (moved) replaced.unshift(old)
    try {
      if (renameIf(folder, outDir, ['ENOTEMPTY', 'EEXIST'])) return replaced
    } catch (error) {
      if (moved) renameIf(old, outDir)
      throw error
    }
  }
}

/** Returns false when the system refuses for one of these reasons, or for any. @throws for another reason. */
function renameIf(from: string, to: string, reasons?: readonly string[]): boolean {
  try {
    fs.renameSync(from, to)
    return true
  } catch (error) {
    if (reasons?.includes(String((error as NodeJS.ErrnoException).code)) === false) throw error
    return false
  }
}

/** No build takes longer. Milliseconds. */
const longest = 3_600_000

/** Puts the last site back if its build was killed between the two renames, and removes what such builds left. */
export function clearUp(outDir: string): void {
  for (const { path, kind, time, pid } of foldersBeside(outDir))
    if (kind === 'old' && !fs.existsSync(outDir) && !isRunning(pid)) renameIf(path, outDir)
    else if (Date.now() - time > longest) remove(path)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes a folder. If another user owns it, this only warns: the build has not failed. */
function remove(path: string): void {
  // A folder named "old" is always whole, even if this build is killed now.
  const named = path.replace(/-old-(?=[\d-]+-[\da-f]{8}$)/, '-new-')
  const trash = named !== path && renameIf(path, named) ? named : path
  try {
    fs.rmSync(trash, { recursive: true, force: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.warn(`${trash} is no longer needed, but cannot be removed (${code}); remove it yourself`)
  }
}

/** Gives a file a second name, or copies it where the disk allows no hard link. @throws when `to` exists. */
function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to)
  } catch {
    fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL)
  }
}

const another = 'name another folder with --out'

function refuseSources(outDir: string, sources: readonly string[]): void {
  // Only the parent is resolved. If `outDir` itself is a symbolic link, refuseForeign() reports it.
  const real = join(realPath(dirname(resolve(outDir))), basename(outDir))
  for (const source of sources)
    if (holds(real, realPath(source)))
      throw new OutputError(`${outDir} holds what the site is made from (${source}); ${another}`)
  // The project may contain the output folder.
  for (const source of sources.slice(1))
    if (holds(realPath(source), real))
      throw new OutputError(`${outDir} is inside ${source}, from which the site is made; ${another}`)
}

function refuseForeign(outDir: string): void {
  const stats = tellSystemError(outDir, () => fs.lstatSync(outDir, { throwIfNoEntry: false }))
  if (!stats) return
  if (stats.isSymbolicLink())
    throw new OutputError(`${outDir} is a link; name the folder it leads to with --out`)
  if (!stats.isDirectory()) throw new OutputError(`${outDir} is a file; name a folder with --out`)
  if (stats.dev !== fs.statSync(dirname(outDir)).dev) throw mountPoint(outDir)
  if (tellSystemError(outDir, () => isOurs(outDir))) return
  // Another build may have moved the folder away while it was looked at. Then what stands there now is judged.
  if (fs.lstatSync(outDir, { throwIfNoEntry: false })?.ino !== stats.ino) return refuseForeign(outDir)
  throw new OutputError(`${outDir} was not made by this build, so it is not replaced; ${another}`)
}

/** Returns whether a folder is a site of this build, or is empty or gone. */
function isOurs(folder: string): boolean {
  try {
    const names = fs.readdirSync(folder)
    return names.length === 0 || names.includes(marker)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}

const inWords: Record<string, string> = {
  EACCES: 'there is no permission to',
  EPERM: 'there is no permission to',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EIO: 'the disk has a fault',
  EXDEV: 'it is part of the image of a container, where it can be deleted but not renamed',
  ENOENT: 'part of its path cannot be made',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'part of its path is a file',
  ENAMETOOLONG: 'a name in it is too long',
  EMFILE: 'too few files may be open at a time (ulimit -n)',
}

/** Runs `act`. Turns an error from the system into one line. @throws {OutputError} */
function tellSystemError<T>(folder: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const { code, path, syscall } = error as NodeJS.ErrnoException
    if (!code || !syscall) throw error
    // Here, Linux reports EBUSY only for a folder that is a mount point.
    if (code === 'EBUSY') throw mountPoint(folder)
    throw new OutputError(
      `${folder} cannot be written: ${inWords[code] ?? code} (${syscall} ${path ?? folder}); fix that, or name another folder with --out`,
    )
  }
}

/** The error for a folder that is a mount point, such as a container's volume: it cannot be renamed. */
const mountPoint = (folder: string) =>
  new OutputError(
    `${folder} is a mount point or in use, so it cannot be replaced; name a folder in it with --out, such as ${folder}/site`,
  )
