/** What each host needs to be told, from the same tables: redirects, headers, the 404 page. */
import { withQuery } from '../../client/with-query'
import type { Business, Redirect } from '../../templates/model/site'
import * as urls from '../../templates/model/urls'
import { textTypes } from './compress'
import { filesOf, hiddenFiles } from '../../templates/model/page-files'
import { headerPolicy, headerPolicyBeside, picturePolicy } from '../render/policy'

export interface HostFacts {
  business: Business
  redirects: Redirect[]
  themeColors: { light: string; dark: string }
  preview: boolean
  /** Of a site with the owner's editor. */
  admin?: AdminFacts | undefined
}

export interface AdminFacts {
  /** The policy of the editor. */
  policy: string
  /** Addresses of the HTML files that the owner put into the public folder. They have no policy inside. */
  documents: readonly string[]
}

type Header = [name: string, value: string]

/** The header that nothing but a policy holds. */
const policyHeader = (policy: string): Header => ['Content-Security-Policy', policy]

const noindex: Header = ['X-Robots-Tag', 'noindex']

/** A comment for the files that can hold one. */
const ofSubdomains =
  'Strict-Transport-Security is for this name alone. Once each of its subdomains has https: "max-age=31536000; includeSubDomains"'

/** Headers of the editor in place of those of pages. */
const adminHeaders = ({ policy }: AdminFacts): Header[] => [
  policyHeader(`${policy}; frame-ancestors 'none'`),
  noindex,
]

/** HTML is asked for again after 5 minutes (section 9 of the specification), hashed files after a year. */
const htmlCache = 'public, max-age=300'
const assetCache = 'public, max-age=31536000, immutable'

/**
 * Headers of pictures and of each SVG file, wherever it stands, in place of those for every answer: other sites, such as
 * image searches, may show them.
 */
const pictureHeaders: Header[] = [
  policyHeader(picturePolicy),
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
]

/** The files, by address. */
export function hostFiles(facts: HostFacts): Map<string, string> {
  const headers = securityHeaders(facts)
  return new Map([
    [urls.robotsPath, robots(facts)],
    [urls.manifestPath, json(manifest(facts))],
    ['/_headers', netlifyHeaders(facts, headers)],
    ['/_redirects', facts.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')],
    ['/.htaccess', apache(facts, headers)],
    ['/vercel.json', json(vercel(facts, headers))],
    ['/staticwebapp.config.json', json(azure(facts, headers))],
  ])
}

/**
 * Headers of every answer. No Cross-Origin-Opener-Policy: for it a browser starts another process once the
 * answer has come, which costs 90 ms on a weak phone, and there is nothing here that a window could spy out.
 */
function securityHeaders({ preview }: HostFacts): Header[] {
  return [
    policyHeader(headerPolicy),
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ...(preview ? [noindex] : []),
  ]
}

function robots({ business, preview }: HostFacts): string {
  const all = 'User-agent: *\nAllow: /\n'
  // A preview is kept out by its noindex tags, which a robot must be able to read.
  return preview ? all : `${all}\nSitemap: ${urls.absolute(business, urls.sitemapPath)}\n`
}

function manifest({ business, themeColors }: HostFacts) {
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })
  return {
    lang: business.lang,
    name: business.name,
    short_name: business.titleSuffix,
    start_url: urls.homePath,
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      icon(urls.icons[192], 192),
      icon(urls.icons[512], 512),
      { ...icon(urls.icons.maskable, 512), purpose: 'maskable' },
    ],
  }
}

/** Netlify and Cloudflare Pages. */
function netlifyHeaders({ admin }: HostFacts, headers: Header[]): string {
  const lines = (list: Header[]) => list.map(([name, value]) => `  ${name}: ${value}\n`).join('')
  // Where two rules match, these hosts join the values with a comma. So /* may not set what /assets/* sets. Of two
  // policies both hold; "same-origin, cross-origin" is no value of Cross-Origin-Resource-Policy, and browsers then
  // let the picture be shown (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header). What the editor may,
  // /* allows too: each page has a narrower policy inside, and the owner's own get it here.
  const all = admin ? [...new Map([...headers, policyHeader(headerPolicyBeside(admin.policy))])] : headers
  const ofAdmin = admin ? lines(adminHeaders(admin)) : ''
  return [
    `# ${ofSubdomains}\n/*\n${lines(all)}`,
    ...(admin ? [`${urls.adminPath}\n${ofAdmin}`, `${urls.adminPath}/*\n${ofAdmin}`] : []),
    ...(admin?.documents ?? []).map((address) => `${address}\n${lines([policyHeader(headerPolicy)])}`),
    `/images/*\n${lines(pictureHeaders)}`,
    `/*.svg\n${lines(pictureHeaders)}`,
    `/assets/*\n${lines([['Cache-Control', assetCache]])}`,
  ].join('\n')
}

/** What the files that --compress makes say in Content-Encoding, by their ending. */
const encodings = Object.entries({ br: 'br', gz: 'gzip' })
const texts = textTypes.map(([ending]) => ending).join('|')

/** Matches an Accept-Encoding that names the encoding, unless with a quality of 0 (RFC 9110, section 12.4.2). */
const accepts = (encoding: string) => `(^|,)\\s*${encoding}\\s*(,|$|;\\s*q=(1|0?\\.0*[1-9]))`

