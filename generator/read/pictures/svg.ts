/**
 * Reads an SVG in the public folder, which may hold what draws and nothing else. Browsers run no script when a page
 * shows an SVG as a picture. But at its own address an SVG is a page, and not every host can send a policy with it.
 */
import { escapeUTF8 } from 'entities/escape'
import { SaxesParser } from 'saxes'
import { svgElementAttributes } from 'svg-element-attributes'
import { shorten } from '../../../templates/model/schema/fields'
import { positionAt } from '../source/positions'
import { problemIn } from '../source/problems'
import type { Problem } from '../source/problems'

export interface OwnSvg {
  problems: Problem[]
  /** The drawing without what programs keep in it for themselves. */
  published: string
  /** True when something is left out of it. */
  isCleaned: boolean
}

const svgSpace = 'http://www.w3.org/2000/svg'
const htmlSpace = 'http://www.w3.org/1999/xhtml'
const xlinkSpace = 'http://www.w3.org/1999/xlink'
const declaringSpace = 'http://www.w3.org/2000/xmlns/'

const drawingSpaces = new Set([svgSpace, xlinkSpace])

/** Prefixes of attributes, by namespace. All others are of programs. */
const prefixes = new Map([
  ['', ''],
  [xlinkSpace, 'xlink:'],
  ['http://www.w3.org/XML/1998/namespace', 'xml:'],
])

const elements = new Set(
  `a altGlyph animate animateColor animateMotion animateTransform circle clipPath color-profile defs desc ellipse feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter font font-face font-face-format font-face-name
  font-face-src font-face-uri g glyph hkern image line linearGradient marker mask missing-glyph mpath path pattern
  polygon polyline radialGradient rect set stop style svg switch symbol text textPath title tref tspan use view
  vkern`.split(/\s+/),
)

/** Programs keep their own data in these. A page of HTML in them is refused. */
const leftOut = new Set(['metadata', 'foreignObject'])

/** The package knows SVG 1.1 and parts of SVG 2. The others are properties of style sheets. */
const attributes = new Set([
  ...Object.values(svgElementAttributes).flat(),
  ...['mask-type', 'mix-blend-mode', 'isolation', 'transform-origin', 'transform-box', 'role'],
  ...['xlink:href', 'xml:space', 'xml:lang'],
])

/** What an address may be: a part of the drawing, or a picture or font inside the file. */
const inFile = String.raw`#|data:(?:image/(?:png|jpe?g|gif|webp)|(?:font|application)/[\w-]*(?:woff2?|ttf|otf|truetype|opentype))\s*[;,]`
const isInFile = new RegExp(String.raw`^\s*(?:${inFile}|$)`, 'i')
const loading = new RegExp(
  String.raw`@import.*|\burl\((?!\s*(?:["']\s*)?(?:${inFile})).*|\b(?:image(?:-set)?|src)\(.*`,
  'i',
)

/** Returns what a style loads from elsewhere. In CSS, a backslash may stand before any letter or its number. */
const loadedBy = (css: string) =>
  loading.exec(
    css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, letter: string) =>
      code === undefined ? letter : String.fromCharCode(Number.parseInt(code, 16)),
    ),
  )?.[0]

/** True for an attribute that runs something, or leads or loads from outside the file. */
const isRisky = (name: string, value: string): boolean =>
  /^on/i.test(name) ||
  (/^(?:href|xlink:href|ping)$/.test(name) && !isInFile.test(value)) ||
  (name === 'attributeName' && /^\s*on|href\s*$/i.test(value)) ||
  (attributes.has(name) && name !== 'id' && loadedBy(value) !== undefined)

/** Levels of nested elements. Browsers stop at more, and saxes looks through all of them for each namespace. */
const mostNested = 256

const advice =
  'a browser that opens the file may run or load it; delete it, or export the drawing as plain SVG with its pictures inside'

const liveText =
  'holds text, which is drawn without its font; turn it into paths (in Inkscape: Path, Object to Path), or save it as PNG'
