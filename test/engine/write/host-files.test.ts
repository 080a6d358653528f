import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { hostFiles } from '../../../generator/write/host-files'
import { hiddenFiles } from '../../../templates/model/page-files'
import { loadSite } from '../../../generator/read/load'
import { fixtureFolders } from '../../helpers/fixture'
import { listed } from '../../helpers/listed'
import { blockOf, hostingPage } from '../../hosts/hosting-page'
import { policiesOf, readers } from '../../hosts/rules'

const { site } = loadSite(fixtureFolders)
const facts = {
  ...site,
  themeColors: { light: '#fff', dark: '#000' },
  preview: false,
}

const made = hostFiles(facts)
const headers = made.get('/_headers')!
const apache = made.get('/.htaccess')!
/** What hosts that cannot run here do with their files. */
const rules = Object.entries(readers).map(([file, read]) => read(made.get(`/${file}`)!))

/** What owners copy. */
const byHand = ['nginx.conf', 'Caddyfile'].map((file) =>
  readFileSync(join(projectDir, 'test/hosts', file), 'utf8'),
)

const host = suite('hostFiles(facts)')

host('redirects on every host that can redirect', () => {
  assert.match(made.get('/_redirects')!, /^\/old \/reviews 301\n\/old\/ \/reviews 301\n/)
  assert.match(apache, '  RewriteRule ^old/?$ /reviews [R=301,L,NE,QSA]\n')
  assert.equal(
    rules.map(({ redirectOf }) => redirectOf('/old')),
    [
      [308, '/reviews'],
      [301, '/reviews'],
      [301, '/reviews'],
    ],
  )
})

host('leaves Cloudflare one address of each page, and no files of other hosts', () => {
  const lines = (paths: string[]) =>
    hostFiles({ ...facts, routes: paths.map((path) => ({ path })) }).get('/_redirects')!
  assert.match(lines(['/', '/services', '/404']), /\n\/services\/ \/services 301\n$/)
  assert.not.match(lines(['/', '/404']), /^(\/|\/404\/) /m)
  assert.is(lines(Array.from({ length: 3000 }, (_, i) => `/${i}`)).match(/\n/g)!.length, 2000)
  const { ignore } = (JSON.parse(blockOf('json')) as { hosting: { ignore: string[] } }).hosting
  assert.equal([...ignore].sort(), hiddenFiles.map((file) => file.replace(/^\.ht/, '**/$&')).sort())
  for (const file of hiddenFiles) {
    assert.match(made.get('/.assetsignore')!, `/${file}\n`)
    assert.match(made.get('/_redirects')!, `\n/${file} /.none 200\n`)
  }
})

host("keeps a visitor's query on Apache, before the fragment of the target", () => {
  const redirects = [
    { from: '/a', to: '/faqs?own=1' },
    { from: '/b', to: '/faqs#cost' },
  ]
  const others = hostFiles({ ...facts, redirects }).get('/.htaccess')!
  assert.match(others, '  RewriteRule ^a/?$ /faqs?own=1 [R=301,L,NE,QSA]\n')
  assert.match(
    others,
    '  RewriteCond %{QUERY_STRING} .\n  RewriteRule ^b/?$ /faqs?%{QUERY_STRING}#cost [R=301,L,NE]\n' +
      '  RewriteRule ^b/?$ /faqs#cost [R=301,L,NE]\n',
  )
})

host('sends the same policy for every page, which forbids frames, and other headers', () => {
  const ofAll = /^\/\*\n((?: +.*\n)+)/m.exec(headers)![1]!.trimEnd().split('\n')
  const sent = new Map(ofAll.map((line) => line.trim().split(': ') as [name: string, value: string]))
  assert.equal(
    [...sent.keys()].sort().join(),
    'Content-Security-Policy,Cross-Origin-Resource-Policy,Permissions-Policy,Referrer-Policy,' +
      'Strict-Transport-Security,X-Content-Type-Options,X-Frame-Options',
  )
  assert.is(sent.get('Content-Security-Policy'), "frame-ancestors 'none'")
  for (const [name, value] of sent) {
    assert.ok(apache.includes(`  Header always set ${name} "${value}"\n`), name)
    for (const text of [...byHand, hostingPage]) assert.match(text, name)
    for (const { headersOf } of rules) assert.is(new Map(headersOf('/services')).get(name), value, name)
  }
})