function apache({ redirects, admin }: HostFacts, headers: Header[]): string {
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
  return [
    `ErrorDocument 404 /${filesOf(urls.notFoundPath)[0]}`,
    'Options -Indexes -MultiViews',
    '# /services is a page, although there is a folder of that name too.',
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddType application/manifest+json .webmanifest',
    'AddType font/woff2 .woff2',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    ...redirects.flatMap(apacheRedirect),
    '  # Files for hosts, and all that begins with a dot but .well-known.',
    `  RewriteRule ^(${hiddenFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ - [R=404,L]`,
    '  RewriteRule (^|/)\\.(?!well-known(/|$)) - [R=404,L]',
    '  RewriteCond %{REQUEST_URI} !/$',
    '  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f',
    '  RewriteRule ^ %{REQUEST_URI}.html [L]',
    '  # A folder without a page, which Apache would answer with a page of its own.',
    '  RewriteCond %{REQUEST_FILENAME} -d',
    '  RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    '  RewriteRule ^ - [R=404,L]',
    '  # Files that `npm run build -- --compress` puts beside each text.',
    '  RewriteRule ^$ index.html',
    ...encodings.flatMap(([ending, encoding]) => [
      `  RewriteCond %{HTTP:Accept-Encoding} ${accepts(encoding)}`,
      `  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.${ending} -f`,
      `  RewriteRule \\.(${texts})$ %{REQUEST_URI}.${ending} [L]`,
    ]),
    '</IfModule>',
    ...textTypes.map(
      ([ending, type]) => `<FilesMatch "\\.${ending}\\.(br|gz)$">\n  ForceType "${type}"\n</FilesMatch>`,
    ),
    '# In a rewrite rule this would be lost, and the page compressed twice.',
    '<IfModule mod_setenvif.c>',
    '  SetEnvIf Request_URI "\\.(br|gz)$" no-gzip',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...encodings.flatMap(([ending, encoding]) => [
      `  <FilesMatch "\\.(${texts})\\.${ending}$">`,
      `    Header set Content-Encoding ${encoding}`,
      '  </FilesMatch>',
    ]),
    `  <FilesMatch "\\.(${texts})(\\.(br|gz))?$">`,
    '    Header merge Vary Accept-Encoding',
    '  </FilesMatch>',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    `  # ${ofSubdomains}`,
    ...headers.map(([name, value]) => `  Header always set ${name} ${quoted(value)}`),
    ...pictureHeaders.map(
      ([name, value]) =>
        `  Header always set ${name} ${quoted(value)} "expr=%{REQUEST_URI} =~ m#^/images/|\\.svgz?$#i"`,
    ),
    ...(admin ? adminHeaders(admin) : []).map(
      ([name, value]) =>
        `  Header always set ${name} ${quoted(value)} "expr=%{REQUEST_URI} =~ m#^${urls.adminPath}(/|\\.html|$)#"`,
    ),
    `  Header set Cache-Control ${quoted(htmlCache)}`,
    `  Header set Cache-Control ${quoted(assetCache)} "expr=%{REQUEST_URI} =~ m#^/assets/#"`,
    '</IfModule>',
    '<IfModule !mod_rewrite.c>',
    '  <FilesMatch "^\\.">',
    '    Require all denied',
    '  </FilesMatch>',
    '</IfModule>',
    '',
  ].join('\n')
}

/** The query of a visitor is kept; QSA would put it behind a fragment. */
function apacheRedirect({ from, to }: Redirect): string[] {
  const rule = (target: string, flags: string) =>
    `  RewriteRule ^${from.slice(1)}/?$ ${target} [R=301,L,NE${flags}]`
  if (!to.includes('#')) return [rule(to, ',QSA')]
  const withVisitors = withQuery(to, '?%{QUERY_STRING}')
  return ['  RewriteCond %{QUERY_STRING} .', rule(withVisitors, ''), rule(to, '')]
}

function vercel({ redirects, admin }: HostFacts, headers: Header[]) {
  const list = (pairs: Header[]) => pairs.map(([key, value]) => ({ key, value }))
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    // Which of two rules for one address wins is not documented, so no two set the same header.
    headers: [
      { source: `/((?!images/)${admin ? '(?!admin(?:/|$))' : ''}(?!.*\\.svg$).*)`, headers: list(headers) },
      ...(admin
        ? [{ source: '/(admin|admin/.*)', headers: list([...new Map([...headers, ...adminHeaders(admin)])]) }]
        : []),
      { source: '/(images/.*|.*\\.svg)', headers: list([...new Map([...headers, ...pictureHeaders])]) },
      { source: '/((?!assets/).*)', headers: list([['Cache-Control', htmlCache]]) },
      { source: '/assets/(.*)', headers: list([['Cache-Control', assetCache]]) },
    ],
  }
}

function azure({ redirects, admin }: HostFacts, headers: Header[]) {
  return {
    trailingSlash: 'never',
    routes: [
      // The first route that fits counts. Azure takes a list of endings in braces, also of one.
      {
        route: '/assets/*.{svg}',
        headers: { ...Object.fromEntries(pictureHeaders), 'Cache-Control': assetCache },
      },
      { route: '/assets/*', headers: { 'Cache-Control': assetCache } },
      { route: '/images/*', headers: Object.fromEntries(pictureHeaders) },
      { route: '/*.{svg}', headers: Object.fromEntries(pictureHeaders) },
      ...(admin ? [urls.adminPath, `${urls.adminPath}/*`] : []).map((route) => ({
        route,
        headers: Object.fromEntries(adminHeaders(admin!)),
      })),
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
    ],
    responseOverrides: { 404: { rewrite: `/${filesOf(urls.notFoundPath)[0]}` } },
    globalHeaders: { ...Object.fromEntries(headers), 'Cache-Control': htmlCache },
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
