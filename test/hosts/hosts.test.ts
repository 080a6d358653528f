import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../build'
import { verifyDeploy } from '../../generator/commands/verify-deploy'
import { headerPolicy } from '../../generator/render/policy'
import { fixtureSite } from '../browser/helpers/fixture-site'
import { differencesIn } from '../engine/commands/live-host'
import type { BuiltSite } from '../helpers/built-site'
import { filesBelow } from '../helpers/files'
import { withFixture } from '../helpers/fixture'
import { withFolder } from '../helpers/folder'
import { nameRepository } from '../helpers/repository'
import { skip } from '../helpers/skip'
import { namedSite } from './named-site'
import { isHere, lesserHosts, realHosts, withRealHost } from './real'
import type { RealHost } from './real'
import { askAll, askServers } from './requests'

/** Runs `use` with a copy of the site. It may add files. */
const withCopy = (site: string, use: (copy: string) => Promise<void>) =>
  withFolder((root) => {
    const copy = join(root, 'dist')
    cpSync(site, copy, { recursive: true })
    return use(copy)
  })

/** Returns what `verify-deploy` finds different between a host and the site in a folder. */
const differences = async (origin: string, folder: string) =>
  differencesIn(await verifyDeploy(folder, origin, { delays: [50], timeout: 5000, longestPause: 50 }))

const hosts = suite('the site on real hosts')

/** Adds a test of each host. Says so when a host is not installed. */
function onEachHost(
  name: string,
  test: (host: RealHost, built: BuiltSite) => Promise<void>,
  servers = realHosts,
): void {
  for (const host of servers)
    hosts(`${name} on ${host.name}`, async () => {
      if (isHere(host)) return test(host, await fixtureSite())
      skip(`${host.name} is not here: npm run hosts -- --install installs ${host.packages}`)
    })
}

onEachHost(
  'responds to each request',
  async (host) => {
    const folder = await namedSite()
    await withRealHost(host, folder, async (_, http, https) =>
      assert.equal(await askAll(askServers(http, https), folder, host), []),
    )
  },
  [...realHosts, ...lesserHosts],
)

onEachHost('is complete', (host, { folder }) =>
  withRealHost(host, folder, async (origin) => assert.equal(await differences(origin, folder), [])),
)

onEachHost("shows the owner's editor with its own policy", (host) =>
  withFixture(async (fixture) => {
    nameRepository(fixture)
    await build({ ...fixture, preview: false, admin: true })
    await withRealHost(host, fixture.outDir, async (origin) => {
      assert.equal(await differences(origin, fixture.outDir), [])
      const policyOf = async (path: string) =>
        (await fetch(origin + path)).headers.get('content-security-policy')!
      const page = readFileSync(join(fixture.outDir, 'admin.html'), 'utf8')
      const own = /http-equiv="content-security-policy" content="([^"]*)"/.exec(page)![1]!
      // If a host joins the policies of two rules, the editor's own is last.
      for (const path of ['/admin', '/admin/'])
        assert.ok((await policyOf(path)).endsWith(`${own}; frame-ancestors 'none'`), path)
      assert.is((await fetch(`${origin}/admin`)).headers.get('x-robots-tag'), 'noindex')
      assert.is(await policyOf('/services'), headerPolicy)
    })
  }),
)

/** The file extension and the compressor of each encoding. */
const compressors = { br: ['.br', brotliCompressSync], gzip: ['.gz', gzipSync] } as const

/**
 * Puts compressed files next to each text file of the site. Their contents end with the name of their encoding, to tell
 * them from what a server has compressed itself.
 */
function precompress(site: string): void {
  for (const file of filesBelow(site).filter((file) => /\.(html|js|css|svg|xml|txt)$/.test(file)))
    for (const [name, [suffix, compress]] of Object.entries(compressors))
      writeFileSync(join(site, file + suffix), compress(readFileSync(join(site, file), 'utf8') + name))
}

onEachHost('sends files as they were compressed', (host, { folder }) =>
  withCopy(folder, (compressed) => {
    precompress(compressed)
    const plain = (file: string) => readFileSync(join(folder, file), 'utf8')
    return withRealHost(host, compressed, async (origin) => {
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
        assert.is((await ask('gzip;q=0.5, br;q=0')).headers.get('content-encoding'), 'gzip', path)
        for (const refusal of ['br;q=0, gzip;q=0', 'br; q=0.0,gzip ;q=0.000', 'x-br, x-gzip2'])
          assert.is((await ask(refusal)).headers.get('content-encoding'), null, `${path} for ${refusal}`)
      }
    })
  }),
)

hosts.run()
