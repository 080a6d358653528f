/** What a build notes of an output folder for the next one, in node_modules/.cache. */
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { projectDir } from './paths'
import { writeWhole } from './write-whole'

/** Undefined when nothing was noted, or it cannot be read. What it holds is to be doubted by the caller. */
export function readRecord<T>(outDir: string, kind: string): T | undefined {
  try {
    const text = readFileSync(pathOf(outDir, kind), 'utf8')
    return JSON.parse(text.slice(text.indexOf('\n'))) as T
  } catch {
    return undefined
  }
}

/** Where nothing can be noted, the next build makes everything again. */
export function writeRecord(outDir: string, kind: string, record: unknown): void {
  const path = pathOf(outDir, kind)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, `${outDir}\n${JSON.stringify(record)}`)
    forgetGone(dirname(path))
  } catch {
    return
  }
}

/** Removes what was noted of folders that are gone. */
function forgetGone(records: string): void {
  for (const name of readdirSync(records)) {
    const path = join(records, name)
    if (!existsSync(firstLine(path))) rmSync(path, { force: true })
  }
}

/** Of a record: the folder it is about. */
function firstLine(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(longestPath)
    return bytes.toString('utf8', 0, readSync(file, bytes)).split('\n', 1)[0]!
  } finally {
    closeSync(file)
  }
}

/** Bytes; Linux allows no more. */
const longestPath = 4096

function pathOf(outDir: string, kind: string): string {
  const name = createHash('sha1').update(outDir).digest('hex').slice(0, 16)
  return join(projectDir, `node_modules/.cache/built/${name}-${kind}.json`)
}
