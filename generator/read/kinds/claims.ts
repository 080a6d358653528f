/** Claims that the owner must confirm, and the places in the copy that make them. */
import { subject } from '../source/content-file'
import { businessFile } from '../files/content-folder'
import { isBuiltIn } from '../copy/facts'
import { createFindings, factKey, repeated } from '../source/findings'
import type { Reader } from '../reader'
import { suggest } from '../../../templates/model/suggest'
import { originalOf } from '../../../templates/model/languages'
import type { Claim } from '../../../templates/model/site'
import type { ClaimedPlace } from '../source/findings'
import { counted } from '../source/problems'
import type { WrittenPlace } from '../source/positions'

/** The most places that a problem lists, because finding thousands takes minutes. */
const mostPlaces = 20

type Places = ReadonlyMap<string, ClaimedPlace[]>

/**
 * Returns every place that makes a claim: words marked in the copy, facts in the copy, and the field that the claim is
 * about.
 */
export const placesOf = ({ id, file, field, facts = [] }: Claim, claimed: Places): ClaimedPlace[] => [
  ...(field === undefined ? [] : [{ file, path: field.split('.') }]),
  ...facts.flatMap((fact) => claimed.get(factKey(fact)) ?? []),
  ...(claimed.get(id) ?? []),
]

/**
 * Reports marks that name no claim, and claims that share a name. Also reports facts and fields that make a declined
 * claim, because the build cannot remove their words itself. A fact is reported once, where its words are written,
 * however many pages use it. While some claims could not be read, marks that seem to name none are not reported.
 */
export function checkClaims(reader: Reader, claims: readonly Claim[]): void {
  const { claimed } = reader.findings
  const { business, facts: known, isWhole } = reader.siteFacts
  const named = new Map(claims.map((claim) => [claim.id, claim]))
  const broken = new Set(reader.findings.problems.map(({ file }) => file))
  const report = (place: WrittenPlace, message: string) => {
    const field = place.path && !place.needle ? `${subject(place.path)} ` : ''
    reader.report(place, field + message)
  }
  for (const [{ id, file, at }, first] of repeated(claims, ({ id }) => id)) {
    const message = `is "${id}", which content/${first.file} has already; choose another name`
    report({ file, path: ['claims', at, 'id'] }, message)
  }
  // If two claims share a name, one of them was meant to have another.
  const isJudged = isWhole && named.size === claims.length
  for (const [key, all] of isJudged ? claimed : []) {
    if (key.startsWith(factKey(''))) continue
    const claim = named.get(key)
    const [place, ...others] = all
      .filter(({ file }) => !broken.has(file) && ![businessFile, file].includes(claim?.file ?? ''))
      .slice(0, mostPlaces)
    const also = others.map(({ file, ...one }) => reader.locate(file, one))
    const message = `{claim ${key}} names no claim of content/business.md or of this file; ${suggest(key, [...named.keys()])}`
    if (place) reader.report(place, message, also)
  }
  const isKnown = (fact: string) =>
    isBuiltIn(fact) || Object.hasOwn(known, fact) || claimed.has(factKey(fact))
  for (const { file, at, facts = [] } of isWhole && broken.size === 0 ? claims : [])
    for (const fact of facts.filter((one) => !isKnown(one))) {
      // A page may have a fact of its own that it does not use, and so may a draft.
      const opened = [...reader.files, ...reader.drafts].map(
        (name) => reader.open(name, createFindings())?.data.facts ?? {},
      )
      const names = [known, ...opened].flatMap(Object.keys)
      const message = `is "${fact}", which is not a fact of any file; ${suggest(fact, names)}`
      if (!names.includes(fact)) report({ file, path: ['claims', at, 'facts', facts.indexOf(fact)] }, message)
    }
  for (const { id, file, at, field, facts = [], declined } of claims) {
    if (!declined) continue
    const claim = `the claim "${id}", which was declined (${declined.by}, ${declined.on})`
    if (field !== undefined)
      report({ file, path: field.split('.') }, `makes ${claim}; write other words here`)
    const used = facts.map((fact) => claimed.get(factKey(fact)) ?? [])
    const places = facts.flatMap((fact, i) => {
      const [first] = used[i]!
      if (!first) return []
      // A fact in business.md is reported in that file. Others are reported under "facts", or where they are used.
      // Each language has its own words for it.
      const inLanguages = reader.opened.filter(({ file, data }) => {
        const words = originalOf(file) === businessFile && data.facts
        return words && Object.hasOwn(words, fact)
      })
      if (Object.hasOwn(business.facts ?? {}, fact))
        return inLanguages.map(({ file }) => reader.locate(file, { path: ['facts', fact] }))
      const isField = Object.hasOwn(known, fact)
      const path = isField ? ['claims', at, 'facts', i] : ['facts', fact]
      return reader.locate(isField ? file : first.file, { path })
    })
    const [place, ...others] = places
    const names = facts.filter((_, i) => used[i]!.length > 0).map((fact) => `{${fact}}`)
    const message = `${names.join(', ')} ${names.length > 1 ? 'make' : 'makes'} ${claim}, in ${counted(used.flat().length, 'place')}; write other words for ${names.length > 1 ? 'them' : 'it'}, then take "facts" off the claim`
    if (place) reader.findings.problems.push({ ...place, message, places: others })
  }
}
