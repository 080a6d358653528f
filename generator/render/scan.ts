/** Reads finished HTML once, for the checks and for the CSS. React and marked escape text that looks like a tag. */
import { decodeHtml } from '../read/copy/html'

/** What a piece of HTML contains. */
export interface Scan {
  /** What links can lead to. */
  ids: string[]
  /** Addresses of `<a>`. Empty for one without an address. */
  hrefs: string[]
  /** Addresses of pictures, scripts and other files that the head names, without fragments. */
  files: string[]
  canonical?: string
  /** Every class, tag ("<ul"), variable ("--ink") and pattern ("url(#h-clay)"). */
  names: Set<string>
  /** Text that no content means to print, and up to 40 characters before it. */
  marks: { mark: string; before: string }[]
}

/**
 * Finds tags, attributes, variables, patterns, and marks. Marks are those of claims, names of facts, questions to the
 * owner, and what JavaScript prints for a missing value. All braces in content are filled in or refused, so none of the
 * first three should be left.
 */
const parts =
  /<([a-zA-Z][\w-]*)| (id|class|rel|href|src|srcSet)="|var\((--[\w-]+)|(url\(#h-[a-z-]+\))|(\{claim\b|\]\{(?!claim\b)|\{[a-zA-Z][\w-]*\}|\[Answer:[^\]<]*\]?|\bundefined\b|\bNaN\b|\[object )/g

export function scan(html: string): Scan {
  const found: Scan = { ids: [], hrefs: [], files: [], names: new Set(), marks: [] }
  const { ids, hrefs, files, names, marks } = found
  let tag = ''
  let rel = ''
  const take = (attribute: string, value: string) => {
    if (attribute === 'id') ids.push(value)
    else if (attribute === 'class') for (const name of value.split(' ')) names.add(name)
    else if (attribute === 'rel') rel = value
    else if (tag === 'a') hrefs[hrefs.length - 1] = decodeHtml(value)
    else if (tag === 'img' || tag === 'script') files.push(value.replace(/#.*/, ''))
    // Each candidate ends with its width.
    else if (tag === 'source') files.push(...value.split(', ').map((one) => one.replace(/ .*/, '')))
    else if (tag === 'link' && rel === 'canonical') found.canonical = value
    else if (tag === 'link' && value.startsWith('/')) files.push(value)
  }
  parts.lastIndex = 0
  for (let part; (part = parts.exec(html));) {
    const [whole, element, attribute, variable, pattern, mark] = part
    const end = parts.lastIndex
    if (element !== undefined) {
      tag = element
      names.add(whole)
      if (tag === 'a') hrefs.push('')
      // The text of styles and scripts is code, except structured data.
      const isCode =
        tag === 'style' ||
        (tag === 'script' && !/^[^>]* (src=|type="application\/ld)/.test(html.slice(end, end + 200)))
      if (isCode) parts.lastIndex = html.indexOf(`</${tag}`, end)
    } else if (attribute !== undefined) take(attribute, html.slice(end, html.indexOf('"', end)))
    else if (mark === undefined) names.add((variable ?? pattern)!)
    else {
      const before = /[^<>"\n]*$/.exec(html.slice(Math.max(0, part.index - 40), part.index))![0]
      marks.push({ mark: decodeHtml(mark), before: decodeHtml(before) })
    }
  }
  return found
}