host('gives pictures, and an SVG anywhere, a policy without scripts, and lets any site show them', () => {
  const [, policy] = /^\/\*\.svg\n {2}Content-Security-Policy: (.*)$/m.exec(headers)!
  assert.match(policy!, /^default-src 'none'; (?!.*script-src)/)
  assert.match(
    headers,
    `/images/*\n  Content-Security-Policy: ${policy}\n  Cross-Origin-Resource-Policy: cross-origin`,
  )
  const [, where, sent] = /<FilesMatch "(.*)">\n *Header always set Content-Security-Policy "(.*)"\n/.exec(
    apache,
  )!
  assert.is(sent, policy)
  for (const path of listed(
    '/images/a.png  /images/a.svg  /a.svg  /tours/a.svg  /assets/1a2b3c/plates/a.svg',
  )) {
    // IIS has no rules by file extension.
    for (const host of path.startsWith('/images/') ? rules : rules.slice(0, 2)) {
      assert.equal(policiesOf(host, path), [policy], path)
      assert.is(new Map(host.headersOf(path)).get('Cross-Origin-Resource-Policy'), 'cross-origin', path)
    }
    assert.match(path, new RegExp(where!))
  }
  assert.not.match('/services.html', new RegExp(where!))
})

host('lets any site show the pictures in /assets/', () => {
  for (const { headersOf } of rules)
    assert.is(new Map(headersOf('/assets/1/card.png')).get('Cross-Origin-Resource-Policy'), 'cross-origin')
  assert.match(headers, /^\/assets\/\*\n.*\n {2}Cross-Origin-Resource-Policy: cross-origin\n/m)
})

host('sets no header twice for one address on Vercel', () => {
  for (const path of listed(
    '/  /services  /images/a.png  /images/a.svg  /a.svg  /assets/1/a.svg  /assets/a.js  /assets/1/a.png',
  )) {
    const names = rules[0]!.headersOf(path).map(([name]) => name)
    assert.is(new Set(names).size, names.length, `${path} has ${names.join(', ')}`)
    assert.ok(names.includes('Content-Security-Policy'), path)
  }
})

host('caches hashed files for a year and pages for five minutes', () => {
  assert.match(headers, '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  assert.match(apache, 'Cache-Control "public, max-age=300"')
  assert.match(
    made.get('/assets/.htaccess')!,
    'Header set Cache-Control "public, max-age=31536000, immutable"\n',
  )
})

/** Returns the directives of an Apache file, each with the sections that contain it. */
function directives(text: string): [directive: string, sections: string][] {
  const sections: string[] = []
  return text.split('\n').flatMap((line): [string, string][] => {
    const [, close, open] = /^ *<(?:(\/)|(.*)>)/.exec(line) ?? []
    if (close) sections.pop()
    if (open) sections.push(open)
    return close || open || /^ *(#|$)/.test(line) ? [] : [[line.trim(), sections.join(' > ')]]
  })
}

host('writes nothing for Apache that one server refuses and another applies to every page', () => {
  const needed = {
    DirectorySlash: 'mod_rewrite',
    Rewrite: 'mod_rewrite',
    Header: 'mod_headers',
    AddType: 'mod_mime',
  }
  const admin = { policy: "default-src 'none'", documents: [] }
  for (const [address, text] of hostFiles({ ...facts, admin })) {
    if (!address.endsWith('.htaccess')) continue
    assert.match(text, 'Header')
    for (const [directive, sections] of directives(text)) {
      assert.not.match(directive, /^Options/)
      // A condition comes after the value.
      assert.not.match(directive, /^Header (always )?(set|merge) \S+ ("([^"\\]|\\.)*"|[^"]\S*) /, directive)
      for (const [name, module] of Object.entries(needed))
        if (directive.startsWith(name)) assert.match(sections, `IfModule ${module}.c`, directive)
    }
  }
})

