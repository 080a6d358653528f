/** Problems and notes from reading content: plain data, so that a worker can send it. */
import type { PhotoFrameName } from '../../../templates/model/photo-frames'
import type { WrittenPlace } from './positions'
import type { Problem } from './problems'

export interface Findings {
  problems: Problem[]
  /** Links and fragments of headings, by file. */
  links: Map<string, WrittenLink[]>
  /** Where copy makes a claim: by the id of the claim, or by factKey() for a fact that makes one. */
  claimed: Map<string, ClaimedPlace[]>
  /** Titles and descriptions, by file. */
  heads: Map<string, PageHead>
  /** Each place that shows a picture. */
  pictures: WrittenPicture[]
  /** Questions that nobody has answered yet. */
  questions: WrittenPlace[]
}

/** A picture where content shows it. */
export interface WrittenPicture extends WrittenPlace {
  src: string
  alt: string
  frame: PhotoFrameName
  /** What the frame cuts it around. */
  focus?: string | undefined
  /** Of the file that pages show. None while the picture cannot be read. */
  address?: string | undefined
}

export interface PageHead {
  title: unknown
  description: unknown
  /** The words that the file says are meant as they stand. */
  fine?: unknown
}

export const createFindings = (): Findings => ({
  problems: [],
  links: new Map(),
  claimed: new Map(),
  heads: new Map(),
  pictures: [],
  questions: [],
})

/** Appends to the list of a key. */
export function append<K, V>(lists: Map<K, V[]>, key: K, ...values: V[]): void {
  const list = lists.get(key)
  if (list) for (const value of values) list.push(value)
  else lists.set(key, values)
}

/** Each entry that repeats the key of an earlier one, with the first entry of that key. Entries without a key never repeat. */
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

/** Adds to `findings` what was noted of another file. */
export function addFindings(findings: Findings, other: Findings): void {
  for (const problem of other.problems) findings.problems.push(problem)
  for (const picture of other.pictures) findings.pictures.push(picture)
  for (const question of other.questions) findings.questions.push(question)
  for (const [file, written] of other.links) append(findings.links, file, ...written)
  for (const [key, places] of other.claimed) append(findings.claimed, key, ...places)
  for (const [file, head] of other.heads) findings.heads.set(file, head)
}

/** The key under which the places of a fact are noted. */
export const factKey = (fact: string) => `fact ${fact}`

/** Where content makes a claim. */
export interface ClaimedPlace extends WrittenPlace {
  /** Of a claim that was declined: the sentence there as it reads now. */
  sentence?: string
}

/** A link or a heading's fragment (`#why`) in content, kept so that a problem with it can be shown there. */
export interface WrittenLink extends Omit<WrittenPlace, 'file'> {
  href: string
}
