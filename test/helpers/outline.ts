/** A page as text, one line an element, for comparing what a visitor gets with what was recorded. */
import { NodeType, parse } from 'node-html-parser'
import type { HTMLElement, Node } from 'node-html-parser'

/** Elements that stand inside a sentence. */
const inSentences = /^(a|abbr|b|br|em|i|kbd|mark|s|del|small|span|strong|sub|sup|time|wbr)$/i
/** Not seen by a visitor: style sheets, patterns of drawings, and the code of the policy. */
const left = 'style, svg.hatches, meta[http-equiv], script:not([src]):not([type*=json])'

/** Returns text with every hash of the build replaced by a star, so that only its meaning is compared. */
export const withoutHashes = (text: string): string =>
  text
    .replace(/\/assets\/[0-9a-f]{6,}\//g, '/assets/*/')
    .replace(/(\/assets\/[^"\s,]*?)-[0-9A-Z]{8}(?=\.\w+)/g, '$1-*')
    .replace(/(\/assets\/[^"\s,]*?)-[0-9a-f]{10}(?=-\d+\.\w+)/g, '$1-*')

/**
 * Returns the outline of a page. A part that was already printed word for word is one line; `printed` remembers them.
 */
export function outlineOf(html: string, printed: Set<string>): string[] {
  const page = parse(withoutHashes(html))
  for (const element of page.querySelectorAll(left)) element.remove()
  const parts = page.querySelector('head')!.childNodes.map((part) => linesOf(part, printed))
  return [...below('head', fresh(parts, printed), printed), ...linesOf(page.querySelector('body')!, printed)]
}

/** Returns the lines of all parts but those of one line that were printed before, and how many these are. */
export function fresh(parts: readonly string[][], printed: Set<string>): string[] {
  const left = parts.filter((lines) => lines.length > 1 || !printed.has(lines[0]!))
  for (const [line, more] of left) if (line !== undefined && more === undefined) printed.add(line)
  return [
    ...left.flat(),
    ...(left.length < parts.length ? [`(${parts.length - left.length} as before)`] : []),
  ]
}

/** Returns a head with lines below it, which are left out where they were printed before. An only child joins it. */
export function below(head: string, lines: readonly string[], printed: Set<string>): string[] {
  const [only] = lines
  if (only !== undefined && lines.every((line, i) => i === 0 || line.startsWith(' ')))
    return [`${head} > ${only}`, ...lines.slice(1)]
  const whole = [head, ...lines].join('\n')
  if (lines.length > 3 && printed.has(whole)) return [`${head} (as before)`]
  if (lines.length > 3) printed.add(whole)
  return [head, ...lines.map((line) => ` ${line}`)]
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const inOneLine = (node: Node): boolean =>
  !isElement(node) || (inSentences.test(node.tagName) && node.childNodes.every(inOneLine))

function linesOf(node: Node, printed: Set<string>): string[] {
  const text = oneLine(node.toString())
  if (!isElement(node)) return text ? [text] : []
  if (node.tagName === 'SCRIPT' && node.textContent)
    return dataLines('data', JSON.parse(node.textContent), printed)
  const name = node.tagName.toLowerCase()
  const attributes = oneLine(node.rawAttrs).replaceAll('"', '')
  const head = name + (attributes && ` [${attributes}]`)
  if (name === 'svg') {
    const uses = node.querySelectorAll('use').map(({ rawAttrs }) => `use [${rawAttrs.replaceAll('"', '')}]`)
    return [[head, ...uses, oneLine(node.textContent)].join(' ').trimEnd()]
  }
  if (node.childNodes.every(inOneLine)) return [`${head} ${oneLine(node.innerHTML)}`.trimEnd()]
  const lines = node.childNodes.flatMap((child) => linesOf(child, printed))
  return below(head, lines, printed)
}

/** Structured data: a line for each short value, and longer groups part by part below their name. */
function dataLines(name: string, value: unknown, printed: Set<string>): string[] {
  const whole = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || whole.length < 120) return [`${name} ${whole}`]
  const lines = Object.entries(value).flatMap(([key, child]) => dataLines(key, child, printed))
  return below(name, lines, printed)
}
