/** The CSS of each page: only the rules that it may use. Also the hash that allows this CSS in the page's policy. */
import { colorRule } from '../../templates/model/photos'
import type { Sheet } from './bundle'
import { cssOf, usedVariables } from '../../templates/styles/css'
import type { Selector } from '../../templates/styles/css'
import { cspHash } from './policy'

export interface PageCss {
  css: string
  /** For the Content-Security-Policy. */
  hash: string
}

/**
 * Returns a function that makes the CSS for pages that use these classes and tags. The CSS has rules from the style
 * sheets named after one of the classes, and from those that every page gets. It leaves out rules that need any other
 * class or tag, and variables that are not used. Pages with the same names share their CSS.
 */
export function createPageCss(sheets: readonly Sheet[]): (names: ReadonlySet<string>) => PageCss {
  const known = new Set(sheets.map(({ className }) => className))
  const note = ({ text, names }: Selector) => {
    for (const name of names) known.add(name)
    return text
  }
  for (const { rules } of sheets)
    for (const [name] of cssOf(rules, note).matchAll(/--[\w-]+/g)) known.add(name)
  const made = new Map<string, PageCss>()
  return (names) => {
    const colors = [...names].flatMap((name) => colorRule(name) ?? []).sort()
    const key = [...[...names].filter((name) => known.has(name)).sort(), ...colors].join()
    const before = made.get(key)
    if (before) return before
    const used = sheets.filter(({ className }) => className === undefined || names.has(className))
    const mayMatch = (selector: Selector) =>
      selector.names.every((name) => names.has(name)) ? selector.text : ''
    const css = usedVariables([...used.map(({ rules }) => cssOf(rules, mayMatch)), ...colors].join(''), names)
    const page = { css, hash: cspHash(css) }
    made.set(key, page)
    return page
  }
}
