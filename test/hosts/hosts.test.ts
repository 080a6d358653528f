import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { verifyDeploy } from '../../generator/commands/verify-deploy'
import { fixtureSite } from '../browser/helpers/fixture-site'
import type { BuiltSite } from '../helpers/built-site'
import { filesBelow } from '../helpers/files'
import { emulatedHosts, withEmulatedHost } from './emulated'
import { withPrecompressed } from './precompressed'
import { isHere, realHosts, withRealHost } from './real'
import type { RealHost } from './real'

const patience = { delays: [50], timeout: 5000 }

/** What `verify-deploy` finds different. */
async function differences(origin: string, folder: string): Promise<string[]> {
  const checks = await verifyDeploy(folder, origin, patience)
  return checks.flatMap(({ address, differs }) => (differs ? [`${address}: ${differs}`] : []))
}

const hosts = suite('the site, on hosts')

/** Adds a test of a host that is here; says so where it is not. */
function onHost(host: RealHost, name: string, test: (built: BuiltSite) => Promise<void>): void {
  const how = host.packages ? `npm run hosts installs ${host.packages}` : `install it to try it`
  hosts(`${name} on ${host.name}`, async () => {
    if (isHere(host)) return test(await fixtureSite())
    console.log(`  (${host.name} is not here, so it is not tried: ${how})`)
  })
}

for (const host of realHosts)
  onHost(host, 'is whole', ({ folder, site }) =>
    withRealHost(host, folder, async (origin) => {
      assert.equal(await differences(origin, folder), [])
      const ask = (path: string) => fetch(origin + path, { redirect: 'manual' })
      for (const { from, to } of site.redirects) {
        const { status, headers } = await ask(from)
        assert.is(status, 301, from)
        assert.is(new URL(headers.get('location')!, origin).pathname, to)
      }
      const page = await ask('/services')
      if (!host.service) assert.is(page.headers.get('cache-control'), 'public, max-age=300')
      assert.is(page.headers.get('content-type')?.toLowerCase(), 'text/html; charset=utf-8')
      const manifest = await ask('/manifest.webmanifest')
      assert.match(manifest.headers.get('content-type')!, 'application/manifest+json')
      const missing = await ask('/assets/no-such.js')
      assert.is(missing.status, 404)
      assert.not.match(missing.headers.get('cache-control') ?? '', 'immutable')
      assert.is(missing.headers.get('x-content-type-options'), 'nosniff')
      for (const path of host.service ? [] : ['/.htaccess', '/.made-by-build'])
        assert.ok([403, 404].includes((await ask(path)).status), path)
    }),
  )

for (const host of realHosts.filter(({ precompressed }) => precompressed.length > 0))
  onHost(host, 'is sent as it was compressed', ({ folder }) =>
    withPrecompressed(folder, (compressed, plain) =>
      withRealHost(host, compressed, async (origin) => {
        const script = filesBelow(folder).find((file) => /^assets\/index-\w+\.js$/.test(file))
        for (const [path, file] of [
          ['/', 'index.html'],
          ['/services', 'services.html'],
          ['/no/such/page', '404.html'],
          ['/sitemap.xml', 'sitemap.xml'],
          [`/${script}`, script!],
        ] as const) {
          const ask = (accepted: string) => fetch(origin + path, { headers: { 'accept-encoding': accepted } })
          const bare = await ask('identity')
          assert.is(bare.headers.get('content-encoding'), null, path)
          assert.ok((await bare.text()) === plain(file), path)
          for (const encoding of host.precompressed) {
            const answer = await ask(encoding)
            assert.is(answer.headers.get('content-encoding'), encoding, path)
            assert.match(answer.headers.get('vary') ?? 'no vary', /accept-encoding/i, path)
            assert.ok(
              (await answer.text()) === plain(file) + encoding,
              `${path} is not the file made for ${encoding}`,
            )
            for (const name of ['content-type', 'cache-control', 'content-security-policy'])
              assert.is(answer.headers.get(name), bare.headers.get(name), `${path} ${name}`)
          }
          assert.is((await ask('gzip, br')).headers.get('content-encoding'), host.precompressed[0], path)
        }
      }),
    ),
  )

for (const host of emulatedHosts)
  hosts(`is whole by the rules of ${host.name}`, async () => {
    const { folder } = await fixtureSite()
    await withEmulatedHost(host, folder, async (origin) => {
      const found = await differences(origin, folder)
      const aboutHeaders = /^\S+: (no [\w-]+(; )?|cache-control is missing, not a year)+$/
      assert.equal(host.headers ? found : found.filter((line) => !aboutHeaders.test(line)), [])
    })
  })

hosts.run()
