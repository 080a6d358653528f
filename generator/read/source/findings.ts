/** Problems and notes from reading content. Plain data that can be cloned. */
import type { PhotoFrameName } from '../../../templates/model/photo-frames'
import type { WrittenPlace } from './positions'
import type { Problem } from './problems'

export interface Findings {
  problems: Problem[]
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

/** Adds the findings about another file to `findings`. */
export function addFindings(findings: Findings, other: Findings): void {
  for (const problem of other.problems) findings.problems.push(problem)
  for (const picture of other.pictures) findings.pictures.push(picture)
  for (const question of other.questions) findings.questions.push(question)
  for (const notice of other.laterNotices) findings.laterNotices.push(notice)
  for (const [file, written] of other.links) append(findings.links, file, ...written)
  for (const [key, places] of other.claimed) append(findings.claimed, key, ...places)
  for (const [file, head] of other.heads) findings.heads.set(file, head)
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
