/**
 * A build of what was built already does nothing. The record of the last build into a folder holds a hash
 * of everything it was made from, and one of what it left there; only when both are as they were is it so.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../content/hash'
import { byName } from '../content/names'
import { projectDir } from './paths'
import { readRecord, writeRecord } from './record'
import { hashOfTree, stampsIn } from './tree'

/** The generator, and what it says of its packages; the last is what npm has really installed. */
const code = [
  'build.ts',
  'build',
  'client',
  'content',
  'templates',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
]

interface Built<Result> {
  sources: string
  tree: string
  /** What the build said. */
  result: Result
}

/** What the last build into a folder said, when another would make the same; undefined otherwise. */
export function whatWasBuilt<Result>(outDir: string, { whole }: SourceHashes): Result | undefined {
  const record = readRecord<Built<Result>>(outDir, 'site')
  const stamps = record?.sources === whole && stampsIn(outDir)
  return stamps && record?.tree === hashOfTree(stamps) ? record.result : undefined
}

/** Notes a build that is done, and whose files have these stamps. */
export function noteBuilt(
  outDir: string,
  { whole }: SourceHashes,
  stamps: ReadonlyMap<string, string>,
  result: unknown,
): void {
  writeRecord(outDir, 'site', { sources: whole, tree: hashOfTree(stamps), result })
}

export interface SourceHashes {
  /** Of everything. */
  whole: string
  /** Of everything but the files of cities. */
  basis: string
  /** Of the file of each city, by its name in the content folder. */
  cities: ReadonlyMap<string, string>
}

/** What a site is made from. Absolute paths; whatever else there is changes the output. */
export interface Sources {
  contentDir: string
  publicDir: string
  outDir: string
  [flag: string]: unknown
}

/** Hashes of every byte of it, the version of Node, and the flags; undefined when it cannot be read. */
export function hashSources({ contentDir, publicDir, outDir, ...flags }: Sources): SourceHashes | undefined {
  const basis = createHash('sha1').update(JSON.stringify([process.version, flags]))
  const cities = new Map<string, string>()
  const add = (folder: string, file: string) => {
    const bytes = readFileSync(join(folder, file))
    // With its length, so that no two rows of files read the same.
    basis.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  try {
    for (const name of code.filter((name) => existsSync(join(projectDir, name))))
      for (const file of filesAt(projectDir, name)) {
        // The owner's words are read where they really are.
        if (name !== 'content' || file.endsWith('.ts')) add(projectDir, file)
      }
    for (const file of filesAt(contentDir, ''))
      if (/^locations\//.test(file)) cities.set(file, hashOf(readFileSync(join(contentDir, file))))
      else add(contentDir, file)
    for (const file of filesAt(publicDir, '')) add(publicDir, file)
  } catch {
    // The build says what is wrong.
    return undefined
  }
  const hash = basis.digest('base64')
  return { basis: hash, whole: hash + hashOf(JSON.stringify([...cities])), cities }
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
