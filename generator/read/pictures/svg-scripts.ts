/**
 * Finds what an SVG in the public folder can run or load. Browsers run none of it when a page shows the SVG as a
 * picture. But at its own address an SVG is a page, and not every host can send a policy with it.
 */
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { positionAt } from '../source/positions'
import { problemIn } from '../source/problems'
import type { Problem } from '../source/problems'
import { maxPublicBytes, readRegular } from '../files/regular-file'

/**
 * Returns one problem for each kind of danger in each SVG, at its first place. The files in `kept` may contain
 * anything.
 * @throws {ContentError} for unreadable files.
 */
export function svgProblems(
  publicDir: string,
  addresses: readonly string[],
  kept: readonly (string | undefined)[] = [],
): Problem[] {
  return addresses.flatMap((address) => {
    if (kept.includes(address)) return []
    const file = `public${address}`
    if (/\.svgz$/i.test(address))
      return problemIn(file, 'is compressed, so nobody sees whether it holds a script; put the .svg here')
    if (!/\.svg$/i.test(address)) return []
    const source = textOf(readRegular(join(publicDir, address), file, maxPublicBytes))
    return [...dangersIn(source)].map(([message, offset]) => ({
      ...positionAt(file, source, offset),
      message,
    }))
  })
}

/**
 * Returns the text of an SVG. It may be UTF-16, with or without a byte order mark, where a search for ASCII text would
 * find nothing.
 */
export function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  const encoding =
    first === 0xfe || first === 0 ? 'utf-16be' : first === 0xff || second === 0 ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Levels of nested elements. Browsers stop at more levels, and each level takes memory. */
const mostNested = 256

/**
 * Returns a message for each kind of danger, with the offset of the first element that has it. Browsers show the start
 * of XML that is not well formed, so everything before the error counts.
 */
function dangersIn(source: string): Map<string, number> {
  const found = new Map<string, number>()
  const note = (what: string | undefined, offset: number) => {
    const message = `holds ${what}; a browser that opens the file by its address runs or loads it; delete it, or name the file in svgScripts of business.md`
    if (what !== undefined && !found.has(message)) found.set(message, offset)
  }
  const parser = new SaxesParser({ position: true })
  parser.on('doctype', (text) => {
    note(declarationDanger(text), Math.max(0, source.indexOf('<!DOCTYPE')))
    for (const [, name, , value] of text.matchAll(plainEntity)) parser.ENTITIES[name!] = value!
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet')
      note('a link to a style sheet, <?xml-stylesheet', source.indexOf('<?xml-stylesheet'))
  })
  let tag = 0
  let element = ''
  let nested = 0
  parser.on('opentagstart', ({ name }) => {
    tag = source.lastIndexOf(`<${name}`, parser.position)
    element = localName(name)
    note(elements.get(element), tag)
    if (++nested > mostNested) throw new Error(`more than ${mostNested} elements inside one another`)
  })
  parser.on('closetag', () => nested--)
  parser.on('attribute', ({ name, value }) => note(attributeDanger(element, localName(name), value), tag))
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(source).close()
  } catch (error) {
    const fault = (error as Error).message.replace(/^\d+:\d+: |\.$/g, '')
    found.set(
      `is not well-formed XML (${fault}), so browsers show no more of it; save it again`,
      parser.position - 1,
    )
  }
  return found
}

/** Returns the name without its namespace prefix, whatever prefix the file uses. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

const elements = new Map([
  ['script', 'a script'],
  ['handler', 'a script'],
  ['foreignobject', 'HTML, in <foreignObject>'],
  ['iframe', 'another page, in <iframe>'],
  ['object', 'another page, in <object>'],
  ['embed', 'another page, in <embed>'],
])

/** Matches an entity that stands for plain text. Drawing programs declare such entities for their namespaces. */
export const plainEntity = /<!ENTITY\s+([\w:.-]+)\s+(["'])([^<&%"']*)\2\s*>/g

/** Finds a declaration in the document type that is not a plain entity. */
const declarationDanger = (doctype: string): string | undefined =>
  /<!(ENTITY|ATTLIST)\b/i.test(doctype.replace(plainEntity, ''))
    ? 'a declaration (<!ENTITY or <!ATTLIST) that can hide a script'
    : undefined

/** In `value`, character references are already decoded. */
function attributeDanger(element: string, name: string, value: string): string | undefined {
  if (/^on[a-z]/.test(name)) return `a script, in ${name}=`
  // Browsers ignore spaces and control characters in an address.
  const address = value.replace(/[\0-\x20\x7F-\xA0]/g, '')
  if (/(^|;)(javascript|vbscript):/i.test(address)) return 'a link that runs a script'
  if (/(^|;)data:(?!image\/|font\/)/i.test(address)) return 'a page in a link, data:'
  const loads = element !== 'a' && /^(href|src)$/.test(name) && /^(https?:|ftp:)?[\\/]{2}/i.test(address)
  return loads ? `what it loads from another host, in <${element}>` : undefined
}
