/**
 * Checks references that a schema only declares: that each named thing exists, and that lists have no repeated entries.
 */
import type * as z from 'zod'
import { rulesOf } from '../../../templates/model/schema/inspect'
import type { Rules } from '../../../templates/model/schema/inspect'
import type { Compiled } from '../../../templates/model/values'
import { compile } from '../copy/compile-copy'
import type { Scope } from '../copy/scope'
import type { Parsed, ValidOf, ValidParts } from '../source/parse'
import type * as schema from '../../../templates/model/schema'
import { slugOf } from '../source/content-file'
import type { ContentFile, Path } from '../source/content-file'
import type { Facts } from '../copy/facts'
import { kindOf } from '../source/kinds'
import { valueAt } from '../source/positions'
import type { Reader } from '../reader'
import { suggest } from '../../../templates/model/suggest'

/**
 * Compiles a parsed file and checks its references. Returns undefined when anything in it breaks a rule, but still
 * reports problems of the valid parts, so that one run shows them all.
 */
export function compileParsed<S extends z.ZodObject>(
  reader: Reader,
  file: ContentFile,
  { rules, whole, valid }: Pick<Parsed<S>, 'rules' | 'whole' | 'valid'>,
  scope: Scope,
): Compiled<z.output<S>> | undefined {
  const compiled = compile(reader, file, rules, whole ?? (valid as z.output<S>), scope)
  checkReferences(reader, file, rulesOf(rules), compiled, [])
  return whole && compiled
}

/** Reports each name of something that does not exist, and each repeated entry of a list. */
function checkReferences(reader: Reader, file: ContentFile, rules: Rules, value: unknown, path: Path): void {
  if (!rules.refers) return
  if (typeof value === 'string' && rules.meta.names) checkName(reader, file, rules.meta.names, value, path)
  if (typeof value !== 'object' || value === null) return
  const repeats = Array.isArray(value) ? repeatsIn(file, rules, value, path) : []
  for (const [key, child] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    if (!repeats.includes(Number(key)))
      checkReferences(reader, file, (rules.fields[key] ?? rules.entry)!, child, at)
  }
}

type Named = NonNullable<z.GlobalMeta['names']>

function checkName(reader: Reader, file: ContentFile, names: Named, value: string, path: Path): void {
  const { business, isWhole } = reader.siteFacts
  if (names === 'tiers' || names === 'costs') {
    const ids = (business[names] ?? []).flatMap((one) => one?.id ?? [])
    if (!isWhole || ids.includes(value)) return
    const none = names === 'tiers' ? 'no tier of' : 'no id under "costs" of'
    const about = names === 'costs' ? ({ code: 'missing', subject: `{cost-${value}}` } as const) : {}
    return file.report(path, `is "${value}", ${none} content/business.md; ${suggest(value, ids)}`, about)
  }
  const named = `${names}/${value}.md`
  if (named === file.file) file.report(path, `is "${value}", this page itself; delete it`)
  else if (!reader.has(named)) {
    const hint = suggest(value, reader.folder(names).map(slugOf))
    const about = { code: 'missing', subject: `/${names}/${value}` } as const
    file.report(path, `is "${value}", but there is no content/${named}; ${hint}`, about)
  }
}

/** Reports repeated entries of a list and returns their positions. */
function repeatsIn(file: ContentFile, { meta, entry }: Rules, list: unknown[], path: Path): number[] {
  if (!meta.unique) return []
  const repeats: number[] = []
  for (const field of meta.unique.length > 0 ? meta.unique : [undefined]) {
    const { names } = (field === undefined ? entry! : entry!.fields[field]!).meta
    const words = list.map((one) => (field === undefined ? one : (one as Facts | undefined)?.[field]))
    const plain = words.map((one) => (one as string | undefined)?.trim().toLowerCase())
    plain.forEach((one, i) => {
      if (one === undefined || plain.indexOf(one) === i) return
      repeats.push(i)
      const at = [...path, i, ...(field === undefined ? [] : [field])]
      const advice = names ? 'delete it' : 'write another, or delete it'
      file.report(at, `is "${words[i] as string}" a second time; ${advice}`)
    })
  }
  return repeats
}

/** Reports claims about a field that this kind of file cannot have. An optional field may be missing. */
export function checkClaimFields(
  file: ContentFile,
  claims: ValidParts<{ field?: string | undefined }[]> = [],
): void {
  claims.forEach((claim, i) => {
    if (claim?.field === undefined) return
    const path = claim.field.split('.')
    let rules: Rules | undefined = rulesOf(kindOf(file.file)!.rules)
    for (const name of path) rules = rules?.fields[name]
    const message = `is "${claim.field}", but this file has no such field; correct it, or delete the claim`
    if (!rules && valueAt(file.data, path) === undefined) file.report(['claims', i, 'field'], message)
  })
}

/** Returns the claims of a file. A claim about a field that the file leaves out loses that field. */
export const claimsOf = <C extends { field?: string | undefined }>(
  claims: readonly C[],
  fields: object,
): C[] =>
  claims.map((claim) =>
    claim.field === undefined || valueAt(fields, claim.field.split('.')) !== undefined
      ? claim
      : { ...claim, field: undefined },
  )

/** Reports areas of the map whose `along` does not name one of the map's lines. */
export function checkBorders(file: ContentFile, map: ValidOf<typeof schema.region>['map'] = {}): void {
  // A problem with the lines is already reported.
  if (!map.lines) return
  const lines = map.lines.map((line) => line?.name)
  map.areas?.forEach((area, i) => {
    const along = area?.along
    if (along === undefined || lines.includes(undefined) || lines.includes(along)) return
    const known = lines.flatMap((name) => name ?? [])
    file.report(
      ['map', 'areas', i, 'along'],
      `is "${along}", which is not a line of this map; ${suggest(along, known)}`,
    )
  })
}
