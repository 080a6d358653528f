import { existsSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { verifyDeploy } from '../../build/verify'
import { builtSite } from '../helpers/built-site'
import { emulatedHosts, withEmulatedHost } from './emulated'
import { realHosts, withRealHost } from './real'

const patience = { retries: 1, first: 50, longest: 50, timeout: 5000 }

/** What `verify-deploy` finds different. */
async function differences(origin: string, folder: string): Promise<string[]> {
  const checks = await verifyDeploy(folder, origin, patience)
  return checks.flatMap(({ address, differs }) => (differs ? [`${address}: ${differs}`] : []))
}

const hosts = suite('the site, served as the README says')

for (const host of realHosts)
  hosts(`is whole on ${host.name}`, async () => {
    if (!existsSync(host.program))
      return console.log(
        `  (${host.name} is not here, so it is not tried: npm run hosts installs ${host.packages})`,
      )
    const { folder, site } = await builtSite()
    await withRealHost(host, folder, async (origin) => {
      assert.equal(await differences(origin, folder), [])
      const ask = (path: string) => fetch(origin + path, { redirect: 'manual' })
      for (const { from, to } of site.redirects) {
        const { status, headers } = await ask(from)
        assert.is(status, 301, from)
        assert.is(new URL(headers.get('location')!, origin).pathname, to)
      }
      const page = await ask('/services')
      assert.is(page.headers.get('cache-control'), 'public, max-age=300')
      assert.is(page.headers.get('content-type')?.toLowerCase(), 'text/html; charset=utf-8')
      const manifest = await ask('/manifest.webmanifest')
      assert.match(manifest.headers.get('content-type')!, 'application/manifest+json')
      const missing = await ask('/assets/no-such.js')
      assert.is(missing.status, 404)
      assert.not.match(missing.headers.get('cache-control') ?? '', 'immutable')
      assert.is(missing.headers.get('x-content-type-options'), 'nosniff')
      for (const path of ['/.htaccess', '/.made-by-build'])
        assert.ok([403, 404].includes((await ask(path)).status), path)
    })
  })

for (const host of emulatedHosts)
  hosts(`is whole by the rules of ${host.name}`, async () => {
    const { folder } = await builtSite()
    await withEmulatedHost(host, folder, async (origin) => {
      const found = await differences(origin, folder)
      const aboutHeaders = /^\S+: (no [\w-]+(; )?|cache-control is missing, not a year)+$/
      assert.equal(host.headers ? found : found.filter((line) => !aboutHeaders.test(line)), [])
    })
  })

hosts.run()
