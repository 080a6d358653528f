import { missingPackage } from '../process/missing-package.mjs'
import { ContentError, counted } from '../read/source/problems'
import { asGiven } from './as-given'

/**
 * Names of errors whose message is meant for the user. Their classes are not imported, because that would load the
 * templates and make every command start slower.
 */
const plain = ['OutputError', 'RenderError', 'UsageError']

/** Returns what to print for an error: one line for a user's mistake, and the stack for a bug of ours. */
export function explain(error: unknown): string {
  if (error instanceof ContentError)
    return `${error.message}\n\n${counted(error.problems.length, 'problem')} in content; nothing was written`
  if (error instanceof AggregateError) return [...new Set(error.errors.map(explain))].join('\n')
  if (!(error instanceof Error)) return String(error)
  const missing = missingPackage(error)
  if (missing !== undefined) return missing
  // The errors of the system and of esbuild say what was refused, with the path.
  return plain.includes(error.name) || 'syscall' in error || 'warnings' in error
    ? error.message
    : error.stack!
}

/**
 * Runs a command. If the user asked for help, prints it. If the command fails, prints why on stderr and sets the exit
 * code to 1.
 */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (error instanceof Error && error.name === 'HelpAsked') return console.log(error.message)
    console.error(asGiven(explain(error)))
    process.exitCode = 1
  }
}
