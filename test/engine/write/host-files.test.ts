import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hostFiles } from '../../../generator/write/host-files'
import { loadSite } from '../../../generator/read/load'
import { withFixture } from '../../helpers/fixture'
import { listed } from '../../helpers/listed'
import { policiesOf, readers } from '../../hosts/rules'

const files = (preview = false, redirects?: { from: string; to: string }[]) =>
  withFixture((fixture) => {
    const { site } = loadSite(fixture)
    return hostFiles({
      ...site,
      ...(redirects && { redirects }),
      themeColors: { light: '#fff', dark: '#000' },
      preview,
    })
  })

const host = suite('hostFiles(facts)')

host('redirects on every host that can', async () => {
  const made = await files()
  assert.is(made.get('/_redirects'), '/old /reviews 301\n')
  assert.match(made.get('/.htaccess')!, 'RewriteRule ^old/?$ /reviews [R=301,L,NE,QSA]')
  assert.equal(JSON.parse(made.get('/vercel.json')!).redirects, [
    { source: '/old', destination: '/reviews', permanent: true },
  ])
  assert.ok(
    JSON.parse(made.get('/staticwebapp.config.json')!).routes.some(
      (route: { route: string; redirect?: string }) =>
        route.route === '/old' && route.redirect === '/reviews',
    ),
  )
})

host('keeps the query of a visitor on Apache, before the fragment of the target', async () => {
  const redirects = [
    { from: '/a', to: '/faqs?own=1' },
    { from: '/b', to: '/faqs#cost' },
  ]
  const made = (await files(false, redirects)).get('/.htaccess')!
  assert.match(made, '  RewriteRule ^a/?$ /faqs?own=1 [R=301,L,NE,QSA]\n')
  assert.match(
    made,
    '  RewriteCond %{QUERY_STRING} .\n  RewriteRule ^b/?$ /faqs?%{QUERY_STRING}#cost [R=301,L,NE]\n' +
      '  RewriteRule ^b/?$ /faqs#cost [R=301,L,NE]\n',
  )
})

host('sends one policy, the same for every page, that nobody may frame', async () => {
  const made = await files()
  const policy = /Content-Security-Policy: (.*)/.exec(made.get('/_headers')!)![1]!
  assert.is(
    policy,
    "img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  )
  for (const file of ['/.htaccess', '/vercel.json', '/staticwebapp.config.json'])
    assert.ok(made.get(file)!.includes(policy), file)
  for (const name of [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
  ])
    for (const file of ['/_headers', '/.htaccess', '/vercel.json', '/staticwebapp.config.json'])
      assert.match(made.get(file)!, name, `${file} lacks ${name}`)
})

host('gives pictures a policy without scripts, and lets other sites show them', async () => {
  const made = await files()
  const [, ofPictures] = /^\/images\/\*\n {2}Content-Security-Policy: (.*)$/m.exec(made.get('/_headers')!)!
  const directives = ofPictures!.split('; ')
  assert.is(directives[0], "default-src 'none'")
  assert.not(directives.some((directive) => directive.startsWith('script-src')))
  for (const [file, rule] of [
    ['/.htaccess', '"expr=%{REQUEST_URI} =~ m#^/images/|\\.svgz?$#i"'],
    ['/vercel.json', '"source": "/(images/.*|.*\\\\.svg)"'],
    ['/staticwebapp.config.json', '"route": "/images/*"'],
  ] as const) {
    assert.ok(made.get(file)!.includes(ofPictures!), file)
    assert.ok(made.get(file)!.includes(rule), file)
    assert.match(made.get(file)!, 'cross-origin', file)
  }
})

host('gives that policy to an SVG wherever it stands', async () => {
  const made = await files()
  const apache = new RegExp(
    /Content-Security-Policy .* "expr=%\{REQUEST_URI\} =~ m#(.*)#i"/.exec(made.get('/.htaccess')!)![1]!,
    'i',
  )
  for (const path of ['/images/a.svg', '/a.svg', '/downloads/tour.svg', '/assets/1a2b3c/plates/a.svg']) {
    for (const [file, read] of Object.entries(readers))
      assert.match(policiesOf(read(made.get(`/${file}`)!), path).join(), /^default-src 'none'/, path)
    assert.match(path, apache)
  }
  assert.not.match('/services', apache)
  assert.match(made.get('/_headers')!, "/*.svg\n  Content-Security-Policy: default-src 'none'")
})

host('sets no header twice for one address on Vercel', async () => {
  const { headersOf } = readers['vercel.json']((await files()).get('/vercel.json')!)
  for (const path of listed(
    '/  /services  /images/a.png  /images/a.svg  /a.svg  /assets/1/a.svg  /assets/a.js',
  )) {
    const names = headersOf(path).map(([name]) => name)
    assert.is(new Set(names).size, names.length, `${path} has ${names.join(', ')}`)
    assert.ok(names.includes('Content-Security-Policy'), path)
  }
})

host('caches hashed files for a year and pages for five minutes', async () => {
  const made = await files()
  assert.match(made.get('/_headers')!, '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  assert.match(made.get('/.htaccess')!, 'Cache-Control "public, max-age=300"')
})

host('tells robots where the sitemap is, but not of a preview', async () => {
  assert.is(
    (await files()).get('/robots.txt'),
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
  const preview = await files(true)
  assert.not.match(preview.get('/robots.txt')!, 'Sitemap')
  assert.match(preview.get('/_headers')!, 'X-Robots-Tag: noindex')
})

host.run()