/** Matches an entity that stands for plain text. Illustrator declares such entities for its namespaces. */
const plainEntity = /<!ENTITY\s+([\w:.-]+)\s+(["'])([^<&%"']*)\2\s*>/g

/** Returns the encoding that a file names. One in UTF-16, which no program exports, is not well-formed in any of these. */
const encodingOf = (bytes: Buffer): string =>
  /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8'

/**
 * Returns what is wrong with an SVG, each kind once, and what to publish of it. One that is drawn for icons and social
 * images may hold no text, because every machine has other fonts.
 */
export function readSvg(file: string, bytes: Buffer, isDrawn = false): OwnSvg {
  if (/\.svgz$/i.test(file)) {
    const problem = problemIn(file, 'is compressed, so nobody sees what it holds; put the .svg here')
    return { problems: [problem], published: '', isCleaned: false }
  }
  const encoding = encodingOf(bytes)
  const found = new Map<string, number>()
  const note = (message: string, offset: number) => {
    if (!found.has(message)) found.set(message, offset)
  }
  const refuse = (what: string) => note(`holds ${what.replace(/\s+/g, ' ')}; ${advice}`, tag)
  const written: string[] = []
  let isCleaned = !/^utf-?8$/i.test(encoding)
  const leaveOut = () => {
    isCleaned = true
  }
  /** The names of the elements that are open, and how many are around one that is left out. */
  const open: string[] = []
  let around = Infinity
  /** Where the last tag begins. */
  let tag = 0
  let style = ''
  let source = ''

  const parser = new SaxesParser({ xmlns: true, position: true })
  parser.on('comment', leaveOut)
  parser.on('doctype', (text) => {
    leaveOut()
    for (const [, name, , value] of text.matchAll(plainEntity)) parser.ENTITIES[name!] = value!
  })
  parser.on('processinginstruction', ({ target }) => {
    leaveOut()
    if (target === 'xml-stylesheet') refuse('a style sheet, <?xml-stylesheet')
  })
  parser.on('opentagstart', ({ name }) => {
    tag = source.lastIndexOf(`<${name}`, parser.position)
  })
  parser.on('opentag', ({ name, local, uri, attributes: given }) => {
    const isSvg = uri === svgSpace || uri === ''
    const isKept = isSvg && (open.length > 0 ? elements.has(local) : local === 'svg')
    const isOfProgram = open.length > 0 && (isSvg ? leftOut.has(local) : uri !== htmlSpace)
    if (!isKept && !isOfProgram) refuse(`<${name}>`)
    if (isKept && open[around] === 'foreignObject') refuse('a drawing in <foreignObject>')
    if (open.at(-1) === 'style') refuse(`<${name}> in <style>`)
    if (!isKept && around === Infinity) {
      around = open.length
      leaveOut()
    }
    if (open.push(local) > mostNested) throw new Error(`more than ${mostNested} elements inside one another`)
    if (around !== Infinity) return
    written.push(`<${local}`)
    if (open.length === 1) written.push(` xmlns="${svgSpace}" xmlns:xlink="${xlinkSpace}"`)
    for (const { name: typed, local, uri, value } of Object.values(given)) {
      const plain = `${prefixes.get(uri) ?? '?'}${local}`
      if (isRisky(plain, value)) refuse(`${typed}="${shorten(value)}" in <${name}>`)
      if (attributes.has(plain) || /^aria-[a-z]+$/.test(plain))
        written.push(` ${plain}="${escapeUTF8(value)}"`)
      else if (uri !== declaringSpace || !drawingSpaces.has(value)) leaveOut()
    }
    written.push('>')
  })
  const addText = (text: string) => {
    if (around !== Infinity) return
    const element = open.at(-1)
    if (element === 'style') style += text
    if (isDrawn && /^(?:text|tspan|textPath)$/.test(element ?? '') && text.trim() !== '') note(liveText, tag)
    written.push(escapeUTF8(text))
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ local }) => {
    open.pop()
    if (open.length === around) around = Infinity
    else if (around === Infinity) written.push(`</${local}>`)
    const loaded = loadedBy(style)
    if (loaded !== undefined) refuse(`"${shorten(loaded)}" in <style>`)
    style = ''
  })
  parser.on('error', (error) => {
    throw error
  })
  try {
    source = new TextDecoder(encoding).decode(bytes)
    parser.write(source).close()
  } catch (error) {
    const fault = (error as Error).message.replace(/^\d+:\d+: |\.$/g, '')
    note(
      `is not well-formed XML (${fault}), so browsers show no more of it; save it again`,
      Math.max(0, parser.position - 1),
    )
  }
  const problems = [...found].map(([message, offset]) => ({ ...positionAt(file, source, offset), message }))
  return { problems, published: written.join(''), isCleaned }
}
