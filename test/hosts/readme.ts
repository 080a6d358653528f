import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../../generator/paths'

/** The one block of the README in this language. @throws when there is none, or another. */
export function snippet(language: string): string {
  const readme = readFileSync(join(projectDir, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(new RegExp('```' + language + '\n([\\s\\S]*?)```', 'g'))]
  if (blocks.length !== 1) throw new Error(`README.md has ${blocks.length} blocks of ${language}`)
  return blocks[0]![1]!
}
