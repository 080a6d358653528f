/** What happens to words before they are compiled: claims, shortcodes and the grammar around facts. */
import { isEnglish } from '../../../templates/model/language'
import type { ContentFile, Path } from '../source/content-file'
import { findClaims, settleClaims } from './claim-spans'
import { factNamed } from './facts'
import type { Facts } from './facts'
import { withGrammar, withOnePeriod } from './grammar'
import { withoutShortcodes } from './raw-syntax'
import type { Scope } from './scope'
import type { SiteFacts } from './site-facts'

/** Gives back a function that tells how often it was called with the same text before. */
export function createCounter(): (text: string) => number {
  const counts = new Map<string, number>()
  return (text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return count
  }
}

export const clip = (text: string) => (text.length > 50 ? `${text.slice(0, 47)}...` : text)

/**
 * Takes out declined claims and shortcodes, which it reports, and fits the words around facts to them. Without a path
 * the text is the body.
 */
export function settle(
  written: string,
  file: ContentFile,
  siteFacts: SiteFacts,
  { declined }: Pick<Scope, 'declined'>,
  facts: Facts,
  path?: Path,
): string {
  const nth = createCounter()
  const source = written.includes('[')
    ? withoutShortcodes(written, (code) =>
        file.push(
          { path, needle: code, nth: nth(code) },
          `"${clip(code)}" is a WordPress shortcode; delete it`,
        ),
      )
    : written
  const isDeclined = (name: string) => siteFacts.declined.has(name) || declined.has(name)
  const text = source.includes('{claim') ? withoutClaims(source, file, isDeclined, path) : source
  if (!text.includes('{')) return text
  const fit = isEnglish(siteFacts.lang) ? withGrammar : withOnePeriod
  return fit(text, (name) => factNamed(name, [facts, siteFacts.facts]))
}

/** Takes out the marks of claims and the words of declined ones. Notes each place that makes a claim. */
function withoutClaims(
  source: string,
  file: ContentFile,
  isDeclined: (name: string) => boolean,
  path?: Path,
): string {
  const { spans, problems } = findClaims(source)
  const { text, gone } = settleClaims(source, spans, isDeclined)
  const nth = createCounter()
  for (const { needle, message } of problems) {
    if (path) file.report(path, `${needle} ${message}`, { needle, nth: nth(needle) })
    else file.push({ needle, nth: nth(needle) }, `${needle} ${message}`)
  }
  for (const { name, start, end } of spans) {
    const needle = source.slice(start, end)
    const place = { path, needle, nth: nth(needle) }
    const left = gone.find((span) => span.start === start)
    file.noteClaim(name, place, left?.left)
    if (left?.wrong === undefined) continue
    const reads = left.left && `reads "${left.left}", which `
    file.report(
      path,
      `without the words of the claim "${name}", which was declined, ${reads}${left.wrong}; write other words here`,
      { needle, nth: place.nth },
    )
  }
  // Keep the words of a claim that leaves a broken sentence: further messages about that sentence would mislead.
  return gone.some(({ wrong }) => wrong !== undefined) ? settleClaims(source, spans, () => false).text : text
}
