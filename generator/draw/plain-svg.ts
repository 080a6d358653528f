/**
 * Turns a drawing and its style sheets into SVG that needs no style sheet. Each element gets the values that a browser
 * would compute for it in the light scheme, because resvg supports neither custom properties nor media queries.
 * node-html-parser parses the drawing and matches selectors. Each drawing is made once and then cached, so the parser's
 * time does not matter.
 */
import type { HTMLElement, Node } from 'node-html-parser'
import { isScheme, partsOf, rulesWhere } from '../../templates/styles/css'
import type { Rules } from '../../templates/styles/css'
import { requireLater } from './png'

type Declaration = [property: string, value: string]

/** Selectors that match nothing in a picture: pseudo-elements, and states such as :hover. */
const isOutside = /:(?!root|is|where|not|has|nth|first|last|only|empty)/

/** Specificity of a selector made of tags, classes and pseudo-classes. */
const specificityOf = (selector: string) =>
  100 * count(selector, /[.:]/g) + count(selector, /(?<![\w.:-])[a-z]/g)

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** What elements inherit: custom properties, and the scale that strokes need if they must not be scaled. */
interface Inherited {
  properties: ReadonlyMap<string, string>
  stroke: ReadonlyMap<string, string>
  /** The scale of the groups around it. */
  scale: number
}

/** The declarations for each element, the most specific last. */
type Declared = ReadonlyMap<HTMLElement, readonly Declaration[]>

const isOfScreen = (condition: string) => condition === '@media screen' || isScheme('light')(condition)

/** The rules that apply to a screen in the light scheme, by selector, the most specific last. */
const inCascade = (rules: Rules) =>
  rulesWhere(rules, isOfScreen)
    .flatMap(({ selectors, declarations }) => {
      const parts = declarations.map(partsOf)
      return selectors.map(({ text }) => ({
        selector: text,
        declarations: parts,
        specificity: specificityOf(text),
      }))
    })
    .filter(({ selector }) => !isOutside.test(selector))
    .sort((a, b) => a.specificity - b.specificity)

/** Returns the SVG of a drawing. */
export function plainSvg(markup: string, rules: Rules): string {
  const { parse } = requireLater('node-html-parser') as typeof import('node-html-parser')
  const root = parse(markup)
  const declared = new Map<HTMLElement, Declaration[]>()
  for (const { selector, declarations } of inCascade(rules))
    for (const element of selector === ':root' ? [root] : root.querySelectorAll(selector))
      declared.set(element, [...(declared.get(element) ?? []), ...declarations])
  const properties = customOf(declared.get(root), new Map())
  return root.childNodes
    .map((child) => write(child, declared, { properties, stroke: new Map(), scale: 1 }))
    .join('')
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1

const strokeProperties = ['stroke-width', 'stroke-dasharray']

function write(node: Node, rules: Declared, inherited: Inherited): string {
  // When a text has two fonts, ligatures such as "fi" make resvg leave out the whole text.
  if (!isElement(node)) return node.rawText.replace(/f(?=[fil])/g, 'f\u200C')
  const attributes = Object.entries(node.rawAttributes)
  const declared = rules.get(node)
  const properties = customOf(declared, inherited.properties)
  const values = new Map<string, string>()
  for (const [property, value] of [...attributes, ...(declared ?? [])])
    for (const [name, plain] of plainValue(property, fillIn(value, properties))) values.set(name, plain)
  if (values.get('display') === 'none') return ''
  const ofStroke = strokeProperties.flatMap((name) => (values.has(name) ? [[name, values.get(name)!]] : []))
  const stroke = new Map([...inherited.stroke, ...(ofStroke as [string, string][])])
  const [, factor = '1'] = /scale\(([\d.]+)\)/.exec(values.get('transform') ?? '') ?? []
  const scale = inherited.scale * Number(factor)
  const keepsStroke = values.get('vector-effect') === 'non-scaling-stroke'
  if (keepsStroke && inherited.scale !== 1)
    for (const [name, width] of stroke) values.set(name, divided(width, inherited.scale))
  const children = node.childNodes.map((child) => write(child, rules, { properties, stroke, scale })).join('')
  // An HTML box has no position inside the drawing.
  if (node.rawTagName === 'div') return `<g>${children}</g>`
  if (node.rawTagName === 'ul') return ''
  const written = [...values]
    .filter(([name]) => kept.has(name) || (name in node.rawAttributes && !dropped.test(name)))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return `<${node.rawTagName}${written}>${children}</${node.rawTagName}>`
}

const dropped = /^(class|style|role|aria-.*|display|vector-effect)$/

/** CSS properties that are also SVG attributes. */
const kept = new Set([
  ...['fill', 'fill-opacity', 'opacity', 'color', 'transform', 'paint-order', 'text-anchor', 'overflow'],
  ...['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity'],
  ...['font-family', 'font-size', 'font-weight', 'x', 'y', 'width', 'height'],
])

const divided = (lengths: string, by: number) =>
  lengths.replace(/\d*\.?\d+/g, (length) => String(Math.round((Number(length) / by) * 1000) / 1000))

/** Returns the custom properties of an element: its own and those it inherits. */
function customOf(
  declared: readonly Declaration[] = [],
  around: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const own = declared.filter(([name]) => name.startsWith('--'))
  if (own.length === 0) return around
  const all = new Map([...around, ...own])
  for (const name of new Set(own.map(([name]) => name))) {
    const value = fillIn(all.get(name)!, all)
    if (value) all.set(name, value)
    else all.delete(name)
  }
  return all
}

/**
 * Returns the value with custom properties filled in. One that is not set gives its fallback, the text after the comma.
 */
function fillIn(value: string, properties: ReadonlyMap<string, string>): string {
  const filled = value.replace(/var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?))?\)/g, (_, name, other = '') =>
    (properties.get(name) ?? other).trim(),
  )
  return filled === value ? value : fillIn(filled, properties)
}

/** Returns a declaration as SVG attributes, which allow no shorthands and no units. */
function plainValue(property: string, value: string): [string, string][] {
  const plain = value.replace(/(\d)px\b/g, '$1')
  if (property === 'font') {
    const [, weight, size, family] = /^(\d+) ([\d.]+)(?: \/ [\d.]+)? (.+)$/.exec(plain) ?? []
    return weight === undefined
      ? []
      : [
          ['font-weight', wholeWeight(weight)],
          ['font-size', size!],
          ['font-family', family!.replaceAll('"', "'")],
        ]
  }
  if (property === 'transform') return plain === 'none' ? [] : [['transform', plainTransform(plain)]]
  return plain === 'revert-layer' ? [] : [[property, plain]]
}

/** Rounds a weight to a hundred, because fonts come in hundreds. 650 becomes 700. */
const wholeWeight = (weight: string) => String(Math.round(Number(weight) / 100) * 100)

const plainTransform = (value: string) =>
  value.replace(/translateX\(([-\d.]+)\)/g, 'translate($1 0)').replace(/rotate\(0deg\)/g, 'rotate(0)')
