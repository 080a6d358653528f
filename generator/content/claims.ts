/** Claims that the owner must confirm, tied to the places in the copy that make them. */
import { factKey } from './notes'
import type { Reader } from './reader'
import { suggest } from './suggest'
import type { Claim, WrittenPlace } from '../../templates/site'

/** Every place that makes a claim: marks in copy, facts in copy, and the field it is about. */
export function placesOf(claim: Claim, claimed: ReadonlyMap<string, WrittenPlace[]>): WrittenPlace[] {
  const keys = [claim.id, ...(claim.facts ?? []).map(factKey)]
  const field = claim.field === undefined ? [] : [{ file: claim.file, path: claim.field.split('.') }]
  return [...field, ...keys.flatMap((key) => claimed.get(key) ?? [])]
}

/** Reports marks that name no claim, claims of one name, and what still makes a claim that was declined. */
export function checkClaims(reader: Reader, claims: readonly Claim[]): void {
  const first = new Map<string, Claim>()
  const report = (place: WrittenPlace, message: string) => {
    const field = place.path && !place.needle ? `${place.path.join('.')} ` : ''
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
  for (const [key, places] of reader.notes.claimed) {
    if (key.startsWith(factKey(''))) continue
    for (const place of places) {
      const claim = first.get(key)
      if (claim && (claim.file === 'business.md' || claim.file === place.file)) continue
      const hint = suggest(key, [...first.keys()])
      report(place, `{claim ${key}} names no claim of content/business.md or of this file; ${hint}`)
    }
  }
  for (const claim of claims) {
    const { id, declined } = claim
    if (declined === undefined) continue
    const message = `makes the claim "${id}", which was declined (${declined}); take it out here`
    for (const place of placesOf(claim, reader.notes.claimed)) report(place, message)
  }
}
