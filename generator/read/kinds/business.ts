/** Reads business.md. */
import { mayHoldZip, namesOtherState } from '../../../templates/model/states'
import { businessFile } from '../files/content-folder'
import { checkFacts } from '../copy/scope'
import { areOtherNumbers } from '../copy/second-language'
import { checkClaimFields, compileParsed } from './references'
import { businessFacts, isBuiltIn } from '../copy/facts'
import { checkTheme } from './theme'
import { escapePattern } from '../source/positions'
import type { Reader } from '../reader'
import type { WrittenBusiness } from '../source/parse'

/** Undefined when business.md has problems, which are reported. */
export function loadBusiness(reader: Reader): WrittenBusiness | undefined {
  const { business: parsed, siteFacts } = reader
  if (!parsed) return undefined
  const { file } = parsed
  const { facts } = parsed.valid
  const { claims } = siteFacts.business
  checkFacts(file, facts ?? {})
  const builtIn = businessFacts(siteFacts.business)
  for (const name of Object.keys(facts ?? {}))
    if (isBuiltIn(name) || Object.hasOwn(builtIn, name))
      file.report(['facts', name], 'is already the name of something else; choose another')
  const { street = '', city, region, regionName, postalCode: zip } = siteFacts.business.address ?? {}
  const after = [region, regionName, zip].map((words) => words && `(,?\\s+${escapePattern(words)})?`).join('')
  if (city !== undefined && new RegExp(`,\\s*${escapePattern(city)}${after}$`, 'i').test(street))
    file.report(
      ['address', 'street'],
      `is "${street}", and pages print city, region and postalCode after it; write street and number alone`,
    )
  if (region !== undefined && regionName !== undefined && namesOtherState(region, regionName))
    file.report(['address', 'regionName'], `is "${regionName}", but region is ${region}; correct one of them`)
  if (region !== undefined && zip !== undefined && !mayHoldZip(region, zip))
    file.report(
      ['address', 'postalCode'],
      `is "${zip}", which no place in ${region} has; correct one of them`,
    )
  checkTheme(file, siteFacts.business.theme)
  checkClaimFields(file, claims)
  const business = compileParsed(reader, file, parsed, { ...parsed, facts: {} })
  if (!business) return undefined
  const { facts: known } = siteFacts
  const { lang } = siteFacts
  return { ...business, lang, hours: { ...business.hours, copy: known.hours }, file: file.file, facts: known }
}

/**
 * Returns the business with its words in a second language. Reports words that pages print but only the first language
 * has.
 */
export function translateBusiness(reader: Reader, business: WrittenBusiness): WrittenBusiness {
  const { words: parsed, siteFacts } = reader
  const { lang, facts } = siteFacts
  if (parsed) checkFacts(parsed.file, parsed.valid.facts ?? {})
  for (const [name, words] of Object.entries(parsed?.valid.facts ?? {})) {
    const given = business.facts[name] ?? ''
    if (words !== undefined && areOtherNumbers(given, words))
      parsed!.file.report(
        ['facts', name],
        `is "${words}", but content/${businessFile} says "${given}"; write the same number in both`,
      )
  }
  const said = parsed && compileParsed(reader, parsed.file, parsed, { ...parsed, facts: {} })
  const printed = [
    ['hours', 'copy'],
    ...(reader.has(reader.inFolder('pages/reviews.md')) ? [['reviewLink', 'text']] : []),
  ]
  reader.onlyInFirst(businessFile, reader.business!.valid, parsed?.valid, ...printed)
  const { description, trade, region, credentials, reviewLink, tiers, costs } = { ...business, ...said }
  return {
    ...business,
    ...{ lang, facts, description, trade, region },
    // This language has its own sharing picture, because the picture contains words.
    socialImage: undefined,
    hours: { ...business.hours, copy: facts.hours },
    credentials: { ...business.credentials, ...credentials },
    reviewLink: { ...business.reviewLink, ...reviewLink },
    tiers: business.tiers.map((tier) => ({ ...tier, ...tiers.find(({ id }) => id === tier.id) })),
    costs: business.costs.map((cost) => ({ ...cost, ...costs.find(({ id }) => id === cost.id) })),
  }
}
