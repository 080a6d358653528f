/** Where the files that the editor changes are. */
import { relative, sep } from 'node:path'
import { projectDir } from '../process/paths'
import type { ContentFolders } from '../read/reader'
import type { Places } from './config'

/** The innermost folder that holds both. */
export function sharedFolder(a: string, b: string): string {
  const [parts, others] = [a.split(sep), b.split(sep)]
  const differ = parts.findIndex((part, i) => part !== others[i] || i === parts.length - 1)
  return parts.slice(0, differ).join(sep) || sep
}

/** Both folders as seen from another, with forward slashes. */
export const placesIn = (root: string, { contentDir, publicDir }: ContentFolders): Places => {
  const [content, pictures] = [contentDir, publicDir].map((path) => relative(root, path).replaceAll(sep, '/'))
  return { content: content!, public: pictures! }
}

/** Both in the repository: that is this project, or another one when they stand outside of it. */
export const placesInRepository = (folders: ContentFolders): Places => {
  const shared = sharedFolder(folders.contentDir, folders.publicDir)
  const isInProject = `${shared}${sep}`.startsWith(`${projectDir}${sep}`)
  return placesIn(isInProject ? projectDir : shared, folders)
}
