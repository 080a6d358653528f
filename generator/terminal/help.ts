/** The help of the commands, from their table. */
import { commands } from './commands'
import type { Command, CommandName, Flag } from './commands'

/** The commands as `npm run help` groups them. All others are for developers. */
const groups = {
  'Every day': ['dev', 'edit', 'build', 'preview', 'help'],
  Content: ['new', 'rename', 'remove', 'claims'],
  'Going live': ['launch-check', 'verify-deploy', 'links'],
} satisfies Record<string, CommandName[]>

const owners = Object.values(groups).flat() as CommandName[]
const developers = (Object.keys(commands) as CommandName[]).filter((name) => !owners.includes(name))

const callOf = (name: CommandName) => (name === 'test' ? 'npm test' : `npm run ${name}`)

/** Returns the help of one command: how to call it, what it does, and one line per flag. Lines are not wrapped. */
export function helpOf(name: CommandName): string {
  const { about, details, words, flags = {} }: Command = commands[name]
  const lines = flagLines(flags)
  const behind = [words, lines.length > 0 && '[flags]'].filter(Boolean).join(' ')
  return [
    `${callOf(name)}${behind && ` -- ${behind}`}`,
    `  ${about}`,
    ...(details ? [details] : []),
    ...lines,
  ].join('\n')
}

const flagLines = (flags: Record<string, Flag>): string[] =>
  columns(
    Object.entries(flags)
      .filter(([, { unused }]) => !unused)
      .map(([name, { value, about }]) => [`    --${name}${value ? ` ${value}` : ''}`, about]),
  )

function columns(rows: [left: string, right: string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`)
}

/** Returns the list of all commands, in groups, one line each. */
export const allHelp = (): string =>
  [
    ...Object.entries({ ...groups, Development: developers }).flatMap(([title, names]) => [
      title,
      ...columns(names.map((name) => [`  ${callOf(name)}`, commands[name].about])),
      '',
    ]),
    'npm run COMMAND -- --help lists the flags of a command.',
  ].join('\n')
