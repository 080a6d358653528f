/** All words of a site, whoever is told them, and all words of the content it was made from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeType, parse } from 'node-html-parser'
import type { HTMLElement, Node } from 'node-html-parser'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { svgFiles } from '../../generator/draw/svg-drawings'
import { Cutaway } from '../../templates/illustrations/cutaways/by-name'
import { cutaways } from '../../templates/illustrations/cutaways'
import { plateNames } from '../../templates/model/catalog'
import type { Drawing, Site } from '../../templates/model/site'
import { Plate } from '../../templates/sections/plate'
import { Words } from '../../templates/words'
import { filesBelow } from './files'
import { rawFile } from './raw-content'

/** Attributes that people read or hear. */
const spoken = ['alt', 'aria-label', 'aria-roledescription', 'title', 'placeholder', 'data-depth']

/** Meta elements that hold words. */
const wordyMeta = /^(description|og:title|og:description|og:site_name|geo\.placename|og:image:alt)$/

/** Each piece of text of a page or a drawing, each attribute that is read or heard, and its data. */
function wordsOf(html: string): string[] {
  const texts: string[] = []
  const walk = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) return void texts.push((node as HTMLElement).text)
    const element = node as HTMLElement
    if (element.tagName === 'STYLE') return
    if (element.tagName === 'SCRIPT') {
      if (element.getAttribute('type') === 'application/ld+json') texts.push(...wordsOfData(element.text))
      return
    }
    const { name, property = name } = element.attributes ?? {}
    if (element.tagName === 'META' && wordyMeta.test(property ?? ''))
      texts.push(element.getAttribute('content')!)
    for (const attribute of spoken) texts.push(element.getAttribute?.(attribute) ?? '')
    element.childNodes.forEach(walk)
  }
  walk(parse(html.replace('<!doctype html>', '')))
  return texts
}

/** The texts of structured data, without its vocabulary and without addresses. */
function wordsOfData(json: string): string[] {
  const texts: string[] = []
  JSON.parse(json, (key, value: unknown) => {
    if (
      typeof value === 'string' &&
      !/^(@|dayOfWeek$|priceCurrency$|\d+$)/.test(key) &&
      !/^https?:/.test(value)
    )
      // Answers are HTML.
      texts.push(/<\w/.test(value) ? parse(value).text : value)
    return value
  })
  return texts.filter((text) => !vocabulary.includes(text))
}

/** English names that structured data calls days by, in every language. */
const vocabulary = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** All that is said by the pages of a built site. */
export const wordsOfPages = (outDir: string): string[] =>
  filesBelow(outDir)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => wordsOf(readFileSync(join(outDir, file), 'utf8')))

/** All that is said by every drawing of a service, every plate and the line below it, whether a page shows it or not. */
export function wordsOfDrawings(site: Site): string[] {
  const services = Object.keys(cutaways).map((of) =>
    h(Cutaway, { of: of as Drawing, layers: site.region.ground.layers }),
  )
  const plates = plateNames.map((name) => h(Plate, { name }))
  const markup = [...services, ...plates].map((drawing) =>
    renderToStaticMarkup(h(Words, { value: site }, drawing)),
  )
  const files = [...svgFiles(site).values()].map((make) => make())
  return [...markup, ...files].flatMap(wordsOf)
}

/** The words of some texts, each once, in small letters. A letter by itself is a mark. */
export const allWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{N}]+/gu) ?? []))

/** All words that the values and bodies of a content folder hold. */
export const contentWords = (contentDir: string): Set<string> =>
  allWords(
    filesBelow(contentDir).flatMap((file) => {
      const { data, body } = rawFile(contentDir, file)
      return [...textsIn(data), body]
    }),
  )

/** Each text of some front matter, whatever it stands under. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(textsIn)
}
