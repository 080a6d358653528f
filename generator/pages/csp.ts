import { createHash } from 'node:crypto'

/** The hash by which a Content-Security-Policy allows one inline block. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * A policy that allows nothing but files of this origin and the inline blocks named by hash.
 * `frame-ancestors` counts only in a header, so the pages' own meta tag leaves it out.
 */
export function contentSecurityPolicy(
  inline: { scripts: string[]; styles: string[] },
  header = false,
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.scripts].join(' ')}`,
    `style-src ${inline.styles.join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // No page fetches anything, but Lighthouse fetches robots.txt from within the page to judge it.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(header ? ["frame-ancestors 'none'"] : []),
  ].join('; ')
}
