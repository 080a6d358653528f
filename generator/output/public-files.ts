import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, problemIn } from '../content/problems'
import { filesIn } from '../content/folder'
import { irregular, maxPublicBytes, reading, tooLarge } from '../content/regular-file'

/**
 * The addresses of the files in the public folder, which are copied byte for byte.
 * @throws {ContentError} for a link, which would put a file from elsewhere on the web, and a file that is too large.
 */
export function publicFiles(publicDir: string): string[] {
  const files = filesIn(publicDir, true)
  const sizeOf = (file: string) => reading(`public/${file}`, () => lstatSync(join(publicDir, file)).size)
  const problems = files.flatMap(({ file, regular }) => {
    const wrong = regular ? tooLarge(sizeOf(file), maxPublicBytes) : irregular
    return wrong === undefined ? [] : problemIn(`public/${file}`, wrong)
  })
  if (problems.length > 0) throw new ContentError(problems)
  return files.map(({ file }) => `/${file}`)
}
