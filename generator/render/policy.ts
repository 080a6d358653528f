/** The Content-Security-Policy: nothing but files of this origin, and inline blocks that are named by their hash. */
import { createHash } from 'node:crypto'

/** The hash that lets a Content-Security-Policy allow one inline block. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Directives that are the same for every page. */
const fixed = [
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  // No page fetches anything, but Lighthouse fetches robots.txt from within the page to judge it.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/**
 * The whole policy of one page, for its meta element. `style` is the hash of its inline style sheet. The keyword for
 * rules of what to load ahead lets nothing run, and is shorter than their hash.
 */
export const pagePolicy = (style = "'none'"): string =>
  ["default-src 'none'", "script-src 'self' 'inline-speculation-rules'", `style-src ${style}`, ...fixed].join(
    '; ',
  )

/**
 * The policy of the host's headers, which holds for every answer: the fixed directives and `frame-ancestors`, which
 * counts in a header only. A browser applies it beside the policy in the page.
 */
export const headerPolicy = [...fixed, "frame-ancestors 'none'"].join('; ')

/**
 * The same, but each directive allows besides what another policy allows in it: for hosts that send both to the page of
 * the other one, where a browser applies what both allow.
 */
export function headerPolicyBeside(other: string): string {
  const directives = new Map(other.split('; ').map((directive) => [directive.split(' ')[0], directive]))
  const widen = (directive: string) => {
    const [name, ...sources] = directive.split(' ')
    return [name, ...new Set([...sources, ...(directives.get(name)?.split(' ').slice(1) ?? [])])].join(' ')
  }
  return headerPolicy.split('; ').map(widen).join('; ')
}

/**
 * The policy of the host's headers for pictures: an SVG that is opened by itself is a document, whose scripts would
 * run. Inline styles are allowed, because a drawing may have some; a host also sends this policy with the 404 page in
 * place of a picture that is missing.
 */
export const picturePolicy = ["default-src 'none'", "style-src 'unsafe-inline'", headerPolicy].join('; ')
