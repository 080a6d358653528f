/** Writes the configuration of each host from the same facts: redirects, headers, the 404 page. */
import { withQuery } from '../../client/with-query'
import type { Business, Redirect } from '../../templates/model/site'
import * as urls from '../../templates/model/urls'
import { textTypes } from './compress'
import { filesOf, hiddenFiles } from '../../templates/model/page-files'
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
  /** Set for a site with the owner's editor. */
  admin?: AdminFacts | undefined
}

export interface AdminFacts {
  /** The editor's Content-Security-Policy. */
  policy: string
}

type Header = [name: string, value: string]

const policyHeader = (policy: string): Header => ['Content-Security-Policy', policy]

const noindex: Header = ['X-Robots-Tag', 'noindex']

/** Goes into the files that can contain comments. */
const ofSubdomains =
  'Strict-Transport-Security is for this name alone. Once each of its subdomains has https: "max-age=31536000; includeSubDomains"'

/** The editor's headers, instead of those for pages. */
const adminHeaders = ({ policy }: AdminFacts): Header[] => [
  policyHeader(`${policy}; frame-ancestors 'none'`),
  noindex,
]

const manifestType = 'application/manifest+json'

/** Browsers keep HTML for 5 minutes (section 9 of the specification), and files named by a hash for a year. */
const htmlCache = 'public, max-age=300'
const assetCache = 'public, max-age=31536000, immutable'

/** Other sites, such as image search, may show what has this header. */
const shared: Header = ['Cross-Origin-Resource-Policy', 'cross-origin']

/** Headers for everything in /images/ and for SVG files anywhere, instead of the usual ones. */
const pictureHeaders: Header[] = [policyHeader(picturePolicy), shared]

/** Headers for everything in /assets/, where photos and the sharing pictures of pages are. */
const assetHeaders: Header[] = [['Cache-Control', assetCache], shared]

/** Returns the contents of the host files, by address. */
export function hostFiles(facts: HostFacts): Map<string, string> {
  const headers = securityHeaders(facts)
  return new Map([
    [urls.robotsPath, robots(facts)],
    [urls.manifestPath, json(manifest(facts))],
    ['/_headers', netlifyHeaders(facts, headers)],
    ['/_redirects', netlifyRedirects(facts)],
    ['/.assetsignore', ['.htaccess', ...hiddenFiles.map((file) => `/${file}`), ''].join('\n')],
    ['/.htaccess', apache(facts, headers)],
    [
      '/assets/.htaccess',
      apacheFolder([
        'Header always unset Cache-Control',
        `Header set Cache-Control ${quoted(assetCache)}`,
        ...always([shared]),
      ]),
    ],
    ...(facts.admin
      ? [[`${urls.adminPath}/.htaccess`, apacheFolder(always(adminHeaders(facts.admin)))] as const]
      : []),
    ['/vercel.json', json(vercel(facts, headers))],
    ['/staticwebapp.config.json', json(azure(facts, headers))],
    ['/web.config', iis(facts, headers)],
  ])
}

/**
 * Headers of every response. There is no Cross-Origin-Opener-Policy: a browser starts a new process for it after the
 * response has arrived, which delays the page, and the site has nothing to protect from other windows.
 */
function securityHeaders({ preview }: HostFacts): Header[] {
  return [
    policyHeader(headerPolicy),
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ...(preview ? [noindex] : []),
  ]
}

function robots({ business, preview }: HostFacts): string {
  const all = 'User-agent: *\nAllow: /\n'
  // The noindex tags keep a preview out of search engines, and a robot must be able to read them.
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

/** The `_headers` file of Netlify and Cloudflare Pages. */
function netlifyHeaders({ admin }: HostFacts, headers: Header[]): string {
  const lines = (list: Header[]) => list.map(([name, value]) => `  ${name}: ${value}\n`).join('')
  // These hosts send the headers of every rule that matches, and join values with a comma. So /* must not set a header
  // that /assets/* sets. If a response has two policies, browsers enforce both. "same-origin, cross-origin" is not a
  // valid Cross-Origin-Resource-Policy, so browsers ignore it and show the picture
  // (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header).
  const ofAdmin = admin ? lines(adminHeaders(admin)) : ''
  return [
    `# ${ofSubdomains}\n/*\n${lines(headers)}`,
    ...(admin ? [`${urls.adminPath}\n${ofAdmin}`, `${urls.adminPath}/*\n${ofAdmin}`] : []),
    `/images/*\n${lines(pictureHeaders)}`,
    `/*.svg\n${lines(pictureHeaders)}`,
    `/assets/*\n${lines(assetHeaders)}`,
  ].join('\n')
}

/** What no visitor may see. A wrong address shows the last by its other name. */
const hidden = [...hiddenFiles, urls.notFoundPath.slice(1)]

/** Cloudflare Pages reads this many. */
const mostRedirects = 2000

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. What follows the redirects is for Pages, which would show a page
 * at /services/ and files for other hosts. Netlify prefers a file to each of these lines.
 */
function netlifyRedirects({ redirects, routes = [] }: HostFacts): string {
  const forPages = [
    ...redirects.map(({ from, to }) => `${from}/ ${to} 301`),
    ...[...hidden, 'assets/.htaccess', 'admin/.htaccess'].map((file) => `/${file} /.none 200`),
    ...routes.flatMap(({ path }) => (filesOf(path).length > 1 ? [`${path}/ ${path} 301`] : [])),
  ]
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...forPages.slice(0, mostRedirects - redirects.length),
    '',
  ].join('\n')
}

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

