/** What the copy of one file may refer to: the facts that it may name, and the claims whose words it has to leave out. */
import type * as z from 'zod'
import type { ContentFile } from '../source/content-file'
import type { Parsed } from '../source/parse'
import type { ValidParts } from '../source/partly-valid'
import { withoutMarks } from './claim-spans'
import { fillFacts, isBuiltIn } from './facts'
import type { Facts } from './facts'
import { checkPlain } from './raw-syntax'
import { holdsQuestion } from './questions'
import type { SiteFacts } from './site-facts'

export interface Scope extends Pick<Parsed<z.ZodObject>, 'declined' | 'hasWrongFacts'> {
  /** Facts that hold in this file besides those of the whole site. */
  facts: Facts
  /** Those that cannot be filled in, because their words hold themselves: as they are written. */
  circular?: Facts
}

/**
 * The scope of a file with the facts that it gives itself and those that are `given` as their fields are written.
 * Reports what cannot be a fact.
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
      file.report(['facts', name], 'is the name of another fact already; choose a name of its own')
  const isDeclined = (name: string) => siteFacts.declined.has(name) || declined.has(name)
  const settled = Object.entries(given).map(([name, words]) => [name, withoutMarks(words, isDeclined)])
  const { facts, circular } = fillFacts(Object.fromEntries(settled) as Facts, siteFacts.facts)
  return { facts: { ...facts, ...own }, circular, declined, hasWrongFacts }
}

/** Reports facts that would be printed otherwise than they are written, and notes those that are still asked. */
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
