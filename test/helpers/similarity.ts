/**
 * Measures how much of two city pages is in the same words. Names, ZIP codes and other facts of a town are replaced
 * first, so that a page with only the names changed counts as a copy.
 */
import { roundedMiles } from '../../generator/read/kinds/geography'
import { cityPath } from '../../templates/model/urls'
import type { BuiltSite } from './built-site'
import { linesOf } from './page-text'

/** A page as pieces: headings, paragraphs, list entries. A sequence of words never crosses their borders. */
export interface Text {
  name: string
  pieces: string[]
}

/** Words per sequence. */
const length = 5

/**
 * Returns the text of each city page as a visitor reads it: all of it, and without the pieces that all city pages have.
 */
export function cityTexts({ site, cityOf, pages }: BuiltSite): { whole: Text[]; own: Text[] } {
  const names = site.cities.flatMap(({ name, county, postalCode }) => [
    ...[county, county.replace(/ County$/, ''), name, postalCode],
  ])
  const read = site.cities.map(cityOf).map((city) => {
    const { tier, miles, direction } = city
    const facts = anyOf([...names, tier.when, tier.name, `${roundedMiles(miles)}`, direction])
    const lines = linesOf(pages.find(({ path }) => path === cityPath(city))!.main)
    return { name: city.slug, lines, pieces: lines.map((line) => line.replace(facts, 'town')) }
  })
  // As it is read, too, because a fact of one town, such as its miles, can be in another town's sentence by chance.
  const isShared = (line: string, piece: string) =>
    read.every(({ lines }) => lines.includes(line)) || read.every(({ pieces }) => pieces.includes(piece))
  return {
    whole: read.map(({ name, pieces }) => ({ name, pieces })),
    own: read.map(({ name, lines, pieces }) => ({
      name,
      pieces: pieces.filter((piece, i) => !isShared(lines[i]!, piece)),
    })),
  }
}

/** Matches any of these phrases as whole words, the longest first, whatever their capitals and dashes. */
const anyOf = (phrases: string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...phrases]
      .sort((a, b) => b.length - a.length)
      .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[-–]/g, '[-–]'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )

/**
 * Returns the pairs of texts in which the longer one has at least this part (0 to 1) of the shorter one's sequences.
 */
export function alikePairs(texts: Text[], atLeast: number): string[] {
  const sets = texts.map(({ name, pieces }) => ({ name, set: new Set(pieces.flatMap(sequencesOf)) }))
  return sets.flatMap((a, i) =>
    sets.slice(i + 1).flatMap((b) => {
      const sequences = [...a.set].filter((sequence) => b.set.has(sequence))
      const share = sequences.length / Math.max(1, Math.min(a.set.size, b.set.size))
      const told = `${(share * 100).toFixed(1)} %  ${a.name}, ${b.name}: ${sequences.slice(0, 3).join(' / ')}`
      return share >= atLeast ? [told] : []
    }),
  )
}

function sequencesOf(piece: string): string[] {
  const words =
    piece
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '))
}
