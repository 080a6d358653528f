/** `--compress`: writes compressed copies (.br, .gz) of text files, for hosts that send them as they are. */
import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '../read/files/regular-file'
import { append } from '../read/source/findings'
import { onAllCores } from '../process/on-all-cores'
import { createProgress } from '../process/progress'
import type { Output } from './output'

/** Extensions of files worth compressing, with their media types. Pictures and fonts are already compressed. */
export const textTypes = [
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['svg', 'image/svg+xml'],
  ['xml', 'application/xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['json', 'application/json'],
  ['webmanifest', 'application/manifest+json'],
] as const

const endings: ReadonlySet<string> = new Set(textTypes.map(([ending]) => ending))

/** Total bytes of the compressed files. A file with several names counts once. */
export interface Compressed {
  files: number
  before: number
  br: number
  gz: number
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const best = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

/**
 * Compresses every text file of the new site, on all cores, because zlib runs in its own threads. A file that would
 * not shrink gets no copy. A .br or .gz file of the owner's stays. Returns the total sizes.
 */
export async function compress({ folder, write }: Pick<Output, 'folder' | 'write'>): Promise<Compressed> {
  const files = filesIn(folder, true).map(({ file }) => file)
  const taken = new Set(files)
  const texts = byInode(
    folder,
    files.filter((file) => endings.has(file.slice(file.lastIndexOf('.') + 1))),
  )
  const writePacked = (names: readonly string[], ending: string, packed: Buffer) => {
    // No disk takes a name of more bytes.
    const fits = (name: string) => !taken.has(name) && Buffer.byteLength(basename(name)) <= 255
    const free = names.map((name) => name + ending).filter(fits)
    if (free.length > 0) write(free, packed)
  }
  const progress = createProgress('compressed', texts.length)
  const sums: Compressed = { files: 0, before: 0, br: 0, gz: 0 }
  await onAllCores(texts, async (names) => {
    const bytes = readFileSync(join(folder, names[0]!))
    const [br, gz] = await Promise.all([brotli(bytes, best), deflate(bytes, { level: 9 })])
    if (br.length < bytes.length) writePacked(names, '.br', br)
    if (gz.length < bytes.length) writePacked(names, '.gz', gz)
    sums.files++
    sums.before += bytes.length
    sums.br += Math.min(br.length, bytes.length)
    sums.gz += Math.min(gz.length, bytes.length)
    progress(1)
  })
  return sums
}

/** Groups names that belong to the same file on disk. */
function byInode(folder: string, files: readonly string[]): string[][] {
  const names = new Map<number, string[]>()
  for (const file of files) append(names, statSync(join(folder, file)).ino, file)
  return [...names.values()]
}
