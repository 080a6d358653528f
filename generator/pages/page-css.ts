/** The CSS of each page: only the rules it may use, and the policy that lets them in. */
import { colorRule } from '../../templates/photos'
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
 * Gives the CSS for pages with these classes: of the sheets named after one of them, and of those every page has, the
 * rules that name no other class. Pages that use the same classes share it.
 */
export function createPageCss(sheets: readonly Sheet[]): (classes: ReadonlySet<string>) => PageCss {
  const parsed = sheets.map(({ className, css }) => ({ className, rules: readRules(css) }))
  const known = new Set(parsed.flatMap(({ className, rules }) => [className, ...classesInRules(rules)]))
  const made = new Map<string, PageCss>()
  return (classes) => {
    const colors = [...classes].flatMap((name) => colorRule(name) ?? []).sort()
    const key = [...[...classes].filter((name) => known.has(name)).sort(), ...colors].join()
    const before = made.get(key)
    if (before) return before
    const used = parsed.filter(({ className }) => className === undefined || classes.has(className))
    const css = [...used.map(({ rules }) => rulesFor(rules, classes)), ...colors].join('')
    const page = { css, hash: cspHash(css) }
    made.set(key, page)
    return page
  }
}

/** Every class of an element in some HTML. */
export const classesOf = (html: string): Set<string> =>
  new Set([...new Set(valuesOf(html, 'class'))].flatMap((names) => names.split(' ')))
