/**
 * Pictures that were made, and what was found out about photos, kept by the hash of what they were made from. Deleting
 * it changes nothing but the time that builds take; where it cannot be read or written, builds do without it.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './write-whole'
import { projectDir } from './paths'

const folder = join(projectDir, 'node_modules/.cache/photos')

/** The contents of the entry of this name; undefined when there is none. */
export function readCached(name: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, name))
  } catch {
    return undefined
  }
}

export function writeCached(name: string, contents: string | Uint8Array): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeWhole(join(folder, name), contents)
  } catch {
    // The next build makes it again.
  }
}
