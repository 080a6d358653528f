/** Puts a new site in the place of the last one, and clears up after builds that were killed. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createProgress } from '../process/progress'
import { flush, flushAll } from './flush'

/** In a container each build may have the number of the last one, whose folder may still be there. */
const build = `${process.pid}-${Date.now()}`

const beside = (outDir: string, kind: 'new' | 'old') =>
  join(dirname(outDir), `.${basename(outDir)}-${kind}-${build}`)

/** The folder in which this build makes the new site. */
export const freshOf = (outDir: string) => beside(outDir, 'new')

/** What killed builds left beside the folder: new sites that may be half written, old ones that are whole, and trash. */
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
 * Removes what killed builds left; an old site without a new one goes back into its place. No other build is
 * running, because this one has the lock.
 */
export function recover(outDir: string): void {
  for (const { kind, path } of leftovers(outDir))
    if (kind === 'old' && !existsSync(outDir)) renameSync(path, outDir)
    else remove(path)
}

/**
 * Two renames, one right after the other: there is no portable way to exchange two folders in one step. A build
 * killed between them is put right by the next one, in recover(). The new site is on the disk before its name is,
 * and its name before `tell` says so and the old site is removed, so that a power cut leaves a whole one too.
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
 * Removes what a build left. A folder of somebody else may not be removed; the new site stands all the same, so that
 * this is no fault of the build.
 */
export function remove(left: string): void {
  // Renamed before it is removed, so that an "old" folder is always a whole site.
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
