import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { usualPatience } from '../../../generator/commands/fetch-patiently'
import { projectDir } from '../../../generator/paths'
import { formatChecks, verifyDeploy } from '../../../generator/commands/verify-deploy'
import { withFixture } from '../../helpers/fixture'

const patience = { delays: [5, 10, 12], timeout: 300 }

type Host = (request: IncomingMessage, response: ServerResponse, usual: () => void) => void

/** What is said of the fixture's site on a host that does one thing wrong. */
const verify = (host: Host) =>
  withFixture(async (fixture) => {
    await build({ ...fixture, preview: false })
    const server = createServer((request, response) =>
      host(request, response, () => answer(fixture.outDir, request.url!, response)),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const checks = await verifyDeploy(
        fixture.outDir,
        `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        patience,
      )
      return {
        checks,
        differ: checks.flatMap(({ address, differs }) => (differs ? [`${address}: ${differs}`] : [])),
      }
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  woff2: 'font/woff2',
  xml: 'application/xml',
  txt: 'text/plain',
}

/** A host that does everything right. */
function answer(dist: string, url: string, response: ServerResponse): void {
  if (url === '/old') return void response.writeHead(301, { location: '/reviews' }).end()
  const read = (file: string) => {
    try {
      return readFileSync(join(dist, file))
    } catch {
      return undefined
    }
  }
  const file = url === '/' ? 'index.html' : url.includes('.') ? url.slice(1) : `${url.slice(1)}.html`
  const body = /\/\./.test(url) ? undefined : read(file)
  for (const line of readFileSync(join(dist, '_headers'), 'utf8').split('\n\n')[0]!.split('\n').slice(1)) {
    const at = line.indexOf(': ')
    response.setHeader(line.slice(0, at).trim(), line.slice(at + 2))
  }
  if (!body) return void response.writeHead(404, { 'content-type': types.html }).end(read('404.html'))
  response.setHeader('content-type', types[file.split('.').at(-1)!]!)
  response.setHeader(
    'cache-control',
    url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  )
  response.end(body)
}

const deploy = suite('verifyDeploy(dist, origin)')

deploy('finds no difference where there is none', async () => {
  const { checks, differ } = await verify((_, __, usual) => usual())
  assert.equal(differ, [])
  assert.equal(
    checks.map(({ address }) => address.replace(/-[A-Z0-9]{8}\./, '-HASH.')),
    [
      '/',
      '/services',
      '/locations',
      '/about',
      '/reviews',
      '/faqs',
      '/services/leveling',
      '/locations/ada',
      '/old',
      '/assets/besley-700-HASH.woff2',
      '/assets/index-HASH.js',
      '/assets/redirect-HASH.js',
      '/sitemap.xml',
      '/robots.txt',
      '/no-such-page',
      '/no/such/page/at/any/depth',
    ],
  )
  assert.match(formatChecks(checks), /\n16 addresses asked for, 0 differ$/)
})

deploy('tries again when an answer fails, and is content when one comes', async () => {
  let failures = 0
  const { differ } = await verify((request, response, usual) => {
    if (request.url === '/about' && failures++ < 3) response.destroy()
    else usual()
  })
  assert.is(failures, 4)
  assert.equal(differ, [])
})

const wrong: [name: string, host: Host, said: RegExp[]][] = [
  [
    'never answers',
    ({ url }, response, usual) => (url === '/about' ? response.destroy() : usual()),
    [/^\/about: no answer in 4 tries \(.+\)$/],
  ],
  [
    'hangs',
    ({ url }, _, usual) => (url === '/about' ? undefined : usual()),
    [/^\/about: no answer in 4 tries \(silent for 300 ms\)$/],
  ],
  [
    'stops in the middle of a page',
    ({ url }, response, usual) =>
      url === '/about'
        ? response.writeHead(200, { 'content-length': '1000' }).write('x', () => response.destroy())
        : usual(),
    [/^\/about: no answer in 4 tries/],
  ],
  [
    'sends half a page',
    ({ url }, response, usual) => (url === '/about' ? response.end('<!doctype html>') : usual()),
    [
      /^\/about: has 15 bytes, dist has \d+; content-type is missing; its canonical address is missing; no content-security-policy/,
    ],
  ],
  [
    'answers with another page',
    (request, _, usual) => {
      if (request.url === '/about') request.url = '/faqs'
      usual()
    },
    [/^\/about: has \d+ bytes, dist has \d+; its canonical address is https:\/\/www\.example\.com\/faqs$/],
  ],
  [
    'adds a slash to an address',
    ({ url }, response, usual) =>
      url === '/about' ? response.writeHead(301, { location: '/about/' }).end() : usual(),
    [/^\/about: status 301 to \/about\/, not 200/],
  ],
  ['is down', (_, response) => response.writeHead(503).end(), Array(16).fill(/: /)],
  [
    'shows the home page for every unknown address',
    (request, _, usual) => {
      if (request.url!.startsWith('/no')) request.url = '/'
      usual()
    },
    [
      /^\/no-such-page: status 200, not 404; is not our 404 page$/,
      /^\/no\/such\/page\/at\/any\/depth: status 200, not 404/,
    ],
  ],
  [
    'leads an old address elsewhere',
    ({ url }, response, usual) =>
      url === '/old' ? response.writeHead(301, { location: '/' }).end() : usual(),
    [/^\/old: leads to \/, not to \/reviews$/],
  ],
  [
    'sends an old address away for a while',
    ({ url }, response, usual) =>
      url === '/old' ? response.writeHead(302, { location: '/reviews' }).end() : usual(),
    [/^\/old: status 302, not 301$/],
  ],
  [
    'keeps a page that is no more, and one that it leads away',
    (request, response, usual) => {
      const { url } = request
      const loc = (path: string) => `<url><loc>https://www.example.com${path}</loc></url>`
      if (url === '/sitemap.xml') response.end(`${loc('/services/gone')}${loc('/moved')}${loc('/about')}`)
      else if (url === '/moved') response.writeHead(301, { location: '/about' }).end()
      else {
        if (url === '/services/gone') request.url = '/about'
        usual()
      }
    },
    [
      /^\/sitemap\.xml: has \d+ bytes/,
      /^\/services\/gone: is still there, but not in dist; delete it on the host, or redirect it$/,
    ],
  ],
]

for (const [name, host, said] of wrong)
  deploy(`sees a host that ${name}`, async () => {
    const { differ } = await verify(host)
    assert.is(differ.length, said.length, differ.join('\n'))
    differ.forEach((line, i) => assert.match(line, said[i]!))
  })

/** What is said of an https origin whose http address answers so; both lead to the host of this test. */
const verifySecure = (http: () => Response) =>
  withFixture(async (fixture) => {
    await build({ ...fixture, preview: false })
    const server = createServer((request, response) => answer(fixture.outDir, request.url!, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const real = globalThis.fetch
    const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    globalThis.fetch = (url, options) =>
      String(url).startsWith('http://www.')
        ? Promise.resolve(http())
        : real(String(url).replace('https://www.live.example', local), options)
    try {
      const checks = await verifyDeploy(fixture.outDir, 'https://www.live.example', patience)
      return checks.flatMap(({ address, differs }) => (differs ? [`${address}: ${differs}`] : []))
    } finally {
      globalThis.fetch = real
      server.closeAllConnections()
      server.close()
    }
  })

deploy('tries three times more, and waits twice as long each time', () => {
  assert.equal(usualPatience.delays, [1000, 2000, 4000])
})

/** What the command prints and ends with, for a host that does everything right, or nearly. */
const command = (host: Host) =>
  withFixture(async (fixture) => {
    await build({ ...fixture, preview: false })
    const server = createServer((request, response) =>
      host(request, response, () => answer(fixture.outDir, request.url!, response)),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const args = ['--import', 'tsx', 'generator/commands/verify-deploy.ts', origin, '--out', fixture.outDir]
    try {
      return await new Promise<{ code: number; stdout: string }>((resolve) =>
        execFile(process.execPath, args, { cwd: projectDir }, (error, stdout) =>
          resolve({ code: error ? Number(error.code) : 0, stdout }),
        ),
      )
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

deploy('ends with 1 on a difference, which stands first in its table', async () => {
  const good = await command((_, __, usual) => usual())
  assert.is(good.code, 0, good.stdout)
  assert.match(good.stdout, /^same {5}\/ +200, \d+ bytes\n/)
  const bad = await command(({ url }, response, usual) => (url === '/faqs' ? response.end('x') : usual()))
  assert.is(bad.code, 1)
  assert.match(bad.stdout, /^differs {2}\/faqs +has 1 bytes, .*\nsame /)
  assert.match(bad.stdout, /\n16 addresses asked for, 1 differs\n$/)
})

deploy('wants http to lead to https', async () => {
  const redirected = new Response(null, { status: 301, headers: { location: 'https://www.live.example/' } })
  assert.equal(await verifySecure(() => redirected), [])
  const said = ['http://www.live.example: status 200, not a redirect to https']
  assert.equal(await verifySecure(() => new Response('a page')), said)
})

deploy('wants an origin, and a site', async () => {
  const message = (error: Error) => error.message
  assert.is(
    await verifyDeploy('/nowhere', 'https://x.example').then(String, message),
    'there is no site at /nowhere; run npm run build first',
  )
  await withFixture(async (fixture) => {
    await build({ ...fixture, preview: false })
    assert.is(
      await verifyDeploy(fixture.outDir, 'x').then(String, message),
      'name the live site, such as: npm run verify-deploy -- https://www.your-site.com',
    )
  })
})

deploy.run()
