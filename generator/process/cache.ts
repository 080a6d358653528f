/**
 * Caches pictures, scripts, style sheets and facts about photos, each under the hash of what it was made from.
 * Deleting the cache only makes the next build slower. A build that cannot read or write it works without it.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './paths'
import { writeWhole } from './write-whole.mjs'

/** Each entry starts with the SHA-256 of its contents, so damage is detected. Its length in bytes. */
const digestBytes = 32
const digestOf = (contents: Uint8Array) => createHash('sha256').update(contents).digest()

/** Entries that no build has used for this long are removed. Milliseconds. */
const maxAge = 90 * 86_400_000
/** An entry is marked as used at most this often, so that reading rarely writes. Milliseconds. */
const markAge = 86_400_000

function markUsed(file: number, since: number): void {
  if (Date.now() - since < markAge) return
  try {
    fs.futimesSync(file, new Date(), new Date())
  } catch {
    // The entry belongs to another user, or the disk is read-only.
  }
}

interface Cache {
  /** Returns the contents of an entry, or undefined when it does not exist or is damaged. */
  readCached: (name: string) => Buffer | undefined
  writeCached: (name: string, contents: string | Uint8Array) => void
}

export function openCache(folder: string): Cache {
  let isCleared = false
  /** Runs once in a process, and only in one that adds entries. */
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
        // Does not follow a symbolic link, and does not wait for a pipe.
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
