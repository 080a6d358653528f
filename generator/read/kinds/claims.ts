/** Claims that the owner must confirm, tied to the places in the copy that make them. */
import { subject } from '../source/content-file'
import { factKey } from '../source/findings'
import type { Reader } from '../reader'
import { suggest } from '../../../templates/model/suggest'
import { isSigned } from '../../../templates/model/signed'
import type { Claim } from '../../../templates/model/site'
import type { ClaimedPlace } from '../source/findings'
import type { WrittenPlace } from '../source/positions'

type Places = ReadonlyMap<string, ClaimedPlace[]>

/** Every place that makes a claim: spans of copy, facts in copy, and the field it is about. */
export const placesOf = ({ id, file, field, facts = [] }: Claim, claimed: Places): ClaimedPlace[] => [
  ...(field === undefined ? [] : [{ file, path: field.split('.') }]),
  ...facts.flatMap((fact) => claimed.get(factKey(fact)) ?? []),
  ...(claimed.get(id) ?? []),
]

/**
 * Reports marks that name no claim, claims of one name, and the facts and fields that make a claim that was declined:
 * no span can take their words out. A fact is reported once, where its words are written, however many pages use it.
 * Of claims it knows all that could be read; while some could not, what seems to name none is left alone.
 */
export function checkClaims(reader: Reader, claims: readonly Claim[]): void {
  const first = new Map<string, Claim>()
  const broken = new Set(reader.findings.problems.map(({ file }) => file))
  const report = (place: WrittenPlace, message: string) => {
    const field = place.path && !place.needle ? `${subject(place.path)} ` : ''
    reader.report(place, field + message)
  }
  for (const claim of claims) {
    const { id, file, at } = claim
    const other = first.get(id)
    if (!other) first.set(id, claim)
    else {
      const message = `is "${id}", which content/${other.file} has already; name it otherwise`
      report({ file, path: ['claims', at, 'id'] }, message)
    }
  }
  for (const [key, places] of reader.findings.claimed) {
    if (key.startsWith(factKey(''))) continue
    for (const place of reader.siteFacts.isWhole ? places : []) {
      const claim = first.get(key)
      if (broken.has(place.file)) continue
      if (claim && (claim.file === 'business.md' || claim.file === place.file)) continue
      const hint = suggest(key, [...first.keys()])
      report(place, `{claim ${key}} names no claim of content/business.md or of this file; ${hint}`)
    }
  }
  for (const { id, file, at, field, facts = [], declined } of claims) {
    if (!isSigned(declined)) continue
    const makes = `makes the claim "${id}", which was declined (${declined}); write other words`
    if (field !== undefined) report({ file, path: field.split('.') }, `${makes} here`)
    for (const [i, fact] of facts.entries()) {
      const count = reader.findings.claimed.get(factKey(fact))?.length
      if (count === undefined) continue
      const isOwn = Object.hasOwn(reader.siteFacts.business.facts ?? {}, fact)
      const path = isOwn ? ['facts', fact] : ['claims', at, 'facts', i]
      const used = count === 1 ? 'in 1 place' : `in ${count} places`
      const words = isOwn ? 'here' : `for {${fact}}`
      report({ file, path }, `stands ${used} and ${makes} ${words}, then take it off the facts of that claim`)
    }
  }
}
