/**
 * Facts: the words that `{name}` in copy stands for. A fact typed out would stay as it is when the business changes
 * its own, so this module also finds facts that were typed.
 */
import type { Business, Tier } from '../../templates/site'

/** Names that copy may use in braces, and the words they stand for. */
export type Facts = Record<string, string>

const numberWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen twenty'
).split(' ')

/** A count as one writes it in a sentence: "twelve", and from 21 on "21". */
export const inWords = (count: number): string => numberWords[count] ?? String(count)

/** "(512) 555-0142" with a space and a hyphen that do not break, from "+15125550142". */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1)\u00A0$2\u2011$3')
}

/** "same day" from "Same day", for the middle of a sentence. */
export const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What business.md says outside of `facts`, as facts. */
export function businessFacts({ name, phone, hours, tiers }: Partial<Business>): Facts {
  return {
    ...(name !== undefined && { brand: name }),
    ...(phone !== undefined && { phone: formatPhone(phone) }),
    ...(hours && { hours: hours.copy }),
    ...Object.fromEntries((tiers ?? []).flatMap(tierFacts)),
  }
}

const tierFacts = ({ id, name, when }: Pick<Tier, 'id' | 'name' | 'when'>): [string, string][] => [
  [`tier-${id}`, lowerFirst(name)],
  [`when-${id}`, when],
]

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

/**
 * True for a phrase of one or two words without a digit, such as "next day": people say it of other things too, so
 * that it may not stop a build.
 */
const isDoubtful = (words: string) => !/\d/.test(words) && normalize(words).split(' ').length < 3

/** Finds what is typed in a piece of copy. */
export type TypedFinder = (text: string) => Typed[]

const dash = '[-\u2010-\u2015]'
const space = '[\\s\u00A0\u202F]+'

/** A pattern for words however they are spaced, hyphenated and capitalized. */
const patternOf = (words: string) =>
  words
    .trim()
    .split(/[\s\u00A0\u202F]+/)
    .map((word) =>
      word
        .split(/[-\u2010-\u2015]/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"))
        .join(dash),
    )
    .join(`(?:${space}|${dash})`)

/** A bare number is typed everywhere; only with the unit that its name ends in is it this fact: "12 years". */
function typedForm(name: string, words: string): string {
  if (!/^\d+$/.test(words)) return words
  return `${words} ${name.split('-').at(-1)!}`
}

const times = String.raw`\b\d{1,2}(?::\d\d)?${space.replace('+', '*')}[ap]\.?m\b`
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const dayRange = String.raw`\b${day}s?${space}(?:to|through|${dash})${space}${day}`
/** A number of two or more, in digits or words, as the text of a pattern. */
export const numberPattern = `(?:\\d+|${numberWords.slice(2).join('|')})`

/** The number that digits or a word stand for. */
export const numberIn = (words: string): number =>
  /^\d/.test(words) ? Number(words) : numberWords.indexOf(words.toLowerCase())

const miles = String.raw`\b${numberPattern}(?:${space}|${dash})miles?\b`

/**
 * A finder for facts that were typed out, opening hours and distances. `facts` are those of the business, and
 * `phone` is left to its own check.
 */
export function createTypedFinder(facts: Facts): TypedFinder {
  const names = new Map<string, string[]>()
  for (const [name, words] of Object.entries(facts)) {
    // A typed number is told of by a check of its own, which knows other ways to write it.
    if (name === 'phone') continue
    const key = normalize(typedForm(name, words))
    names.set(key, [...(names.get(key) ?? []), `{${name}}`])
  }
  const known = [...names.keys()].sort((a, b) => b.length - a.length).map(patternOf)
  const pattern = new RegExp(
    [
      ...known.map((words) => `(?<![\\w{\u2010-\u2015-])(?:${words})(?![\\w+%])`),
      times,
      dayRange,
      miles,
    ].join('|'),
    'gi',
  )
  return (text) =>
    // What stands in braces already is a name, and an address is no copy.
    [...text.replace(/\{[^{}\n]*\}|\]\([^()\s]*\)/g, (raw) => '\0'.repeat(raw.length)).matchAll(pattern)].map(
      ([words]) => {
        const known = names.get(normalize(words))
        return {
          words,
          message: messageFor(words, known),
          isDoubtful: known !== undefined && isDoubtful(words),
        }
      },
    )
}

const normalize = (words: string) =>
  words
    .toLowerCase()
    .replace(/[\s\u00A0\u202F\u2010-\u2015-]+/g, ' ')
    .replaceAll('’', "'")
    .trim()

function messageFor(words: string, names: string[] | undefined): string {
  const typed = `types "${words.replace(/\s+/g, ' ')}"`
  if (names)
    return `${typed}, a fact of the business; write ${names.join(' or ')}. Another fact of the same words gets a name of its own under "facts" of this file`
  if (/miles?$/i.test(words))
    return `${typed}; write {miles} for the distance from the office, or give it a name under "facts" of this file`
  return `${typed}, which belongs to the opening hours; write {hours}`
}
