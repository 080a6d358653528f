/** The proper names of the sample, from its content: what another firm’s site must not say by accident. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FirstFirm, SampleValue } from '../../generator/read/opinions/first-firm'
import { filesBelow } from '../helpers/files'
import { rawFile, rawFiles } from '../helpers/raw-content'
import type { Raw, RawFile } from '../helpers/raw-content'

const recordFile = fileURLToPath(new URL('../../generator/read/opinions/first-firm.json', import.meta.url))

/** Writes the names down for the launch check. */
export const recordFirstFirm = (contentDir: string): void =>
  writeFileSync(recordFile, `${JSON.stringify(firstFirmOf(contentDir), null, 2)}\n`)

/** What was written down. */
export const recordedFirstFirm = () => JSON.parse(readFileSync(recordFile, 'utf8')) as FirstFirm

/** Capitalized words, some of them joined by "of" and the like. */
const phrase =
  /(?<![.!?:“"]\s*|[\p{L}\d’'-])\p{Lu}[\p{L}\d’-]*(?:(?: (?:of|de|del|la|&))? \p{Lu}[\p{L}\d’-]*)*/gu

/** The office, and names of towns, counties, neighborhoods, roads, formations, laws and agencies, in order. */
export function firstFirmOf(contentDir: string): FirstFirm {
  const business = rawFile(contentDir, 'business.md').data
  const { address, name, titleSuffix, region: country, prices } = business
  const { map, ground } = rawFile(contentDir, 'region.md').data
  const ofBusiness = (field: string): SampleValue => {
    const path = field.split('.')
    const found: unknown = path.reduce((value: Raw, name) => value[name], business)
    return { file: 'business.md', path, value: String(found) }
  }
  const cities = rawFiles(contentDir, 'locations')
  const texts = (values: unknown[]) => values.filter((words): words is string => typeof words === 'string')
  const places = texts([
    ...[country, address.city, address.county, address.regionName],
    ...[...map.lines, ...map.places].map((one: Raw) => one.name),
    ...cities.flatMap(({ data }) => [data.name, data.county, ...(data.neighborhoods?.items ?? [])]),
  ])
  const sources = filesBelow(contentDir)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: published(readFileSync(join(contentDir, file), 'utf8')) }))
  const everywhere = sources.map(({ text }) => text).join('\n')
  const isLocal = (file: string) => /^locations\//.test(file)
  const shared = sources.filter(({ file }) => !isLocal(file)).map(({ text }) => text)
  const sharedText = shared.join('\n')
  const small = new Set(everywhere.match(/(?<![\p{L}\d])\p{Ll}[\p{L}’-]*/gu))
  /** A word that is also written small says nothing of a place. */
  const isProper = (word: string) => /^\p{Lu}/u.test(word) && !small.has(word.toLowerCase())
  const inText = sources
    .filter(({ file }) => isLocal(file))
    .flatMap(({ text }) => text.match(phrase) ?? [])
    // The first word of a sentence is no name for standing there.
    .map((words) =>
      words
        .split(' ')
        .slice(isProper(words.split(' ')[0]!) ? 0 : 1)
        .join(' '),
    )
    .filter((words) => words.includes(' ') && words.split(' ').every(isProper) && !holds(sharedText, words))
  const parts = texts([
    ...map.lines.map((line: Raw) => line.name),
    ...map.areas.map((area: Raw) => area.note),
  ])
    .flatMap((words) => words.split(' '))
    .filter(isProper)
  const names = [...places, ...parts, ...inText].map((words) => words.replace(/[’']s$/, ''))
  const { team } = rawFile(contentDir, 'pages/about.md').data
  const people = [...rawFiles(contentDir, 'testimonials').map(({ data }) => data), ...(team?.items ?? [])]
  return {
    office: `${address.city}, ${address.region}`,
    firm: [
      ...new Set(texts([name, titleSuffix, address.street, ...people.map((one: Raw) => one.name)])),
    ].sort(),
    names: [...new Set(names)].filter((words) => words.length > 2).sort(),
    claims: claimsOf(business, rawFiles(contentDir, 'services')),
    services: texts(rawFiles(contentDir, 'services').map(({ data }) => data.name)),
    samples: [
      ...['name', 'titleSuffix', 'ratings.home.count', 'ratings.city.count'].map(ofBusiness),
      ...Object.keys(prices).map((price) => ofBusiness(`prices.${price}`)),
      { file: 'region.md', path: ['ground', 'moves'], value: String(ground.moves) },
    ],
  }
}

/** The words of the facts that make each claim. */
function claimsOf({ claims, facts, tiers, credentials }: Raw, pages: RawFile[]): Record<string, string[]> {
  const given: Raw = Object.assign(
    { ...facts, credentials: credentials.words },
    ...pages.map(({ data }) => data.facts),
  )
  for (const { id, name, when } of tiers)
    Object.assign(given, { [`tier-${id}`]: name.toLowerCase(), [`when-${id}`]: when })
  const wordsOf = ({ facts = [] }: Raw) => [...new Set<string>(facts.map((name: string) => given[name]))]
  return Object.fromEntries(
    claims
      .map((claim: Raw) => [claim.id, wordsOf(claim).filter((words) => /[a-z%/]/i.test(words))])
      .filter(([, words]: [string, string[]]) => words.length > 0),
  )
}

/** The text without comments and without the names of fields. */
const published = (source: string) =>
  source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\]\([^()]*\)/g, ']')
    .replace(/^\s*#(?!#).*$/gm, '')
    .replace(/^(\s*(?:- )?)[\w-]+:(?= |$)/gm, '$1.')

const holds = (text: string, words: string) => ` ${text.replace(/\s+/g, ' ')} `.includes(words)
