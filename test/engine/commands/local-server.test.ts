import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { listen } from '../../../generator/commands/dev/listen'
import { serve } from '../../../generator/commands/dev/serve'
import type { Served } from '../../../generator/commands/dev/serve'
import { withDev } from '../../helpers/dev-server'
import { eventually } from '../../helpers/eventually'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { listed } from '../../helpers/listed'

/** Milliseconds until the test closes a connection that the server leaves open. */
const patience = 3000

/** Returns the server's response to these bytes, as text. Empty when it closes without a response. */
const raw = (port: number, bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => (answer += chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })

const request = (line: string, more = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n${body}`

/**
 * The text before ` HTTP/1.1` in requests that a browser never sends by itself, with the status that each should get.
 */
const lines: [status: number, lines: string[]][] = [
  [
    400,
    listed(String.raw`
      GET //  GET ///  GET /\\  GET //evil.example/  GET //[  GET http://[  GET about  GET *  GET /%  GET /%zz
      GET /%00  GET /a%00.html  GET /%c0%af  GET /%ff  GET http://localhost/about  GET ?  GET #`),
  ],
  [
    404,
    listed(String.raw`
      GET /../../../../etc/passwd  GET /%2e%2e/%2e%2e/etc/passwd  GET /..%2f..%2fetc%2fpasswd
      GET /..%5c..%5cetc%5cpasswd`),
  ],
  [405, ['TRACE /', 'OPTIONS *', 'DELETE /about']],
  [200, ['GET /about?[[[%']],
]

/** The same requests with their status, without those that Node itself refuses. */
const hostile: [bytes: string, status: RegExp][] = [
  ...lines.flatMap(([status, all]) =>
    all.map((line): [string, RegExp] => [request(line), new RegExp(`^${status}$`)]),
  ),
  [request('GET /old?%zz=%00'), /^(301|200)$/],
  [request('POST /about', 'Content-Length: 5\r\n', 'abcde'), /^405$/],
  ['\x16\x03\x01\x02\x00\x01\x00', /^400$/],
  ...listed('bytes=5-2  bytes=-  bytes=999999999-  bytes=0-0,5-5  lines=1-2').map(
    (range): [string, RegExp] => [request('GET /icon.svg', `Range: ${range}\r\n`), /^200$/],
  ),
]

/** Sends each of these, and requests a page after each. */
async function withstand(port: number): Promise<void> {
  for (const [bytes, status] of hostile) {
    const answer = await raw(port, bytes)
    assert.match(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '', status, bytes)
    assert.not.match(answer, 'root:', bytes)
    assert.is(await statusOf(port, '/about'), 200, `after ${bytes}`)
  }
  // Visitors who leave before their request, during it, and after it.
  for (const bytes of [
    '',
    'GET /ab',
    ...['/about', '/icon.svg', '/__dev/news'].map((path) => request(`GET ${path}`)),
  ])
    await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
        socket.on('error', () => {})
        await sleep(i)
        socket.resetAndDestroy()
      }),
    )
  assert.is(await statusOf(port, '/about'), 200)
}

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(patience) })).status

/** Files that only hosts read, as an address may name them. */
const hidden = listed(String.raw`
  /.htaccess  /.made-by-build  /_headers  /_redirects  /vercel.json  /staticwebapp.config.json  /web.config  /%2ehtaccess
  /.HTACCESS  /%5Fheaders  /_Headers  /_headers/  /vercel.json.br  /.well-known/.x  /about/..%2f.htaccess
  /about/..%5c_headers  /.git/config  /.env  /%2e%67it/config`)

async function hidesThem(
  { root }: Fixture,
  folder: string,
  port: number,
  shown: readonly string[] = [],
): Promise<void> {
  for (const dir of ['.git', '.well-known']) mkdirSync(join(folder, dir), { recursive: true })
  for (const file of listed(
    '.htaccess  _headers  vercel.json  vercel.json.br  .env  .git/config  .well-known/.x',
  ))
    writeFileSync(join(folder, file), `secret of ${root}`)
  writeFileSync(join(folder, '.well-known/security.txt'), 'Contact: mailto:a@example.com')
  for (const path of hidden) {
    const answer = await raw(port, request(`GET ${path}`, 'Accept-Encoding: br\r\n'))
    assert.match(answer, /^HTTP\/1\.1 404 /, path)
    assert.not.match(answer, 'secret of', path)
  }
  for (const path of ['/.well-known/security.txt', ...shown]) assert.is(await statusOf(port, path), 200, path)
}

const own = listed(String.raw`
  localhost  localhost:3000  LocalHost:3000  127.0.0.1  127.0.0.1:4000  [::1]  [::1]:4000`)
const foreign = [
  '',
  ...listed(String.raw`
  evil.example  evil.example:4000  localhost.evil.example  127.0.0.1.evil.example  127.0.0.2  10.0.0.5:4000
  0.0.0.0:4000  [::]  localhost:  localhost:x  x@localhost  localhost/  localhost, evil.example
  evil.example localhost`),
]

async function knowsItsName(port: number): Promise<void> {
  const answer = (host: string) =>
    raw(port, `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  for (const host of own) assert.match(await answer(host), /^HTTP\/1\.1 200 /, host)
  for (const host of foreign) {
    const [head, body] = (await answer(host)).split('\r\n\r\n')
    assert.match(head!, /^HTTP\/1\.1 403 /, host)
    assert.match(body!, `Open http://127.0.0.1:${port} on this machine instead.\n`)
  }
  assert.match(await raw(port, 'GET / HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 403 /)
}

/** Serves a site that was just built. */
const withPreview = (use: (served: Served, fixture: Fixture) => Promise<void>) =>
  withFixture(async (fixture) => {
    await build({ ...fixture, preview: false })
    const served = await serve(fixture.outDir)
    try {
      await use(served, fixture)
    } finally {
      await served.close()
    }
  })

const preview = suite('npm run preview')

preview('survives every request, hides files for hosts, and responds only to its own name', () =>
  withPreview(async ({ port }, fixture) => {
    await withstand(port)
    await knowsItsName(port)
    await hidesThem(fixture, fixture.outDir, port, ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
  }),
)

preview.run()

const dev = suite('npm run dev')

dev('survives every request, and hides files for hosts', async () => {
  const taken = await listen(createServer().unref(), 0)
  await withDev(
    async ({ fixture, origin, stdout }) => {
      const port = Number(new URL(origin).port)
      assert.is(stdout(), `Port ${taken} is taken; using port ${port} instead.\n${origin}\n`)
      await withstand(port)
      await knowsItsName(port)
      // Last, because a build refuses some of these files, and what was there before is still shown.
      mkdirSync(join(fixture.publicDir, '.well-known'))
      writeFileSync(join(fixture.publicDir, '.well-known/security.txt'), '')
      await eventually(async () => assert.is(await statusOf(port, '/.well-known/security.txt'), 200))
      await hidesThem(fixture, fixture.publicDir, port)
    },
    { port: taken },
  )
})

dev.run()
