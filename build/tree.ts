/** Whether files are still as they were left. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../content/hash'

/** Number, size and time of change: another when anyone has written to it. Git trusts the same. */
export function stampOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`
}

/**
 * Every name below a folder, with forward slashes: files with their stamps, folders with a slash at the end.
 * Undefined when there is no such folder.
 */
export function stampsIn(folder: string): Map<string, string> | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const stamps = new Map<string, string>()
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const name = below + entry.name
      if (entry.isDirectory()) {
        stamps.set(`${name}/`, '')
        walk(`${name}/`)
      } else stamps.set(name, stampOf(join(folder, name)) ?? '')
    }
  }
  walk('')
  return stamps
}

/** Another one when anything in the folder is another. */
export const hashOfTree = (stamps: ReadonlyMap<string, string>): string => hashOf(JSON.stringify([...stamps]))
