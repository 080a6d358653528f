/** Writes files into the folder of a new site. */
import { chmodSync, constants, copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tellSystemError } from './output-error'

/** A web server runs as another user and must be able to read what a build makes, whatever the umask. */
const fileMode = 0o644
export const folderMode = 0o755

/** Absolute paths. */
export interface OutputFolder {
  /** The folder of the new site. */
  folder: string
  /** The folder it will take the place of, which messages name. */
  outDir: string
}

export interface Writer {
  /** Writes one file under each of these names, which are relative to the folder, with forward slashes. */
  write: (names: readonly string[], contents: string | Uint8Array) => void
  /** Copies a file. */
  copy: (name: string, from: string) => void
}

/** Its methods throw an {OutputError} for what the file system refuses, also when a file of this name is there. */
export function createWriter({ folder: root, outDir }: OutputFolder): Writer {
  const folders = new Set<string>()
  // The usual masks let these rights through; with any other each file takes a call more.
  const isMasked = (process.umask() & folderMode) !== 0
  const makeFolder = (path: string) => {
    if (folders.has(path)) return
    if (path !== root) makeFolder(dirname(path))
    mkdirSync(path, { recursive: true, mode: folderMode })
    if (isMasked) chmodSync(path, folderMode)
    folders.add(path)
  }
  const pathOf = (name: string) => {
    const path = join(root, name)
    makeFolder(dirname(path))
    return path
  }
  return {
    write: ([name, ...others], contents) =>
      tellSystemError(outDir, () => {
        const path = pathOf(name!)
        writeFileSync(path, contents, { flag: 'wx', mode: fileMode })
        if (isMasked) chmodSync(path, fileMode)
        for (const other of others) linkOrCopy(path, pathOf(other))
      }),
    copy: (name, from) =>
      tellSystemError(outDir, () => {
        const path = pathOf(name)
        copyFileSync(from, path, constants.COPYFILE_EXCL)
        chmodSync(path, fileMode)
      }),
  }
}

/** Errors of disks that know no links, such as FAT, or that have enough links to one file. */
const refusals = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'])

/** One file under a second name, or a copy where the disk knows no links. @throws when `to` is there. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!refusals.has(String((error as NodeJS.ErrnoException).code))) throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  }
}
