/**
 * Copy that many pages share is compiled once, with a blank for each fact that differs from page to page, and filled in
 * for each page.
 */
import { blank, fillWith } from '../../../templates/model/blanks'
import { upperFirst } from '../../../templates/model/text'
import { factNamed } from './facts'
import type { Facts } from './facts'
import { escapeHtml } from './html'

/** A blank for each of these facts, and one for its words with a capital. */
export const blanksFor = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.keys(facts)
      .flatMap((name) => [name, upperFirst(name)])
      .map((name) => [name, blank(name)]),
  )

/** A copy of compiled words with the facts of a page in its blanks; in a field named `html` they are escaped. */
export function fillBlanks<V>(value: V, facts: Facts, isHtml = false): V {
  if (typeof value === 'string')
    return fillWith(value, (name) => {
      const words = factNamed(name, [facts]) ?? ''
      return isHtml ? escapeHtml(words) : words
    }) as V
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => fillBlanks(item, facts)) as V
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, fillBlanks(child as unknown, facts, key === 'html')]),
  ) as V
}
