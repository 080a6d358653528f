/** Names of folders, and calls of other commands, in what a command prints. */
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import * as paths from '../process/paths'
import { commands } from './commands'
import type { Command } from './commands'

/** A line of a file under a message, shown as typed. */
const excerpt = /^ {2}\d+ \| /

/** A text that names these folders as `--content` and `--public` among the arguments give them, also to other commands. */
export function asGiven(text: string, args: readonly string[] = process.argv.slice(2)): string {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { content: string, public: string, out: string },
  })
  // In the folder of a firm, package.json gives the flags.
  const started = paths.realPath(process.env.INIT_CWD ?? paths.projectDir)
  const isFirm = (content: string) => dirname(paths.realPath(content)) === started
  if (started !== paths.projectDir && typeof values.content === 'string' && isFirm(values.content))
    return text
  const usual = { content: paths.contentDir, public: paths.publicDir, out: paths.outDir }
  const other = (name: keyof typeof usual) => {
    const folder = values[name]
    const isOther = typeof folder === 'string' && folder !== usual[name]
    return isOther ? folder.replace(/(?<=.)[\\/]+$/, '') : undefined
  }
  const flags = (['content', 'public', 'out'] as const).flatMap((name) => {
    const folder = other(name)
    return folder === undefined ? [] : `--${name} ${shellWord(folder)}`
  })
  // The commands find it again beside the content.
  if (typeof values.content === 'string') values.public ??= paths.publicBeside(values.content)
  const named = (line: string) =>
    line
      .replace(/(?<![\w/.-])(content|public)(?=\/)/g, (_, name: keyof typeof usual) => other(name) ?? name)
      .replace(/npm run ([a-z-]+)( --(?= ))?/g, (call, name: string) =>
        flags.length > 0 && takesFolders(name) ? `npm run ${name} -- ${flags.join(' ')}` : call,
      )
  const lines = text.split('\n').map((line) => (excerpt.test(line) ? line : named(line)))
  return lines.join('\n')
}

/** Quotes a path if a shell would split it or read it differently. */
export const shellWord = (path: string): string =>
  /[^\w./-]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : path

/** True for a command that takes `--content`. */
export const takesFolders = (name: string) =>
  'content' in ((commands as Record<string, Command>)[name]?.flags ?? {})
