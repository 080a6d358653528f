/** The facts that the copy of one file may name, and the declined claims whose words it leaves out. */
import type * as z from 'zod'
import type { ContentFile } from '../source/content-file'
import type { Parsed, ValidParts } from '../source/parse'
import { withoutMarks } from './claim-spans'
import { fillFacts, isBuiltIn } from './facts'
import type { Facts } from './facts'
import { checkPlain } from './raw-syntax'
import { holdsQuestion } from './questions'
import type { SiteFacts } from './site-facts'

export interface Scope extends Pick<Parsed<z.ZodObject>, 'declined' | 'hasWrongFacts'> {
  /** Facts that hold in this file besides those of the whole site. */
  facts: Facts
}

/**
 * The scope of a file: its own facts, and the `given` ones with the words of their fields. Reports names and words that
 * cannot be a fact.
 */
export function scopeOf(
  siteFacts: SiteFacts,
  file: ContentFile,
  { valid, declined, hasWrongFacts }: Pick<Parsed<z.ZodObject>, 'valid' | 'declined' | 'hasWrongFacts'>,
  given: Facts = {},
): Scope {
  const own = (valid as { facts?: Facts }).facts ?? {}
  checkFacts(file, own)
  for (const name of Object.keys(own))
    if (isBuiltIn(name) || Object.hasOwn(siteFacts.facts, name) || Object.hasOwn(given, name))
      file.report(['facts', name], 'is already the name of another fact; choose another name')
  const isDeclined = (name: string) => siteFacts.declined.has(name) || declined.has(name)
  const settled = Object.entries(given).map(([name, words]) => [name, withoutMarks(words, isDeclined)])
  const facts = fillFacts(Object.fromEntries(settled) as Facts, siteFacts.facts)
  return { facts: { ...facts, ...own }, declined, hasWrongFacts }
}

/** Reports facts that hold braces or marks, and notes those that are still a question. */
export function checkFacts(file: ContentFile, facts: ValidParts<Facts>): void {
  for (const [name, words] of Object.entries(facts)) {
    if (words === undefined) continue
    const path = ['facts', name]
    const inner = /\{[^{}]*\}?/.exec(words)?.[0]
    if (inner)
      file.report(path, `holds ${inner}; a fact stands for words, so write the words`, { needle: inner })
    else checkPlain(file, words, path)
    if (holdsQuestion(words)) file.findings.questions.push({ file: file.file, path, needle: words })
  }
}
