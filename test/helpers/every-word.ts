/** All words of a site, whoever is told them, and all words of the content it was made from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeType, parse } from 'node-html-parser'
import type { HTMLElement, Node } from 'node-html-parser'
import { filesBelow } from './files'
import { rawFile } from './raw-content'

/** Attributes that people read or hear. */
const spoken = ['alt', 'aria-label', 'aria-roledescription', 'title', 'placeholder', 'data-depth']

/** Meta elements that hold words. */
const wordyMeta = /^(description|og:title|og:description|og:site_name|geo\.placename|og:image:alt)$/

/** What is part of a plate or of the drawing of a service: they say what they show by themselves. */
const isDrawn = (element: HTMLElement) =>
  element.tagName === 'SVG'
    ? isOfService(element)
    : /^(IMG|B|SMALL)$/.test(element.tagName ?? '') && element.closest('figure.plate') !== null

/** Whether this is the drawing of a service. Two other pages have one in the same frame. */
const isOfService = (svg: HTMLElement) =>
  /\bscene\b/.test(svg.parentNode?.classNames ?? '') && svg.querySelector('#d-faq, #d-not-found') === null

/** Each piece of text of a page, each attribute that is read or heard, and its data, but what `isDrawn`. */
function wordsOf(html: string): string[] {
  const texts: string[] = []
  const page = parse(html.replace('<!doctype html>', ''))
  const isService = page.querySelectorAll('svg').some(isOfService)
  const walk = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) return void texts.push((node as HTMLElement).text)
    const element = node as HTMLElement
    if (isDrawn(element) || element.tagName === 'STYLE') return
    if (element.tagName === 'SCRIPT') {
      if (element.getAttribute('type') === 'application/ld+json') texts.push(...wordsOfData(element.text))
      return
    }
    const { name, property = name } = element.attributes ?? {}
    // The picture for sharing shows the drawing of a service, and says what that does.
    const isWordy = wordyMeta.test(property ?? '') && !(isService && property === 'og:image:alt')
    if (element.tagName === 'META' && isWordy) texts.push(element.getAttribute('content')!)
    for (const attribute of spoken) texts.push(element.getAttribute?.(attribute) ?? '')
    element.childNodes.forEach(walk)
  }
  walk(page)
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
      texts.push(value)
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
