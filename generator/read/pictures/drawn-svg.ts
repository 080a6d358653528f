/**
 * Finds what keeps an SVG from being drawn for icons and sharing pictures, or makes drawing it take too long. Browsers
 * need minutes for some of it, too.
 */
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { maxPublicBytes, readRegular } from '../files/regular-file'
import { positionAt } from '../source/positions'
import type { Problem } from '../source/problems'
import { localName, plainEntity, textOf } from './svg-scripts'

/** Parts of a picture. A part that is drawn several times counts each time. Ten thousand take a second or two. */
const mostParts = 10_000
/** Drawing on a separate layer, as for a mask, takes as long as this many parts. */
const layerParts = 50
/** A path of this many characters takes as long as one part. */
const pathLength = 1000

/**
 * Returns what keeps these SVG files in the public folder from being drawn.
 * @throws {ContentError} for unreadable files.
 */
export const drawingProblems = (publicDir: string, addresses: readonly string[]): Problem[] =>
  addresses.flatMap((address) => {
    const file = `public${address}`
    const source = textOf(readRegular(join(publicDir, address), file, maxPublicBytes))
    const wrong = whatIsWrong(source)
    return wrong ? { ...positionAt(file, source, wrong.offset), message: wrong.message } : []
  })

interface Wrong {
  message: string
  offset: number
}

interface Part {
  name: string
  /** Where its tag begins in the file. */
  offset: number
  attributes: ReadonlyMap<string, string>
  children: Part[]
  text: string
}

function whatIsWrong(source: string): Wrong | undefined {
  const parts = partsOf(source)
  const sheet = rulesIn(parts)
  const declarations = new Map(parts.map((part) => [part, declarationsOf(part, sheet)]))
  const shown = shownIn(parts[0], declarations)
  for (const part of parts) {
    const found = forbidden.find(({ of }) => of(part, declarations.get(part)!, shown))
    if (found)
      return {
        offset: part.offset,
        message: `holds ${found.what}, which ${found.why ?? 'icons and social images cannot show'}; ${found.instead}, or save it as PNG`,
      }
  }
  return countAll(parts, declarations)
}

interface Forbidden {
  what: string
  why?: string
  instead: string
  of: (part: Part, declared: string, shown: ReadonlySet<Part>) => boolean
}

const forbidden: Forbidden[] = [
  {
    what: 'a filter, such as a shadow or a blur',
    instead: 'export it without effects',
    of: ({ name }, declared) => name !== 'filter' && /(?:^|[;\s])filter:(?!none\b)/i.test(declared),
  },
  {
    what: 'a picture of pixels or another drawing, in <image>',
    instead: 'draw it with paths',
    of: ({ name }) => name === 'image',
  },
  {
    what: 'text',
    why: 'is drawn without its font',
    instead: 'turn it into paths (in Inkscape: Path, Object to Path)',
    of: (part, _, shown) => part.name === 'text' && shown.has(part) && wordsIn(part, shown).trim() !== '',
  },
]

/** Returns an element and all in it, without what no browser draws: titles, metadata, hidden layers. */
function shownIn(root: Part | undefined, declarations: ReadonlyMap<Part, string>): Set<Part> {
  const shown = new Set(root && [root])
  for (const { children } of shown)
    for (const part of children)
      if (
        !/^(?:title|desc|metadata)$/.test(part.name) &&
        !/(?:^|[;\s])display:none\b/i.test(declarations.get(part)!)
      )
        shown.add(part)
  return shown
}

const wordsIn = ({ text, children }: Part, shown: ReadonlySet<Part>): string =>
  [text, ...children.map((part) => (shown.has(part) ? wordsIn(part, shown) : ''))].join('')

/** Returns all elements of an SVG, the root first. Empty when it is not well formed, which is reported elsewhere. */
function partsOf(source: string): Part[] {
  const parts: Part[] = []
  const open: Part[] = []
  const parser = new SaxesParser({ position: true })
  parser.on('doctype', (text) => {
    for (const [, name, , value] of text.matchAll(plainEntity)) parser.ENTITIES[name!] = value!
  })
  let offset = 0
  parser.on('opentagstart', ({ name }) => {
    offset = source.lastIndexOf(`<${name}`, parser.position)
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const)
    const part = { name: localName(name), offset, attributes: new Map(values), children: [], text: '' }
    open.at(-1)?.children.push(part)
    parts.push(part)
    open.push(part)
  })
  const addText = (text: string) => {
    const part = open.at(-1)
    if (part) part.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(source).close()
    return parts
  } catch {
    return []
  }
}

