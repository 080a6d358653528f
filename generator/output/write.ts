/**
 * Writes the site into a folder beside the real one and swaps it in at the end, so that a build that
 * fails or is killed leaves the last site as it was.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { lock } from './lock'
import { OutputError, tellSystemError } from './output-error'
import { putHere } from './put'
import type { Put, Putter } from './put'
import { putAside } from './put-aside'
import { freshOf, giveBackSpare, recover, secondOf, swap, takeSpare } from './swap'
import type { Tree } from './tree'

/** Says that a folder was made by this build, and may be replaced by it. */
export const marker = '.made-by-build'
const markerText = 'This folder is made by `npm run build` and replaced as a whole. Change nothing here.\n'

/** Pages whose writing is worth a thread, and whose removal is worth a process. */
const many = 500

export interface Output {
  /** The same under each of these names, which are relative to the folder, with forward slashes. */
  write: (files: readonly string[], contents: string | Uint8Array) => void
  /** Takes a file over from the site that stands there, under these names, as long as it has this stamp. */
  keep: (files: readonly string[], stamp: string) => void
  /** The names of each file so far, but for those taken over. */
  written: () => readonly (readonly string[])[]
  read: (file: string) => Buffer
  /** Copies files of a folder; they begin with a slash. */
  copy: (folder: string, files: string[]) => void
  /** Puts the new folder in the place of the old one, and gives back what stands there. */
  commit: () => Tree
  /** Removes what was written; the last site stays. */
  discard: () => void
}

export interface Expected {
  pages: number
  /** What it shares with others into the same folder: nothing, much with the next one, or with the last one too. */
  shares: 'nothing' | 'next' | 'last'
}

/**
 * `sources` are the folders the site is made from, which it may never touch. A site of many pages is
 * written in a thread of its own, so that what the disk refuses may be told with a later file.
 * @throws {OutputError} when the folder was not made by this build, cannot be written, or is being
 * written by another build.
 */
export async function openOutput(
  outDir: string,
  sources: string[],
  { pages, shares }: Expected,
): Promise<Output> {
  refuseSources(outDir, sources)
  refuseForeign(outDir)
  const guarded = <T>(act: () => T) => tellSystemError(outDir, act)
  guarded(() => mkdirSync(dirname(outDir), { recursive: true }))
  const unlock = guarded(() => lock(outDir))
  const fresh = freshOf(outDir)
  const isLarge = pages > many
  const isShared = isLarge && shares !== 'nothing' && knowsCase(outDir)
  const hasSpare = isShared && shares === 'last'
  const second = isShared && !hasSpare ? secondOf(outDir) : undefined
  const written: (readonly string[])[] = []
  let putter: Putter | undefined
  let isUntouched = true
  const put = (what: Put) => {
    isUntouched = false
    guarded(() => putter!.put(what))
  }
  const discard = () => {
    putter?.close()
    if (hasSpare && isUntouched) giveBackSpare(outDir)
    rmSync(fresh, { recursive: true, force: true })
    if (second !== undefined) rmSync(second, { recursive: true, force: true })
    unlock()
  }

  try {
    guarded(() => recover(outDir))
    if (hasSpare) guarded(() => takeSpare(outDir))
    putter = isLarge ? await putAside(fresh, second) : putHere(fresh)
    guarded(() => putter!.put({ files: [marker], from: { contents: markerText } }))
  } catch (error) {
    discard()
    throw error
  }
  return {
    write(files, contents) {
      put({ files, from: { contents } })
      written.push(files)
    },
    keep: (files, stamp) => put({ files, from: { link: join(outDir, files[0]!), stamp } }),
    written: () => written,
    read(file) {
      guarded(() => putter.drain())
      return readFileSync(join(fresh, file))
    },
    copy(folder, files) {
      for (const file of files.map((address) => address.slice(1))) {
        put({ files: [file], from: { copy: join(folder, file) } })
        written.push([file])
      }
    },
    commit() {
      const tree = guarded(() => putter.finish())
      putter.close()
      guarded(() => swap(outDir, { isLarge, hasSpare, second }))
      unlock()
      return tree
    },
    discard,
  }
}

function refuseSources(outDir: string, sources: string[]): void {
  const holds = (outer: string, inner: string) => {
    const way = relative(resolve(outer), resolve(inner))
    return way !== '..' && !way.startsWith(`..${sep}`) && resolve(outer, way) === resolve(inner)
  }
  const [, ...written] = sources
  for (const source of sources)
    if (holds(outDir, source)) throw new OutputError(`${outDir} holds ${what(outDir, source)}; ${another}`)
  for (const source of written)
    if (holds(source, outDir))
      throw new OutputError(`${outDir} is inside ${source}, from which the site is made; ${another}`)
}

const what = (outDir: string, source: string) =>
  resolve(outDir) === resolve(source) ? 'what the site is made from' : source

const another = 'name another folder with --out'

function refuseForeign(outDir: string): void {
  const stats = tellSystemError(outDir, () => lstatSync(outDir, { throwIfNoEntry: false }))
  if (!stats) return
  if (stats.isSymbolicLink())
    throw new OutputError(`${outDir} is a link; name the folder it leads to with --out`)
  if (!stats.isDirectory()) throw new OutputError(`${outDir} is a file; name a folder with --out`)
  if (existsSync(join(outDir, marker))) return
  if (tellSystemError(outDir, () => readdirSync(outDir)).length === 0) return
  throw new OutputError(`${outDir} was not made by this build, so it is not replaced; ${another}`)
}

/** Where "About" and "about" are one name, nobody knows which of two files stands in a folder. */
const knowsCase = (outDir: string) => !existsSync(join(outDir, marker.toUpperCase()))
