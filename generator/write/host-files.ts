/** Writes the configuration of each host from the same facts: redirects, headers, the 404 page. */
import { withQuery } from '../../client/with-query'
import * as urls from '../../templates/model/urls'
import { filesOf, hiddenFiles } from '../../templates/model/page-files'
import { apacheFiles } from './apache'
import { textTypes } from './compress'
import { headersOf, hidden, htmlCache, manifestType, ofSubdomains, shared } from './host-headers'
import type { Header, HostFacts, HostHeaders } from './host-headers'

/** Returns the contents of the host files, by address. */
export function hostFiles(facts: HostFacts): Map<string, string> {
  const headers = headersOf(facts)
  return new Map([
    [urls.robotsPath, robots(facts)],
    [urls.manifestPath, json(manifest(facts))],
    ['/_headers', netlifyHeaders(headers)],
    ['/_redirects', netlifyRedirects(facts)],
    ['/.assetsignore', ['.htaccess', ...hiddenFiles.map((file) => `/${file}`), ''].join('\n')],
    ...apacheFiles(facts, headers),
    ['/vercel.json', json(vercel(facts, headers))],
    ['/staticwebapp.config.json', json(azure(facts, headers))],
    ['/web.config', iis(facts, headers)],
  ])
}

function robots({ business, preview }: HostFacts): string {
  const all = 'User-agent: *\nAllow: /\n'
  // The noindex tags keep a preview out of search engines, and a robot must be able to read them.
  return preview ? all : `${all}\nSitemap: ${urls.absolute(business, urls.sitemapPath)}\n`
}

function manifest({ business, themeColors }: HostFacts) {
  return {
    lang: business.lang,
    name: business.name,
    short_name: business.titleSuffix,
    start_url: urls.homePath,
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: urls.icons[192], sizes: '192x192', type: 'image/png' },
      { src: urls.icons[512], sizes: '512x512', type: 'image/png' },
      { src: urls.icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** Addresses of the editor, as patterns of hosts. */
const adminPatterns = [urls.adminPath, `${urls.adminPath}/*`]

/** The `_headers` file of Netlify and Cloudflare Pages. */
function netlifyHeaders({ usual, pictures, assets, admin }: HostHeaders): string {
  // These hosts send the headers of every rule that matches, and join values with a comma. So /* must not set a header
  // that /assets/* sets. If a response has two policies, browsers enforce both. "same-origin, cross-origin" is not a
  // valid Cross-Origin-Resource-Policy, so browsers ignore it and show the picture
  // (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header).
  const rule = (pattern: string, list: Header[]) =>
    [pattern, ...list.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    `# ${ofSubdomains}\n${rule('/*', usual)}`,
    ...(admin ? adminPatterns.map((pattern) => rule(pattern, admin)) : []),
    rule('/images/*', pictures),
    rule('/*.svg', pictures),
    rule('/assets/*', assets),
  ].join('\n')
}

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

function vercel({ redirects }: HostFacts, { usual, pictures, assets, admin }: HostHeaders) {
  const all: Header[] = [...usual, ['Cache-Control', htmlCache]]
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
      ...(admin ? [rule('/(admin|admin/.*)', admin)] : []),
      rule('/(images/.*|(?!assets/).*\\.svg)', pictures),
      rule('/assets/(.*\\.svg)', [...pictures, ...assets]),
      rule('/assets/((?!.*\\.svg$).*)', assets),
    ],
  }
}

function azure({ redirects }: HostFacts, { usual, pictures, assets, admin }: HostHeaders) {
  const rule = (route: string, list: Header[]) => ({ route, headers: Object.fromEntries(list) })
  return {
    trailingSlash: 'never',
    routes: [
      // The first matching route wins. Azure wants file extensions in braces, even a single one.
      rule('/assets/*.{svg}', [...pictures, ...assets]),
      rule('/assets/*', assets),
      rule('/images/*', pictures),
      rule('/*.{svg}', pictures),
      ...(admin ? adminPatterns.map((route) => rule(route, admin)) : []),
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
    ],
    mimeTypes: { '.webmanifest': manifestType },
    responseOverrides: { 404: { rewrite: `/${filesOf(urls.notFoundPath)[0]}` } },
    globalHeaders: { ...Object.fromEntries(usual), 'Cache-Control': htmlCache },
  }
}

/**
 * The web.config of IIS, with only what every installation has: a section that the server lacks answers every request
 * with status 500, so there is no `rewrite`. Pages are served as folders. Where HTTP Redirection is not installed,
 * redirect pages still work. A duplicate entry is a 500 too, so each entry is removed before it is added.
 */
function iis({ redirects, copied = [] }: HostFacts, { usual, pictures, admin }: HostHeaders): string {
  // IIS has no rules by file extension, so each drawing gets its own.
  const drawings = [...new Set([urls.icons.svg, ...copied])].filter(
    (address) => /\.svgz?$/i.test(address) && !address.startsWith('/images/'),
  )
  const types = [...textTypes, ['avif', 'image/avif'], ['webp', 'image/webp'], ['woff2', 'font/woff2']]
  const entry = (remove: string, add: string) => [`<remove ${remove}/>`, `<${add}/>`]
  const files = (time: string, control: string, more: string[] = []) => [
    '<staticContent>',
    `<clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="${time}" cacheControlCustom="${control}"/>`,
    ...more,
    '</staticContent>',
  ]
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
    ...files(
      '00:05:00',
      'public',
      types.flatMap(([ending, type]) =>
        entry(`fileExtension=".${ending}"`, `mimeMap fileExtension=".${ending}" mimeType="${type}"`),
      ),
    ),
    `<!-- ${ofSubdomains} -->`,
    ...sent(usual),
    '</system.webServer>',
    ...at('/assets', [...files('365.00:00:00', 'public, immutable'), ...sent([shared])]),
    ...['/images', ...drawings].flatMap((address) => at(inXml(address), sent(pictures))),
    ...(admin ? at(urls.adminPath, sent(admin)) : []),
    ...redirects
      // A rule for a folder also applies to every file in it.
      .filter(({ from }) => !copied.some((address) => address.startsWith(`${from}/`)))
      .flatMap(({ from, to }) => {
        const target = inXml(to.includes('?') ? to : withQuery(to, '$Q'))
        return at(from, [
          `<httpRedirect enabled="true" destination="${target}" exactDestination="true" httpResponseStatus="Permanent"/>`,
        ])
      }),
    '</configuration>',
    '',
  ].join('\n')
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
