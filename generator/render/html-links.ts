/** Finds links in HTML that React and marked have written. Both escape text that looks like a tag. */

import { decodeHtml } from '../read/copy/html'

/** The links in a piece of HTML, and the ids that links can lead to. */
export interface HtmlLinks {
  ids: string[]
  /** Addresses of `<a>`. Empty for one without an address. */
  hrefs: string[]
  /** Addresses of pictures, scripts and other files that the head names, without fragments. */
  files: string[]
  canonical?: string
}

export function linksIn(html: string): HtmlLinks {
  const links = tagsOf(html, 'link')
  const canonical = links
    .filter((tag) => tag.includes(' rel="canonical"'))
    .map((tag) => valuesOf(tag, 'href')[0])
  return {
    ids: valuesOf(html, 'id'),
    hrefs: tagsOf(html, 'a').map((tag) => decodeHtml(valuesOf(tag, 'href')[0] ?? '')),
    files: [
      ...[...tagsOf(html, 'img'), ...tagsOf(html, 'script')].flatMap((tag) =>
        valuesOf(tag, 'src').map((src) => src.replace(/#.*/, '')),
      ),
      // Each candidate ends with its width.
      ...tagsOf(html, 'source').flatMap((tag) =>
        valuesOf(tag, 'srcSet').flatMap((set) => set.split(', ').map((one) => one.replace(/ .*/, ''))),
      ),
      ...links.flatMap((tag) => valuesOf(tag, 'href')).filter((address) => address.startsWith('/')),
    ],
    ...(canonical[0] !== undefined && { canonical: canonical[0] }),
  }
}

/** Returns every value of an attribute, as written. */
export function valuesOf(html: string, attribute: string): string[] {
  const begin = ` ${attribute}="`
  const values: string[] = []
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at)) {
    at += begin.length
    values.push(html.slice(at, html.indexOf('"', at)))
  }
  return values
}

/** Returns every start tag of an element. */
function tagsOf(html: string, element: string): string[] {
  const begin = `<${element}`
  const tags: string[] = []
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at + 1)) {
    // Skips elements whose names start the same way: `<aside` for `<a`.
    if (!/[ >]/.test(html[at + begin.length]!)) continue
    tags.push(html.slice(at, html.indexOf('>', at) + 1))
  }
  return tags
}
