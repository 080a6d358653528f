/** `--compress`: a .br and a .gz beside each text file, for hosts that send them as they are. */
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Output } from './write'

/** Endings of files that become smaller, with their media types; pictures and fonts are packed already. */
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

/** Sizes in bytes of all the files that were compressed; a file of several names counts once. */
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
 * Compresses what was written so far, on all cores: zlib works in threads of its own. A file that would
 * not become smaller gets none. `told` hears how many are done.
 */
export async function compress(
  output: Pick<Output, 'write' | 'read' | 'written'>,
  told: (done: number, of: number) => void = () => {},
): Promise<Compressed> {
  const written = output.written()
  const texts = written.filter(([file]) => endings.has(file!.slice(file!.lastIndexOf('.') + 1)))
  // What the owner packed stays.
  const taken = new Set(written.flat())
  const put = (names: readonly string[], ending: string, packed: Buffer) => {
    const free = names.map((name) => name + ending).filter((name) => !taken.has(name))
    if (free.length > 0) output.write(free, packed)
  }
  const sums: Compressed = { files: 0, before: 0, br: 0, gz: 0 }
  const left = [...texts].reverse()
  const work = async () => {
    for (let names = left.pop(); names; names = left.pop()) {
      const bytes = output.read(names[0]!)
      const [br, gz] = await Promise.all([brotli(bytes, best), deflate(bytes, { level: 9 })])
      if (br.length < bytes.length) put(names, '.br', br)
      if (gz.length < bytes.length) put(names, '.gz', gz)
      sums.files++
      sums.before += bytes.length
      sums.br += Math.min(br.length, bytes.length)
      sums.gz += Math.min(gz.length, bytes.length)
      told(sums.files, texts.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return sums
}
