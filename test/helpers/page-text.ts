/** What a visitor reads on a built page. Drawings, scripts and what needs a script are left out. */
import { NodeType, TextNode } from 'node-html-parser'
import type { HTMLElement, Node } from 'node-html-parser'

const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'HEAD'])
const inline = new Set(['A', 'ABBR', 'B', 'EM', 'I', 'KBD', 'MARK', 'SMALL', 'STRONG', 'SUB', 'SUP', 'WBR'])

/** Returns the text of an element, with plain dashes, quotes and spaces. */
export const textOf = (element: HTMLElement | null): string => plain(linesOf(element).join(' '))

/** The same, with one entry per block: a paragraph, a heading, a list entry. Leaves out the tags in `without`. */
export function linesOf(element: HTMLElement | null, without: readonly string[] = []): string[] {
  const lines: string[] = []
  let line = ''
  const end = () => {
    if (plain(line)) lines.push(plain(line))
    line = ''
  }
  const walk = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) line += (node as TextNode).text
    if (node.nodeType !== NodeType.ELEMENT_NODE) return
    const child = node as HTMLElement
    if (isUnseen(child) || without.includes(child.tagName)) return
    const breaks =
      child.tagName !== undefined && !inline.has(child.tagName) && !child.classList.contains('together')
    if (breaks) end()
    child.childNodes.forEach((node, i) => {
      // Two links next to each other are two words, even with nothing between them.
      if (node.nodeType === NodeType.ELEMENT_NODE && child.childNodes[i - 1]?.nodeType === node.nodeType)
        line += ' '
      walk(node)
    })
    if (breaks) end()
  }
  if (element) walk(element)
  end()
  return lines
}

const isUnseen = (element: HTMLElement) =>
  unseen.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true'

/** Replaces typographic dashes, quotes and spaces by plain ones. */
export const plain = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u00AD/g, '')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()
