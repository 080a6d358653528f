import { missingPackage } from '../process/missing-package.mjs'
import { ContentError } from '../read/source/problems'
import { asGiven } from './as-given'

/**
 * The names of errors whose message is for the user. Their classes are not imported here, because the templates
 * would come with them, and a command that has nothing to do with pages would begin late.
 */
const plain = ['OutputError', 'RenderError', 'UsageError']

/** What is said of an error: mistakes in content, folders and flags plainly, faults of ours with their stack. */
export function explain(error: unknown): string {
  if (error instanceof ContentError) {
    const count = error.problems.length
    return `${error.message}\n\n${count} ${count === 1 ? 'problem' : 'problems'} in content; nothing was written`
  }
  if (error instanceof AggregateError) return error.errors.map(explain).join('\n')
  if (!(error instanceof Error)) return String(error)
  const missing = missingPackage(error)
  if (missing !== undefined) return missing
  // What the system refuses, it says in one line, with the path.
  return plain.includes(error.name) || 'syscall' in error ? error.message : (error.stack ?? error.message)
}

/**
 * Runs a command and gives back what it does; nothing where its help was asked for, which is printed. What goes wrong
 * is explained on stderr, and makes the process end with 1; then it gives back nothing either.
 */
export async function runCommand<T>(main: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await main()
  } catch (error) {
    if (error instanceof Error && error.name === 'HelpAsked') {
      console.log(error.message)
      return undefined
    }
    console.error(asGiven(explain(error)))
    process.exitCode = 1
    return undefined
  }
}
