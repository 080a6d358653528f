import type { Position } from './types'

/** Something wrong in a content file: where, and what is wrong and what to do, in one sentence. */
export interface Problem extends Position {
  message: string
}

/** Thrown once, with every problem of every file. */
export class ContentError extends Error {
  override name = 'ContentError'
  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems))
  }
}

/**
 * One line a problem, `file:line:column  message`, and under it the line of the file, in the order
 * of files and lines. Said twice, a problem is shown once.
 */
export function formatProblems(problems: Problem[]): string {
  const lines = [...problems].sort(inFileOrder).map(formatProblem)
  return [...new Set(lines)].join('\n')
}

const inFileOrder = (a: Problem, b: Problem) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column

function formatProblem({ file, line, column, message, excerpt }: Problem): string {
  const where = `${file}:${line}:${column}  ${message}`
  return excerpt ? `${where}\n  ${line} | ${clip(excerpt)}` : where
}

/** A stray blob or control character must not fill or confuse the terminal. */
const clip = (line: string) =>
  (line.length > 120 ? `${line.slice(0, 117)}...` : line).replace(/[\0-\x1F\x7F\u2028\u2029]/g, '\uFFFD')
