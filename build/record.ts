/** What a build notes of an output folder for the next one, in node_modules/.cache. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectDir } from './paths'
import { writeWhole } from './write-whole'

/** Undefined when nothing was noted, or it cannot be read. What it holds is to be doubted by the caller. */
export function readRecord<T>(outDir: string, kind: string): T | undefined {
  try {
    return JSON.parse(readFileSync(pathOf(outDir, kind), 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Where nothing can be noted, the next build makes everything again. */
export function writeRecord(outDir: string, kind: string, record: unknown): void {
  const path = pathOf(outDir, kind)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, JSON.stringify(record))
  } catch {
    return
  }
}

function pathOf(outDir: string, kind: string): string {
  const name = createHash('sha1').update(outDir).digest('hex').slice(0, 16)
  return join(projectDir, `node_modules/.cache/built/${name}-${kind}.json`)
}
