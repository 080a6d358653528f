/** Claims that the owner must confirm, tied to the places in the copy that make them. */
import { factKey } from './notes'
import type { Reader } from './reader'
import { suggest } from './suggest'
import type { Claim, WrittenPlace } from '../../templates/site'

/** The field of its file that a claim is about; undefined when it is made in copy only. */
const fieldOf = ({ field }: Claim): string[] | undefined => field?.split('.')

/** Every place that makes a claim: marks in copy, facts in copy, and the field it is about. */
export function placesOf(claim: Claim, claimed: ReadonlyMap<string, WrittenPlace[]>): WrittenPlace[] {
  const keys = [claim.id, ...(claim.facts ?? []).map(factKey)]
  const path = fieldOf(claim)
  return [...(path ? [{ file: claim.file, path }] : []), ...keys.flatMap((key) => claimed.get(key) ?? [])]
}

/** Reports marks that name no claim, claims of one name, and what still makes a claim that was declined. */
export function checkClaims(reader: Reader, claims: readonly Claim[]): void {
  const first = new Map<string, Claim>()
  for (const claim of claims) {
    const { id, file, at } = claim
    const other = first.get(id)
    if (other)
      report(
        reader,
        { file, path: ['claims', at, 'id'] },
        `is "${id}", which ${shown(other.file)} has already; name it otherwise`,
      )
    else first.set(id, claim)
  }
  for (const [key, places] of reader.notes.claimed) {
    if (key.startsWith(factKey(''))) continue
    for (const place of places) {
      const claim = first.get(key)
      if (claim && (claim.file === 'business.md' || claim.file === place.file)) continue
      const hint = suggest(key, [...first.keys()])
      report(reader, place, `{claim ${key}} names no claim of content/business.md or of this file; ${hint}`)
    }
  }
  for (const claim of claims)
    if (claim.declined !== undefined)
      for (const place of placesOf(claim, reader.notes.claimed))
        report(
          reader,
          place,
          `makes the claim "${claim.id}", which was declined (${claim.declined}); take it out here`,
        )
}

function report(reader: Reader, { file, ...place }: WrittenPlace, message: string): void {
  const subject = place.path && !place.needle ? `${place.path.join('.')} ` : ''
  reader.notes.problems.push({ ...reader.locate(file, place), message: subject + message })
}

const shown = (file: string) => `content/${file}`
