/** Puts a new site in place of the old one, and cleans up after killed builds. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createProgress } from '../process/progress'
import { flush, flushAll } from './flush'

/** In a container every build may have the same process id, and an old build's folder may still be there. */
const build = `${process.pid}-${Date.now()}`

const beside = (outDir: string, kind: 'new' | 'old') =>
  join(dirname(outDir), `.${basename(outDir)}-${kind}-${build}`)

/** Returns the folder in which this build makes the new site. */
export const freshOf = (outDir: string) => beside(outDir, 'new')

/** Returns what killed builds left: "new" sites that may be incomplete, "old" ones that are whole, and trash. */
export function leftovers(outDir: string): { kind: 'new' | 'old' | 'trash'; path: string }[] {
  const parent = dirname(outDir)
  const name = basename(outDir).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`^\\.${name}-(new|old|trash)-[\\d-]+$`)
  return readdirSync(parent).flatMap((entry) => {
    const kind = pattern.exec(entry)?.[1] as 'new' | 'old' | 'trash' | undefined
    return kind ? [{ kind, path: join(parent, entry) }] : []
  })
}

/**
 * Removes what killed builds left. If there is no site in place, an old one is moved back. No other build is running,
 * because this one holds the lock.
 */
export function recover(outDir: string): void {
  for (const { kind, path } of leftovers(outDir))
    if (kind === 'old' && !existsSync(outDir)) renameSync(path, outDir)
    else remove(path)
}

/**
 * Replaces the site with two renames, because no portable call exchanges two folders in one step. If a build is killed
 * between them, recover() in the next build repairs it. The new site is flushed to disk before it gets its name, and
 * its name before `tell` is called and the old site removed. So a power cut leaves a whole site, too.
 */
export async function swap(outDir: string, tell: () => void): Promise<void> {
  const fresh = freshOf(outDir)
  const old = beside(outDir, 'old')
  await flushAll(fresh)
  if (existsSync(outDir)) renameSync(outDir, old)
  try {
    renameSync(fresh, outDir)
  } catch (error) {
    if (existsSync(old)) renameSync(old, outDir)
    throw error
  }
  await flush(dirname(outDir))
  tell()
  if (existsSync(old)) remove(old)
}

/**
 * Removes a folder that a build left. If another user owns it, this only warns: the new site is in place, so the build
 * has not failed.
 */
export function remove(left: string): void {
  // Renamed first, so that a folder named "old" is always a whole site.
  const trash = join(dirname(left), basename(left).replace(/-old-([\d-]+)$/, '-trash-$1'))
  try {
    if (!existsSync(left)) return
    if (trash !== left) renameSync(left, trash)
    const entries = readdirSync(trash, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => !entry.isDirectory())
    const progress = createProgress('removed', files.length)
    for (const { parentPath, name } of files) {
      rmSync(join(parentPath, name), { force: true })
      progress(1)
    }
    rmSync(trash, { recursive: true, force: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.warn(`${trash} is no longer needed, but cannot be removed (${code}); remove it yourself`)
  }
}
