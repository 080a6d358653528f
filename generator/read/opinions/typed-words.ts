/** Finds words in a piece of copy that may be a fact, hours, a distance or a phone number typed out. */
import { isEnglish, milesInWords, weekdayInWords } from '../../../templates/model/language'
import { weekdays } from '../../../templates/model/clock'
import { append } from '../source/findings'
import type { Facts } from '../copy/facts'
import { escapePattern } from '../source/positions'
import type { KnownBusiness } from '../source/parse'
import { createCounter } from '../copy/settle'
import { normalize } from './hint'
import type { Found, Look, Text, WholeSite } from './hint'

/** The English words for the numbers from 0 to 20, in order. */
const numberWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen twenty'
).split(' ')

const dash = '[-\u2010-\u2015]'
const space = '[\\s\u00A0\u202F]'
const gap = `(?:${space}+|${dash})`

/** Returns words with their numbers as digits, and a range as its two numbers. */
const inDigits = (words: string) =>
  normalize(words)
    .replace(/\b[a-z]+\b/g, (word) => (numberWords.includes(word) ? `${numberWords.indexOf(word)}` : word))
    .replace(/(?<=\d) (?:to|or) (?=\d)/g, ' ')

/** The same without "+" and thousands separators. */
const canonical = (words: string) => inDigits(words).replace(/(?<=\d)[,+]/g, '')

/**
 * Returns a pattern for all forms of some words: "1–3 days" also matches "one to three days", and "850 jobs" also
 * matches "850+ jobs".
 */
const patternOf = (words: string) => {
  const pattern = escapePattern(inDigits(words))
    .replaceAll("'", "['’]")
    .replace(/(?<=\d),(?=\d{3})/g, ',?')
    .replace(
      /(?<![\d,?])\d+(?![\d,])/g,
      (digits) => `(?:${[digits, numberWords[Number(digits)] ?? []].flat().join('|')})`,
    )
    .replace(/(?<=\d[^ ]*\)) (?=\(\?:\d)/g, `(?:${gap}|${gap}(?:to|or)${gap})`)
    .replace(/(?<=^\(\?:\d[^ ]*\)) (?=[a-z])/, `\\+?${gap}`)
    .replaceAll(' ', gap)
  return `(?<![\\w{$\u2010-\u2015-])(?:${pattern})(?![\\w+%])`
}

/** Something besides facts that copy may type out, and what to do. The first matching pattern counts. */
type Typed = readonly [pattern: string, why: string]

const toHours =
  'would be wrong once the opening hours change; write {hours}, or put it under fine: if it means another day'
const toMiles = 'would be wrong once the office moves; the file of a town has {miles} for it'

const phone: Typed = [
  String.raw`(?<![\w.])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. \u2011]?\d{3}[-. \u2011]\d{4}(?![\w-])`,
  'looks like a phone number; {phone} is the one of the business',
]

const price: Typed = [
  String.raw`\$\d{1,3}(?:,\d{3}|\d{2,})`,
  'is a price that stays when yours changes; name it under facts: in business.md and write {NAME}, or put it under fine:',
]

const inEnglish: readonly Typed[] = [
  [String.raw`\b(?:\d+|${numberWords.slice(2).join('|')})${gap}mi(?:les?)?\b`, toMiles],
  [String.raw`\b\d{1,2}(?::\d\d)?${space}*[ap]\.?m\b`, toHours],
  [
    String.raw`(?<!\b(?:by|last|next|since|until|one|that) )\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b`,
    toHours,
  ],
]

/** What English copy may say about reviews, as in business.md. */
function ofBusiness({ ratings }: KnownBusiness): Typed[] {
  const counts = [ratings?.home?.count, ratings?.city?.count].map((count) => count ?? '(?!)')
  const reviews = `\\b(?:${counts.join('|')})\\+? (?:[\\w-]+ ){0,2}reviews\\b`
  return [[reviews, 'is a count from business.md, and would be wrong once that changes; leave it out']]
}

/** What can be found in a language without knowing its words. */
function inOther(lang: string): readonly Typed[] {
  const wordOf = (names: string[]) =>
    `(?<![\\w\u00C0-\u024F])(?:${names.map(escapePattern).join('|')})s?(?![\\w\u00C0-\u024F])`
  const days = weekdays.map((_, day) => weekdayInWords(day, lang))
  return [
    [`\\b\\d+(?:[.,]\\d+)?${gap}${wordOf(milesInWords(lang))}`, toMiles],
    [String.raw`\b\d{1,2}:\d\d\b`, toHours],
    [wordOf(days), toHours],
  ]
}

