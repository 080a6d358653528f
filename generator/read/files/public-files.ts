/** Lists the files of the public folder, and finds those that may not be there. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, problemIn, tooLarge } from '../source/problems'
import type { Problem } from '../source/problems'
import { filesIn, irregular, isFolder, maxPublicBytes, reading } from './regular-file'
import type { SourceFile } from './regular-file'
import { foldersOf } from '../../../templates/model/page-files'

/**
 * Returns the addresses of the files in the public folder, without the files that operating systems put into any
 * folder.
 * @throws {ContentError} for files that would be published by mistake, such as links and hidden files, and for files
 * that are too large.
 */
export function publicFiles(publicDir: string): string[] {
  // A missing folder is reported together with the problems of the content.
  if (!isFolder(publicDir)) return []
  const found = reading('public', () => filesIn(publicDir, true))
  const files = found.filter(({ file }) => !leftBySystem.test(file))
  const names = files.map(({ file }) => file)
  const problems = [...straysIn(names), ...wrongFiles(publicDir, files)]
  if (problems.length > 0) throw new ContentError(problems)
  return names.map((name) => `/${name}`)
}

const problem = (name: string, message: string): Problem => problemIn(`public/${name}`, message)

/** Returns a file and all folders that contain it, outermost first. */
const partsOf = (name: string) => [...foldersOf(name), name]

function wrongFiles(publicDir: string, files: readonly SourceFile[]): Problem[] {
  const sizeOf = (file: string) => reading(`public/${file}`, () => lstatSync(join(publicDir, file)).size)
  return files.flatMap(({ file, regular }) => {
    const wrong = regular ? tooLarge(sizeOf(file), maxPublicBytes) : irregular
    return wrong === undefined ? [] : problem(file, wrong)
  })
}

/** Files that macOS and Windows put into any folder that is opened. They are skipped, because owners never see them. */
const leftBySystem = /(^|\/)(\.ds_store|\._[^/]*|thumbs\.db|desktop\.ini)$/i

/** Hidden files and leftovers of editors. They may contain things that nobody should read. */
const stray = /(^|\/)(\.[^/]*|#[^/]*#|~\$[^/]*|__macosx|[^/]*(~|\.(sw[a-p]|bak|orig|tmp)))$/i

/** Hidden names that hosts ask for. */
const wanted = new Set(['.well-known', '.nojekyll'])

/** Reports a folder such as .git once, not once for each of its files. */
function straysIn(names: readonly string[]): Problem[] {
  const found = names.flatMap(
    (name) => partsOf(name).find((part) => stray.test(part) && !wanted.has(part)) ?? [],
  )
  const message = 'would be on the web for everyone to read; move it out of public/, or delete it'
  return [...new Set(found)].map((name) => problem(name, message))
}
