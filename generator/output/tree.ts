/** Whether files are still as they were left. */
import { readdirSync, statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { foldersOf } from '../pages/files'

/** The files of a folder with their stamps, by name; with forward slashes. */
export type Tree = Readonly<Record<string, string>>

/** Of the file of this name; undefined when there is none. */
function stampOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && stampFrom(stats)
}

/** Number, size and time of change: another when anyone has written to it. Git trusts the same. */
export const stampFrom = ({ ino, size, mtimeMs }: Stats): string => `${ino} ${size} ${mtimeMs}`

/** True when these files stand in the folder as they were left, and nothing else does, not even a folder. */
export function isTree(folder: string, tree: Tree): boolean {
  const left = new Set([...Object.keys(tree), ...Object.keys(tree).flatMap(foldersOf)])
  const isAsItWas = (below: string): boolean =>
    readdirSync(join(folder, below), { withFileTypes: true }).every((entry) => {
      const name = below + entry.name
      if (!left.delete(name)) return false
      if (entry.isDirectory()) return tree[name] === undefined && isAsItWas(`${name}/`)
      return stampOf(join(folder, name)) === tree[name]
    })
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats !== undefined && stats.isDirectory() && isAsItWas('') && left.size === 0
}
