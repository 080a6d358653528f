/**
 * The mark in a drawn file: a hash of what the file was drawn from. It tells whether the file is up to date,
 * and that `npm run draw` may replace or remove it. A file without a mark belongs to the owner of the site.
 */
import { createHash } from 'node:crypto'
import { maxPublicBytes, readRegular } from '../content/regular-file'

/** 64 bits of SHA-256 in hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

export const markText = (hash: string): string => `Drawn by npm run draw from ${hash}`

export const markedSvg = (text: string, hash: string): string => `<!-- ${markText(hash)} -->\n${text}`

const pattern = new RegExp(markText('([0-9a-f]{16})'))

/** The hash in the mark of a file; undefined when it has none, or when there is no such file. */
export function markOf(path: string): string | undefined {
  try {
    return pattern.exec(readRegular(path, path, maxPublicBytes).toString('latin1'))?.[1]
  } catch {
    return undefined
  }
}
