import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Defined by esbuild in a bundle, because a bundle is not where its sources are. */
declare const PROJECT_DIR: string | undefined

export const projectDir =
  typeof PROJECT_DIR === 'string'
    ? PROJECT_DIR
    : fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1)

export const contentDir = `${projectDir}/content`
export const publicDir = `${projectDir}/public`
export const outDir = `${projectDir}/dist`

/** Returns the public folder beside a content folder, as given. Undefined when there is none. */
export function publicBeside(content: string): string | undefined {
  const beside = join(dirname(content), 'public')
  return existsSync(beside) ? beside : undefined
}

/** True when Node was started with the module at this URL. */
export const isProgram = (url: string): boolean => process.argv[1] === fileURLToPath(url)

/** Returns the absolute path with symbolic links resolved. The last parts of it need not exist yet. */
export function realPath(given: string): string {
  const path = resolve(given)
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path))
}

/** True when `outer` is `inner` or contains it. Both must be real paths. */
export function holds(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(outer, way) === inner
}
