/** Puts files into a folder, and makes the folders they need. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { linkOrCopy } from './link'
import { stampFrom } from './tree'
import type { Tree } from './tree'

/** A web server runs as another user, so it must be able to read what a build makes, whatever the umask. */
const fileMode = 0o644
const folderMode = 0o755

/** A file, and each of its names, relative to the folder and with forward slashes. */
export interface Put {
  files: readonly string[]
  /** A file to link to may have to have a stamp. */
  from: { contents: string | Uint8Array } | { link: string; stamp?: string } | { copy: string }
}

export interface Putter {
  /** @throws what the system refuses, or that a stamp is another, of this file or of one before it. */
  put: (put: Put) => void
  /** Waits until all of it stands there. @throws what the system refused. */
  drain: () => void
  /** The same, removes whatever stood there before and was not put, and gives back what stands there now. */
  finish: () => Tree
  /** Puts nothing more. */
  close: () => void
}

/**
 * Puts each file at once. The folder may be there with anything in it: what is a link to the very file that is
 * put under its name stays as it is. Anything else makes room; it is never written to, because it may have
 * other names elsewhere.
 */
export function putHere(root: string): Putter {
  const old = contentsOf(root)
  const folders = new Set<string>()
  const stamps = new Map<string, string>()
  // The usual masks let these rights through; another takes a call more for each file.
  const masked = (process.umask() & folderMode) !== 0
  const folder = (path: string) => {
    if (folders.has(path)) return
    if (path !== root) folder(dirname(path))
    folders.add(path)
    if (old.folders.delete(path)) return
    makeRoom(path)
    mkdirSync(path, { mode: folderMode })
    if (masked) chmodSync(path, folderMode)
  }
  /** For a file or a folder of this name. */
  const makeRoom = (path: string) => {
    if (old.files.delete(path)) rmSync(path)
    if (!old.folders.has(path)) return
    rmSync(path, { recursive: true })
    for (const paths of [old.files, old.folders])
      for (const inside of paths) if (inside === path || inside.startsWith(path + sep)) paths.delete(inside)
  }
  const isLinked = (path: string, stamp: string | undefined) =>
    stamp !== undefined && old.files.has(path) && stampAt(path) === stamp && old.files.delete(path)
  const make = (path: string, from: Put['from']) => {
    if ('link' in from) return linkOrCopy(from.link, path)
    if ('copy' in from) copyFileSync(from.copy, path)
    else writeFileSync(path, from.contents, { flag: 'wx', mode: fileMode })
    if (masked || 'copy' in from) chmodSync(path, fileMode)
  }
  return {
    put({ files, from }) {
      const [first, ...others] = files
      const stamp = 'link' in from ? stampAt(from.link) : undefined
      if ('link' in from && from.stamp !== undefined && from.stamp !== stamp)
        throw new Error(`${from.link} is not as it was left`)
      const place = (file: string, from: Put['from']) => {
        const path = join(root, file)
        folder(dirname(path))
        if (isLinked(path, stamp)) return stamps.set(file, stamp!)
        makeRoom(path)
        make(path, from)
        return stamps.set(file, stampAt(path)!)
      }
      place(first!, from)
      for (const other of others) place(other, 'link' in from ? from : { link: join(root, first!) })
    },
    drain() {},
    finish() {
      for (const path of [...old.folders, ...old.files]) rmSync(path, { recursive: true, force: true })
      return Object.fromEntries(stamps)
    },
    close() {},
  }
}

/**
 * Puts each file into a second folder as well, as a link to the one that was put into `root`. What the system
 * refuses there is of no account: the folder has then fewer files.
 */
export function putTwice(putter: Putter, root: string, second: Putter): Putter {
  let isRefused = false
  const unlessRefused = (act: () => void) => {
    try {
      if (!isRefused) act()
    } catch {
      isRefused = true
    }
  }
  return {
    ...putter,
    put(what) {
      putter.put(what)
      unlessRefused(() => second.put({ files: what.files, from: { link: join(root, what.files[0]!) } }))
    },
    finish() {
      unlessRefused(() => second.finish())
      return putter.finish()
    },
  }
}

/** Every path in a folder; empty when there is none. */
function contentsOf(root: string): { files: Set<string>; folders: Set<string> } {
  const [files, folders] = [new Set<string>(), new Set<string>()]
  const walk = (path: string) => {
    folders.add(path)
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name)
      if (entry.isDirectory()) walk(inside)
      else files.add(inside)
    }
  }
  if (existsSync(root)) walk(root)
  return { files, folders }
}

/** Of the very thing of that name, be it a link. */
function stampAt(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats && stampFrom(stats)
}
