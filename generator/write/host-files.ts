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
  /** Addresses of the files that are copied from the public folder. */
  copied?: readonly string[]
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

const manifestType = 'application/manifest+json'

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
    ['/assets/.htaccess', apacheFolder([`Header set Cache-Control ${quoted(assetCache)}`])],
    ...(facts.admin
      ? [[`${urls.adminPath}/.htaccess`, apacheFolder(always(adminHeaders(facts.admin)))] as const]
      : []),
    ['/vercel.json', json(vercel(facts, headers))],
    ['/staticwebapp.config.json', json(azure(facts, headers))],
    ['/web.config', iis(facts, headers)],
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

/** What a pattern of Apache takes for this text and nothing else. */
const literal = (text: string) => text.replaceAll('.', String.raw`\.`)

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
const always = (headers: Header[]) =>
  headers.map(([name, value]) => `Header always set ${name} ${quoted(value)}`)

/** Lines that count only where the server has a module, or a file has such a name. */
const within = (section: string, lines: readonly string[]) => [
  `<${section}>`,
  ...lines.map((line) => `  ${line}`),
  `</${section.split(' ')[0]}>`,
]
const ifModule = (name: string, lines: readonly string[]) => within(`IfModule ${name}`, lines)
const ofFiles = (pattern: string, lines: readonly string[]) => within(`FilesMatch ${quoted(pattern)}`, lines)

/**
 * For Apache, and for LiteSpeed and others that read its files. One directive that a host does not allow is a 500 at
 * every address: so there is no Options, and what a module has stands inside of its IfModule. No header has a condition
 * behind its value, because some of these servers do not read it and would send the header with every answer.
 */
function apache(facts: HostFacts, headers: Header[]): string {
  return [
    `ErrorDocument 404 /${filesOf(urls.notFoundPath)[0]}`,
    'AddDefaultCharset utf-8',
    ...ifModule('mod_mime.c', [`AddType ${manifestType} .webmanifest`, 'AddType font/woff2 .woff2']),
    ...ifModule('mod_rewrite.c', [
      '# /services is a page, although there is a folder of that name too.',
      'DirectorySlash Off',
      'RewriteEngine On',
      ...apacheAddress(facts),
      ...facts.redirects.flatMap(apacheRedirect),
      ...apachePages(facts),
    ]),
    ...apacheCompressed(),
    ...ifModule('mod_headers.c', [
      `# ${ofSubdomains}`,
      ...always(headers),
      `Header set Cache-Control ${quoted(htmlCache)}`,
      ...ofFiles(String.raw`\.(avif|gif|jpe?g|png|svgz?|webp)$`, always(pictureHeaders)),
    ]),
    '',
  ].join('\n')
}

/** The same for one folder: a file of its own there is what every server reads the same way. */
const apacheFolder = (lines: string[]) => [...ifModule('mod_headers.c', lines), ''].join('\n')

