/**
 * Lists and reads files in the owner's folders. It never reads a pipe or a device, which may have no end, and never
 * more bytes than a limit.
 */
import { closeSync, lstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { byFile } from '../../../templates/model/text'
import { ContentError, problemIn, tooLarge } from '../source/problems'

/** The most bytes of a file in public/. No visitor waits for a larger file, and several hosts refuse it. */
export const maxPublicBytes = 50_000_000

export interface SourceFile {
  file: string
  /** False for a folder, a symbolic link, a pipe or a device. Their contents are not in this folder, or never end. */
  regular: boolean
}

export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Returns the files below a folder, sorted, and folders whose name looks like a file name. Links are listed but not
 * followed.
 */
export const filesIn = (folder: string, dot: boolean, looksLikeFile?: RegExp): SourceFile[] =>
  glob
    .sync('**/*', { cwd: folder, dot, onlyFiles: false, followSymbolicLinks: false, objectMode: true })
    .filter(({ dirent, path }) => !dirent.isDirectory() || looksLikeFile?.test(path))
    .map(({ path, dirent }) => ({ file: path, regular: dirent.isFile() }))
    .sort(byFile)

/** The message for a file that is not regular. */
export const irregular = 'is a symbolic link, or not a file; put the file itself here'

/**
 * Returns the bytes of a file. Messages call it `name`.
 * @throws {ContentError} when it is not a regular file, has more than `most` bytes, or cannot be read.
 */
export const readRegular = (path: string, name: string, most: number): Buffer =>
  reading(name, () => {
    const stats = lstatSync(path)
    const wrong = stats.isFile() ? tooLarge(stats.size, most) : irregular
    if (wrong !== undefined) throw new ContentError([problemIn(name, wrong)])
    return readFileSync(path)
  })

/** The same for the file at an address in the public folder. @throws {ContentError} */
export const readPublic = (publicDir: string, address: string): Buffer =>
  readRegular(join(publicDir, address), `public${address}`, maxPublicBytes)

/**
 * Returns the first `length` bytes of a listed file, or all of it if it is shorter.
 * @throws {ContentError}
 */
export const readHead = (path: string, name: string, length: number): Buffer =>
  reading(name, () => {
    const file = openSync(path, 'r')
    try {
      const head = Buffer.alloc(length)
      return head.subarray(0, readSync(file, head, 0, length, 0))
    } finally {
      closeSync(file)
    }
  })

/**
 * Returns what `read` returns for a file or folder.
 * @throws {ContentError} when the file system refuses.
 */
export function reading<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code, syscall, path } = error as NodeJS.ErrnoException
    if (!code || !syscall) throw error
    // When a folder is listed, the error may be about one deep inside it.
    const where = syscall === 'scandir' ? ` of ${path}` : ''
    throw new ContentError([problemIn(name, `cannot be read (${code}${where}); check its permissions`)])
  }
}
