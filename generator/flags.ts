/** What `npm run build` can be asked for. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ContentFolders } from './content/reader'
import * as paths from './paths'

/** Absolute paths. */
export interface BuildOptions extends ContentFolders {
  outDir: string
  /** Keeps the site out of search engines. */
  preview: boolean
  /** Puts a .br and a .gz beside each text file. */
  compress?: boolean
  /** Makes only these pages; copied together, all shards are the whole site. */
  shard?: Shard | undefined
  /** Threads that make the pages; left out, as many as the site is worth. */
  workers?: number | undefined
}

/** A share of the pages, so that several machines make one large site. */
export interface Shard {
  /** From 1 to `of`. */
  number: number
  of: number
}

/** A mistake in what was asked for. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** @throws {UsageError} for a value that means nothing, and what parseArgs throws for an unknown flag. */
export function parseFlags(args: string[]): BuildOptions & { timings: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      content: { type: 'string', default: paths.contentDir },
      public: { type: 'string', default: paths.publicDir },
      out: { type: 'string', default: paths.outDir },
      preview: { type: 'boolean', default: false },
      compress: { type: 'boolean', default: false },
      shard: { type: 'string' },
      workers: { type: 'string' },
      timings: { type: 'boolean', default: false },
    },
  })
  const { preview, compress, shard, workers, timings } = values
  return {
    contentDir: resolve(values.content),
    publicDir: resolve(values.public),
    outDir: resolve(values.out),
    preview,
    compress,
    shard: shard === undefined ? undefined : parseShard(shard),
    workers: workers === undefined ? undefined : parseWorkers(workers),
    timings,
  }
}

/** "2/5" @throws {UsageError} */
function parseShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of)
    throw new UsageError(`--shard is "${text}"; write the part and how many there are, 2/5`)
  return { number, of }
}

/** Nobody has more cores, and each worker takes memory. */
const mostWorkers = 64

function parseWorkers(text: string): number {
  const workers = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (workers < 1 || workers > mostWorkers)
    throw new UsageError(`--workers is "${text}"; write how many threads make the pages, 1 to ${mostWorkers}`)
  return workers
}