/** Leads to the one address of the site, if that is not the sample's. */
function apacheAddress({ business, preview }: HostFacts): string[] {
  const { hostname, origin } = new URL(business.host)
  if (preview || urls.isReserved(hostname)) return []
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`
  // From the line of the request, in which no code is read yet. Certificates are proved by files in .well-known.
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

/** The query of a visitor is kept; QSA would put it behind a fragment. */
function apacheRedirect({ from, to }: Redirect): string[] {
  const rule = (target: string, flags: string) =>
    `RewriteRule ^${literal(from.slice(1))}/?$ ${target} [R=301,L,NE${flags}]`
  if (!to.includes('#')) return [rule(to, ',QSA')]
  const withVisitors = withQuery(to, '?%{QUERY_STRING}')
  return ['RewriteCond %{QUERY_STRING} .', rule(withVisitors, ''), rule(to, '')]
}

function apachePages({ admin }: HostFacts): string[] {
  return [
    '# Files for hosts, and all that begins with a dot but .well-known.',
    `RewriteRule ^(${hiddenFiles.map(literal).join('|')})$ - [R=404,L]`,
    String.raw`RewriteRule (^|/)\.(?!well-known(/|$)) - [R=404,L]`,
    '# A page has one address: /services, not /services/, /services.html or /services/index.html.',
    String.raw`RewriteCond %{THE_REQUEST} ^\S+\s/index\.html[?\s]`,
    String.raw`RewriteRule ^index\.html$ / [R=301,L]`,
    ...[
      [String.raw`^(.+?)/(index\.html)?$`, '.html'],
      [String.raw`^(.+)\.html$`, '/index.html'],
    ].flatMap(([pattern, other]) => [
      String.raw`RewriteCond %{THE_REQUEST} ^\S+\s[^?\s]+(/|\.html)[?\s]`,
      `RewriteCond %{REQUEST_FILENAME} ${pattern}`,
      `RewriteCond %1${other} -f`,
      `RewriteRule ${pattern} /$1 [R=301,L]`,
    ]),
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

/** For the files that --compress makes, if the server can say what they are. */
function apacheCompressed(): string[] {
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
    mimeTypes: { '.webmanifest': manifestType },
    responseOverrides: { 404: { rewrite: `/${filesOf(urls.notFoundPath)[0]}` } },
    globalHeaders: { ...Object.fromEntries(headers), 'Cache-Control': htmlCache },
  }
}

/**
 * For IIS, with what every installation has: one section that a server lacks is a 500 at every address, so there is no
 * `rewrite`. Pages answer as folders, old addresses by their stubs where HTTP Redirection is not installed. A server may
 * have an entry already, and a second one of its name would be a 500 too: so each is removed before it is added.
 */
function iis({ redirects, admin, copied = [] }: HostFacts, headers: Header[]): string {
  // There is no rule for an ending.
  const drawings = [...new Set([urls.icons.svg, ...copied])].filter(
    (address) => /\.svgz?$/i.test(address) && !address.startsWith('/images/'),
  )
  const entry = (remove: string, add: string) => [`<remove ${remove}/>`, `<${add}/>`]
  const types = [...textTypes, ['avif', 'image/avif'], ['webp', 'image/webp'], ['woff2', 'font/woff2']]
  const kept = (time: string, control: string) =>
    `<clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="${time}" cacheControlCustom="${control}"/>`
  const sent = (list: Header[]) => [
    '<httpProtocol><customHeaders>',
    ...list.flatMap(([name, value]) => entry(`name="${name}"`, `add name="${name}" value="${inXml(value)}"`)),
    '</customHeaders></httpProtocol>',
  ]
  const at = (address: string, lines: string[]) => [
    `<location path="${address.slice(1)}"><system.webServer>`,
    ...lines,
    '</system.webServer></location>',
  ]
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<configuration>',
    '<system.webServer>',
    '<defaultDocument><files><clear/><add value="index.html"/></files></defaultDocument>',
    '<httpErrors errorMode="Custom">',
    ...entry(
      'statusCode="404" subStatusCode="-1"',
      `error statusCode="404" path="${filesOf(urls.notFoundPath)[0]}" prefixLanguageFilePath="" responseMode="File"`,
    ),
    '</httpErrors>',
    '<staticContent>',
    kept('00:05:00', 'public'),
    ...types.flatMap(([ending, type]) =>
      entry(`fileExtension=".${ending}"`, `mimeMap fileExtension=".${ending}" mimeType="${type}"`),
    ),
    '</staticContent>',
    `<!-- ${ofSubdomains} -->`,
    ...sent(headers),
    '</system.webServer>',
    ...at('/assets', ['<staticContent>', kept('365.00:00:00', 'public, immutable'), '</staticContent>']),
    ...['/images', ...drawings].flatMap((address) => at(inXml(address), sent(pictureHeaders))),
    ...(admin ? at(urls.adminPath, sent(adminHeaders(admin))) : []),
    ...redirects
      // The rule of a folder is one for all that is in it.
      .filter(({ from }) => !copied.some((address) => address.startsWith(`${from}/`)))
      .flatMap(({ from, to }) =>
        at(from, [
          `<httpRedirect enabled="true" destination="${inXml(to.includes('?') ? to : withQuery(to, '$Q'))}" exactDestination="true" httpResponseStatus="Permanent"/>`,
        ]),
      ),
    '</configuration>',
    '',
  ].join('\n')
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
