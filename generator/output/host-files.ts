/** What each host needs to be told, from the same tables: redirects, headers, the 404 page. */
import type { Business, Redirect } from '../../templates/site'
import * as urls from '../../templates/urls'
import { textTypes } from './compress'
import { headerPolicy } from '../pages/policy'
import { filesOf } from '../pages/page-files'

export interface HostFacts {
  business: Business
  redirects: Redirect[]
  themeColors: { light: string; dark: string }
  preview: boolean
}

type Header = [name: string, value: string]

/** HTML is asked for again after 5 minutes (section 9 of the specification), hashed files after a year. */
const htmlCache = 'public, max-age=300'
const assetCache = 'public, max-age=31536000, immutable'

/** The files, by address. */
export function hostFiles(facts: HostFacts): Map<string, string> {
  const headers = securityHeaders(facts)
  return new Map([
    [urls.robotsPath, robots(facts)],
    [urls.manifestPath, json(manifest(facts))],
    ['/_headers', netlifyHeaders(headers)],
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
    ['Content-Security-Policy', headerPolicy],
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ...(preview ? [['X-Robots-Tag', 'noindex'] satisfies Header] : []),
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
function netlifyHeaders(headers: Header[]): string {
  const lines = (list: Header[]) => list.map(([name, value]) => `  ${name}: ${value}\n`).join('')
  // Where two rules match, these hosts join the values, so /* may not set what /assets/* sets.
  return `/*\n${lines(headers)}\n/assets/*\n${lines([['Cache-Control', assetCache]])}`
}

/** What the files that --compress makes say in Content-Encoding, by their ending. */
const encodings = Object.entries({ br: 'br', gz: 'gzip' })
const texts = textTypes.map(([ending]) => ending).join('|')

function apache({ redirects }: HostFacts, headers: Header[]): string {
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
  const to = (target: string) => target.replaceAll('%', '\\%')
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
    ...redirects.map(
      ({ from, to: target }) => `  RewriteRule ^${from.slice(1)}/?$ ${to(target)} [R=301,L,NE]`,
    ),
    '  RewriteCond %{REQUEST_URI} !/$',
    '  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f',
    '  RewriteRule ^ %{REQUEST_URI}.html [L]',
    '  # Files that `npm run build -- --compress` puts beside each text.',
    '  RewriteRule ^$ index.html',
    ...encodings.flatMap(([ending, encoding]) => [
      `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
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
    ...headers.map(([name, value]) => `  Header always set ${name} ${quoted(value)}`),
    `  Header set Cache-Control ${quoted(htmlCache)}`,
    `  Header set Cache-Control ${quoted(assetCache)} "expr=%{REQUEST_URI} =~ m#^/assets/#"`,
    '</IfModule>',
    '<FilesMatch "^\\.">',
    '  Require all denied',
    '</FilesMatch>',
    '',
  ].join('\n')
}

function vercel({ redirects }: HostFacts, headers: Header[]) {
  const list = (pairs: Header[]) => pairs.map(([key, value]) => ({ key, value }))
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: '/((?!assets/).*)', headers: list([['Cache-Control', htmlCache]]) },
      { source: '/assets/(.*)', headers: list([['Cache-Control', assetCache]]) },
    ],
  }
}

function azure({ redirects }: HostFacts, headers: Header[]) {
  return {
    trailingSlash: 'never',
    routes: [
      { route: '/assets/*', headers: { 'Cache-Control': assetCache } },
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
    ],
    responseOverrides: { 404: { rewrite: `/${filesOf(urls.notFoundPath)[0]}` } },
    globalHeaders: { ...Object.fromEntries(headers), 'Cache-Control': htmlCache },
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
