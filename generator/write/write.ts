import { chmodSync, constants, copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tellSystemError } from './output-error'

/** A web server runs as another user and must be able to read the site, whatever the umask is. */
const fileMode = 0o644
export const folderMode = 0o755

/** Absolute paths of the folders a build writes. */
export interface OutputFolder {
  /** The folder of the new site. */
  folder: string
  /** The folder it will replace. Messages name this one. */
  outDir: string
}

export interface Writer {
  /** Writes one file under each of these names, which are relative to the folder and use forward slashes. */
  write: (names: readonly string[], contents: string | Uint8Array) => void
  /** Copies the file at the absolute path `from`. */
  copy: (name: string, from: string) => void
}

/** Its methods throw an {OutputError} when the system refuses, or when the file exists. */
export function createWriter({ folder: root, outDir }: OutputFolder): Writer {
  const folders = new Set<string>()
  // Usual umasks keep these modes. With others, each file needs an extra chmod.
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

/** Error codes of disks that have no hard links, such as FAT, or that allow no more links to one file. */
const refusals = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'])

/** Gives a file a second name, or copies it if the disk has no hard links. @throws when `to` exists. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!refusals.has(String((error as NodeJS.ErrnoException).code))) throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  }
}
