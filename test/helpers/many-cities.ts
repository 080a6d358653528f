/** A site in memory: the fixture with as many made-up cities as a test needs. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadSite } from '../../generator/read/load'
import type { Loaded } from '../../generator/read/load'
import { folderSource } from '../../generator/read/files/content-folder'
import type { Site } from '../../templates/model/site'
import { memorySource } from './memory-source'

const fixture = fileURLToPath(new URL('../fixture', import.meta.url))
export const publicDir = `${fixture}/public`

/** What a test can set for a made-up city. */
export interface MadeUp {
  name: string
  county: string
  slug?: string
}

/**
 * Returns the fixture's one city, Ada of Ada County, and the given ones, on a grid around it. `change` can change the
 * text of a file.
 */
export function contentWith(
  cities: readonly MadeUp[],
  change = (_file: string, text: string) => text,
): Loaded {
  const source = folderSource(`${fixture}/content`)
  const files = new Map(source.list()!.map(({ file }) => [file, source.read(file)]))
  for (const [file, text] of cityFiles(cities)) files.set(file, Buffer.from(text))
  for (const [file, bytes] of files) files.set(file, Buffer.from(change(file, bytes.toString())))
  return loadSite({ contentDir: '', publicDir, source: memorySource(files) })
}

/** Returns only the site. */
export const siteWith = (...of: Parameters<typeof contentWith>): Site => contentWith(...of).site

/** Returns copies of Ada, by the paths of their files in the content folder. */
export function cityFiles(cities: readonly MadeUp[]): Map<string, string> {
  const ada = readFileSync(`${fixture}/content/locations/ada.md`, 'utf8')
  return new Map(
    cities.map(({ name, county, slug }, i) => {
      const text = ada
        .replace(/^(title|description): .*/gm, (line) => `${line} ${name}`)
        .replace('name: Ada', `name: ${name}`)
        .replace('county: Ada County', `county: ${county}`)
        .replace('latitude: 30.5', `latitude: ${(29 + 0.1 * (i % 30)).toFixed(2)}`)
        .replace('longitude: -97.6', `longitude: -${(96.05 + 0.1 * Math.floor(i / 30)).toFixed(2)}`)
      return [`locations/${slug ?? name.toLowerCase().replaceAll(' ', '-')}.md`, text]
    }),
  )
}

/** Returns this many cities in this many counties of equal size, with names from all over the alphabet. */
export const madeUp = (cities: number, counties: number): MadeUp[] =>
  Array.from({ length: cities }, (_, i) => ({
    name: `${letters(i * 7)} Town ${i}`,
    county: `${letters((i % counties) * 5)} ${(i % counties) + 1} County`,
  }))

/** Returns a word that looks like a name. */
const letters = (n: number) =>
  String.fromCharCode(65 + (n % 26)) + String.fromCharCode(97 + (n % 23)).repeat(3)
