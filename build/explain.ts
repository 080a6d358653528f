import { ContentError } from '../content/problems'
import { OutputError } from './output-error'
import { PartError } from './part'
import { RenderError } from './render'

/** What is said of an error: mistakes in content and folders plainly, faults of ours with their stack. */
export function explain(error: unknown): string {
  if (error instanceof ContentError) {
    const count = error.problems.length
    return `${error.message}\n\n${count} ${count === 1 ? 'problem' : 'problems'} in content; nothing was written`
  }
  if (error instanceof AggregateError) return error.errors.map(explain).join('\n')
  if (error instanceof OutputError || error instanceof RenderError || error instanceof PartError)
    return error.message
  if (isUsage(error))
    return `${error.message.split('. ')[0]}; flags: --content, --public, --out, --preview, --compress, --shard, --fresh, --timings`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What parseArgs throws of a flag that it does not know. */
const isUsage = (error: unknown): error is Error =>
  error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
