import { isAbsolute } from 'node:path'
import { invisible } from '../../../templates/model/characters'
import type { Position } from './positions'

/** A mistake in a content file: its place, and a sentence that says what is wrong and what to do. */
export interface Problem extends Position {
  message: string
  /** The kind of problem, if code needs to know it. */
  code?: 'missing' | 'sign'
  /** What is missing: a fact in braces, or the address of a page. */
  subject?: string
  /** Other places with the same mistake. */
  places?: Position[]
}

/** What code may need to know about a problem. */
export type About = Pick<Problem, 'code' | 'subject'>

/** Returns a problem of a file as a whole. */
export const problemIn = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message: message.replaceAll('\n', ' '),
})

/** Returns the message for a file of `bytes` if it has more than `most`. Undefined if it does not. */
export const tooLarge = (bytes: number, most: number): string | undefined =>
  bytes > most ? `is ${bytes} bytes; at most ${most} fit` : undefined

/** Thrown once, with every problem of every file. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: Problem[]
  constructor(problems: readonly Problem[]) {
    const joined = joinMissing(withoutFollowing(problems))
    super(formatProblems(joined))
    this.problems = joined
  }
}

/** Prints each problem as `file:line:column  message`, with the line of the file below it. Sorted by file and line. */
export const formatProblems = (problems: Problem[]): string =>
  [...problems].sort(inFileOrder).map(formatProblem).join('\n')

/** Sorts by file name, then by line. */
export const inFileOrder = (a: Position, b: Position) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column

/** Drops what else is wrong with a line in which YAML takes a sign for its own. */
function withoutFollowing(problems: readonly Problem[]): Problem[] {
  const lineOf = ({ file, line }: Problem) => `${file}:${line}`
  const signs = problems.filter(({ code }) => code === 'sign')
  const first = new Map(signs.toReversed().map((one) => [lineOf(one), one]))
  return problems.filter((one) => (first.get(lineOf(one)) ?? one) === one)
}

/** What came with pasted text, such as its HTML. The same of one file is one problem. */
const pasted = /^"[^]*?" (is (?:HTML; write|a character code;)[^]*)/

/** Joins problems about the same missing fact or page, because it was renamed or deleted only once. */
function joinMissing(problems: readonly Problem[]): Problem[] {
  const joined = new Map<unknown, Problem>()
  for (const problem of [...problems].sort(inFileOrder)) {
    const { message, code, subject, places = [], ...place } = problem
    const kind = pasted.exec(message)?.[1]
    const key = code === 'missing' ? subject : kind ? `${problem.file} ${kind}` : problem
    const first = joined.get(key)
    joined.set(key, first ? { ...first, places: [...(first.places ?? []), place, ...places] } : problem)
  }
  return [...joined.values()]
}

function formatProblem({ message, places = [], ...position }: Problem): string {
  const { line, excerpt } = position
  const count = pasted.test(message) && places.length > 0 ? places.length + 1 : undefined
  const first = `${placeOf(position)}  ${visible(brief(message))}${count ? `; ${count} times in this file` : ''}`
  const others = (count ? [] : places).map((one) => `    ${placeOf(one)}  ${clip(one.excerpt?.trim() ?? '')}`)
  return [first, ...(excerpt ? [`  ${line} | ${clip(excerpt)}`] : []), ...others].join('\n')
}

const placeOf = ({ file, line, column }: Position) => `${pathOf(file)}:${line}:${column}`

/** Returns the path of a file for messages: content/about.md. An absolute path stays as it is. */
export const pathOf = (file: string) =>
  visible(/^(public|content)(\/|$)/.test(file) || isAbsolute(file) ? file : `content/${file}`)

/** "7 pages" */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** A long line, such as binary data, must not fill the terminal. */
const clip = (line: string) => visible(line.length > 120 ? `${line.slice(0, 117)}...` : line)

/** Returns one line without control characters, which could confuse the terminal. */
const visible = (text: string) =>
  text.replace(new RegExp(invisible, 'gu'), '\uFFFD').replace(/[\t\n\r]/g, '\uFFFD')

/** Cuts the middle out of a message that quotes a very long value. */
const brief = (message: string) =>
  message.length > 800 ? `${message.slice(0, 500)}...${message.slice(-200)}` : message
