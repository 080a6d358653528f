/** Whether a folder is still as it was left. */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of every name below a folder, with the number, size and time of change of each file: another one
 * when anyone has written there. Git trusts the same. Undefined when there is no such folder.
 */
export function hashTree(folder: string): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const hash = createHash('sha1')
  const walk = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name)
      hash.update(`${entry.name}/`)
      if (entry.isDirectory()) walk(inside)
      else {
        const { ino, size, mtimeMs } = statSync(inside)
        hash.update(`${ino} ${size} ${mtimeMs}/`)
      }
    }
    hash.update('/')
  }
  walk(folder)
  return hash.digest('base64')
}
