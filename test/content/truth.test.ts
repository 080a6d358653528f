/**
 * Checks what the built pages say about places, tiers, counts and the company. Computes it from the content files in a
 * different way than the generator.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import { contentDir } from '../helpers/owners-folders'
import { linesOf, plain, textOf } from '../helpers/page-text'
import {
  bearing,
  directionsOf,
  haversine,
  rawFile,
  rawFiles,
  placeOf,
  toldMiles,
} from '../helpers/raw-content'
import type { Raw, RawFile } from '../helpers/raw-content'

interface Truth {
  dist: string
  cities: RawFile[]
  page: (path: string) => HTMLElement
  office: { latitude: string; longitude: string }
}

let reading: Promise<Truth> | undefined

async function read(): Promise<Truth> {
  const { folder, pages } = await builtSite()
  const documents = new Map(pages.map(({ path, document }) => [path, document]))
  return {
    dist: folder,
    cities: rawFiles(contentDir, 'locations'),
    office: rawFile(contentDir, 'business.md').data.geo,
    page: (path) => documents.get(path)!,
  }
}

const truth = suite('the built pages')

const holds = (sentence: string, check: (site: Truth) => void) =>
  truth(sentence, async () => check(await (reading ??= read())))

truth('sets each price of a table as a sum, and what is said in place of one as words', async () => {
  for (const { path, document } of (await builtSite()).pages)
    for (const cell of document.querySelectorAll('.prices td'))
      assert.is(cell.classList.contains('sum'), /\$\d/.test(textOf(cell)), `${path}: ${textOf(cell)}`)
})

/** Returns every sentence of a page that states a number of miles. */
const milesIn = (text: string) => [...text.matchAll(/[^.?!]*?\b(\d[\d,]*)[ -](?:miles?|mi)\b[^.?!]*/g)]

holds("state the miles from the office that follow from a town's place", (site) => {
  for (const city of site.cities) {
    const lines = linesOf(site.page(`/locations/${city.slug}`).querySelector('main'))
    const allowed = toldMiles(haversine(site.office as never, city.data as never))
    const named = Object.values((city.data.facts ?? {}) as Raw).map(plain)
    for (const [sentence, number] of lines.flatMap(milesIn)) {
      if (named.some((fact) => sentence.includes(fact))) continue
      // The launch check gives hints about numbers that were typed out. The owner judges them.
      if (['miles', 'mile', 'mi'].some((unit) => placeOf(contentDir, `${number} ${unit}`) !== '')) continue
      const place = placeOf(contentDir, '{miles}')
      assert.ok(
        allowed.includes(Number(number)),
        `${place}${city.slug}: "${sentence}" is not ${allowed.join(' or ')}`,
      )
    }
  }
})

holds('state the direction of a city from the office', (site) => {
  for (const city of site.cities) {
    const text = textOf(site.page(`/locations/${city.slug}`).querySelector('main'))
    const words = directionsOf(bearing(site.office as never, city.data as never))
    for (const { label } of (city.data.hero.facts ?? []) as Raw[]) {
      if (!label.includes('{direction}') || label.replace('{direction}', '').includes('{')) continue
      const said = words.map((word) => plain(label.replace('{direction}', word)))
      assert.ok(
        said.some((sentence) => text.includes(sentence)),
        `${city.slug}: ${said.join(' or ')}`,
      )
    }
  }
})

holds('print no names in braces, no asterisks of Markdown and no link brackets', (site) => {
  for (const file of readdirSync(site.dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(site.dist, file), 'utf8')
    const seen = html
      // Customers' words may contain them: someone may type five stars.
      .replace(/<(script|style|blockquote)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      .replace(/ (?!alt|aria-label|content|title)[\w-]+="[^"]*"/g, '')
    const found =
      /[^<>]{0,20}(?:\{[^{}<>]{0,40}\}|(?<!\*)\*\*(?!\*)|\]\(|\bundefined\b|\bNaN\b|\[object)/.exec(seen)?.[0]
    assert.is(found, undefined, `${found && placeOf(contentDir, found)}${file}`)
  }
})

truth.run()
