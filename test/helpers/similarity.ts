/**
 * How much two city pages say in the same words. Names, postal codes and the other facts that differ
 * from town to town are made equal first, so that a page with only the names swapped shows as a copy.
 */
import { roundedMiles } from '../../generator/read/kinds/geography'
import { plainText } from '../../generator/read/copy/markdown'
import type { Loaded } from '../../generator/read/load'
import type { Rich } from '../../templates/model/site'

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
  /** Those that they share, in the order of the first. */
  sequences: string[]
}

/** Words in a sequence. */
const length = 5

/**
 * What a city page says. `own` comes from the city's file; `shared` are the words that all city pages
 * have in common, which are counted apart.
 */
export function cityTexts({ site, cityOf }: Pick<Loaded, 'site' | 'cityOf'>): {
  own: Text[]
  shared: Text[]
} {
  const names = site.cities.flatMap(({ name, county, postalCode }) => [
    ...[county, county.replace(/ County$/, ''), name, postalCode],
  ])
  const texts = site.cities.map(cityOf).map((city) => {
    const { tier, miles, direction } = city
    const facts = anyOf([...names, tier.when, tier.name, `${roundedMiles(miles)}`, direction])
    const text = (copy: object): Text => ({
      name: city.slug,
      pieces: piecesOf(copy).map((piece) => piece.replace(facts, 'town')),
    })
    const shown = Object.entries(city).filter(([field]) => !notShown.includes(field))
    return { own: text(Object.fromEntries(shown)), shared: text(site.cityWords(city)) }
  })
  return { own: texts.map(({ own }) => own), shared: texts.map(({ shared }) => shared) }
}

/** Any of these phrases as whole words, the longest that stands at a place. Capitals and dashes make no difference. */
const anyOf = (phrases: string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...phrases]
      .sort((a, b) => b.length - a.length)
      .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[-–]/g, '[-–]'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )

/** Every pair of texts that has at least `atLeast` of its sequences in common, the most alike first. */
export function alikePairs(texts: Text[], atLeast = 0): Pair[] {
  const sets = texts.map(({ name, pieces }) => ({ name, set: new Set(pieces.flatMap(sequencesOf)) }))
  const pairs = sets.flatMap((a, i) =>
    sets.slice(i + 1).map((b): Pair => {
      const sequences = [...a.set].filter((sequence) => b.set.has(sequence))
      const share = sequences.length / Math.max(1, Math.min(a.set.size, b.set.size))
      return { names: [a.name, b.name], share, sequences }
    }),
  )
  return pairs
    .filter(({ share }) => share > 0 && share >= atLeast)
    .sort((one, other) => other.share - one.share)
}

function sequencesOf(piece: string): string[] {
  const words =
    piece
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '))
}

/** Fields of a city that stand elsewhere than in the body of its page, or are names and facts only. */
const notShown = 'file slug title description card nearby notice name county postalCode tier direction'.split(
  ' ',
)

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
