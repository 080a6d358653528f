/**
 * The content as it was typed, and places on the globe, worked out without any code of the generator: what a page
 * must say is recomputed from here.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { filesBelow } from './files'
import { plain } from './page-text'
import english from '../../templates/model/labels/en.json'

/** Fields as text, lists and groups. */
export type Raw = { [name: string]: any } // eslint-disable-line @typescript-eslint/no-explicit-any

export interface RawFile {
  slug: string
  data: Raw
  body: string
}

export function rawFile(folder: string, file: string): RawFile {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8'))!
  const slug = file.split('/').at(-1)!.replace('.md', '')
  return { slug, data: load(yaml!, { schema: FAILSAFE_SCHEMA }) as Raw, body: body! }
}

/** The labels of a content folder in English: those of its file "plates", and ours for the others. */
export function rawLabels(folder: string, name: 'frame' | 'drawings' | 'plates'): Raw {
  const file = `shared/${name}.md` as const
  const fill = (ours: Raw, own: Raw): Raw => {
    const filled = Object.entries(ours).map(([key, label]): [string, unknown] => {
      const isGroup = typeof label === 'object' && !Array.isArray(label)
      return [key, isGroup ? fill(label as Raw, (own[key] ?? {}) as Raw) : (own[key] ?? label)]
    })
    return { ...own, ...(Object.fromEntries(filled) as Raw) }
  }
  return fill(english[file] as Raw, existsSync(join(folder, file)) ? rawFile(folder, file).data : {})
}

/** The files of a folder, but for drafts, which no live site has. */
export const rawFiles = (folder: string, below: string): RawFile[] =>
  readdirSync(join(folder, below))
    .sort()
    .map((file) => rawFile(folder, `${below}/${file}`))
    .filter(({ data }) => !/^(?:yes|true)$/i.test(String(data.draft)))

/** "house-leveling" for "House Leveling", which may stand for the name of a file or an id. */
export const rawName = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')

/** The first line of the content that holds these words: "content/about.md:12 ". Nothing where none does. */
export function placeOf(folder: string, words: string): string {
  const isWritten = (line: string) => plain(line).includes(plain(words))
  for (const file of filesBelow(folder).filter((one) => one.endsWith('.md'))) {
    const at = readFileSync(join(folder, file), 'utf8').split('\n').findIndex(isWritten)
    if (at >= 0) return `content/${file}:${at + 1} `
  }
  return ''
}

/** Degrees, also as a content file gives them. */
export interface Point {
  latitude: string | number
  longitude: string | number
}

const radians = (degrees: string | number) => (Number(degrees) * Math.PI) / 180

/** Great-circle miles by the haversine formula, on a sphere of 3,958.76 miles (the mean radius of the earth). */
export function haversine(a: Point, b: Point): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const h =
    half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(b.longitude) - radians(a.longitude))
  return 2 * 3958.76 * Math.asin(Math.sqrt(h))
}

/** The compass bearing from one place to another, in degrees clockwise from north. */
export function bearing(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude) - radians(from.longitude)
  const y = Math.sin(east) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east)
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

const compass = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']

/** The direction words that a bearing may be called: two, close to the border between them. */
export const directionsOf = (degrees: number): string[] => [
  ...new Set([-1.5, 1.5].map((doubt) => compass[Math.round((degrees + doubt + 360) / 45) % 8]!)),
]

/** Miles as copy gives them: exact to the mile below twenty, then to the nearest five. */
export const toldMiles = (miles: number): number[] =>
  // Half a mile of doubt, because the company's own sphere may differ a little.
  [...new Set([-0.3, 0, 0.3].map((doubt) => roundMiles(Math.round(miles + doubt))))]

const roundMiles = (miles: number) => (miles <= 20 ? miles : Math.round(miles / 5) * 5)
