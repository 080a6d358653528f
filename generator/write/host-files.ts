/** Writes the configuration of each host from the same facts: redirects, headers, the 404 page. */
import { withQuery } from '../../client/with-query'
import * as urls from '../../templates/model/urls'
import { filesOf, hiddenFiles } from '../../templates/model/page-files'
import { apacheFiles } from './apache'
import { textTypes } from './compress'
import {
  adminHeaders,
  assetHeaders,
  hidden,
  htmlCache,
  manifestType,
  ofSubdomains,
  pictureHeaders,
  securityHeaders,
  shared,
} from './host-headers'
import type { Header, HostFacts } from './host-headers'

/** Returns the contents of the host files, by address. */
export function hostFiles(facts: HostFacts): Map<string, string> {
  const headers = securityHeaders(facts)
  return new Map([
    [urls.robotsPath, robots(facts)],
    [urls.manifestPath, json(manifest(facts))],
    ['/_headers', netlifyHeaders(facts, headers)],
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
