import { ContentError } from './content/problems'
import { OutputError } from './output/output-error'
import { UsageError } from './flags'
import { RenderError } from './pages/render'

/** The flags of `npm run build`. */
const buildFlags = '--content, --public, --out, --preview, --compress, --shard, --workers, --timings'

/**
 * What is said of an error: mistakes in content and folders plainly, faults of ours with their stack. `flags`
 * are those that the command knows.
 */
export function explain(error: unknown, flags = buildFlags): string {
  if (error instanceof ContentError) {
    const count = error.problems.length
    return `${error.message}\n\n${count} ${count === 1 ? 'problem' : 'problems'} in content; nothing was written`
  }
  if (error instanceof AggregateError) return error.errors.map((each) => explain(each, flags)).join('\n')
  if (error instanceof OutputError || error instanceof RenderError || error instanceof UsageError)
    return error.message
  if (isUsage(error)) return `${error.message.split('. ')[0]}; flags: ${flags}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What parseArgs throws of a flag that it does not know. */
const isUsage = (error: unknown): error is Error =>
  error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
