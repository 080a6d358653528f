import { ContentError } from '../content/problems'
import { RenderError } from './render'
import { OutputError } from './write'

/** What is said of an error: mistakes in content and folders plainly, faults of ours with their stack. */
export function explain(error: unknown): string {
  if (error instanceof ContentError) {
    const count = error.problems.length
    return `${error.message}\n\n${count} ${count === 1 ? 'problem' : 'problems'} in content; nothing was written`
  }
  if (error instanceof AggregateError) return error.errors.map(explain).join('\n')
  if (error instanceof OutputError || error instanceof RenderError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
