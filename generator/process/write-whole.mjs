// @ts-check
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file in one step. Another process never reads half of it, and a killed build or a power cut never leaves
 * half of it.
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
