/**
 * The content as typed, and distances on the globe, computed without the generator's code. Tests use it to compute what
 * a page must say.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { filesBelow } from './files'
import { plain } from './page-text'
import english from '../../templates/model/labels/en.json'

/** Fields, as text, lists and groups. */
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

/** Returns the labels of a content folder in English: those in its plates.md, and ours for the other files. */
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

/** Returns the files of a folder, except drafts, which no live site has. */
export const rawFiles = (folder: string, below: string): RawFile[] =>
  readdirSync(join(folder, below))
    .sort()
    .map((file) => rawFile(folder, `${below}/${file}`))
    .filter(({ data }) => !/^(?:yes|true)$/i.test(String(data.draft)))

/**
 * Returns the first line of the content that contains these words: "content/about.md:12 ". Empty when there is none.
 */
export function placeOf(folder: string, words: string): string {
  const isWritten = (line: string) => plain(line).includes(plain(words))
  for (const file of filesBelow(folder).filter((one) => one.endsWith('.md'))) {
    const at = readFileSync(join(folder, file), 'utf8').split('\n').findIndex(isWritten)
    if (at >= 0) return `content/${file}:${at + 1} `
  }
  return ''
}

/** Degrees, as a number or as typed in a content file. */
export interface Point {
  latitude: string | number
  longitude: string | number
}

const radians = (degrees: string | number) => (Number(degrees) * Math.PI) / 180

/** Returns great-circle miles by the haversine formula, on a sphere of 3,958.76 miles (the earth's mean radius). */
export function haversine(a: Point, b: Point): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const h =
    half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(b.longitude) - radians(a.longitude))
  return 2 * 3958.76 * Math.asin(Math.sqrt(h))
}

/** Returns the compass bearing from one place to another, in degrees clockwise from north. */
export function bearing(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude) - radians(from.longitude)
  const y = Math.sin(east) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east)
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

const compass = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']

/** Returns the words that may describe a bearing: two of them near the border between them. */
export const directionsOf = (degrees: number): string[] => [
  ...new Set([-1.5, 1.5].map((doubt) => compass[Math.round((degrees + doubt + 360) / 45) % 8]!)),
]

/** Returns the miles that copy may state: exact to the mile below twenty, then to the nearest five. */
export const toldMiles = (miles: number): number[] =>
  // Allows half a mile of difference, because the generator's sphere may differ a little.
  [...new Set([-0.3, 0, 0.3].map((doubt) => roundMiles(Math.round(miles + doubt))))]

const roundMiles = (miles: number) => (miles <= 20 ? miles : Math.round(miles / 5) * 5)