host('uses only what every IIS installation has, and sets each thing once', () => {
  const redirects = [
    { from: '/old', to: '/faqs?a=b&c=d#cost' },
    { from: '/blog', to: '/reviews' },
    { from: '/areas', to: '/locations#map' },
  ]
  const copied = ['/tours/plan & lot.svg', '/images/a.svg', '/blog/crew.pdf']
  const text = hostFiles({ ...facts, redirects, copied }).get('/web.config')!
  const sections = [...text.matchAll(/(?<=<system\.webServer>\n(?:(?!<\/system)[^])*)^<(\w+)/gm)].map(
    ([, name]) => name!,
  )
  const installed =
    /^(defaultDocument|httpErrors|staticContent|httpProtocol|httpRedirect|clientCache|remove|add|error|mimeMap)$/
  for (const name of sections) assert.match(name, installed)
  assert.ok(sections.includes('httpErrors'))
  const { headersOf, redirectOf } = readers['web.config'](text)
  const policyOf = (path: string) => new Map(headersOf(path)).get('Content-Security-Policy')
  for (const path of ['/tours/plan & lot.svg', '/icon.svg', '/images/a.svg'])
    assert.match(policyOf(path)!, /^default-src 'none'/, path)
  assert.match(policyOf('/services')!, /^frame-ancestors/)
  assert.equal(redirectOf('/old'), [301, '/faqs?a=b&c=d#cost'])
  assert.equal(redirectOf('/areas'), [301, '/locations#map'])
  assert.match(text, 'destination="/locations$Q#map"')
  // A rule for this folder would also apply to the file in it.
  assert.is(redirectOf('/blog/crew.pdf'), undefined)
})

host('gives the manifest its media type on Azure', () => {
  const { mimeTypes } = JSON.parse(made.get('/staticwebapp.config.json')!) as { mimeTypes: object }
  assert.equal(mimeTypes, { '.webmanifest': 'application/manifest+json' })
})

/** Returns what `.htaccess` contains for the host in business.md. */
const leadsTo = (host: string, preview = false) =>
  hostFiles({ ...facts, business: { ...site.business, host }, preview })
    .get('/.htaccess')!
    .match(/(?<=HTTP_HOST\} )\S+|(?<=RewriteRule \^ )https:\S+/g)

host("redirects to https and to one name on Apache, but not in a preview or with the sample's host", () => {
  const both = (other: string, own: string) => [
    `^${other}(:(80|443))?$`,
    'https://HOST%1',
    `^${own}(:80)?$`,
    'https://HOST%1',
  ]
  for (const [name, other, own] of [
    ['www.acme-leveling.com', 'acme-leveling\\.com', 'www\\.acme-leveling\\.com'],
    ['acme-leveling.com', 'www\\.acme-leveling\\.com', 'acme-leveling\\.com'],
    ['es.acme.net', 'www\\.es\\.acme\\.net', 'es\\.acme\\.net'],
  ] as const) {
    assert.equal(
      leadsTo(`https://${name}`),
      both(other, own).map((line) => line.replace('HOST', name)),
    )
    assert.is(leadsTo(`https://${name}`, true), null)
  }
  for (const name of ['www.example.com', 'example.com', 'acme.example'])
    assert.is(leadsTo(`https://${name}`), null, name)
})

host('requires https only on its own name, and says how to require it on all of them', () => {
  for (const text of [...made.values(), ...byHand])
    assert.not.match(text.replace(/^ *#.*$|<!--.*-->/gm, ''), /includeSubDomains/i)
  for (const text of [headers, apache, made.get('/web.config')!, ...byHand])
    assert.match(text, /(#|<!--) .*max-age=31536000; includeSubDomains/)
})

host('speaks HTTP/2 and IPv6 on nginx under each name', () => {
  const servers = byHand[0]!.split('\nserver {').slice(1)
  for (const server of servers) assert.match(server, /^ {2}listen \[::\]:(80|443 ssl http2);$/m)
  assert.equal(
    servers.map((server) => server.match(/^ {2}listen .*443 ssl http2;$/gm)?.length),
    [undefined, 2, 2],
  )
})

host('tells robots where the sitemap is, but not in a preview', () => {
  assert.is(
    made.get('/robots.txt'),
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
  const preview = hostFiles({ ...facts, preview: true })
  assert.not.match(preview.get('/robots.txt')!, 'Sitemap')
  assert.match(preview.get('/_headers')!, 'X-Robots-Tag: noindex')
})

host.run()
