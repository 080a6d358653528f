/** What reading content finds besides what the content says. It is plain data, so that a worker can send it. */
import type { WrittenPlace } from './positions'
import type { Problem } from './problems'

export interface Findings {
  problems: Problem[]
  /** Links and heading fragments, by the file that wrote them. */
  links: Map<string, WrittenLink[]>
  /** Where copy makes a claim: by the id of the claim, or by factKey() for a fact that makes one. */
  claimed: Map<string, ClaimedPlace[]>
  /** What each page says of itself to search engines, by its file. */
  heads: Map<string, PageHead>
  /** Pictures with what each place says of them. */
  pictures: WrittenPicture[]
  /** Questions that nobody has answered yet. */
  questions: WrittenPlace[]
}

/** A picture where content shows it. */
export interface WrittenPicture extends WrittenPlace {
  src: string
  alt: string
  /** Of the file that pages show; none while the picture cannot be read. */
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

/** Each entry that has the key of one before it, with the first of that key; entries without a key are left out. */
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
