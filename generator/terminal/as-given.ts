/** Names of the content and the public folder in what a command prints. */
import { parseArgs } from 'node:util'
import * as paths from '../process/paths'

/** A line of a file under a message, shown as typed. */
const excerpt = /^ {2}\d+ \| /

/** A text that names these folders as `--content` and `--public` among the arguments give them. */
export function asGiven(text: string, args: readonly string[] = process.argv.slice(2)): string {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { content: string, public: string },
  })
  const usual = { content: paths.contentDir, public: paths.publicDir }
  const given = (name: keyof typeof usual) => {
    const folder = values[name]
    const isOther = typeof folder === 'string' && folder !== usual[name]
    return isOther ? folder.replace(/(?<=.)[\\/]+$/, '') : name
  }
  return text
    .split('\n')
    .map((line) =>
      excerpt.test(line)
        ? line
        : line.replace(/(?<![\w/.-])(content|public)(?=\/)/g, (_, name: keyof typeof usual) => given(name)),
    )
    .join('\n')
}
