/**
 * The output folder. A site is written into a folder beside the real one and swapped in at the end, so that a
 * build that fails or is killed leaves the last site as it was.
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
  /** Puts the new site in the place of the last one, which is removed once `tell` has said so. */
  commit: (tell?: () => void) => Promise<void>
  /** Removes what was written; the last site stays. */
  discard: () => void
  /** To be called now and then where nothing else runs for long: shows other builds that this one lives. */
  renew: () => void
}

/**
 * `sources` are the folders the site is made from, the project first; it may never touch them.
 * @throws {OutputError} when the folder was not made by this build, cannot be written, or is being written by
 * another build. Its methods throw it too.
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

/** Puts back the last site where a build was killed after it took it away, as the next build would. */
export function putBack(outDir: string): void {
  if (existsSync(outDir) || !existsSync(dirname(outDir))) return
  if (!leftovers(outDir).some(({ kind }) => kind === 'old')) return
  try {
    const { release } = lock(outDir)
    recover(outDir)
    release()
  } catch {
    // A build is running, and has the new site ready; or nothing may be written, which the next build tells.
  }
}

/**
 * Makes a folder and those above it, for a web server to enter whatever the umask is; all of them or none. Gives back
 * how to remove those that it made.
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
  // What is itself a link is refused with other words.
  const real = join(realPath(dirname(resolve(outDir))), basename(outDir))
  for (const source of sources)
    if (holds(real, realPath(source))) {
      const what = real === realPath(source) ? 'what the site is made from' : source
      throw new OutputError(`${outDir} holds ${what}; ${another}`)
    }
  // The project itself may hold it.
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
