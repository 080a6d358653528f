/**
 * What can run or load something in an SVG of the public folder. As a picture in a page no browser runs it; opened
 * by its own address it is a page, and not every host can be told to send a policy with it.
 */
import { join } from 'node:path'
import { decodeXML } from 'entities/decode'
import { positionAt } from '../content/positions'
import { problemIn } from '../content/problems'
import type { Problem } from '../content/problems'
import { maxPublicBytes, readRegular } from '../content/regular-file'

/** A warning for each kind of thing in each SVG, at the first place. @throws {ContentError} for unreadable files. */
export function svgWarnings(publicDir: string, addresses: readonly string[]): Problem[] {
  return addresses.flatMap((address) => {
    const file = `public${address}`
    if (/\.svgz$/i.test(address))
      return problemIn(file, 'is packed, so that nobody sees whether it holds a script; put the .svg here')
    if (!/\.svg$/i.test(address)) return []
    const source = textOf(readRegular(join(publicDir, address), file, maxPublicBytes))
    return [...dangersIn(source)].map(([what, offset]) => ({
      ...positionAt(file, source, offset),
      message: `holds ${what}; a browser that opens the file by its address runs or loads it, so take it out`,
    }))
  })
}

/** SVG may be UTF-16, with or without a byte order mark, in which a search for letters would find nothing. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  const encoding =
    first === 0xfe || first === 0 ? 'utf-16be' : first === 0xff || second === 0 ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Each kind with the offset of the first. Reads on at a fault, though XML ends there: browsers show what was before. */
function dangersIn(source: string): Map<string, number> {
  const found = new Map<string, number>()
  const note = (what: string | undefined, offset: number) => {
    if (what !== undefined && !found.has(what)) found.set(what, offset)
  }
  // No attribute holds a < in XML, so that what is not closed ends at the next.
  const tag = /<([^\s<>"'/!?]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)/y
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    const close = skipped.find(([open]) => source.startsWith(open, at))?.[1]
    note(declarationDanger(source.slice(at, at + 50)), at)
    tag.lastIndex = at
    const [, name, attributes] = (close === undefined && tag.exec(source)) || []
    if (name !== undefined) {
      const element = localName(name)
      note(elements.get(element), at)
      const start = at + 1 + name.length
      for (const { 0: whole, 1: key, 2: value, index } of attributes!.matchAll(attribute))
        note(
          attributeDanger(element, localName(key!), value!.slice(1, -1)),
          start + index + whole.search(/\S/),
        )
    }
    const end = close === undefined ? at + 1 : source.indexOf(close, at + 4)
    if (end < 0) break
    at = end
  }
  return found
}

/** Whatever stands in these is no markup. */
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

const attribute = /([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/g

/** Without its namespace, whatever prefix the file gives it. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

const elements = new Map([
  ['script', 'a script'],
  ['handler', 'a script'],
  ['foreignobject', 'HTML, in <foreignObject>'],
  ['iframe', 'another page, in <iframe>'],
  ['object', 'another page, in <object>'],
  ['embed', 'another page, in <embed>'],
])

function declarationDanger(start: string): string | undefined {
  if (/^<!(ENTITY|ATTLIST)\b/i.test(start))
    return 'a declaration (<!ENTITY or <!ATTLIST) that can hide a script'
  if (/^<\?xml-stylesheet\b/i.test(start)) return 'a link to a style sheet, <?xml-stylesheet'
  return undefined
}

/** `value` as it is written, with the codes of characters in it. */
function attributeDanger(element: string, name: string, value: string): string | undefined {
  if (/^on[a-z]/.test(name)) return `a script, in ${name}=`
  // Browsers drop blanks and control characters from an address.
  const address = decodeXML(value).replace(/[\0-\x20\x7F-\xA0]/g, '')
  if (/(^|;)(javascript|vbscript):/i.test(address)) return 'a link that runs a script'
  if (/(^|;)data:(?!image\/|font\/)/i.test(address)) return 'a page in a link, data:'
  const loads = element !== 'a' && /^(href|src)$/.test(name) && /^(https?:|ftp:)?[\\/]{2}/i.test(address)
  return loads ? `what it loads from another host, in <${element}>` : undefined
}
