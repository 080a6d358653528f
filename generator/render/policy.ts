/** The Content-Security-Policy. It allows only files of this origin, and inline blocks by their hash. */
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
 * Returns the whole policy of a page, for its meta element. `style` is the hash of its inline style sheet. The keyword
 * for speculation rules allows no scripts, and is shorter than their hash.
 */
export const pagePolicy = (style = "'none'"): string =>
  ["default-src 'none'", "script-src 'self' 'inline-speculation-rules'", `style-src ${style}`, ...fixed].join(
    '; ',
  )

/** The policy in the host's headers: only what browsers ignore in the meta element of a page. */
export const headerPolicy = "frame-ancestors 'none'"

/**
 * The policy in the host's headers for pictures. An SVG at its own address is a document, and its scripts would run.
 * Inline styles are allowed because drawings may have some, and because a host also sends this policy with the 404 page
 * when a picture is missing.
 */
export const picturePolicy = ["default-src 'none'", "style-src 'unsafe-inline'", ...fixed, headerPolicy].join(
  '; ',
)
