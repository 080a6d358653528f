/** The files of the public folder: all that are there, and which of them may not be. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, problemIn, tooLarge } from '../source/problems'
import type { Problem } from '../source/problems'
import { filesIn, irregular, isFolder, maxPublicBytes, reading } from './regular-file'
import type { SourceFile } from './regular-file'
import { foldersOf, nameOnDisk } from '../../../templates/model/page-files'

/**
 * The addresses of the files in the public folder, without what systems leave in any folder.
 * @throws {ContentError} for what would be on the web by mistake, such as links and hidden files; for what is too
 * large; and for names that a disk of Windows or macOS cannot tell apart.
 */
export function publicFiles(publicDir: string): string[] {
  // That there is none is told together with what is wrong with the content.
  if (!isFolder(publicDir)) return []
  const found = reading('public', () => filesIn(publicDir, true))
  const files = found.filter(({ file }) => !leftBySystem.test(file))
  const names = files.map(({ file }) => file)
  const strays = straysIn(names)
  const problems = [...strays, ...wrongFiles(publicDir, files), ...twinsIn(names)]
  if (problems.length > 0) throw new ContentError(problems)
  return names.map((name) => `/${name}`)
}

const problem = (name: string, message: string): Problem => problemIn(`public/${name}`, message)

/** A file with all folders it stands in, outermost first. */
const partsOf = (name: string) => [...foldersOf(name), name]

function wrongFiles(publicDir: string, files: readonly SourceFile[]): Problem[] {
  const sizeOf = (file: string) => reading(`public/${file}`, () => lstatSync(join(publicDir, file)).size)
  return files.flatMap(({ file, regular }) => {
    const wrong = regular ? tooLarge(sizeOf(file), maxPublicBytes) : irregular
    return wrong === undefined ? [] : problem(file, wrong)
  })
}

/** What macOS and Windows put into any folder that is looked at. It is left out, because owners never see it. */
const leftBySystem = /(^|\/)(\.ds_store|\._[^/]*|thumbs\.db|desktop\.ini)$/i

/** Hidden files and those that editors leave behind. They may hold what nobody should read. */
const stray = /(^|\/)(\.[^/]*|#[^/]*#|~\$[^/]*|__macosx|[^/]*(~|\.(sw[a-p]|bak|orig|tmp)))$/i

/** Hidden names that hosts ask for. */
const wanted = new Set(['.well-known', '.nojekyll'])

/** Of a folder such as .git one problem, not one for each of its files. */
function straysIn(names: readonly string[]): Problem[] {
  const found = names.flatMap(
    (name) => partsOf(name).find((part) => stray.test(part) && !wanted.has(part)) ?? [],
  )
  const message = 'would be on the web for everyone to read; move it out of public/, or delete it'
  return [...new Set(found)].map((name) => problem(name, message))
}

/** Names that differ only in capitals, or in how an accent is stored. */
function twinsIn(names: readonly string[]): Problem[] {
  const first = new Map<string, string>()
  const twins = new Map<string, string>()
  for (const part of names.flatMap(partsOf)) {
    const key = nameOnDisk(part)
    if (!first.has(key)) first.set(key, part)
    else if (first.get(key) !== part) twins.set(part, first.get(key)!)
  }
  return [...twins].map(([name, other]) =>
    problem(
      name,
      `differs from public/${other} only in capitals or in how an accent is stored, and Windows and macOS keep only one of them; rename it`,
    ),
  )
}
