/**
 * Copy that many pages share is compiled once, with a blank for each fact that differs from page to page, and filled in
 * for each page.
 */
import { blank, fillWith } from '../../../templates/model/blanks'
import { formatPhone, upperFirst } from '../../../templates/model/text'
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

/**
 * Returns compiled words with the facts of a page in their blanks, and leaves other blanks as they are; in a field named
 * `html` facts are escaped. What has no blank is not copied.
 */
export function fillBlanks<V>(value: V, facts: Facts, isHtml = false): V {
  if (typeof value === 'string')
    return fillWith(value, (name) => {
      const words = factNamed(name, [facts]) ?? blank(name)
      return isHtml ? escapeHtml(words) : words
    }) as V
  if (typeof value !== 'object' || value === null) return value
  let copy: V | undefined
  for (const key in value) {
    const filled = fillBlanks(value[key], facts, key === 'html')
    if (filled === value[key]) continue
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as V
    copy[key] = filled
  }
  return copy ?? value
}

/**
 * The number to call, as pages show it and for links. It stands in all copy as blanks, because a page may have one of its
 * own, and what it shares with others says that, too.
 */
export const phoneFacts = (phone: string): Facts => ({
  ...{ phone: formatPhone(phone), tel: phone, digits: phone.slice(1) },
})
