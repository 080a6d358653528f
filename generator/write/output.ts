/**
 * The output folder. A build writes into a folder next to it and swaps the two at the end, so a failed or killed build
 * leaves the last site as it was.
 */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { marker } from '../../templates/model/page-files'
import { holds, realPath } from '../process/paths'
import { lock } from './lock'
import { OutputError, inOneLine, mountPoint, tellSystemError } from './output-error'
import { freshOf, leftovers, recover, remove, swap } from './swap'
import { createWriter, folderMode } from './write'
import type { OutputFolder, Writer } from './write'

const markerText = 'This folder is made by `npm run build` and replaced as a whole. Change nothing here.\n'

export interface Output extends OutputFolder, Writer {
  /** Puts the new site in place, calls `tell`, then removes the old site. */
  commit: (tell?: () => void) => Promise<void>
  /** Removes the new site. The last one stays. */
  discard: () => void
  /** Call this now and then during long work that blocks the thread, so that other builds see this one is running. */
  renew: () => void
}

/**
 * Opens the output folder for a build. `sources` are the folders the site is made from, the project first; the output
 * must not contain them.
 * @throws {OutputError} when the folder was not made by this build, cannot be written, or is in use by another build.
 *   Its methods throw it too.
 */
export function openOutput(outDir: string, sources: readonly string[]): Output {
  refuseSources(outDir, sources)
  refuseForeign(outDir)
  const guarded = <T>(act: () => T) => tellSystemError(outDir, act)
  const removeParents = guarded(() => makeParents(dirname(resolve(outDir))))
  const { renew, release } = guarded(() => {
    try {
      return lock(outDir)
    } catch (error) {
      removeParents()
      throw error
    }
  })
  const folder = freshOf(outDir)
  const output: Output = {
    folder,
    outDir,
    renew,
    ...createWriter({ folder, outDir }),
    async commit(tell = () => {}) {
      await swap(outDir, tell).catch((error) => {
        throw inOneLine(outDir, error)
      })
      guarded(release)
    },
    discard() {
      remove(folder)
      guarded(release)
    },
  }
  try {
    guarded(() => recover(outDir))
    output.write([marker], markerText)
    return output
  } catch (error) {
    output.discard()
    removeParents()
    throw error
  }
}

/** Moves the last site back if a build was killed just after moving it away. The next build would do the same. */
export function putBack(outDir: string): void {
  if (existsSync(outDir) || !existsSync(dirname(outDir))) return
  if (!leftovers(outDir).some(({ kind }) => kind === 'old')) return
  try {
    const { release } = lock(outDir)
    recover(outDir)
    release()
  } catch {
    // Either a running build will put its site in place, or the folder cannot be written, which the next one reports.
  }
}

/**
 * Creates a folder and its missing parents, readable by a web server whatever the umask is: all of them or none.
 * Returns a function that removes the folders it created.
 */
function makeParents(folder: string): () => void {
  const missing: string[] = []
  for (let path = folder; !existsSync(path); path = dirname(path)) missing.unshift(path)
  const made: string[] = []
  const removeMade = () => made.forEach((path) => rmdirSync(path))
  try {
    for (const path of missing) {
      mkdirSync(path)
      made.unshift(path)
      chmodSync(path, folderMode)
    }
  } catch (error) {
    removeMade()
    throw error
  }
  return removeMade
}

const another = 'name another folder with --out'

function refuseSources(outDir: string, sources: readonly string[]): void {
  // Only the parent is resolved. If `outDir` itself is a symbolic link, refuseForeign() reports it.
  const real = join(realPath(dirname(resolve(outDir))), basename(outDir))
  for (const source of sources)
    if (holds(real, realPath(source))) {
      const what = real === realPath(source) ? 'what the site is made from' : source
      throw new OutputError(`${outDir} holds ${what}; ${another}`)
    }
  // The project may contain the output folder.
  for (const source of sources.slice(1))
    if (holds(realPath(source), real))
      throw new OutputError(`${outDir} is inside ${source}, from which the site is made; ${another}`)
}

function refuseForeign(outDir: string): void {
  const stats = tellSystemError(outDir, () => lstatSync(outDir, { throwIfNoEntry: false }))
  if (!stats) return
  if (stats.isSymbolicLink())
    throw new OutputError(`${outDir} is a link; name the folder it leads to with --out`)
  if (!stats.isDirectory()) throw new OutputError(`${outDir} is a file; name a folder with --out`)
  if (stats.dev !== statSync(dirname(outDir)).dev) throw mountPoint(outDir)
  if (existsSync(join(outDir, marker))) return
  if (tellSystemError(outDir, () => readdirSync(outDir)).length === 0) return
  throw new OutputError(`${outDir} was not made by this build, so it is not replaced; ${another}`)
}
