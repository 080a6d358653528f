/** Reads the flags of the commands, and refuses any others. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import type { ContentFolders } from '../read/reader'
import { publicBeside, publicDir } from '../process/paths'
import { suggest } from '../../templates/model/suggest'
import { commands } from './commands'
import type { Command, CommandName } from './commands'
import { helpOf } from './help'

/** Options of a build. Folders are absolute paths. */
export interface BuildOptions extends ContentFolders {
  outDir: string
  /** Adds noindex to every page. */
  preview: boolean
  /** Writes compressed copies (.br, .gz) of text files. */
  compress?: boolean
  /** Adds the owner's editor at /admin/. */
  admin?: boolean | undefined
  /** Draws a sharing picture for each city, however many there are. */
  allPictures?: boolean | undefined
  /** The day ("2026-03-14") that decides which notices are shown. Today by default. */
  today?: string | undefined
}

/** A mistake in how a command was called. Only its message is printed. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Thrown for `--help`. Its message is the help to print. */
export class HelpAsked extends Error {
  override name = 'HelpAsked'
}

/** The values of a command's flags: a boolean for a switch, a text for any other. */
type Values<F> = {
  -readonly [N in keyof F]: F[N] extends { value: string }
    ? F[N] extends { default: string }
      ? string
      : string | undefined
    : boolean
}

type FlagsOf<N extends CommandName> = (typeof commands)[N] extends { flags: infer F } ? F : object

/**
 * Returns the flags and words that follow a command.
 * @throws {UsageError} for an unknown flag or word, with a suggestion or the list of flags, and for a missing value.
 * @throws {HelpAsked} for `--help` and `-h`.
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
  const { content, public: files } = parsed.values
  if (typeof content === 'string' && files === publicDir)
    parsed.values.public = publicBeside(content) ?? publicDir
  return { values: parsed.values as Values<FlagsOf<N>>, words: parsed.positionals }
}

function parseOrRefuse(config: ParseArgsConfig & { options: object }) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's message goes on with advice for programmers.
    const [what = ''] = (error as Error).message.split(/\.\s/)
    const unknown = /^Unknown option '(.*)'$/.exec(what)?.[1]
    const known = Object.keys(config.options).map((name) => `--${name}`)
    throw new UsageError(`${what}; ${unknown ? suggest(unknown, known) : '--help lists the flags'}`)
  }
}

/** Returns the whole number in `text`. Messages call it `name`. @throws {UsageError} when it is not in the range. */
export function readNumber(text: string, name: string, [least, most]: readonly [number, number]): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (number >= least && number <= most) return number
  throw new UsageError(`${name} is "${text}"; write a number from ${least} to ${most}`)
}

/** Returns the options of `npm run build`. @throws {UsageError} {HelpAsked} */
export function parseFlags(args: readonly string[]): BuildOptions & { json: boolean } {
  const { values } = readFlags('build', args)
  const { noindex, preview, compress, admin, json } = values
  return {
    ...givenFolders(values.content, values.public),
    outDir: resolve(values.out),
    preview: noindex || preview,
    compress,
    admin,
    allPictures: values['all-pictures'],
    json,
  }
}

/** Returns the folders given by `--content` and `--public`, as absolute paths. */
export const givenFolders = (content: string, publicDir: string): ContentFolders => ({
  contentDir: resolve(content),
  publicDir: resolve(publicDir),
})
