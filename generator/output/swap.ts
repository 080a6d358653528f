/** Puts a new site in the place of the last one, and clears up after builds that were killed. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './process'

const beside = (outDir: string, kind: 'new' | 'old' | 'trash') =>
  join(dirname(outDir), `.${basename(outDir)}-${kind}-${process.pid}`)

/** The folder in which this build makes the new site. */
export const freshOf = (outDir: string) => beside(outDir, 'new')

/** Removes what killed builds left; an old site without a new one goes back into its place. */
export function recover(outDir: string): void {
  const parent = dirname(outDir)
  const name = basename(outDir).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const entry of readdirSync(parent)) {
    const [, kind, pid] = new RegExp(`^\\.${name}-(new|old|trash)-(\\d+)$`).exec(entry) ?? []
    // Process numbers are used again: this process cannot have left anything yet.
    if (!kind || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue
    const left = join(parent, entry)
    if (kind === 'old' && !existsSync(outDir)) renameSync(left, outDir)
    else rmSync(left, { recursive: true, force: true })
  }
}

/**
 * Two renames, one right after the other: there is no portable way to exchange two folders in one step. A build
 * killed between them is put right by the next one, in recover().
 */
export function swap(outDir: string): void {
  const old = beside(outDir, 'old')
  const trash = beside(outDir, 'trash')
  if (existsSync(outDir)) renameSync(outDir, old)
  renameSync(freshOf(outDir), outDir)
  if (!existsSync(old)) return
  // Renamed before it is removed, so that an "old" folder is always a whole site.
  renameSync(old, trash)
  rmSync(trash, { recursive: true, force: true })
}
