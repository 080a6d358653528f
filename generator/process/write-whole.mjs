// @ts-check
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file in one step, so that another process never reads half of it, and neither a build that is killed nor a
 * power cut leaves half of one.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
export function writeWhole(path, contents) {
  const fresh = `${path}-${process.pid}`
  try {
    rmSync(fresh, { force: true })
    const file = openSync(fresh, 'wx')
    try {
      writeFileSync(file, contents)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(fresh, path)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}
