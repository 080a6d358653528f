/** What the files of all hosts say: facts of the site, and the headers of its files. */
import type { Business, Redirect } from '../../templates/model/site'
import { hiddenFiles } from '../../templates/model/page-files'
import { notFoundPath } from '../../templates/model/urls'
import { headerPolicy, picturePolicy } from '../render/policy'

export interface HostFacts {
  business: Business
  redirects: Redirect[]
  themeColors: { light: string; dark: string }
  preview: boolean
  /** The pages. */
  routes?: readonly { path: string }[]
  /** Addresses of the files copied from the public folder. */
  copied?: readonly string[]
  /** The owner's editor with its Content-Security-Policy, if the site has one. */
  admin?: { policy: string } | undefined
}

export type Header = [name: string, value: string]

const policyHeader = (policy: string): Header => ['Content-Security-Policy', policy]

const noindex: Header = ['X-Robots-Tag', 'noindex']

/** Goes into the files that can contain comments. */
export const ofSubdomains =
  'Strict-Transport-Security is for this name alone. Once each of its subdomains has https: "max-age=31536000; includeSubDomains"'

export const manifestType = 'application/manifest+json'

/** Browsers keep HTML for 5 minutes (section 9 of the specification), and files named by a hash for a year. */
export const htmlCache = 'public, max-age=300'
export const assetCache = 'public, max-age=31536000, immutable'

/** Other sites, such as image search, may show what has this header. */
export const shared: Header = ['Cross-Origin-Resource-Policy', 'cross-origin']

/** The headers of each kind of file. */
export const headersOf = ({ preview, admin }: HostFacts) => ({
  /**
   * Those of every response. There is no Cross-Origin-Opener-Policy: a browser starts a new process for it after the
   * response has arrived, which delays the page, and the site has nothing to protect from other windows.
   */
  usual: [
    policyHeader(headerPolicy),
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ...(preview ? [noindex] : []),
  ] as Header[],
  /** Those of everything in /images/ and of SVG files anywhere, instead of the usual ones. */
  pictures: [policyHeader(picturePolicy), shared],
  /** Those of everything in /assets/, where photos and the sharing pictures of pages are. */
  assets: [['Cache-Control', assetCache], shared] as Header[],
  /** Those of the editor, instead of the usual ones. */
  admin: admin && [policyHeader(`${admin.policy}; frame-ancestors 'none'`), noindex],
})

export type HostHeaders = ReturnType<typeof headersOf>

/** What no visitor may see. A wrong address shows the last by its other name. */
export const hidden = [...hiddenFiles, notFoundPath.slice(1)]
