/** Writes the .htaccess files of Apache, LiteSpeed and compatible servers. */
import { withQuery } from '../../client/with-query'
import type { Redirect } from '../../templates/model/site'
import * as urls from '../../templates/model/urls'
import { filesOf } from '../../templates/model/page-files'
import { textTypes } from './compress'
import { assetCache, hidden, htmlCache, manifestType, ofSubdomains, shared } from './host-headers'
import type { Header, HostFacts, HostHeaders } from './host-headers'

/** The Content-Encoding of the files that --compress makes, by extension. */
const encodings = Object.entries({ br: 'br', gz: 'gzip' })
const texts = textTypes.map(([ending]) => ending).join('|')

/** Matches an Accept-Encoding that allows the encoding; a quality of 0 forbids it (RFC 9110, section 12.4.2). */
const accepts = (encoding: string) => `(^|,)\\s*${encoding}\\s*(,|$|;\\s*q=(1|0?\\.0*[1-9]))`

/** A regular expression for Apache that matches exactly this text. */
const literal = (text: string) => text.replaceAll('.', String.raw`\.`)

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
const always = (headers: Header[]) =>
  headers.map(([name, value]) => `Header always set ${name} ${quoted(value)}`)

/** Lines that only apply if the server has a module, or to files whose name matches. */
const within = (section: string, lines: readonly string[]) => [
  `<${section}>`,
  ...lines.map((line) => `  ${line}`),
  `</${section.split(' ')[0]}>`,
]
const ifModule = (name: string, lines: readonly string[]) => within(`IfModule ${name}`, lines)
const ofFiles = (pattern: string, lines: readonly string[]) => within(`FilesMatch ${quoted(pattern)}`, lines)

/** Returns the .htaccess files of the site and of the folders with headers of their own, by address. */
export function apacheFiles(facts: HostFacts, headers: HostHeaders): [address: string, text: string][] {
  const cached = ['Header always unset Cache-Control', `Header set Cache-Control ${quoted(assetCache)}`]
  const files: [address: string, text: string][] = [
    ['/.htaccess', siteRules(facts, headers)],
    ['/assets/.htaccess', folderRules([...cached, ...always([shared])])],
  ]
  if (headers.admin) files.push([`${urls.adminPath}/.htaccess`, folderRules(always(headers.admin))])
  return files
}

/**
 * The .htaccess file of Apache, LiteSpeed and compatible servers. A single directive that the host does not allow
 * answers every request with status 500. So it uses no Options, and wraps each module's directives in IfModule. No
 * header has a condition after its value, because some of these servers ignore the condition and always send the
 * header.
 */
function siteRules(facts: HostFacts, { usual, pictures }: HostHeaders): string {
  return [
    `ErrorDocument 404 /${filesOf(urls.notFoundPath)[0]}`,
    'AddDefaultCharset utf-8',
    ...ifModule('mod_mime.c', [`AddType ${manifestType} .webmanifest`, 'AddType font/woff2 .woff2']),
    ...ifModule('mod_rewrite.c', [
      '# /services is a page, although there is a folder of that name too.',
      'DirectorySlash Off',
      'RewriteEngine On',
      ...addressRules(facts),
      ...facts.redirects.flatMap(redirectRules),
      ...pageRules(facts),
    ]),
    ...compressedRules(),
    ...ifModule('mod_headers.c', [
      `# ${ofSubdomains}`,
      // Only what is set always goes with a redirect, too, and a browser would keep one without it for good.
      'Header unset Cache-Control',
      ...always([...usual, ['Cache-Control', htmlCache]]),
      ...ofFiles(String.raw`\.(avif|gif|jpe?g|png|svgz?|webp)$`, always(pictures)),
    ]),
    '',
  ].join('\n')
}

/** An .htaccess file for one folder, which all of these servers read the same way. */
const folderRules = (lines: string[]) => [...ifModule('mod_headers.c', lines), ''].join('\n')

