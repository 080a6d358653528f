import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Set in a bundle, which stands elsewhere than its sources. */
declare const PROJECT_DIR: string | undefined

export const projectDir =
  typeof PROJECT_DIR === 'string'
    ? PROJECT_DIR
    : fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1)

export const contentDir = `${projectDir}/content`
export const publicDir = `${projectDir}/public`
export const outDir = `${projectDir}/dist`

/** Whether Node was started with the module of this address. */
export const isProgram = (url: string): boolean => process.argv[1] === fileURLToPath(url)

/** The path once links in what exists of it are followed. */
export function realPath(given: string): string {
  const path = resolve(given)
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path))
}

/** Whether a folder is another one, or holds it. Both are real paths. */
export function holds(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(outer, way) === inner
}
