/** Puts things away until they are asked for: a few in memory, many in a file that has no name. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes kept in memory; what this site's cities take is a hundredth of it. */
const room = 16_000_000

export interface Shelf<T> {
  put: (key: string, thing: T) => void
  /** A copy, made anew each time; undefined when nothing of that name was put here. */
  get: (key: string) => T | undefined
}

/** Holds whatever JSON can hold. */
export function createShelf<T>(inMemory = room): Shelf<T> {
  const near = new Map<string, Buffer>()
  const far = new Map<string, { at: number; length: number }>()
  let free = inMemory
  let end = 0
  let file: number | undefined
  return {
    put(key, thing) {
      const bytes = Buffer.from(JSON.stringify(thing))
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
      const bytes = place ? Buffer.allocUnsafe(place.length) : near.get(key)
      if (place) readSync(file!, bytes!, 0, place.length, place.at)
      return bytes && (JSON.parse(bytes.toString()) as T)
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
