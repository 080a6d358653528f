/** Whether content/ still is the sample that the specification describes, file by file. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutMarks } from '../../generator/read/copy/claim-spans'
import { filesBelow } from '../helpers/files'
import { rawFile } from '../helpers/raw-content'
import type { Raw } from '../helpers/raw-content'
import { recordFirstFirm } from './first-firm'

const recordFile = fileURLToPath(new URL('recorded.json', import.meta.url))

const labelsFile = fileURLToPath(new URL('../../templates/model/labels/en.json', import.meta.url))

/** The labels, without the copy that names facts of the firm, and without words that only a firm can claim. */
function labelsOf(contentDir: string): unknown {
  const ofFile = (name: string): Raw =>
    JSON.parse(JSON.stringify(rawFile(contentDir, name).data), (_, value: unknown) =>
      typeof value === 'string' ? withoutMarks(value, () => true) : value,
    )
  const { contact: _, ...frame } = ofFile('shared/frame.md')
  delete frame.footer.text
  return {
    'shared/frame.md': frame,
    'shared/drawings.md': ofFile('shared/drawings.md'),
    'shared/plates.md': ofFile('shared/plates.md'),
  }
}

/** The SHA-256 of each Markdown file below a folder, by its name. Line endings do not count. */
function hashesOf(contentDir: string): Record<string, string> {
  const files = filesBelow(contentDir).filter((file) => file.endsWith('.md'))
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(contentDir, file), 'utf8').replaceAll('\r\n', '\n'))
      .digest('hex')
  return Object.fromEntries(files.map((file) => [file, hash(file)]))
}

/** The first file, by its name, that is not as it was recorded, is new or is missing; undefined when none is. */
export function firstDifference(contentDir: string): string | undefined {
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>
  const found = hashesOf(contentDir)
  return [...new Set([...Object.keys(recorded), ...Object.keys(found)])]
    .sort()
    .find((file) => recorded[file] !== found[file])
}

/** Records the files of a folder as the sample, the names in them, and the labels that hold for any firm. */
export function record(contentDir: string): void {
  writeFileSync(labelsFile, `${JSON.stringify(labelsOf(contentDir), null, 2)}\n`)
  writeFileSync(recordFile, `${JSON.stringify(hashesOf(contentDir), null, 2)}\n`)
  recordFirstFirm(contentDir)
}
