/** Keeps two builds from writing one folder at once. */
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { OutputError } from './output-error'
import { isAlive } from './process'
import { linkOrCopy } from './write'

/**
 * Takes the lock of a folder; what it returns gives it back. A lock whose process is gone is taken over.
 * @throws {OutputError} when another build has it.
 */
export function lock(outDir: string): () => void {
  const path = join(dirname(outDir), `.${basename(outDir)}-lock`)
  const own = `${path}-${process.pid}`
  clearDead(path)
  writeFileSync(own, String(process.pid))
  try {
    // A link appears with its contents, in one step; a file would be empty for a moment.
    while (!tryLink(own, path)) {
      const holder = read(path)
      if (holder === undefined) continue
      if (holder > 0 && holder !== process.pid && isAlive(holder))
        throw new OutputError(
          `another build (process ${holder}) is writing ${outDir}; wait until it is done. If none is running, delete ${path}`,
        )
      takeAway(path, holder)
    }
  } finally {
    rmSync(own, { force: true })
  }
  return () => {
    if (read(path) === process.pid) rmSync(path, { force: true })
  }
}

/** Removes what builds left that were killed while they took the lock. */
function clearDead(path: string): void {
  const start = `${basename(path)}-`
  for (const entry of readdirSync(dirname(path))) {
    const pid = entry.startsWith(start) && /^(?:taken-)?(\d+)$/.exec(entry.slice(start.length))?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(dirname(path), entry), { force: true })
  }
}

/** False when `to` is there already. */
function tryLink(from: string, to: string): boolean {
  try {
    linkOrCopy(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The process that holds the lock; undefined when it was given back meanwhile. */
function read(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Removes a dead process's lock, and no other: a build that was quicker may have put its own there. */
function takeAway(path: string, holder: number): void {
  const away = `${path}-taken-${process.pid}`
  try {
    renameSync(path, away)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (read(away) !== holder) tryLink(away, path)
  rmSync(away, { force: true })
}
