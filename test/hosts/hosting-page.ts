/** docs/hosting.md, and the host files that it shows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../../generator/process/paths'

export const hostingPage = readFileSync(join(projectDir, 'docs/hosting.md'), 'utf8')

/** Returns the only block of code in a language. */
export function blockOf(language: string): string {
  const blocks = [...hostingPage.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))]
  if (blocks.length !== 1) throw new Error(`docs/hosting.md has ${blocks.length} blocks of ${language}`)
  return blocks[0]![1]!
}
