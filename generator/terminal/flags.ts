/** What the commands can be asked for, and how they refuse anything else. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { showFolders } from '../read/source/problems'
import type { ContentFolders } from '../read/reader'
import * as paths from '../process/paths'
import type { Shard } from '../shares/shard'

/** Absolute paths. */
export interface BuildOptions extends ContentFolders {
  outDir: string
  /** Keeps the site out of search engines. */
  preview: boolean
  /** Puts a .br and a .gz beside each text file. */
  compress?: boolean
  /** Adds the owner's editor, at /admin/. */
  admin?: boolean | undefined
  /** Makes only these pages; copied together, all shards are the whole site. */
  shard?: Shard | undefined
  /** Gives each city a picture of its own for sharing, however many there are. */
  allPictures?: boolean | undefined
  /** Threads that make the pages; left out, as many as the site is worth. */
  workers?: number | undefined
  /** The day, "2026-03-14", that decides which notices are shown; left out, today. */
  today?: string | undefined
}

/** A mistake in what was asked for. Its message is all that is said of it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * What parseArgs of Node makes of the flags and words behind a command.
 * @throws {UsageError} that names the flags there are, for any other flag or word, and for a value that is missing.
 */
export function readFlags<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  const known = Object.keys(config.options ?? {}).map((name) => `--${name}`)
  const flags = known.length > 0 ? `flags: ${known.join(', ')}` : 'there are no flags'
  try {
    return parseArgs(config)
  } catch (error) {
    // What follows the first sentence is advice to programmers.
    throw new UsageError(`${(error as Error).message.split(/\.\s/)[0]}; ${flags}`)
  }
}

/** The whole number in `text`, which messages call `name`. @throws {UsageError} for anything else. */
export function readNumber(text: string, name: string, [least, most]: readonly [number, number]): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (number >= least && number <= most) return number
  throw new UsageError(`${name} is "${text}"; write a number from ${least} to ${most}`)
}

/** @throws {UsageError} */
export function parseFlags(args: string[]): BuildOptions & { timings: boolean } {
  const { values } = readFlags({
    args,
    options: {
      content: { type: 'string', default: paths.contentDir },
      public: { type: 'string', default: paths.publicDir },
      out: { type: 'string', default: paths.outDir },
      preview: { type: 'boolean', default: false },
      compress: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
      shard: { type: 'string' },
      workers: { type: 'string' },
      'all-pictures': { type: 'boolean', default: false },
      timings: { type: 'boolean', default: false },
    },
  })
  const { preview, compress, admin, shard, workers, timings } = values
  return {
    ...givenFolders(values.content, values.public),
    outDir: resolve(values.out),
    preview,
    compress,
    admin,
    shard: shard === undefined ? undefined : parseShard(shard),
    workers: workers === undefined ? undefined : parseWorkers(workers),
    allPictures: values['all-pictures'],
    timings,
  }
}

/** The folders that `--content` and `--public` give, as absolute paths. Messages name them as they were given. */
export function givenFolders(content: string, publicDir: string): ContentFolders {
  showFolders({
    ...(content !== paths.contentDir && { content }),
    ...(publicDir !== paths.publicDir && { public: publicDir }),
  })
  return { contentDir: resolve(content), publicDir: resolve(publicDir) }
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
