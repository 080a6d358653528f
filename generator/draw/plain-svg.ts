/**
 * Turns a drawing and its style sheets into SVG that needs no style sheet: each element gets the values that a browser
 * would compute for it, in the light scheme. What draws PNG files knows no custom properties and no media queries.
 * Only what our own sheets and drawings use is understood; rules with other selectors count for nothing here.
 */

/** An element of a drawing. What is no SVG, such as a `div`, is kept as a parent that rules may name. */
interface Element {
  name: string
  attributes: Map<string, string>
  children: (Element | string)[]
}

/** Part of a selector: one element, by its tag and its classes. `isChild` of the part before it, or further inside. */
interface Step {
  tag: string | undefined
  classes: string[]
  isChild: boolean
}

interface Rule {
  steps: Step[]
  specificity: number
  declarations: [property: string, value: string][]
}

/** The rules of style sheets, in the order of the cascade. */
export type Rules = readonly Rule[]

/** Reads style sheets. Rules in a media query count if they hold for a screen or for the light scheme. */
export function readRules(css: string): Rules {
  const rules: Rule[] = []
  const read = (text: string) => {
    for (const [, prelude = '', body = ''] of text.matchAll(/([^{}]+)(\{(?:[^{}]|\{[^{}]*\})*\})/g)) {
      const inner = body.slice(1, -1)
      if (/^\s*@media (screen|\(prefers-color-scheme: light\))\s*$/.test(prelude)) read(inner)
      else if (!prelude.includes('@')) rules.push(...rulesOf(prelude, inner))
    }
  }
  read(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  return rules.sort((a, b) => a.specificity - b.specificity)
}

function rulesOf(selectors: string, body: string): Rule[] {
  const declarations = [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
    ([, property, value]) => [property!, value!.trim()] as [string, string],
  )
  return selectors.split(',').flatMap((selector) => {
    const steps = stepsOf(selector.trim())
    const specificity = steps?.reduce(
      (sum, { tag, classes }) => sum + 100 * classes.length + (tag ? 1 : 0),
      0,
    )
    return steps ? { steps, specificity: specificity!, declarations } : []
  })
}

function stepsOf(selector: string): Step[] | undefined {
  const steps: Step[] = []
  let isChild = false
  for (const word of selector.split(/\s+/)) {
    if (word === '>') {
      isChild = true
      continue
    }
    const [, tag, classes] = /^(\*|:root|[a-z]\w*)?((?:\.[\w-]+)*)$/.exec(word) ?? []
    if (tag === undefined && !classes) return undefined
    const names = classes ? classes.slice(1).split('.') : []
    steps.push({ tag: tag === '*' ? undefined : tag, classes: names, isChild })
    isChild = false
  }
  return steps
}

/** What elements inherit: custom properties, and what strokes need that are not to be scaled. */
interface Inherited {
  properties: ReadonlyMap<string, string>
  stroke: ReadonlyMap<string, string>
  /** By how much the groups around it scale. */
  scale: number
}

/** The SVG of a drawing. */
export function plainSvg(markup: string, rules: Rules): string {
  const root: Element = { name: ':root', attributes: new Map(), children: parse(markup) }
  const values = valuesOf([root], rules)
  const inherited = { properties: customOf(values, new Map()), stroke: new Map(), scale: 1 }
  return root.children.map((child) => write(child, [root], rules, inherited)).join('')
}

function parse(markup: string): Element['children'] {
  const top: Element['children'] = []
  const open: Element['children'][] = [top]
  for (const [, close, name, attributes, end, text] of markup.matchAll(
    /<(\/)?([\w-]+)((?: [^<>]*?)?)(\/)?>|([^<]+)/g,
  )) {
    const siblings = open.at(-1)!
    if (text !== undefined) siblings.push(text)
    else if (close) open.pop()
    else {
      const element = {
        name: name!,
        attributes: new Map(
          [...attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
        ),
        children: [],
      }
      siblings.push(element)
      if (!end) open.push(element.children)
    }
  }
  return top
}

const strokeProperties = ['stroke-width', 'stroke-dasharray']

function write(node: Element | string, parents: Element[], rules: Rules, inherited: Inherited): string {
  // Where one text has two fonts, the ligatures of "fi" and its kin make resvg leave out all of it.
  if (typeof node === 'string') return node.replace(/f(?=[fil])/g, 'f\u200C')
  const path = [...parents, node]
  const declared = valuesOf(path, rules)
  const properties = customOf(declared, inherited.properties)
  const values = new Map<string, string>()
  for (const [property, value] of [...node.attributes, ...declared])
    for (const [name, plain] of plainValue(property, fillIn(value, properties))) values.set(name, plain)
  if (values.get('display') === 'none') return ''
  const ofStroke = strokeProperties.flatMap((name) => (values.has(name) ? [[name, values.get(name)!]] : []))
  const stroke = new Map([...inherited.stroke, ...(ofStroke as [string, string][])])
  const [, factor = '1'] = /scale\(([\d.]+)\)/.exec(values.get('transform') ?? '') ?? []
  const scale = inherited.scale * Number(factor)
  const keepsStroke = values.get('vector-effect') === 'non-scaling-stroke'
  if (keepsStroke && inherited.scale !== 1)
    for (const [name, width] of stroke) values.set(name, divided(width, inherited.scale))
  const children = node.children
    .map((child) => write(child, path, rules, { properties, stroke, scale }))
    .join('')
  // A box of HTML has no place of its own in the drawing.
  if (node.name === 'div') return `<g>${children}</g>`
  if (node.name === 'ul') return ''
  const attributes = [...values]
    .filter(([name]) => kept.has(name) || (node.attributes.has(name) && !dropped.test(name)))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return `<${node.name}${attributes}>${children}</${node.name}>`
}

const dropped = /^(class|style|role|aria-.*|display|vector-effect)$/

/** Properties of style sheets that are attributes of SVG too. */
const kept = new Set([
  ...['fill', 'fill-opacity', 'opacity', 'color', 'transform', 'paint-order', 'text-anchor', 'overflow'],
  ...['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity'],
  ...['font-family', 'font-size', 'font-weight', 'x', 'y', 'width', 'height'],
])

const divided = (lengths: string, by: number) =>
  lengths.replace(/\d*\.?\d+/g, (length) => String(Math.round((Number(length) / by) * 1000) / 1000))

/** What rules say of the last element, the more specific last. */
function valuesOf(path: Element[], rules: Rules): [string, string][] {
  return rules.filter(({ steps }) => matches(path, steps)).flatMap(({ declarations }) => declarations)
}

function matches(path: Element[], steps: Step[]): boolean {
  const step = steps.at(-1)!
  if (!isStep(path.at(-1)!, step)) return false
  const before = steps.slice(0, -1)
  if (before.length === 0) return true
  for (let end = path.length - 1; end > 0; end--) {
    if (matches(path.slice(0, end), before)) return true
    if (step.isChild) return false
  }
  return false
}

const isStep = ({ name, attributes }: Element, { tag, classes }: Step): boolean => {
  if (tag !== undefined && tag !== name) return false
  if (classes.length === 0) return true
  const own = attributes.get('class')?.split(' ') ?? []
  return classes.every((each) => own.includes(each))
}

/** Custom properties of an element: those around it, and its own. */
function customOf(
  declared: [string, string][],
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

/** The value with custom properties filled in. Those that are not set give what stands behind the comma. */
function fillIn(value: string, properties: ReadonlyMap<string, string>): string {
  const filled = value.replace(/var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?))?\)/g, (_, name, other = '') =>
    (properties.get(name) ?? other).trim(),
  )
  return filled === value ? value : fillIn(filled, properties)
}

/** A declaration as attributes of SVG, which know no shorthands and no units. */
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

/** Between two weights that fonts come in, the bolder one. */
const wholeWeight = (weight: string) => String(Math.round(Number(weight) / 100) * 100)

const plainTransform = (value: string) =>
  value.replace(/translateX\(([-\d.]+)\)/g, 'translate($1 0)').replace(/rotate\(0deg\)/g, 'rotate(0)')
