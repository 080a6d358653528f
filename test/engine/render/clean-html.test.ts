/** Checks that pages contain nothing useless. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeType, parse } from 'node-html-parser'
import type { HTMLElement, Node } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { drawings } from '../../../templates/model/catalog'
import { buildSite } from '../../helpers/built-site'
import type { BuiltSite } from '../../helpers/built-site'
import { filesBelow } from '../../helpers/files'
import { withFullFixture } from '../../helpers/full-fixture'

/** A drawing, or a part of one, with more bytes than this appears on a page only once. Other places refer to it. */
const repeatable = 100

/** Without these, a table would have fewer columns. A line-break opportunity (wbr) never has content. */
const empty = new Set(['td', 'wbr', 'br', 'hr'])

/** Elements that mean nothing when they have no attribute and contain only one such element. */
const wrappers = new Set(['div', 'span', 'g'])

const tagOf = (element: HTMLElement) => element.rawTagName.toLowerCase()
const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE
const attributes = (element: HTMLElement) => Object.entries(element.attributes)

/** A group or a drawing without content draws nothing, whatever its attributes are, unless it reserves space. */
const isEmpty = (element: HTMLElement) =>
  element.childNodes.length === 0 &&
  !element.hasAttribute('height') &&
  (['svg', 'g', 'ul', 'p'].includes(tagOf(element)) || attributes(element).length === 0) &&
  !empty.has(tagOf(element))

const isWrapper = (element: HTMLElement) =>
  wrappers.has(tagOf(element)) &&
  attributes(element).length === 0 &&
  element.childNodes.length === 1 &&
  isElement(element.childNodes[0]!) &&
  wrappers.has(tagOf(element.childNodes[0]))

/** Returns what could be left out of a page. */
function waste(html: string): string[] {
  const document = parse(html, { comment: true })
  const elements = document.querySelectorAll('*')
  const short = (element: HTMLElement) => element.toString().slice(0, 100)
  const drawings = document.querySelectorAll('svg, svg *').map((element) => element.toString())
  const seen = new Set<string>()
  return [
    ...comments(document).map((text) => `comment: ${text}`),
    ...elements.filter(isEmpty).map((element) => `empty: ${short(element)}`),
    ...elements.filter(isWrapper).map((element) => `wraps for nothing: ${short(element)}`),
    ...elements
      .filter((element) =>
        attributes(element).some(([name, value]) => /^(class|id|style)$/.test(name) && !value),
      )
      .map((element) => `empty attribute: ${short(element)}`),
    ...drawings
      .filter((drawing) => drawing.length > repeatable && seen.size === seen.add(drawing).size)
      .map((drawing) => `drawn again: ${drawing.slice(0, 100)}`),
  ]
}

const comments = (node: Node): string[] =>
  node.nodeType === NodeType.COMMENT_NODE ? [node.rawText] : node.childNodes.flatMap(comments)

/** A site with every section, every drawing of a service, every sign of damage and every kind of ground. */
let site: BuiltSite

const clean = suite('the HTML')

clean.before(async () => {
  site = await withFullFixture(({ contentDir, publicDir, read, write }) => {
    const used = ['services/leveling.md', 'services/piers.md'].map(read).join()
    for (const drawing of drawings.filter((name) => !used.includes(`drawing: ${name}\n`)))
      write(
        `services/${drawing}.md`,
        read('services/leveling.md')
          .replace('drawing: leveling', `drawing: ${drawing}`)
          .replace(/^(title|name|description): .*/gm, (line) => `${line} ${drawing}`),
      )
    return buildSite(contentDir, publicDir)
  })
})

clean('contains no comment, no empty or useless element, and no drawing twice', () => {
  const { folder, pages } = site
  const files = filesBelow(folder).filter((file) => file.endsWith('.html'))
  assert.ok(files.length > pages.length)
  const found = files.flatMap((file) =>
    waste(readFileSync(join(folder, file), 'utf8')).map((what) => `${file}: ${what}`),
  )
  assert.is(found.join('\n'), '')
})

clean('contains the style of every section it has, and of no other', () => {
  const rules: [rule: string, needs: string][] = [
    ['.gallery', 'class="gallery"'],
    ['.accordion', 'class="accordion'],
    ['.home-hero', 'home-hero'],
    ['.locations-map', 'locations-map'],
    ['.lot-section', 'lot-section'],
    ['.seasons', 'class="grid seasons"'],
    ['.steps', 'class="steps'],
  ]
  for (const [rule, needs] of rules) {
    const styled = new Set<boolean>()
    for (const { path, document } of site.pages) {
      const has = document.querySelector('body')!.toString().includes(needs)
      const css = document.querySelector('style')!.rawText
      assert.is(new RegExp(`\\${rule}\\b`).test(css), has, `${path} and ${rule}`)
      styled.add(has)
    }
    assert.is(styled.size, 2, `some pages have ${needs} and some do not`)
  }
})

clean.run()
