/** Finds things in HTML that React and marked have written: they escape all text that could be taken for a tag. */

/** Every value of an attribute, as it is written. */
export function valuesOf(html: string, attribute: string): string[] {
  const begin = ` ${attribute}="`
  const values: string[] = []
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at)) {
    at += begin.length
    values.push(html.slice(at, html.indexOf('"', at)))
  }
  return values
}

/** Every start tag of an element. */
export function tagsOf(html: string, element: string): string[] {
  const begin = `<${element}`
  const tags: string[] = []
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at + 1)) {
    // Not those whose names begin alike: `<a`, `<aside`.
    if (!/[ >]/.test(html[at + begin.length]!)) continue
    tags.push(html.slice(at, html.indexOf('>', at) + 1))
  }
  return tags
}
