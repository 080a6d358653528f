/**
 * Names of the firm whose content this project came with, where they still stand in the site of another firm. They are
 * taken from that content and kept in first-firm.json; `npm run sample` writes it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CitySource, Site } from '../../../templates/model/site'
import { projectDir } from '../../process/paths'
import type { ContentSource } from '../files/content-folder'
import { append } from '../source/findings'
import { escapePattern, positionAt } from '../source/positions'
import { folderOf } from '../source/kinds'
import { pathOf } from '../source/problems'
import type { Found, WholeSite } from './hint'

export interface FirstFirm {
  /** The town of its office, with the state: "Ada, TX". */
  office: string
  /** Its own name, its street, and people who work or speak for it. */
  firm: string[]
  /** Its towns, counties, neighborhoods, roads, faults, rivers and whatever else has a name there. */
  names: string[]
  /** Its services. */
  services: string[]
  /** The words of the facts that make each claim, by its id. */
  claims: Record<string, string[]>
  /** Its figures and words that business.md calls samples, with where they stand. */
  samples: SampleValue[]
}

export interface SampleValue {
  file: 'business.md' | 'region.md'
  path: string[]
  value: string
}

/** Pages that each visitor finds, with words that hold for all towns. */
const isOfMenu = (file: string) => /^(?:services\/|pages\/(?:home|locations|faqs)\.md)/.test(file)

/** Places that a suspicion lists; the rest is counted. */
const mostPlaces = 4

/** The names that were written down. */
export const recordedNames = (): FirstFirm =>
  JSON.parse(readFileSync(join(projectDir, 'generator/read/opinions/first-firm.json'), 'utf8')) as FirstFirm

/**
 * A suspicion for each name of the first firm, with the places where it stands. None in its own site, and none for a
 * place that the site itself has.
 */
export function suspectFirstFirm(
  { site, cityOf, source }: Pick<WholeSite, 'site' | 'cityOf' | 'source'>,
  first = recordedNames(),
): Found[] {
  const { address, name } = site.business
  if (`${address.city}, ${address.region}` === first.office && first.firm.includes(name)) return []
  const own = ownPlaces(site, cityOf)
  // In one of its towns, its rivers, builders and roads are those of the other firm too.
  const isNear =
    first.office.endsWith(`, ${address.region}`) &&
    [address.city, address.county].some((place) => place !== undefined && first.names.includes(place))
  const names = [...first.firm, ...(isNear ? [] : first.names)].filter(
    (name) => !own.some((place) => holds(place, name)),
  )
  const why = 'is a name of the firm that this content was written for'
  // Two customers may have one name.
  const isLookedAt = (file: string) => folderOf(file) !== 'testimonials'
  return suspectNames(source, namesPattern(names), why, isLookedAt, isOfMenu)
}

/**
 * A suspicion for each name that the pattern finds in the content, with the places where it stands. A pattern that
 * takes small letters for capitals also finds plurals of one name.
 */
export function suspectNames(
  source: ContentSource,
  pattern: RegExp,
  why: string,
  isLookedAt = (_file: string) => true,
  isHeldIn = (_file: string) => false,
): Found[] {
  const found = new Map<string, { file: string; line: number; words: string }[]>()
  for (const { file } of source.list() ?? []) {
    if (!file.endsWith('.md') || !isLookedAt(file)) continue
    const text = source.read(file).toString()
    for (const { 0: name, index } of withoutComments(text).matchAll(pattern)) {
      const words = name.replace(/\s+/g, ' ')
      append(found, pattern.ignoreCase ? words.toLowerCase().replace(/s$/, '') : words, {
        file,
        line: positionAt(file, text, index).line,
        words,
      })
    }
  }
  return [...found.values()]
    .sort((a, b) => b.length - a.length)
    .map(([first, ...others]) => {
      const listed = others.slice(0, mostPlaces).map(({ file, line }) => `${pathOf(file)}:${line}`)
      const rest = others.length - listed.length
      const also = [...listed, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
      const isHeld = [first!, ...others].some(({ file }) => isHeldIn(file))
      return {
        ...first!,
        path: [],
        why: `${why}${also && `; also in ${also}`}`,
        ...(isHeld && { holds: true as const }),
      }
    })
}

/** The names of all places that a site says it works in, or shows. */
function ownPlaces(
  { business: { address, region, name }, cities, region: { map } }: Site,
  cityOf: CitySource,
): string[] {
  return [
    ...[address.city, address.county, address.regionName, region, name],
    ...cities.flatMap((one) => [
      one.name,
      one.county,
      one.state.name,
      ...(cityOf(one).neighborhoods?.items ?? []),
    ]),
    ...[...map.lines, ...map.areas, ...map.places].flatMap((one) => [
      one.name,
      'note' in one ? one.note : undefined,
    ]),
  ].filter((place) => place !== undefined)
}

const holds = (words: string, name: string) => namesPattern([name]).test(words)

/** Finds the names as whole words, the longest that fits, however their spaces are broken over lines. */
export const namesPattern = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${anyOf(names)}(?![\\p{L}\\d])`, 'gu')

/** The source of a pattern for the longest that fits of some names; of none, for nothing. */
export function anyOf(names: readonly string[]): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  const any = longestFirst.map((name) => escapePattern(name).replaceAll(' ', '\\s+')).join('|')
  return `(?:${any || '(?!)'})`
}

/** The text with spaces in place of comments and questions, so that every line and column stays where it is. */
const withoutComments = (text: string) =>
  text.replace(/<!--[\s\S]*?-->|\[Answer:[^\]]*\]|^[ \t]*#(?!#)[^\n]*|[ \t]#[ \t][^\n]*/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
