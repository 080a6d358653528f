/** Where content files come from: a folder on disk, or, for tests, a map in memory. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { byCodePoint } from '../../templates/text'

export interface ContentSource {
  /** Shown when there is nothing to read. */
  readonly place: string
  /** Every file, relative and with forward slashes; undefined when the place itself is missing. */
  list: () => SourceFile[] | undefined
  read: (file: string) => Buffer
}

export interface SourceFile {
  file: string
  /** False for a symbolic link, a pipe, a device: what they hold is not in this folder, or never ends. */
  regular: boolean
}

export const folderSource = (folder: string): ContentSource => ({
  place: folder,
  list: () => (isFolder(folder) ? filesIn(folder, false) : undefined),
  read: (file) => readFileSync(join(folder, file)),
})

export const memorySource = (files: ReadonlyMap<string, Buffer>, links: string[] = []): ContentSource => ({
  place: 'memory',
  list: () => [...files.keys()].sort(byCodePoint).map((file) => ({ file, regular: !links.includes(file) })),
  read: (file) => files.get(file)!,
})

export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** What stands below a folder, folders left out. Links are named, never followed. */
export function filesIn(folder: string, dot: boolean): SourceFile[] {
  return glob
    .sync('**/*', { cwd: folder, dot, onlyFiles: false, followSymbolicLinks: false, objectMode: true })
    .filter(({ dirent }) => !dirent.isDirectory())
    .map(({ path, dirent }) => ({ file: path, regular: dirent.isFile() }))
    .sort((a, b) => byCodePoint(a.file, b.file))
}

/** What is said of a file that is not one. */
export const irregular = 'is a link to something else, or no file at all; put the file itself here'
