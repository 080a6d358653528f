/**
 * The mark that a drawn file carries: a hash of what it was drawn from. It tells whether the file would be
 * drawn the same again, and that it is ours to replace or to remove. A file without it is the owner's.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import { withComment } from './png'

const words = 'Drawn by npm run draw from '
const pattern = new RegExp(`${words}([0-9a-f]{16})`)

/** The mark stands near the beginning, so that large files need not be read. */
const begin = 200 // bytes

/** The hash that a file was marked with; undefined when it has no mark, or there is no such file. */
export function markOf(path: string): string | undefined {
  try {
    return pattern.exec(beginningOf(path))?.[1]
  } catch {
    return undefined
  }
}

function beginningOf(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(begin)
    return bytes.toString('latin1', 0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

export const markedSvg = (text: string, hash: string): string => `<!-- ${words}${hash} -->\n${text}`

export const markedPng = (png: Buffer, hash: string): Buffer => withComment(png, `${words}${hash}`)
