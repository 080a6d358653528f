import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fetchPatiently } from '../../../generator/commands/deploy/fetch-patiently'
import { formatChecks, verifyDeploy } from '../../../generator/commands/verify-deploy'
import { freePort } from '../../helpers/free-port'
import { listed } from '../../helpers/listed'
import { differencesIn, liveSite, patience, verify, verifySecure, withHeaders, withHost } from './live-host'
import type { Host } from './live-host'

const deploy = suite('verifyDeploy(dist, origin)')

const right: Host = (_, __, usual) => usual()

deploy('requests every file that a visitor may get', async () => {
  const checks = await verify(right)
  assert.equal(differencesIn(checks), [])
  // The order of hashed files is random.
  const isDrawn = (address: string) => /^\/assets\/HASH\//.test(address)
  const asked = checks.map(({ address }) =>
    address.replace(/(?<=[-/])([A-Z0-9]{8}|[0-9a-f]{6}|[0-9a-f]{10})(?=[./-])/, 'HASH'),
  )
  assert.equal(
    asked.filter(isDrawn).sort(),
    ['ada-texas.png', 'faqs.png', 'leveling.png', 'services.svg'].map((name) => `/assets/HASH/${name}`),
  )
  assert.equal(
    asked.filter((address) => !isDrawn(address)),
    listed(String.raw`
        /  /about  /faqs  /locations  /locations/ada  /privacy  /reviews  /services  /services/leveling
        /old  /.well-known/security.txt  /apple-touch-icon.png  /assets/besley-700-HASH.woff2
        /assets/index-HASH.js  /assets/redirect-HASH.js  /assets/social-HASH-1200.jpg  /favicon.ico
        /google1.html  /icon-192.png  /icon-512.png  /icon-maskable-512.png  /icon.svg  /images/house.svg
        /images/my%20crew.svg  /images/plan.svg  /llms.txt  /manifest.webmanifest  /robots.txt  /sitemap.xml
        /no-such-page  /no/such/page/at/any/depth`),
  )
  assert.is(formatChecks(checks), '35 addresses checked, 0 differ')
})

deploy('requires Strict-Transport-Security from any other host', async () => {
  const redirected = () =>
    new Response(null, { status: 301, headers: { location: 'https://www.live.example/' } })
  assert.equal(await verifySecure(redirected), [])
  const differ = await verifySecure(redirected, withHeaders(/./, { 'strict-transport-security': undefined }))
  assert.is(differ.length, 9)
  for (const line of differ) assert.match(line, /^\S+: no strict-transport-security$/)
})

deploy('stops waiting for a response that never ends', async () => {
  const endless: Host = (_, response) => {
    const writing = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(writing))
  }
  const brief = { ...patience, delays: [], timeout: 500 }
  const { error } = await withHost(endless, (origin) => fetchPatiently(origin, brief))
  assert.is(error, 'no answer (The operation was aborted due to timeout)')
})

/** The message instead of a table. */
const refusal = async (origin: string) => {
  const dist = await liveSite()
  // No response comes here that a short timeout could cut off.
  return verifyDeploy(dist, origin, { ...patience, timeout: 300 }).then(
    String,
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

deploy('prints one line when nobody responds', async () => {
  const closed = `http://127.0.0.1:${await freePort()}`
  const silent = await withHost(() => {}, refusal)
  for (const [said, start, why] of [
    [await refusal(closed), closed, 'connect ECONNREFUSED .*'],
    [await refusal('https://no-such-host.invalid'), 'https://no-such-host.invalid', '.+'],
    [silent, 'http://\\S+', 'The operation was aborted due to timeout'],
  ] as const) {
    const advice = 'look at the address, and whether the site is up'
    assert.match(said, new RegExp(`^UsageError: ${start}: no answer \\(${why}\\); ${advice}$`))
  }
})

const named =
  'UsageError: name the live site, with no path: npm run verify-deploy -- https://www.your-site.com'

deploy('accepts only an origin, and needs a built site', async () => {
  assert.is(
    await verifyDeploy('/nowhere', 'https://x.example').then(String, (error: Error) => error.message),
    'there is no site at /nowhere; run npm run build first, or name its folder with --out',
  )
  for (const origin of [
    '',
    ...listed('x  x.example/about  /about  ftp://x.example  https://  https://a b  https://x y'),
  ])
    assert.is(await refusal(origin), named)
  assert.match(await refusal('x.example'), /^UsageError: https:\/\/x\.example: no answer/)
  for (const site of listed(
    'X.example/about  x.example/?a=b  x.example/#top  x.example?  x.example//  me:secret@x.example',
  ))
    assert.is(await refusal(`https://${site}`), named)
})

deploy('reports no missing headers of a host that sends none', async () => {
  // Like GitHub Pages, which caches every file for ten minutes.
  const bare: Host = (_, response, usual) => {
    const set = response.setHeader.bind(response)
    response.setHeader = (name, value) => {
      if (name === 'cache-control') return set(name, 'max-age=600')
      return name === 'content-type' ? set(name, value) : response
    }
    usual()
  }
  const differ = (sendsHeaders: boolean) =>
    withHost(bare, async (origin, dist) =>
      differencesIn(await verifyDeploy(dist, origin, patience, { sendsHeaders })),
    )
  assert.match((await differ(true)).join('\n'), /^\/: no content-security-policy;.*\n.*: cache-control is /s)
  assert.equal(await differ(false), [])
})

deploy.run()
