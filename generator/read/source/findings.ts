/** Problems and notes from reading content. */
import type { PhotoFrameName } from '../../../templates/model/photo-frames'
import type { Position, WrittenPlace } from './positions'
import { problemIn } from './problems'
import type { Problem } from './problems'

export interface Findings {
  problems: Problem[]
  /** How many problems each file has, shown or not. */
  counts: Map<string, number>
  /** Links and heading fragments, by file. */
  links: Map<string, WrittenLink[]>
  /** Places in copy that make a claim, by the claim's id, or by factKey() of a fact that makes one. */
  claimed: Map<string, ClaimedPlace[]>
  /** Titles and descriptions, by file. */
  heads: Map<string, PageHead>
  /** Each place that shows a picture. */
  pictures: WrittenPicture[]
  /** Questions that are not answered yet. */
  questions: WrittenPlace[]
  /** Notices whose first day has not come. */
  laterNotices: { file: string; from: string }[]
}

/** A picture at one of its places in content. */
export interface WrittenPicture extends WrittenPlace {
  src: string
  alt: string
  frame: PhotoFrameName
  /** The point that the frame keeps when it crops. */
  focus?: string | undefined
  /** Address of the file that pages show. Undefined while the picture cannot be read. */
  address?: string | undefined
}

export interface PageHead {
  title: unknown
  description: unknown
}

export const createFindings = (): Findings => ({
  problems: [],
  counts: new Map(),
  links: new Map(),
  claimed: new Map(),
  heads: new Map(),
  pictures: [],
  questions: [],
  laterNotices: [],
})

/** Adds values to the list of a key. */
export function append<K, V>(lists: Map<K, V[]>, key: K, ...values: V[]): void {
  const list = lists.get(key)
  if (list) for (const value of values) list.push(value)
  else lists.set(key, values)
}

/** Yields each entry whose key an earlier entry has, with the first such entry. Entries without a key are skipped. */
export function* repeated<T>(
  all: Iterable<T>,
  keyOf: (one: T) => string | undefined,
): Generator<[again: T, first: T]> {
  const seen = new Map<string, T>()
  for (const one of all) {
    const key = keyOf(one)
    if (key === undefined) continue
    const first = seen.get(key)
    if (first === undefined) seen.set(key, one)
    else yield [one, first]
  }
}

/**
 * The most problems shown for a file. One broken file can break thousands of rules, and finding the line of each takes
 * minutes.
 */
export const mostProblems = 100

/** Adds a problem of a file. Its place is only looked up if it is shown. */
export function addProblem(
  { problems, counts }: Findings,
  file: string,
  message: string,
  locate: () => Position,
  about: Partial<Problem> = {},
): void {
  const count = (counts.get(file) ?? 0) + 1
  counts.set(file, count)
  if (count < mostProblems) problems.push({ ...locate(), message, ...about })
  else if (count === mostProblems) problems.push(problemIn(file, 'has more problems than are shown here'))
}

/** Returns the key for the places of a fact. */
export const factKey = (fact: string) => `fact ${fact}`

/** A place where content makes a claim. */
export interface ClaimedPlace extends WrittenPlace {
  /** For a declined claim, the sentence as it reads now. */
  sentence?: string
}

/** A link or a heading fragment (`#why`) in content. It is kept to show a problem with it at its place. */
export interface WrittenLink extends Omit<WrittenPlace, 'file'> {
  href: string
}
