/**
 * A build of what was built already does nothing. The record of the last build into a folder holds a hash
 * of everything it was made from, and what it left there; only when both are as they were is it so.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hashOf } from '../content/hash'
import { byName } from '../content/names'
import { programFile } from './one-file'
import { projectDir } from './paths'
import { readRecord, writeRecord } from './record'
import { stampFrom } from './tree'
import type { Tree } from './tree'

/** The generator, and what it says of its packages; the last is what npm says that it installed. */
const code = [
  'build.ts',
  'build',
  'client',
  'content',
  'templates',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
]

/** The last build into a folder. */
export interface Built<Result> {
  /** SourceHashes.whole */
  sources: string
  files: SourceHashes['files']
  /** What it left there. */
  tree: Tree
  /** What it said. */
  result: Result
}

export const readBuilt = <Result>(outDir: string) => readRecord<Built<Result>>(outDir, 'site')

/** Notes a build that is done. */
export function noteBuilt<Result>(
  outDir: string,
  { whole, files }: SourceHashes,
  { tree, result }: Pick<Built<Result>, 'tree' | 'result'>,
): void {
  writeRecord(outDir, 'site', { sources: whole, files, tree, result } satisfies Built<Result>)
}

export interface SourceHashes {
  /** Of everything. */
  whole: string
  /** Of everything but the files of cities. */
  basis: string
  /** Of the file of each city, by its name in the content folder. */
  cities: ReadonlyMap<string, string>
  /** Of each file by its path, with the stamp it had; that is empty while another change may not show in it. */
  files: Readonly<Record<string, readonly [stamp: string, hash: string]>>
}

/** What a site is made from. Absolute paths; whatever else there is changes the output. */
export interface Sources {
  contentDir: string
  publicDir: string
  outDir: string
  [flag: string]: unknown
}

/** Two changes within so long may have one time: that of files on FAT goes in such steps. */
const clockStep = 2000 // ms

/**
 * Hashes of every byte of it, the version of Node, and the flags; undefined when it cannot be read. Of a file
 * that has the stamp by which it is known, the known hash is taken; of an `unread` city without a look at it.
 */
export function hashSources(
  { contentDir, publicDir, outDir, ...flags }: Sources,
  known: SourceHashes['files'] = {},
  unread: ReadonlySet<string> = new Set(),
): SourceHashes | undefined {
  const begin = Date.now()
  const basis: unknown[] = [process.version, flags]
  const cities = new Map<string, string>()
  const files: Record<string, [stamp: string, hash: string]> = {}
  const hash = (folder: string, file: string): string => {
    // join() takes a third of the time that looking at the file does.
    const path = `${folder}/${file}`
    const stats = statSync(path)
    // The time of the last change of anything, which nobody can set back.
    const stamp = `${stampFrom(stats)} ${stats.ctimeMs}`
    const last = known[path]
    const hash = last?.[0] === stamp ? last[1] : hashOf(readFileSync(path))
    files[path] = [Math.max(stats.mtimeMs, stats.ctimeMs) < begin - clockStep ? stamp : '', hash]
    return hash
  }
  const add = (folder: string, file: string) => basis.push([file, hash(folder, file)])
  try {
    // What runs is what counts, also where a package was changed by hand, or code after the program began.
    if (programFile) add(dirname(programFile), basename(programFile))
    for (const name of code.filter((name) => existsSync(join(projectDir, name))))
      for (const file of filesAt(projectDir, name)) {
        // The owner's words are read where they really are.
        if (name !== 'content' || file.endsWith('.ts')) add(projectDir, file)
      }
    for (const file of filesAt(contentDir, ''))
      if (unread.has(file)) cities.set(file, known[`${contentDir}/${file}`]![1])
      else if (/^locations\//.test(file)) cities.set(file, hash(contentDir, file))
      else add(contentDir, file)
    basis.push('public')
    for (const file of filesAt(publicDir, '')) add(publicDir, file)
  } catch {
    // The build says what is wrong.
    return undefined
  }
  // Copy may say how many cities there are.
  basis.push(['cities', cities.size])
  const hashOfBasis = hashOf(JSON.stringify(basis))
  return { basis: hashOfBasis, whole: hashOfBasis + hashOf(JSON.stringify([...cities])), cities, files }
}

/** The files at or below a name, in one order. Links are followed by the checks of the build, not here. */
function filesAt(folder: string, name: string): string[] {
  const below = (at: string): string[] =>
    readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) => {
      const inside = at === '' ? entry.name : `${at}/${entry.name}`
      return entry.isDirectory() ? below(inside) : [inside]
    })
  return /\.\w+$/.test(name) ? [name] : below(name).sort(byName)
}
