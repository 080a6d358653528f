/** Tells whether content/ is still the sample that the specification describes, file by file. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guideFile } from '../../generator/read/files/content-folder'
import { filesBelow } from '../helpers/files'

const recordFile = fileURLToPath(new URL('recorded.json', import.meta.url))

/** Returns the SHA-256 of each Markdown file below a folder, by name. Line endings do not count. */
function hashesOf(contentDir: string): Record<string, string> {
  const files = filesBelow(contentDir).filter((file) => file.endsWith('.md') && file !== guideFile)
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(contentDir, file), 'utf8').replaceAll('\r\n', '\n'))
      .digest('hex')
  return Object.fromEntries(files.map((file) => [file, hash(file)]))
}

/** Returns the first file, by name, that has changed, is new or is missing. */
export function firstDifference(contentDir: string): string | undefined {
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>
  const found = hashesOf(contentDir)
  return [...new Set([...Object.keys(recorded), ...Object.keys(found)])]
    .sort()
    .find((file) => recorded[file] !== found[file])
}

/** Records the files of a folder as the sample. */
export function record(contentDir: string): void {
  writeFileSync(recordFile, `${JSON.stringify(hashesOf(contentDir), null, 2)}\n`)
}
