/** Applies the schema of a content file, as a whole and, where parts break a rule, to the parts that do not. */
import type { z } from 'zod'
import { checkFacts, noteAskedFacts } from '../kinds/references'
import { compile, refuseBody } from '../copy/compile-copy'
import { isBuiltIn } from '../copy/facts'
import type { Facts } from '../copy/facts'
import { businessFile } from '../files/content-folder'
import { singles } from './kinds'
import type { Kind, Single } from './kinds'
import type { ContentFile } from './content-file'
import type { Reader } from '../reader'
import { declinedIn, validParts } from './partly-valid'
import type { ValidParts } from './partly-valid'

export interface Parsed<T> {
  /** Undefined when anything breaks a rule. */
  whole: T | undefined
  /** What keeps the rules. */
  valid: ValidParts<T>
}

/**
 * What the schema makes of the front matter. Where it breaks a rule that is reported, and so is whatever is wrong
 * with the fields that keep the rules, so that all problems show in one run; and a body, if the kind has none.
 * `facts` are names that its copy may use.
 */
export function parse<S extends z.ZodObject>(
  reader: Reader,
  file: ContentFile,
  { rules, body }: Kind<S>,
  facts: Facts = {},
): Parsed<z.output<S>> {
  if (!body) refuseBody(file)
  const result = rules.safeParse(file.data)
  if (result.success) {
    noteLists(file, result.data)
    return { whole: result.data, valid: result.data as ValidParts<z.output<S>> }
  }
  for (const issue of result.error.issues) {
    const path = issue.path as (string | number)[]
    if (issue.code === 'unrecognized_keys')
      issue.message.split('\n').forEach((message, i) => file.report([...path, issue.keys[i]!], message))
    else file.report(path, issue.message)
  }
  const valid = validParts(file.data, rules) as ValidParts<z.output<S>>
  noteLists(file, valid)
  file.hasWrongFacts = result.error.issues.some(({ path }) => path.length === 0 || path[0] === 'facts')
  compile(reader, file, valid, localFacts(reader, file, valid as object, facts))
  return { whole: undefined, valid }
}

/** The same of a file of which there is one; undefined when it is missing or cannot be read. */
export function parseSingle<Name extends Single>(reader: Reader, name: Name, facts?: Facts) {
  const file = reader.file(name)
  return file && { file, ...parse(reader, file, singles[name], facts) }
}

/** Notes what a file lists for the rest of its copy: words that are meant, and claims that were declined. */
function noteLists(file: ContentFile, data: unknown): void {
  const { fine } = data as { fine?: (string | undefined)[] }
  if (fine)
    file.findings.fine.set(
      file.file,
      fine.filter((words) => words !== undefined),
    )
  file.declined = declinedIn(data)
}

/**
 * The facts that copy of a file may use besides those of the business: `facts`, and those that the file gives itself.
 * Reports those that cannot be one.
 */
export function localFacts(reader: Reader, file: ContentFile, data: object, facts: Facts = {}): Facts {
  if (file.file === businessFile) return facts
  const own = (data as { facts?: Facts }).facts ?? {}
  checkFacts(file, own)
  noteAskedFacts(file, own)
  for (const name of Object.keys(own))
    if (isBuiltIn(name) || Object.hasOwn(reader.known.facts, name) || Object.hasOwn(facts, name))
      file.report(['facts', name], 'is the name of another fact already; choose a name of its own')
  return { ...facts, ...own }
}