/**
 * The .htaccess file of Apache, LiteSpeed and compatible servers. A single directive that the host does not allow
 * answers every request with status 500. So it uses no Options, and wraps each module's directives in IfModule. No
 * header has a condition after its value, because some of these servers ignore the condition and always send the
 * header.
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
      // Only what is set always goes with a redirect, too, and a browser would keep one without it for good.
      'Header unset Cache-Control',
      ...always([...headers, ['Cache-Control', htmlCache]]),
      ...ofFiles(String.raw`\.(avif|gif|jpe?g|png|svgz?|webp)$`, always(pictureHeaders)),
    ]),
    '',
  ].join('\n')
}

/** An .htaccess file for one folder, which all of these servers read the same way. */
const apacheFolder = (lines: string[]) => [...ifModule('mod_headers.c', lines), ''].join('\n')

/** Redirects to the site's one address. A sample address, which nobody owns, gets no rule. */
function apacheAddress({ business, preview }: HostFacts): string[] {
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
    `RewriteRule ^(${hidden.map(literal).join('|')})$ - [R=404,L]`,
    String.raw`RewriteRule (^|/)\.(?!well-known(/|$)) - [R=404,L]`,
    '# A page has one address: /services, not /services/, /services.html or /services/index.html.',
    String.raw`RewriteCond %{THE_REQUEST} ^\S+\s/index(\.html)?[?\s]`,
    String.raw`RewriteRule ^index(\.html)?$ / [R=301,L]`,
    ...[
      [String.raw`^(.+?)/(index(\.html)?)?$`, '.html'],
      [String.raw`^(.+)\.html$`, '/index.html'],
    ].flatMap(([pattern, other]) => [
      String.raw`RewriteCond %{THE_REQUEST} ^\S+\s[^?\s]+(/(index)?|\.html)[?\s]`,
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

/** Rules for the files that --compress makes, if the server can set their headers. */
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
  const all: Header[] = [...headers, ['Cache-Control', htmlCache]]
  const rule = (source: string, more: Header[] = []) => ({
    source,
    headers: Array.from(new Map([...all, ...more]), ([key, value]) => ({ key, value })),
  })
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    // Vercel does not document which of two matching rules wins, so only one matches.
    headers: [
      rule(`/((?!assets/|images/${admin ? '|admin(?:/|$)' : ''})(?!.*\\.svg$).*)`),
      ...(admin ? [rule('/(admin|admin/.*)', adminHeaders(admin))] : []),
      rule('/(images/.*|(?!assets/).*\\.svg)', pictureHeaders),
      rule('/assets/(.*\\.svg)', [...pictureHeaders, ...assetHeaders]),
      rule('/assets/((?!.*\\.svg$).*)', assetHeaders),
    ],
  }
}

function azure({ redirects, admin }: HostFacts, headers: Header[]) {
  return {
    trailingSlash: 'never',
    routes: [
      // The first matching route wins. Azure wants file extensions in braces, even a single one.
      {
        route: '/assets/*.{svg}',
        headers: Object.fromEntries([...pictureHeaders, ...assetHeaders]),
      },
      { route: '/assets/*', headers: Object.fromEntries(assetHeaders) },
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
 * The web.config of IIS, with only what every installation has: a section that the server lacks answers every request
 * with status 500, so there is no `rewrite`. Pages are served as folders. Where HTTP Redirection is not installed,
 * redirect pages still work. A duplicate entry is a 500 too, so each entry is removed before it is added.
 */
function iis({ redirects, admin, copied = [] }: HostFacts, headers: Header[]): string {
  // IIS has no rules by file extension, so each drawing gets its own.
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
    ...at('/assets', [
      '<staticContent>',
      kept('365.00:00:00', 'public, immutable'),
      '</staticContent>',
      ...sent([shared]),
    ]),
    ...['/images', ...drawings].flatMap((address) => at(inXml(address), sent(pictureHeaders))),
    ...(admin ? at(urls.adminPath, sent(adminHeaders(admin))) : []),
    ...redirects
      // A rule for a folder also applies to every file in it.
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
