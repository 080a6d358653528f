/** What the commands can be asked for, and how they refuse anything else. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import type { ContentFolders } from '../read/reader'
import type { Shard } from '../shares/shard'
import { suggest } from '../../templates/model/suggest'
import { commands, helpOf } from './commands'
import type { Command, CommandName } from './commands'

/** Absolute paths. */
export interface BuildOptions extends ContentFolders {
  outDir: string
  /** Keeps the site out of search engines. */
  preview: boolean
  /** Puts a .br and a .gz beside each text file. */
  compress?: boolean
  /** Adds the owner's editor, at /admin/. */
  admin?: boolean | undefined
  /** Makes only these pages; put together, all shards are the whole site. */
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

/** Asked for by `--help`: what is printed of a command in place of doing it. */
export class HelpAsked extends Error {
  override name = 'HelpAsked'
}

/** What the flags of a command give: whether one is on, or the text behind one. */
type Values<F> = {
  -readonly [N in keyof F]: F[N] extends { value: string }
    ? F[N] extends { default: string }
      ? string
      : string | undefined
    : boolean
}

type FlagsOf<N extends CommandName> = (typeof commands)[N] extends { flags: infer F } ? F : object

/**
 * The flags and words behind a command, by its row in the table of commands.
 * @throws {UsageError} that suggests a flag or names all there are, for any other flag or word, and for a value that is
 * missing; {HelpAsked} for `--help` and `-h`.
 */
export function readFlags<N extends CommandName>(
  name: N,
  args: readonly string[] = process.argv.slice(2),
): { values: Values<FlagsOf<N>>; words: string[] } {
  const { flags = {}, words }: Command = commands[name]
  const options = Object.entries(flags).map(([flag, { value, default: usual }]) => [
    flag,
    value
      ? { type: 'string', ...(usual !== undefined && { default: usual }) }
      : { type: 'boolean', default: false },
  ])
  const parsed = parseOrRefuse({
    args: [...args],
    allowPositionals: words !== undefined,
    options: { ...Object.fromEntries(options), help: { type: 'boolean', short: 'h' } },
  })
  if (parsed.values.help) throw new HelpAsked(helpOf(name))
  return { values: parsed.values as Values<FlagsOf<N>>, words: parsed.positionals }
}

/** @throws {UsageError} */
function parseOrRefuse(config: ParseArgsConfig & { options: object }) {
  try {
    return parseArgs(config)
  } catch (error) {
    // What follows the first sentence is advice to programmers.
    const [what = ''] = (error as Error).message.split(/\.\s/)
    const unknown = /^Unknown option '(.*)'$/.exec(what)?.[1]
    const known = Object.keys(config.options).map((name) => `--${name}`)
    throw new UsageError(`${what}; ${unknown ? suggest(unknown, known) : '--help lists the flags'}`)
  }
}

/** The whole number in `text`, which messages call `name`. @throws {UsageError} for anything else. */
export function readNumber(text: string, name: string, [least, most]: readonly [number, number]): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (number >= least && number <= most) return number
  throw new UsageError(`${name} is "${text}"; write a number from ${least} to ${most}`)
}

/** Of `npm run build`. @throws {UsageError} {HelpAsked} */
export function parseFlags(args: readonly string[]): BuildOptions & { timings: boolean; json: boolean } {
  const { values } = readFlags('build', args)
  const { preview, compress, admin, shard, workers, timings, json } = values
  return {
    ...givenFolders(values.content, values.public),
    outDir: resolve(values.out),
    preview,
    compress,
    admin,
    shard: shard === undefined ? undefined : parseShard(shard),
    workers: workers === undefined ? undefined : readNumber(workers, '--workers', [1, mostWorkers]),
    allPictures: values['all-pictures'],
    timings,
    json,
  }
}

/** The folders that `--content` and `--public` give, as absolute paths. */
export const givenFolders = (content: string, publicDir: string): ContentFolders => ({
  contentDir: resolve(content),
  publicDir: resolve(publicDir),
})

/** "2/5" @throws {UsageError} */
function parseShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of)
    throw new UsageError(`--shard is "${text}"; write the part and how many there are, 2/5`)
  return { number, of }
}

/** Nobody has more cores, and each worker takes memory. */
const mostWorkers = 64
