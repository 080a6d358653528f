/** Puts files into a folder, and makes the folders they need. */
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linkOrCopy } from './link'

/** A web server runs as another user, so it must be able to read what a build makes, whatever the umask. */
const fileMode = 0o644
const folderMode = 0o755

/** A file, and each of its names, relative to the folder and with forward slashes. */
export interface Put {
  files: readonly string[]
  from: { contents: string | Uint8Array } | { link: string } | { copy: string }
}

export interface Putter {
  /** @throws what the system refuses, of this file or of one before it. */
  put: (put: Put) => void
  /** Waits until all of it stands there. @throws what the system refused. */
  drain: () => void
  /** Puts nothing more. */
  close: () => void
}

/** Puts each file at once. The folder itself is made with the first. */
export function putHere(root: string): Putter {
  const folders = new Set<string>()
  // The usual masks let these rights through; another takes a call more for each file.
  const masked = (process.umask() & folderMode) !== 0
  const folder = (path: string) => {
    if (folders.has(path)) return
    if (path !== root) folder(dirname(path))
    mkdirSync(path, { mode: folderMode })
    if (masked) chmodSync(path, folderMode)
    folders.add(path)
  }
  const make = (path: string, from: Put['from']) => {
    if ('link' in from) return linkOrCopy(from.link, path)
    if ('copy' in from) copyFileSync(from.copy, path)
    else writeFileSync(path, from.contents, { flag: 'wx', mode: fileMode })
    if (masked || 'copy' in from) chmodSync(path, fileMode)
  }
  return {
    put({ files: [first, ...others], from }) {
      const path = join(root, first!)
      folder(dirname(path))
      make(path, from)
      for (const file of others) {
        const other = join(root, file)
        folder(dirname(other))
        linkOrCopy(path, other)
      }
    },
    drain() {},
    close() {},
  }
}
