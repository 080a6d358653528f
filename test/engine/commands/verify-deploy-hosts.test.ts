import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { differencesIn, liveSite, verify, verifySecure } from './live-host'
import type { Host } from './live-host'
import { falseHosts, leads } from './verify-deploy-cases'

const hosts = suite('verifyDeploy(dist, origin), of a false host')

/** Four for each address at most, and some for parts of a sitemap, however many a host names. */
const mostRequests = 300

for (const [name, host, said] of falseHosts)
  hosts(`that ${name}`, async () => {
    let requests = 0
    const differ = differencesIn(
      await verify((request, response, usual) => {
        requests += 1
        return host(request, response, usual)
      }),
    )
    assert.is(differ.length, said.length, differ.join('\n'))
    differ.forEach((line, i) => assert.match(line, said[i]!))
    assert.ok(requests < mostRequests, `${requests} requests`)
  })

/** Answers where http should lead to https. */
const insecure: [name: string, response: () => Response, said: string][] = [
  ['shows a page without https', () => new Response('a page'), 'status 200, not a redirect to https'],
  [
    'leads without https',
    () => new Response(null, { status: 301, headers: { location: 'http://www.live.example/' } }),
    'leads to http://www.live.example/, not to https://www.live.example',
  ],
  [
    'leads to the https of another',
    () => new Response(null, { status: 301, headers: { location: 'https://x.example/' } }),
    'leads to https://x.example/, not to https://www.live.example',
  ],
]

for (const [name, response, said] of insecure)
  hosts(`that ${name}`, async () =>
    assert.equal(await verifySecure(response), [`http://www.live.example: ${said}`]),
  )

hosts('but not of one that shows a file of HTML at its address without the ending', async () => {
  assert.equal(differencesIn(await verify(leads('/google1.html', '/google1', 308))), [])
  assert.equal(differencesIn(await verify(leads('/google1.html', '/', 308))).length, 1)
})

hosts('but not of one that packs what it sends, or shows files for hosts', async () => {
  const dist = await liveSite()
  const packing: Host = ({ url }, response, usual) => {
    if (url === '/.htaccess') return void response.end(readFileSync(join(dist, '.htaccess')))
    const end = response.end.bind(response) as (body?: unknown) => ServerResponse
    response.end = ((body?: Buffer) => {
      if (!body || response.headersSent) return end(body)
      return response.setHeader('content-encoding', 'gzip') && end(gzipSync(body))
    }) as ServerResponse['end']
    usual()
  }
  assert.equal(differencesIn(await verify(packing)), [])
})

hosts.run()
