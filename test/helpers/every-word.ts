/** All words of a site, for readers and machines, and all words of the content it was made from. */
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

/** Meta elements that contain words. */
const wordyMeta = /^(description|og:title|og:description|og:site_name|geo\.placename|og:image:alt)$/

/** Yields each piece of text in a page or drawing, each attribute that is read or heard, and the structured data. */
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

/** Yields the texts of structured data, without its vocabulary and addresses. */
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

/** English names of days, which structured data uses in every language. */
const vocabulary = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Returns all text of the pages of a built site. */
export const wordsOfPages = (outDir: string): string[] =>
  filesBelow(outDir)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => wordsOf(readFileSync(join(outDir, file), 'utf8')))

/** Returns all text of every drawing of a service, every plate and its caption, whether a page shows it or not. */
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

/** Returns the words of some texts, each once, in lower case. A single letter is a mark. */
export const allWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{N}]+/gu) ?? []))

/** Returns all words in the values and bodies of a content folder. */
export const contentWords = (contentDir: string): Set<string> =>
  allWords(
    filesBelow(contentDir).flatMap((file) => {
      const { data, body } = rawFile(contentDir, file)
      return [...textsIn(data), body]
    }),
  )

/** Yields each text in some front matter, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(textsIn)
}
