import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of the names and bytes of these files of a folder. */
export function hashFiles(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of [...names].sort()) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
