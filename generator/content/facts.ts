/**
 * Facts: the words that `{name}` in copy stands for. A fact typed out would stay as it is when the business changes
 * its own, so this module also finds facts that were typed.
 */
import type { Business } from '../../templates/site'
import { append } from './notes'
import { escapePattern } from './positions'

/** Names that copy may use in braces, and the words they stand for. */
export type Facts = Record<string, string>

const numberWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen twenty'
).split(' ')

/** A count as one writes it in a sentence: "twelve", and from 21 on "21". */
export const inWords = (count: number): string => numberWords[count] ?? String(count)

/** "(512) 555-0199" with a space and a hyphen that do not break, from "+15125550199". */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1)\u00A0$2\u2011$3')
}

/** "same day" from "Same day", for the middle of a sentence. */
export const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The registration, the bond and the insurer as far as they are filled in, or the words that stand until then. */
const credentialsInWords = ({ words, registration, bond, insurance }: Business['credentials']) =>
  [registration, bond, insurance].filter((known) => known !== undefined).join(', ') || words

/** What business.md says outside of `facts`, as facts. */
export function businessFacts({ name, phone, hours, tiers = [], credentials }: Partial<Business>): Facts {
  return {
    ...(name !== undefined && { brand: name }),
    ...(phone !== undefined && { phone: formatPhone(phone) }),
    ...(hours && { hours: hours.copy }),
    ...(credentials && { credentials: credentialsInWords(credentials) }),
    ...Object.fromEntries(tiers.map(({ id, name }) => [`tier-${id}`, lowerFirst(name)])),
    ...Object.fromEntries(tiers.map(({ id, when }) => [`when-${id}`, when])),
  }
}

/** Whether a name counts entries of a list, which a page does by itself. */
export const isCount = (name: string): boolean => /^(.+-)?count$/.test(name)

/** Whether a name stands for something by itself, at least on the pages of a city, county or service. */
export const isBuiltIn = (name: string): boolean =>
  isCount(name) ||
  /^(brand|phone|hours|claim|city|county|postal-code|miles|direction|tier|when|credentials)$/.test(name)

/**
 * The words of a fact; undefined when none of the groups knows it. A name with a capital gives the words with a
 * capital, for the beginning of a sentence: `{Warranty}`.
 */
export function factNamed(name: string, groups: readonly Facts[]): string | undefined {
  // Own names only: every object has a "constructor".
  const find = (wanted: string) => groups.find((facts) => Object.hasOwn(facts, wanted))?.[wanted]
  const words = find(name)
  if (words !== undefined || !/^[A-Z]/.test(name)) return words
  const plain = find(lowerFirst(name))
  return plain === undefined ? undefined : upperFirst(plain)
}

// Facts that were typed

/** Something typed that a name stands for. */
export interface Typed {
  words: string
  message: string
  /** True for a phrase that a sentence may well hold by chance. */
  isDoubtful: boolean
}

/** Finds what is typed in a piece of copy. */
export type TypedFinder = (text: string) => Typed[]

const dash = '[-\u2010-\u2015]'
const space = '[\\s\u00A0\u202F]'
const gap = `(?:${space}+|${dash})`

/** Words however they are spaced, hyphenated and capitalized. */
const normalize = (words: string) =>
  words
    .toLowerCase()
    .replace(/[\s\u00A0\u202F\u2010-\u2015-]+/g, ' ')
    .replaceAll('’', "'")
    .trim()

/** A pattern for all forms of some normalized words. */
const patternOf = (words: string) => {
  const pattern = escapePattern(words).replaceAll("'", "['’]").replaceAll(' ', gap)
  return `(?<![\\w{\u2010-\u2015-])(?:${pattern})(?![\\w+%])`
}

const times = String.raw`\b\d{1,2}(?::\d\d)?${space}*[ap]\.?m\b`
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const dayRange = String.raw`\b${day}s?${space}+(?:to|through|${dash})${space}+${day}`
/** A number of two or more, in digits or words, as the text of a pattern. */
export const numberPattern = `(?:\\d+|${numberWords.slice(2).join('|')})`

/** The number that digits or a word stand for. */
export const numberIn = (words: string): number =>
  /^\d/.test(words) ? Number(words) : numberWords.indexOf(words.toLowerCase())

const miles = String.raw`\b${numberPattern}${gap}miles?\b`

/**
 * A finder for facts that were typed out, opening hours and distances. `facts` are those of the business, and
 * `phone` is left to its own check, which knows other ways to write it.
 */
export function createTypedFinder(facts: Facts): TypedFinder {
  const names = new Map<string, string[]>()
  for (const [name, words] of Object.entries(facts)) {
    if (name === 'phone') continue
    // A bare number is typed everywhere; only with the unit that its name ends in is it this fact: "12 years".
    const typed = /^\d+$/.test(words) ? `${words} ${name.split('-').at(-1)!}` : words
    append(names, normalize(typed), `{${name}}`)
  }
  const known = [...names.keys()].sort((a, b) => b.length - a.length).map(patternOf)
  const pattern = new RegExp([...known, times, dayRange, miles].join('|'), 'gi')
  return (text) => {
    // What stands in braces already is a name, and an address is no copy.
    const copy = text.replace(/\{[^{}\n]*\}|\]\([^()\s]*\)/g, (raw) => '\0'.repeat(raw.length))
    return [...copy.matchAll(pattern)].map(([words]) => describe(words, names.get(normalize(words))))
  }
}

function describe(words: string, names: string[] | undefined): Typed {
  const advice = names
    ? `, a fact of the business; write ${names.join(' or ')}. Another fact of the same words gets a name of its own under "facts" of this file`
    : /miles?$/i.test(words)
      ? '; write {miles} for the distance from the office, or give it a name under "facts" of this file'
      : ', which belongs to the opening hours; write {hours}'
  return {
    words,
    message: `types "${words.replace(/\s+/g, ' ')}"${advice}`,
    // Of one or two words without a digit, such as "next day". People say it of other things too, so that it may
    // not stop a build.
    isDoubtful: names !== undefined && !/\d/.test(words) && normalize(words).split(' ').length < 3,
  }
}
