/**
 * What React takes for pages of the same size without any template of ours: the elements of the built pages, made again
 * and rendered. So a slow template shows in the figures of `npm run bench`.
 */
import '../../generator/process/production'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeType, parse } from 'node-html-parser'
import type { HTMLElement, Node } from 'node-html-parser'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { isProgram } from '../../generator/process/paths'
import { decodeHtml } from '../../generator/read/copy/html'
import { filesBelow } from '../helpers/files'

/** Returns a function that renders a page of the same elements, attributes and words. */
export function plainPage(html: string): () => string {
  const page = parse(html).querySelector('html')!
  return () => `<!doctype html>${renderToString(elementOf(page, 0))}`
}

function elementOf(node: Node, key: number): ReactNode {
  if (node.nodeType !== NodeType.ELEMENT_NODE) return decodeHtml(node.rawText)
  const element = node as HTMLElement
  const tag = element.rawTagName
  const attributes: Record<string, unknown> = { ...element.attributes, key }
  if (tag === 'style' || tag === 'script')
    return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: element.innerHTML } })
  return createElement(tag, attributes, ...element.childNodes.map(elementOf))
}

function main([folder = '']: string[]): void {
  const pages = filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !/.\/index\.html$/.test(file))
    .map((file) => plainPage(readFileSync(join(folder, file), 'utf8')))
  const before = process.cpuUsage()
  for (const render of pages) render()
  const { user, system } = process.cpuUsage(before)
  console.log(JSON.stringify({ cpu: (user + system) / 1000 }))
}

if (isProgram(import.meta.url)) main(process.argv.slice(2))
