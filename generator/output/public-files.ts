import { ContentError } from '../content/problems'
import { filesIn, irregular } from '../content/folder'

/**
 * The addresses of the files in the public folder, which are copied byte for byte.
 * @throws {ContentError} for a link, which would put a file from elsewhere on the web.
 */
export function publicFiles(publicDir: string): string[] {
  const files = filesIn(publicDir, true)
  const problems = files
    .filter(({ regular }) => !regular)
    .map(({ file }) => ({ file: `public/${file}`, line: 1, column: 1, message: irregular }))
  if (problems.length > 0) throw new ContentError(problems)
  return files.map(({ file }) => `/${file}`)
}
