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

/** In headers only, where a browser heeds it. */
const unframed = "frame-ancestors 'none'"

/** The policy of the host's headers, for every answer. A browser applies it beside the policy in the page. */
export const headerPolicy = ["base-uri 'none'", "form-action 'none'", unframed].join('; ')

/**
 * The policy of the host's headers for pictures: an SVG that is opened by itself is a document, whose scripts would
 * run. Inline styles are allowed, because a drawing may have some; a host also sends this policy with the 404 page in
 * place of a picture that is missing.
 */
export const picturePolicy = ["default-src 'none'", "style-src 'unsafe-inline'", ...fixed, unframed].join(
  '; ',
)
