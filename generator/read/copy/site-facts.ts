/** What business.md and frame.md give to the copy of all files. */
import type { Claim, FrameWords } from '../../../templates/model/site'
import { usualLang } from '../../../templates/model/language'
import type { ContentFile } from '../source/content-file'
import { businessFacts, withoutGaps } from './facts'
import type { Facts } from './facts'
import { append } from '../source/findings'
import { businessFile, frameFile } from '../files/content-folder'
import { singles } from '../source/kinds'
import { declinedIn, validParts } from '../source/partly-valid'
import type { KnownBusiness, ValidParts } from '../source/partly-valid'

export interface SiteFacts {
  /** Of all pages. */
  lang: string
  /** As far as it could be read. */
  business: KnownBusiness
  /** Names that copy may use in braces on every page. */
  facts: Facts
  /** E.164; empty while it is not known. */
  phone: string
  phonePattern: RegExp | undefined
  /** False while something is wrong with business.md: that is reported, and not what follows from it. */
  isWhole: boolean
  /** A count as one writes it in a sentence: "twelve"; in digits where frame.md has no word for it. */
  inWords: (count: number) => string
  /** The words for compass directions. */
  directions: ValidParts<FrameWords['directions']>
  /** Facts that make a claim, each with the claims. */
  tiedFacts: ReadonlyMap<string, ValidParts<Claim>[]>
  /** Claims that were declined. */
  declined: ReadonlySet<string>
}

/** What can be known from the files of the business and of the frame, which may be missing or wrong. Reports nothing. */
export function readSiteFacts(file: ContentFile | undefined, frame: ContentFile | undefined): SiteFacts {
  const { numbers = [], directions = {} } = (
    frame ? validParts(frame.data, singles[frameFile].rules) : {}
  ) as ValidParts<FrameWords>
  const { rules } = singles[businessFile]
  const business = file ? (validParts(file.data, rules) as KnownBusiness) : {}
  const { lang = usualLang, phone, claims = [] } = business
  const facts = { ...withoutGaps(business.facts ?? {}), ...businessFacts(business) }
  const tiedFacts = new Map<string, ValidParts<Claim>[]>()
  for (const claim of claims)
    for (const fact of claim?.facts ?? []) if (claim && fact !== undefined) append(tiedFacts, fact, claim)
  return {
    lang,
    business,
    facts,
    phone: phone ?? '',
    phonePattern: phone === undefined ? undefined : phonePattern(phone),
    inWords: (count) => numbers[count - 1] ?? String(count),
    directions,
    isWhole: file !== undefined && rules.safeParse(file.data).success,
    tiedFacts,
    declined: declinedIn(business),
  }
}

/** The digits of a phone number however they are set apart; undefined when there is no phone. */
function phonePattern(phone: string): RegExp | undefined {
  const digits = phone.replace(/\D/g, '').slice(-10)
  if (digits.length < 10) return undefined
  return new RegExp(
    `(?<!\\d)(?:\\+?1[\\s().\u2010-\u2015-]{0,3})?\\(?${[...digits].join('[\\s\u00A0().\u2010-\u2015-]{0,3}')}(?!\\d)`,
    'g',
  )
}
