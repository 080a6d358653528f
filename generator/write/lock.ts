/** Keeps two builds from writing one folder at once. */
import { lstatSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { OutputError } from './output-error'
import { linkOrCopy } from './write'

/** Each try takes away one lock without a living process; nobody makes them as fast as that. */
const tries = 20

/**
 * Takes the lock of a folder; what it returns gives it back. Whatever is in its place and is no lock of a process
 * that lives is cleared.
 * @throws {OutputError} when another build has it.
 */
export function lock(outDir: string): () => void {
  const path = join(dirname(outDir), `.${basename(outDir)}-lock`)
  const own = `${path}-${process.pid}`
  clearDead(path)
  try {
    writeFileSync(own, String(process.pid))
    for (let i = 0; i < tries; i++) {
      // A link appears with its contents, in one step; a file would be empty for a moment.
      if (tryLink(own, path)) return () => isOwn(path) && rmSync(path, { force: true })
      const holder = read(path)
      if (holder === undefined) continue
      if (isAnother(Number(holder)))
        throw new OutputError(
          `another build (process ${Number(holder)}) is writing ${outDir}; wait until it is done. If none is running, delete ${path}`,
        )
      takeAway(path, holder)
    }
  } finally {
    rmSync(own, { force: true })
  }
  throw new OutputError(`${path} comes back each time it is cleared; find out what makes it, and delete it`)
}

const isOwn = (path: string) => read(path) === String(process.pid)

/** Removes what builds left that were killed while they took the lock. */
function clearDead(path: string): void {
  const start = `${basename(path)}-`
  for (const entry of readdirSync(dirname(path))) {
    const pid = entry.startsWith(start) && /^(?:taken-)?(\d+)$/.exec(entry.slice(start.length))?.[1]
    if (pid && !isAnother(Number(pid))) remove(join(dirname(path), entry))
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

/** Bytes. A lock holds the number of a process, which is shorter, so that a longer file is not a lock of ours. */
const longestLock = 20

/** The number of the process that holds the lock; '' when the file is not a lock of ours; undefined when it is gone. */
function read(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  // Reading a pipe would never end.
  if (!stats.isFile() || stats.size > longestLock) return ''
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Removes what is in the place of a lock, and no other: a build that was quicker may have put its own there. */
function takeAway(path: string, holder: string): void {
  const away = `${path}-taken-${process.pid}`
  try {
    renameSync(path, away)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (read(away) !== holder) tryLink(away, path)
  remove(away)
}

/** Also a folder, which may stand in the place of a lock. */
const remove = (path: string) => rmSync(path, { recursive: true, force: true })

/** True when another process of this number is running on this machine. */
function isAnother(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
