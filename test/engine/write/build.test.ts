import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { filesBelow } from '../../helpers/files'
import { built, make, said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { listed } from '../../helpers/listed'

const whole = fixtureSuite('build(options)')

whole('writes each page twice, the redirect pages, and what hosts need', async (fixture) => {
  const report = await make(fixture)
  assert.is(report.pages.length, 10)
  const pages = listed(
    'about  faqs  locations  old  privacy  reviews  services  locations/ada  services/leveling',
  )
  const expected = [
    ...[...pages, '404', 'index'].map((path) => `${path}.html`),
    ...pages.map((path) => `${path}/index.html`),
    ...listed(`
      assets/.htaccess  assets/besley-700-HASH.woff2  assets/index-HASH.js  assets/redirect-HASH.js  assets/HASH/ada-texas.png
      assets/HASH/faqs.png  assets/HASH/leveling.png  assets/HASH/services.svg  assets/social-HASH-1200.jpg  images/house.svg
      images/plan.svg  icon-192.png  icon-512.png  icon-maskable-512.png  apple-touch-icon.png  favicon.ico
      icon.svg  manifest.webmanifest  .assetsignore  .htaccess  _headers  _redirects  staticwebapp.config.json  vercel.json  web.config
      .made-by-build  robots.txt  sitemap.xml`),
  ]
  assert.equal(
    filesBelow(fixture.outDir)
      .map((file) => file.replace(/(?<=[-/])([A-Z0-9]{8}|[0-9a-f]{6}|[0-9a-f]{10})(?=[./-])/, 'HASH'))
      .sort(),
    expected.sort(),
  )
  assert.is(built(fixture, 'about.html'), built(fixture, 'about/index.html'))
})

whole('starts a page with its language and encoding, and ends no script too early', async (fixture) => {
  await make(fixture)
  const html = built(fixture, 'faqs.html')
  assert.match(html, /^<!doctype html><html lang="en-US"><head><meta charSet="utf-8"\/>/)
  assert.not.match(html, '<!--')
  assert.is(html.split('</script>').length, html.split('<script').length)
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const faqs = data.map(([, json]) => JSON.parse(json!)).find((block) => block['@type'] === 'FAQPage')
  assert.is(faqs.mainEntity[1].name, 'How </script> so?')
})

whole('lists in the sitemap only the pages that search engines may show', async (fixture) => {
  fixture.edit('locations/ada.md', 'name: Ada', 'noindex: yes\nname: Ada')
  await make(fixture)
  const urls = [...built(fixture, 'sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  const indexed = filesBelow(fixture.outDir)
    .filter((file) => file.endsWith('.html') && built(fixture, file).includes('content="index, follow"'))
    .map((file) => /rel="canonical" href="([^"]*)"/.exec(built(fixture, file))![1])
  assert.equal([...new Set(indexed)].sort(), urls.sort())
  for (const page of ['404', 'locations/ada'])
    assert.match(built(fixture, `${page}.html`), 'content="noindex"')
  assert.match(built(fixture, 'locations.html'), 'href="/locations/ada"')
})

whole('hides a preview from search engines, without a canonical address', async (fixture) => {
  for (const preview of [false, true]) {
    await make(fixture, { preview })
    for (const file of filesBelow(fixture.outDir).filter((name) => name.endsWith('.html'))) {
      const isHidden = built(fixture, file).includes('<meta name="robots" content="noindex"/>')
      assert.is.not(built(fixture, file).includes('rel="canonical"'), isHidden, file)
      assert.ok(isHidden || !preview, file)
    }
  }
  assert.match(built(fixture, '_headers'), 'X-Robots-Tag: noindex')
})

whole('leaves the last site unchanged, and nothing next to it, when it fails', async (fixture) => {
  await make(fixture)
  const state = () =>
    filesBelow(fixture.outDir).map((file) => [file, statSync(join(fixture.outDir, file)).mtimeMs])
  const before = state()
  fixture.edit('pages/about.md', 'heading: About', 'haeding: About')
  assert.match(await said(fixture), 'haeding')
  fixture.edit('pages/about.md', 'haeding: About', 'heading: About')
  fixture.edit('services/leveling.md', '/locations/ada', '/locations/eve')
  assert.match(await said(fixture), '/locations/eve')
  assert.equal(state(), before)
  assert.equal(readdirSync(fixture.root).sort(), ['content', 'dist', 'public'])
})

whole.run()
