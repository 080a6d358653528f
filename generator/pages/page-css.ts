/** The CSS of each page: only the sheets it uses, and the policy that lets them in. */
import { colorRule } from '../../templates/photos'
import type { Sheet } from './bundle'
import { cspHash } from './policy'
import { valuesOf } from './html-links'

export interface PageCss {
  css: string
  /** For the Content-Security-Policy. */
  hash: string
}

/** Gives the CSS for pages with these classes; pages that use the same sheets share it. */
export function createPageCss(sheets: readonly Sheet[]): (classes: ReadonlySet<string>) => PageCss {
  const made = new Map<string, PageCss>()
  return (classes) => {
    const used = sheets.filter(({ className }) => className === undefined || classes.has(className))
    const colors = [...classes].flatMap((name) => colorRule(name) ?? []).sort()
    const key = [...used.map(({ className }) => className), ...colors].join()
    const known = made.get(key)
    if (known) return known
    const css = [...used.map((sheet) => sheet.css), ...colors].join('')
    const page = { css, hash: cspHash(css) }
    made.set(key, page)
    return page
  }
}

/** Every class of an element in some HTML. */
export const classesOf = (html: string): Set<string> =>
  new Set([...new Set(valuesOf(html, 'class'))].flatMap((names) => names.split(' ')))
