import { existsSync } from 'node:fs'
import glob from 'fast-glob'
import { byName } from '../content/reader'

/** The addresses of the files in the public folder, which are copied byte for byte. */
export function publicFiles(publicDir: string): string[] {
  if (!existsSync(publicDir)) return []
  return glob
    .sync('**/*', { cwd: publicDir, dot: true })
    .sort(byName)
    .map((file) => `/${file}`)
}
