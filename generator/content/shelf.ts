/** Puts bytes away until they are asked for: a few in memory, many in a file that has no name. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes kept in memory; what this site's cities take is a hundredth of it. */
const room = 16_000_000

export interface Shelf {
  put: (key: string, bytes: Uint8Array) => void
  /** Undefined when nothing of that name was put here. */
  get: (key: string) => Buffer | undefined
}

export function createShelf(inMemory = room): Shelf {
  const near = new Map<string, Uint8Array>()
  const far = new Map<string, { at: number; length: number }>()
  let free = inMemory
  let end = 0
  let file: number | undefined
  return {
    put(key, bytes) {
      if (bytes.length <= free) {
        free -= bytes.length
        near.set(key, bytes)
        return
      }
      file ??= openNameless()
      writeSync(file, bytes, 0, bytes.length, end)
      far.set(key, { at: end, length: bytes.length })
      end += bytes.length
    },
    get(key) {
      const place = far.get(key)
      if (!place) return near.has(key) ? Buffer.from(near.get(key)!) : undefined
      const bytes = Buffer.allocUnsafe(place.length)
      readSync(file!, bytes, 0, place.length, place.at)
      return bytes
    },
  }
}

/** A file that is gone when the process ends, however it ends; Windows keeps the name until then. */
function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const file = openSync(join(folder, 'shelf'), 'wx+')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    remove()
  } catch {
    process.once('exit', () => {
      closeSync(file)
      remove()
    })
  }
  return file
}
