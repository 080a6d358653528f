import { renameSync, writeFileSync } from 'node:fs'

/** In one step, so that another process never reads half of it, and a build that is killed leaves none. */
export function writeWhole(path: string, contents: string | Uint8Array): void {
  const fresh = `${path}-${process.pid}`
  writeFileSync(fresh, contents)
  renameSync(fresh, path)
}
