/**
 * A build of what was built already does nothing. The record of the last build into a folder holds a hash
 * of everything it was made from, and one of what it left there; only when both are as they were is it so.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { byName } from '../content/names'
import { projectDir } from './paths'
import { hashTree } from './tree'

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

const pathOf = (outDir: string) =>
  join(projectDir, 'node_modules/.cache/built', `${sha1(outDir).replaceAll('/', '-')}.json`)

/** What the last build into a folder said, when another would make the same; undefined otherwise. */
export function whatWasBuilt<Result>(outDir: string, sources: string): Result | undefined {
  try {
    const record = JSON.parse(readFileSync(pathOf(outDir), 'utf8')) as Built<Result>
    return record.sources === sources && record.tree === hashTree(outDir) ? record.result : undefined
  } catch {
    // Never written, or not by this version, or cut off: then the site is made.
    return undefined
  }
}

/** Notes a build that is done. Where nothing can be noted, the next build makes everything again. */
export function noteBuilt(outDir: string, sources: string, result: unknown): void {
  const path = pathOf(outDir)
  const fresh = `${path}-${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(fresh, JSON.stringify({ sources, tree: hashTree(outDir), result }))
    renameSync(fresh, path)
  } catch {
    return
  }
}

/** What a site is made from. Absolute paths; whatever else there is changes the output. */
export interface Sources {
  contentDir: string
  publicDir: string
  outDir: string
  [flag: string]: unknown
}

/** A hash of every byte of it, the version of Node, and the flags; undefined when it cannot be read. */
export function hashSources({ contentDir, publicDir, outDir, ...flags }: Sources): string | undefined {
  const hash = createHash('sha1').update(JSON.stringify([process.version, flags]))
  const add = (folder: string, name = '') => {
    for (const file of filesAt(folder, name)) {
      const bytes = readFileSync(join(folder, file))
      // With its length, so that no two rows of files read the same.
      hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
    }
  }
  try {
    for (const name of code) if (existsSync(join(projectDir, name))) add(projectDir, name)
    add(contentDir)
    add(publicDir)
    return hash.digest('base64')
  } catch {
    // The build says what is wrong.
    return undefined
  }
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

const sha1 = (text: string) => createHash('sha1').update(text).digest('base64')
