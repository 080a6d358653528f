/** The CSS of each page: only the rules it may use, and the policy that lets them in. */
import { colorRule } from '../../templates/model/photos'
import type { Sheet } from './bundle'
import { classesInRules, readRules, rulesFor } from './css-rules'
import { cspHash } from './policy'
import { valuesOf } from './html-links'

export interface PageCss {
  css: string
  /** For the Content-Security-Policy. */
  hash: string
}

/**
 * Gives the CSS for pages that use these names: of the sheets named after one of their classes, and of those every page
 * has, the rules that name no other class, with the colors and sizes that are used. Pages with the same names share it.
 */
export function createPageCss(sheets: readonly Sheet[]): (names: ReadonlySet<string>) => PageCss {
  const parsed = sheets.map(({ className, css }) => ({ className, rules: readRules(css) }))
  const known = new Set([
    ...parsed.flatMap(({ className, rules }) => [className, ...classesInRules(rules)]),
    ...sheets.flatMap(({ css }) => css.match(/--[\w-]+/g) ?? []),
  ])
  const made = new Map<string, PageCss>()
  return (names) => {
    const colors = [...names].flatMap((name) => colorRule(name) ?? []).sort()
    const key = [...[...names].filter((name) => known.has(name)).sort(), ...colors].join()
    const before = made.get(key)
    if (before) return before
    const used = parsed.filter(({ className }) => className === undefined || names.has(className))
    const css = usedVariables([...used.map(({ rules }) => rulesFor(rules, names)), ...colors].join(''), names)
    const page = { css, hash: cspHash(css) }
    made.set(key, page)
    return page
  }
}

/** The CSS without the variables of the whole page that neither it nor an element uses. */
function usedVariables(css: string, names: ReadonlySet<string>): string {
  const used = new Set([...names, ...variablesIn(css)])
  return css.replace(/:root\{[^}]*\}/g, (rule) =>
    rule.replace(/(--[\w-]+):[^;}]*;?/g, (line, name) => (used.has(name) ? line : '')),
  )
}

const variablesIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)

/** Every class of an element in some HTML, and every variable in an attribute. */
export const namesOf = (html: string): Set<string> =>
  new Set([
    ...[...new Set(valuesOf(html, 'class'))].flatMap((names) => names.split(' ')),
    ...variablesIn(html),
  ])