/** Characters. Longer facts are not searched for. */
const longestFact = 100

/** Returns a finder for these facts of the business in copy of this language. */
export function createWordFinder(
  given: Facts,
  lang: string,
  business: KnownBusiness,
): WholeSite['findWords'] {
  const names = new Map<string, string[]>()
  const known: string[] = []
  for (const [name, words] of Object.entries(given)) {
    // The phone has a check of its own. "4 to 8" counts many things besides the parts of a repair. Nobody repeats a
    // long fact by accident, and a pattern cannot be too long.
    if (name === 'phone' || name.startsWith('count-') || words.length > longestFact) continue
    // Copy has many bare numbers. A number only counts as this fact with the unit at the end of the fact's name: "12
    // years".
    const isNumber = /^\d[\d,]*\+?$/.test(words) || numberWords.includes(words)
    const typed = isNumber ? `${words} ${name.split('-').at(-1)!}` : words
    append(names, canonical(typed), `{${name}}`)
    known.push(typed)
  }
  const rows = [phone, price, ...(isEnglish(lang) ? [...inEnglish, ...ofBusiness(business)] : inOther(lang))]
  const phones = (business.phones ?? []).flatMap((one) => one?.phone?.slice(-10) ?? [])
  const facts = known.sort((a, b) => b.length - a.length).map(patternOf)
  const pattern = new RegExp([...facts, ...rows.map(([one]) => `(${one})`)].join('|'), 'gi')
  return (text) => {
    // Words in braces already name a fact, and an address is not copy.
    const copy = text.replace(/\{[^{}\n]*\}|\[[^\]]*\]\((?:tel|sms):[^()\s]*\)|\]\([^()\s]*\)/g, (raw) =>
      '\0'.repeat(raw.length),
    )
    const listed = (words: string) => phones.includes(words.replace(/\D/g, '').slice(-10))
    return [...copy.matchAll(pattern)]
      .filter(([words]) => !listed(words))
      .map(([words, ...groups]) => {
        const [, why] = rows[groups.findIndex((group) => group !== undefined)] ?? []
        const braced = names.get(canonical(words))?.join(', ')
        return { words, why: why ?? `is a fact of the business; {NAME} changes with it: ${braced}` }
      })
  }
}

/** Facts, times, distances and numbers that are typed out in a piece of copy. */
export function typedWords({ path, text }: Text, { site }: Look): Found[] {
  const nth = createCounter()
  // The office that issues a city's permits has hours of its own.
  const all = site.findWords(text).filter(({ why }) => why !== toHours || path?.[0] !== 'permits')
  return all.map((found) => ({ ...found, path, needle: found.words, nth: nth(found.words) }))
}

/** The words of facts that make a declined claim. */
export function* declinedWords({ path, text }: Text, { site }: Look): Generator<Found> {
  const { facts } = site.reader.siteFacts
  for (const { id, facts: named = [], declined } of site.site.business.claims) {
    const words = named.map((name) => facts[name] ?? '')
    const phrases = words.filter((one) => declined && /[\p{L}%/]/u.test(one)).map(patternOf)
    const [found] = new RegExp(phrases.join('|') || '(?!)', 'i').exec(text) ?? []
    const why = `makes the claim "${id}", which was declined`
    if (found !== undefined) yield { words: found, why, path, needle: found }
  }
}

/** A number from 2 to 99 in words or digits, as headings state it. */
const smallNumber = new RegExp(
  String.raw`(?<![\w.,–-])(?:${numberWords.slice(2).join('|')}|[2-9]|[1-9]\d)(?![\w.,–:%-]|[\s\u00A0]+(?:percent|inch|feet|ft|year|day|hour|minute|month))`,
  'gi',
)

/** Returns the number in the heading of a list, if it is not the number of `entries`. */
export function wrongCount(heading: string, entries: number): Found | undefined {
  const [counted] = /\{count\}/i.exec(heading) ?? []
  if (counted !== undefined && entries === 1)
    return { words: counted, why: 'counts one entry; write the heading for one' }
  const numbers = heading.match(smallNumber) ?? []
  const counts = numbers.map((words) =>
    /^\d/.test(words) ? Number(words) : numberWords.indexOf(words.toLowerCase()),
  )
  if (numbers.length !== 1 || counts[0] === entries) return undefined
  return { words: numbers[0]!, why: `stands over a list of ${entries}; {count} counts it` }
}
