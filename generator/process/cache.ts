/**
 * Caches pictures, scripts, style sheets and facts about photos, each under the hash of what it was made from.
 * Deleting the cache only makes the next build slower. A build that cannot read or write it works without it.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './paths'
import { writeWhole } from './write-whole.mjs'

const day = 86_400_000 // ms
/** Entries that no build has used for this long are removed. Milliseconds. */
const maxAge = 90 * day

interface Cache {
  /** Returns the contents of an entry, or undefined when there is none. */
  readCached: (name: string) => Buffer | undefined
  writeCached: (name: string, contents: string | Uint8Array) => void
}

export function openCache(folder: string): Cache {
  const ageOf = (path: string) => Date.now() - fs.statSync(path).mtimeMs
  let isCleared = false
  /** Runs once in a process, and only in one that adds entries. */
  const clearOld = () => {
    if (isCleared) return
    isCleared = true
    for (const name of fs.readdirSync(folder)) {
      const path = join(folder, name)
      if (ageOf(path) > maxAge) fs.rmSync(path)
    }
  }
  return {
    readCached(name) {
      const path = join(folder, name)
      try {
        const contents = fs.readFileSync(path)
        // Marks it as used, at most once a day.
        if (ageOf(path) > day) fs.utimesSync(path, new Date(), new Date())
        return contents
      } catch {
        return undefined
      }
    },
    writeCached(name, contents) {
      try {
        fs.mkdirSync(folder, { recursive: true })
        clearOld()
        writeWhole(join(folder, name), contents)
      } catch {
        // The next build makes it again.
      }
    },
  }
}

export const { readCached, writeCached } = openCache(join(projectDir, 'node_modules/.cache/made'))

/** Returns the SHA-256, in hex, of the names and contents of these files in a folder. */
export function hashFiles(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of [...names].sort()) hash.update(`\0${name}\0`).update(fs.readFileSync(join(folder, name)))
  return hash.digest('hex')
}
