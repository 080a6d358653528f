import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { hostFiles } from '../../../generator/write/host-files'
import { hiddenFiles } from '../../../templates/model/page-files'
import { loadSite } from '../../../generator/read/load'
import { fixtureFolders } from '../../helpers/fixture'
import { blockOf, hostingPage } from '../../hosts/hosting-page'
import { iis } from '../../hosts/rules'

const { site } = loadSite(fixtureFolders)
const facts = {
  ...site,
  themeColors: { light: '#fff', dark: '#000' },
  preview: false,
}
const admin = { policy: 'img-src /a&b' }

const made = hostFiles(facts)
const headers = made.get('/_headers')!
const apache = made.get('/.htaccess')!

/** What owners copy. */
const byHand = ['nginx.conf', 'Caddyfile'].map((file) =>
  readFileSync(join(projectDir, 'test/hosts', file), 'utf8'),
)

const host = suite('hostFiles(facts)')

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

host('has every header in the files that owners copy', () => {
  const ofAll = /^\/\*\n((?: +.*\n)+)/m.exec(headers)![1]!.trim().split(/\n +/)
  assert.is(ofAll.length, 7)
  for (const [name, value] of ofAll.map((line) => line.split(': ') as [string, string])) {
    for (const text of byHand) assert.ok(text.includes(name) && text.includes(value), name)
    assert.match(hostingPage, name)
  }
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
  const text = hostFiles({ ...facts, redirects, copied, admin }).get('/web.config')!
  const sections = [...text.matchAll(/(?<=<system\.webServer>\n(?:(?!<\/system)[^])*)^<(\w+)/gm)].map(
    ([, name]) => name!,
  )
  const installed =
    /^(defaultDocument|httpErrors|staticContent|httpProtocol|httpRedirect|clientCache|remove|add|error|mimeMap)$/
  for (const name of sections) assert.match(name, installed)
  assert.ok(sections.includes('httpErrors'))
  const { headersOf, redirectOf } = iis(text)
  const policyOf = (path: string) => new Map(headersOf(path)).get('Content-Security-Policy')
  for (const path of ['/tours/plan & lot.svg', '/icon.svg', '/images/a.svg'])
    assert.match(policyOf(path)!, /^default-src 'none'/, path)
  assert.match(policyOf('/services')!, /^frame-ancestors/)
  assert.match(policyOf('/admin/')!, 'img-src /a&b;')
  assert.equal(redirectOf('/old'), [301, '/faqs?a=b&c=d#cost'])
  assert.equal(redirectOf('/areas'), [301, '/locations#map'])
  assert.match(text, 'destination="/locations$Q#map"')
  // A rule for this folder would also apply to the file in it.
  assert.is(redirectOf('/blog/crew.pdf'), undefined)
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

host.run()