/** Redirects to the site's one address. A sample address, which nobody owns, gets no rule. */
function addressRules({ business, preview }: HostFacts): string[] {
  const { hostname, origin } = new URL(business.host)
  if (preview || urls.isReserved(hostname)) return []
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`
  // Reads the request line, where the path is still percent-encoded. Files in .well-known prove who owns the domain to
  // certificate authorities, so they are not redirected.
  const lead = [
    String.raw`RewriteCond %{THE_REQUEST} ^\S+\s(?!/\.well-known/)(/[^?\s]*)`,
    `RewriteRule ^ ${origin}%1 [R=301,L,NE]`,
  ]
  return [
    '# The one address of the site. A visitor has https if the server says so, or a proxy in front of it. If pages call',
    '# for each other without end, delete the lines down to the next comment.',
    `RewriteCond %{HTTP_HOST} ^${literal(other)}(:(80|443))?$ [NC]`,
    ...lead,
    `RewriteCond %{HTTP_HOST} ^${literal(hostname)}(:80)?$ [NC]`,
    'RewriteCond %{HTTPS} !on [NC]',
    'RewriteCond %{ENV:HTTPS} !on [NC]',
    'RewriteCond %{HTTP:X-Forwarded-Proto} !https [NC]',
    ...lead,
  ]
}

/** Keeps the visitor's query. Apache's QSA flag would put it after a fragment. */
function redirectRules({ from, to }: Redirect): string[] {
  const rule = (target: string, flags: string) =>
    `RewriteRule ^${literal(from.slice(1))}/?$ ${target} [R=301,L,NE${flags}]`
  if (!to.includes('#')) return [rule(to, ',QSA')]
  const withVisitors = withQuery(to, '?%{QUERY_STRING}')
  return ['RewriteCond %{QUERY_STRING} .', rule(withVisitors, ''), rule(to, '')]
}

function pageRules({ admin }: HostFacts): string[] {
  const isOther = String.raw`RewriteCond %{THE_REQUEST} ^\S+\s[^?\s]+(/(index)?|\.html)[?\s]`
  return [
    '# Files for hosts, and all that begins with a dot but .well-known.',
    `RewriteRule ^(${hidden.map(literal).join('|')})$ - [R=404,L]`,
    String.raw`RewriteRule (^|/)\.(?!well-known(/|$)) - [R=404,L]`,
    '# A page has one address: /services, not /services/, /services.html or /services/index.html.',
    String.raw`RewriteCond %{THE_REQUEST} ^\S+\s/index(\.html)?[?\s]`,
    String.raw`RewriteRule ^index(\.html)?$ / [R=301,L]`,
    isOther,
    String.raw`RewriteCond %{REQUEST_FILENAME} ^(.+?)/(index(\.html)?)?$`,
    'RewriteCond %1.html -f',
    String.raw`RewriteRule ^(.+?)/(index(\.html)?)?$ /$1 [R=301,L]`,
    isOther,
    String.raw`RewriteCond %{REQUEST_FILENAME} ^(.+)\.html$`,
    'RewriteCond %1/index.html -f',
    String.raw`RewriteRule ^(.+)\.html$ /$1 [R=301,L]`,
    ...(admin ? [`RewriteRule ^${urls.adminPath.slice(1)}$ ${urls.adminPath}/index.html [L]`] : []),
    'RewriteCond %{REQUEST_URI} !/$',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^ %{REQUEST_URI}.html [L]',
    '# A folder without a page, which Apache would answer with a page of its own.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule ^ - [R=404,L]',
    'RewriteRule ^$ /index.html [L]',
  ]
}

/** Rules for the files that --compress makes, if the server can set their headers. */
function compressedRules(): string[] {
  return ifModule('mod_headers.c', [
    '# Files that `npm run build -- --compress` puts beside each text.',
    ...ifModule(
      'mod_rewrite.c',
      encodings.flatMap(([ending, encoding]) => [
        `RewriteCond %{HTTP:Accept-Encoding} ${accepts(encoding)}`,
        `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
        `RewriteRule \\.(${texts})$ %{REQUEST_URI}.${ending} [L]`,
      ]),
    ),
    ...textTypes.flatMap(([ending, type]) =>
      ofFiles(`\\.${ending}\\.(br|gz)$`, [`ForceType ${quoted(type)}`]),
    ),
    '# In a rewrite rule this would be lost, and the page compressed twice.',
    ...ifModule('mod_setenvif.c', [String.raw`SetEnvIf Request_URI "\.(br|gz)$" no-gzip`]),
    ...encodings.flatMap(([ending, encoding]) =>
      ofFiles(`\\.(${texts})\\.${ending}$`, [`Header set Content-Encoding ${encoding}`]),
    ),
    ...ofFiles(`\\.(${texts})(\\.(br|gz))?$`, ['Header merge Vary Accept-Encoding']),
  ])
}
