/**
 * What can run or load something in an SVG of the public folder. As a picture in a page no browser runs it; opened
 * by its own address it is a page, and not every host can be told to send a policy with it.
 */
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { positionAt } from '../source/positions'
import { problemIn } from '../source/problems'
import type { Problem } from '../source/problems'
import { maxPublicBytes, readRegular } from '../files/regular-file'

/**
 * A problem for each kind of thing in each SVG, at the first place. Those that `kept` names may hold what they like.
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

/** The text of an SVG. It may be UTF-16, with or without a byte order mark, in which a search for letters would find nothing. */
export function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  const encoding =
    first === 0xfe || first === 0 ? 'utf-16be' : first === 0xff || second === 0 ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Elements inside one another. At more than these, browsers end; each takes memory. */
const mostNested = 256

/**
 * A message for each kind, with the offset of the first element that has it. Of XML that is not well formed a browser
 * shows the beginning, so that what stands before the fault counts.
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

/** Without its namespace, whatever prefix the file gives it. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

const elements = new Map([
  ['script', 'a script'],
  ['handler', 'a script'],
  ['foreignobject', 'HTML, in <foreignObject>'],
  ['iframe', 'another page, in <iframe>'],
  ['object', 'another page, in <object>'],
  ['embed', 'another page, in <embed>'],
])

/** A name for some text, as drawing programs declare them for their namespaces. */
export const plainEntity = /<!ENTITY\s+([\w:.-]+)\s+(["'])([^<&%"']*)\2\s*>/g

/** What the text of a document type declares besides. */
const declarationDanger = (doctype: string): string | undefined =>
  /<!(ENTITY|ATTLIST)\b/i.test(doctype.replace(plainEntity, ''))
    ? 'a declaration (<!ENTITY or <!ATTLIST) that can hide a script'
    : undefined

/** `value` with the codes of characters read. */
function attributeDanger(element: string, name: string, value: string): string | undefined {
  if (/^on[a-z]/.test(name)) return `a script, in ${name}=`
  // Browsers drop blanks and control characters from an address.
  const address = value.replace(/[\0-\x20\x7F-\xA0]/g, '')
  if (/(^|;)(javascript|vbscript):/i.test(address)) return 'a link that runs a script'
  if (/(^|;)data:(?!image\/|font\/)/i.test(address)) return 'a page in a link, data:'
  const loads = element !== 'a' && /^(href|src)$/.test(name) && /^(https?:|ftp:)?[\\/]{2}/i.test(address)
  return loads ? `what it loads from another host, in <${element}>` : undefined
}
