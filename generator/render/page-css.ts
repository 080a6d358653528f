/** The CSS of each page: only the rules it may use, and the policy that lets them in. */
import { colorRule } from '../../templates/model/photos'
import type { Sheet } from './bundle'
import { cssOf, usedVariables, variablesIn } from '../../templates/styles/css'
import type { Selector } from '../../templates/styles/css'
import { cspHash } from './policy'
import { valuesOf } from './html-links'

export interface PageCss {
  css: string
  /** For the Content-Security-Policy. */
  hash: string
}

/**
 * Gives the CSS for pages that use these names: of the sheets named after one of their classes, and of those every page
 * has, the rules that name no other class or tag, with the colors and sizes that are used. Pages with the same names
 * share it.
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

/** Every class and tag of an element in some HTML, "<ul", and every variable in an attribute. */
export const namesOf = (html: string): Set<string> =>
  new Set([
    ...[...new Set(valuesOf(html, 'class'))].flatMap((names) => names.split(' ')),
    ...(html.match(/<[a-z][\w-]*/gi) ?? []),
    ...variablesIn(html),
  ])
