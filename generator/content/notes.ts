/** What reading content finds besides what the content says. It is plain data, so that a worker can send it. */
import type { WrittenLink, WrittenPlace } from '../../templates/site'
import type { Problem } from './problems'

export interface Notes {
  problems: Problem[]
  /** What may be a mistake, and does not stop a build. */
  warnings: Problem[]
  /** Links and heading fragments, by the file that wrote them. */
  links: Map<string, WrittenLink[]>
  /** Where copy makes a claim: by the id of the claim, or by factKey() for a fact that makes one. */
  claimed: Map<string, WrittenPlace[]>
  /** What each page says of itself to search engines, by its file. */
  heads: Map<string, PageHead>
}

export interface PageHead {
  title: unknown
  description: unknown
}

export const createNotes = (): Notes => ({
  problems: [],
  warnings: [],
  links: new Map(),
  claimed: new Map(),
  heads: new Map(),
})

/** Appends to the list of a key. */
export function append<K, V>(lists: Map<K, V[]>, key: K, ...values: V[]): void {
  const list = lists.get(key)
  if (list) for (const value of values) list.push(value)
  else lists.set(key, values)
}

/** Adds to `notes` what was noted of another file. */
export function addNotes(notes: Notes, { problems, warnings, links, claimed, heads }: Notes): void {
  for (const problem of problems) notes.problems.push(problem)
  for (const warning of warnings) notes.warnings.push(warning)
  for (const [file, written] of links) append(notes.links, file, ...written)
  for (const [key, places] of claimed) append(notes.claimed, key, ...places)
  for (const [file, head] of heads) notes.heads.set(file, head)
}

/** The key under which the places of a fact are noted. */
export const factKey = (fact: string) => `fact ${fact}`
