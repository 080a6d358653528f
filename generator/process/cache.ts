/**
 * Pictures, scripts and style sheets that were made, and what was found out about photos, kept by the hash of what they
 * were made from. Deleting it changes nothing but the time that builds take; where it cannot be read or written, builds
 * do without it.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './paths'
import { writeWhole } from './write-whole.mjs'

/** Bytes of the SHA-256 that stands before the contents of each entry, so that damage is noticed. */
const digestBytes = 32
const digestOf = (contents: Uint8Array) => createHash('sha256').update(contents).digest()

/** Milliseconds after which an entry that no build has used is removed. */
const maxAge = 90 * 86_400_000
/** An entry is marked as used at most once in this time, so that reading costs no writing. */
const markAge = 86_400_000

function markUsed(file: number, since: number): void {
  if (Date.now() - since < markAge) return
  try {
    fs.futimesSync(file, new Date(), new Date())
  } catch {
    // Of another user, or on a disk that cannot be written.
  }
}

interface Cache {
  /** The contents of the entry of this name; undefined when there is none, or it is not what was written. */
  readCached: (name: string) => Buffer | undefined
  writeCached: (name: string, contents: string | Uint8Array) => void
}

export function openCache(folder: string): Cache {
  let isCleared = false
  /** Once in a process, and only by one that adds entries. */
  const clearOld = () => {
    if (isCleared) return
    isCleared = true
    for (const name of fs.readdirSync(folder)) {
      const path = join(folder, name)
      const time = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
      if (Date.now() - time > maxAge) fs.rmSync(path, { force: true })
    }
  }
  return {
    readCached(name) {
      try {
        // A link is not followed, and a pipe not waited for.
        const flags = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0)
        const file = fs.openSync(join(folder, name), flags)
        try {
          const stats = fs.fstatSync(file)
          if (!stats.isFile()) return undefined
          const entry = fs.readFileSync(file)
          const contents = entry.subarray(digestBytes)
          if (!digestOf(contents).equals(entry.subarray(0, digestBytes))) return undefined
          markUsed(file, stats.mtimeMs)
          return contents
        } finally {
          fs.closeSync(file)
        }
      } catch {
        return undefined
      }
    },
    writeCached(name, contents) {
      try {
        fs.mkdirSync(folder, { recursive: true })
        clearOld()
        const bytes = Buffer.from(contents)
        writeWhole(join(folder, name), Buffer.concat([digestOf(bytes), bytes]))
      } catch {
        // The next build makes it again.
      }
    },
  }
}

export const { readCached, writeCached } = openCache(join(projectDir, 'node_modules/.cache/pictures'))