/** A rule of a style sheet: the last name in its selector, which decides what it may match, and its declarations. */
interface SheetRule {
  name: string
  declarations: string
}

const rulesIn = (parts: readonly Part[]): SheetRule[] =>
  parts
    .filter(({ name }) => name === 'style')
    .flatMap(({ text }) => [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)])
    .flatMap(([, selectors = '', declarations = '']) =>
      selectors
        .split(',')
        .map((selector) => ({ name: /[.#]?[\w-]+$/.exec(selector.trim())?.[0] ?? '*', declarations })),
    )

/** Returns the declarations for an element in its attributes and in all rules that may match it. */
function declarationsOf({ name, attributes }: Part, sheet: readonly SheetRule[]): string {
  const names = new Set([
    '*',
    name,
    `#${attributes.get('id')}`,
    ...(attributes.get('class') ?? '').split(/\s+/).map((one) => `.${one}`),
  ])
  const own = [...attributes].map(([key, value]) => (key === 'style' ? value : `${key}:${value}`))
  const ofSheet = sheet.filter((rule) => names.has(rule.name)).map((rule) => rule.declarations)
  return [...own, ...ofSheet].join(';').replace(/\s*:\s*/g, ':')
}

/** True for an element that is not drawn by itself but only colors others. */
const isPaint = ({ name }: Part) => /^(stop|lineargradient|radialgradient)$/.test(name)

/**
 * Levels of nested elements, including those that an element refers to. The program that draws them leaves out deeper
 * ones.
 */
const mostNested = 1000

/** Returns a problem when there are too many parts. Each counts as often as it is shown. */
function countAll(parts: readonly Part[], declarations: ReadonlyMap<Part, string>): Wrong | undefined {
  const byId = new Map(parts.map((part) => [part.attributes.get('id'), part]))
  const counts = new Map<Part, number>()
  const count = (part: Part, depth: number): number => {
    if (isPaint(part)) return 0
    if (depth > mostNested) return Infinity
    const known = counts.get(part)
    if (known !== undefined) return known
    // Infinite until it is counted, because an element that shows itself never ends.
    counts.set(part, Infinity)
    const declared = declarations.get(part)!
    const layers = declared.match(/(?:^|[;\s])(?:mask|clip-path|opacity):(?!none\b|1\b)/g)?.length ?? 0
    const path = `${part.attributes.get('d') ?? ''}${part.attributes.get('points') ?? ''}`
    const href = part.name === 'a' ? undefined : /^#(.*)/.exec(part.attributes.get('href') ?? '')?.[1]
    const shown = [...declared.matchAll(/([\w-]+):[^;]*?url\(\s*["']?#([^"')]*)/g)]
      // A marker is drawn at each point of a path.
      .map(([, property, id]) => [property!.startsWith('marker') ? path.length : 1, id] as const)
      .concat([[1, href]])
    const all = shown.reduce(
      (sum, [times, id]) => {
        const other = byId.get(id)
        if (id === undefined || !other) return sum
        return sum + times * (count(other, depth + 1) + (other.name === 'pattern' ? layerParts : 0))
      },
      1 + layers * layerParts + path.length / pathLength,
    )
    const sum = part.children.reduce((sum, child) => sum + count(child, depth + 1), all)
    counts.set(part, sum)
    return sum
  }
  const [root] = parts
  if (!root || count(root, 0) <= mostParts) return undefined
  // Reports the smallest element that is too large by itself, because the owner should start there.
  const tooMuch = [...counts].filter(([, sum]) => sum > mostParts)
  const { offset } = tooMuch.reduce((least, one) => (one[1] < least[1] ? one : least))[0]
  return {
    offset,
    message: `has more than ${mostParts} parts to draw, what <use>, masks, clip paths, patterns and markers show counted each time; save a simpler drawing, or save it as PNG`,
  }
}
