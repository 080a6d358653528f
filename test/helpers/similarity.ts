/**
 * How much two city pages say in the same words. Names, postal codes and the other facts that differ
 * from town to town are made equal first, so that a page with only the names swapped shows as a copy.
 */
import { roundedMiles } from '../../generator/read/kinds/geography'
import { plainText } from '../../generator/read/copy/markdown'
import type { Loaded } from '../../generator/read/load'
import type { CitySummary, Rich } from '../../templates/model/site'

/** A page as its pieces: headings, paragraphs, entries. A sequence of words never spans two of them. */
export interface Text {
  name: string
  pieces: string[]
}

export interface Pair {
  /** In the order of the texts given. */
  names: [string, string]
  /** The part of the shorter text's sequences that the longer one has too: 0 to 1. */
  share: number
}

/** Words in a sequence. */
const length = 5

/** Stands for whatever differs by town. */
const token = 'town'

/**
 * What a city page says. `own` comes from the city's file; `shared` are the words that all city pages
 * have in common, which are counted apart.
 */
export function cityTexts({ site, cityOf }: Pick<Loaded, 'site' | 'cityOf'>): {
  own: Text[]
  shared: Text[]
} {
  const names = phraseIndex(site.cities.flatMap(namesOf))
  const texts = site.cities.map(cityOf).map((city) => {
    const { tier, miles, direction } = city
    const facts = phraseIndex([tier.when, tier.name, `${roundedMiles(miles)}`, direction])
    const shown = omit(city, ...notShown)
    const pieces = (copy: unknown) => piecesOf(copy).map((piece) => neutralize(piece, [names, facts]))
    const text = (copy: unknown): Text => ({ name: city.slug, pieces: pieces(copy) })
    return { own: text(shown), shared: text(site.cityWords(city)) }
  })
  return { own: texts.map(({ own }) => own), shared: texts.map(({ shared }) => shared) }
}

/**
 * Every pair of texts that has at least `atLeast` of its sequences in common, the most alike first.
 *
 * Comparing each with each would take hours for thousands of cities. Sorted by how few texts have them, two
 * lists of sequences that share at least n have k of the first `size - n + k` in common (prefix filtering;
 * Bayardo, Ma, Srikant: Scaling up all pairs similarity search, 2007; with k above 1: Wang, Li, Feng: Can we
 * beat the prefix filtering?, 2012). So only texts that meet there k times are compared: a sequence that all
 * pages have brings no two together, and neither do a few that are the same by chance.
 */
export function alikePairs(texts: Text[], atLeast = 0): Pair[] {
  const sets = sequenceSets(texts)
  const found: Pair[] = []
  for (const [i, j] of candidates(sets, atLeast)) {
    const share = shareOf(sets[i]!, sets[j]!)
    if (share > 0 && share >= atLeast) found.push({ names: [texts[i]!.name, texts[j]!.name], share })
  }
  return found.sort((a, b) => b.share - a.share)
}

/** How often two texts must meet; see alikePairs(). */
const meetings = 10

/** The pairs worth comparing, by index; no pair that has `atLeast` in common is missing. */
export function* candidates(sets: ReadonlySet<number>[], atLeast: number): Generator<[number, number]> {
  const spread = new Map<number, number>()
  for (const set of sets) for (const sequence of set) spread.set(sequence, (spread.get(sequence) ?? 0) + 1)
  const smallest = Math.min(...sets.map(({ size }) => size))
  const texts = new Map<number, number[]>()
  /** Of each text. */
  const needed: number[] = []
  for (const [i, set] of sets.entries()) {
    const common = Math.max(1, Math.ceil(atLeast * Math.min(set.size, smallest)))
    const need = Math.min(meetings, common)
    const rarestFirst = [...set].sort((a, b) => spread.get(a)! - spread.get(b)! || a - b)
    const met = new Map<number, number>()
    for (const sequence of rarestFirst.slice(0, set.size - common + need)) {
      if (spread.get(sequence) === 1) continue
      const others = texts.get(sequence)
      if (!others) {
        texts.set(sequence, [i])
        continue
      }
      for (const other of others) met.set(other, (met.get(other) ?? 0) + 1)
      others.push(i)
    }
    for (const [other, times] of met) if (times >= Math.min(need, needed[other]!)) yield [other, i]
    needed.push(need)
  }
}

function shareOf(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let both = 0
  for (const sequence of small) if (large.has(sequence)) both++
  return small.size === 0 ? 0 : both / small.size
}

/** The sequences two texts have in common, as words, in the order of the first. */
export function commonSequences(a: Text, b: Text): string[] {
  const other = new Set(b.pieces.flatMap((piece) => sequencesOf(wordsOf(piece))))
  const own = new Set(a.pieces.flatMap((piece) => sequencesOf(wordsOf(piece))))
  return [...own].filter((sequence) => other.has(sequence))
}

