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
export const placesOf = (claim: Claim, claimed: Places): ClaimedPlace[] => [
  ...tiedPlacesOf(claim, claimed),
  ...(claimed.get(claim.id) ?? []),
]

/** The field that a claim is about, and the facts in copy that make it. */
function tiedPlacesOf({ file, field, facts = [] }: Claim, claimed: Places): ClaimedPlace[] {
  const fields = field === undefined ? [] : [{ file, path: field.split('.') }]
  return [...fields, ...facts.flatMap((fact) => claimed.get(factKey(fact)) ?? [])]
}

/**
 * Reports marks that name no claim, claims of one name, and the facts and fields that make a claim that was declined:
 * no span can take their words out. Of claims it knows all that could be read; while some could not, what seems to
 * name none is left alone.
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
  for (const claim of claims) {
    const { id, declined } = claim
    if (!isSigned(declined)) continue
    for (const { sentence, ...place } of tiedPlacesOf(claim, reader.findings.claimed)) {
      const says = sentence === undefined ? '' : `: "${sentence}"`
      report(
        place,
        `makes the claim "${id}", which was declined (${declined})${says}; write other words here`,
      )
    }
  }
}