const sequencesOf = (words: string[]) =>
  words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '))

/**
 * Sequences as numbers of 53 bits: millions of them as text would fill the memory, and at ten million
 * a handful would be taken for one another.
 */
export function sequenceSets(texts: Text[]): Set<number>[] {
  const ids = new Map<string, number>()
  const idOf = (word: string) => {
    const id = ids.get(word) ?? ids.size + 1
    ids.set(word, id)
    return id
  }
  return texts.map(({ pieces }) => {
    const set = new Set<number>()
    for (const piece of pieces) {
      const words = wordsOf(piece).map(idOf)
      for (let end = length; end <= words.length; end++) set.add(hash(words.slice(end - length, end)))
    }
    return set
  })
}

/** Two multiplicative hashes of 32 and 21 bits, mixed as in MurmurHash3. */
function hash(ids: number[]): number {
  let high = 0x9e3779b9
  let low = 0x7f4a7c15
  for (const id of ids) {
    high = Math.imul(high ^ id, 0x85ebca6b)
    high ^= high >>> 13
    low = Math.imul(low ^ id, 0xc2b2ae35)
    low ^= low >>> 16
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11)
}

export const wordsOf = (piece: string): string[] => piece.toLowerCase().replace(/[’']/g, '').match(word) ?? []

/** A run of letters and digits. */
const word = /[\p{L}\p{N}]+/gu

/** Fields of a city that stand elsewhere than in the body of its page, or are names and facts only. */
const notShown = [
  ...(['file', 'slug', 'title', 'description', 'card', 'nearby', 'notice'] as const),
  ...(['name', 'county', 'postalCode', 'tier', 'direction'] as const),
]

/** A city's name, county and postal code, as copy may write them. */
const namesOf = ({ name, county, postalCode }: CitySummary) => [
  county,
  county.replace(/ County$/, ''),
  name,
  postalCode,
]

/** Phrases to be found in a text, whichever of thousands they are, in one go. */
interface PhraseIndex {
  phrases: ReadonlySet<string>
  /** How long those are that begin with a word, in characters, the longest first. */
  lengths: ReadonlyMap<string, number[]>
}

function phraseIndex(phrases: string[]): PhraseIndex {
  const lengths = new Map<string, Set<number>>()
  for (const phrase of phrases) {
    const [first = ''] = phrase.match(word) ?? []
    const known = lengths.get(evenOut(first)) ?? new Set()
    lengths.set(evenOut(first), known.add(phrase.length))
  }
  return {
    phrases: new Set(phrases.map(evenOut)),
    lengths: new Map([...lengths].map(([first, all]) => [first, [...all].sort((a, b) => b - a)])),
  }
}

/** Replaces each of the phrases by one token, whole words only, the longest that stands at a place. */
function neutralize(piece: string, indexes: PhraseIndex[]): string {
  let neutral = ''
  let done = 0
  for (const { 0: first, index } of piece.matchAll(word)) {
    if (index < done) continue
    const length = Math.max(...indexes.map((phrases) => lengthAt(piece, index, first, phrases)))
    if (length === 0) continue
    neutral += piece.slice(done, index) + token
    done = index + length
  }
  return neutral + piece.slice(done)
}

/** The length of the longest phrase at a place in characters, or 0. `first` is the word there. */
function lengthAt(piece: string, at: number, first: string, { phrases, lengths }: PhraseIndex): number {
  const isPhrase = (length: number) =>
    phrases.has(evenOut(piece.slice(at, at + length))) && !beginsWithWord.test(piece.slice(at + length))
  return lengths.get(evenOut(first))?.find(isPhrase) ?? 0
}

const beginsWithWord = /^[\p{L}\p{N}]/u

/** Capitals and the kind of dash make no difference. */
const evenOut = (text: string) => text.toLowerCase().replaceAll('–', '-')

/** Fields that hold no words of the page. */
const silent = new Set(['id', 'href', 'kind', 'picture', 'services', 'concernLevel'])

/** Every piece of copy in a part of the content, in order. */
function piecesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(piecesOf)
  const { heading, html } = value as Partial<Rich> & { heading?: string }
  if (html !== undefined) return [...(heading ? [heading] : []), ...blocksOf(html)]
  return Object.entries(value).flatMap(([key, child]) => (silent.has(key) ? [] : piecesOf(child)))
}

/** Compiled Markdown by paragraph. */
const blocksOf = (html: string) =>
  html.includes('</p>') ? html.split(/<\/(?:p|li|h\d)>/).map(plainText) : [plainText(html)]

function omit<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => !(keys as string[]).includes(key)),
  ) as Omit<T, K>
}
