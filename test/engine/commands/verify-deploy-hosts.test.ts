/** Hosts that each do one thing wrong, and what verify-deploy must report. */
import type { ServerResponse } from 'node:http'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatChecks } from '../../../generator/commands/verify-deploy'
import { table } from '../../helpers/table'
import { at, differencesIn, verify, verifySecure, withHeaders } from './live-host'
import type { Host } from './live-host'

/** Responds correctly, but with other bytes. */
const withBody = (path: string | RegExp, change: (body: Buffer) => Buffer | string) =>
  at(path, (response, usual) => {
    const end = response.end.bind(response) as (body?: unknown) => ServerResponse
    response.end = ((body?: Buffer) => end(body && change(body))) as ServerResponse['end']
    usual()
  })

const found = (reason: string) => new RegExp(`^/about: ${reason}`)

/**
 * Hosts that respond differently at one address, or at addresses that match a pattern. A row has a status, its redirect
 * target, a header of a correct response (omitted if it has no value), or `TEXT -> OTHER TEXT` in the body (all of the
 * body if nothing is before the arrow). At the end is how often something is reported, and what.
 */
const rows = table(
  5,
  String.raw`
  says gzip of what is none             | ^/about$       | content-encoding: gzip        | 1 | no answer \\(incorrect header check\\)$
  says text of a page                   | ^/about$       | content-type: text/plain      | 1 | ^/about: content-type is text/plain$
  leaves out the policy                 | ^/about$       | content-security-policy:      | 1 | ^/about: no content-security-policy$
  leaves out a header on each page      | ^/[\\w/-]*$    | x-content-type-options:       | 9 | : no x-content-type-options$
  keeps search engines out              | ^/about$       | x-robots-tag: noindex         | 1 | ^/about: x-robots-tag is noindex$
  keeps an asset in between alone       | ^/assets/index | cache-control: s-maxage=31536000, max-age=0 | 1 | ^/assets/index\\S+: cache-control is s-maxage=31536000, max-age=0, not a year$
  adds a slash to an address            | ^/about$       | 301 to /about/                | 1 | ^/about: status 301 to /about/, not 200; the host does not look for about\\.html
  leads to log in                       | ^/about$       | 401                           | 1 | ^/about: status 401, not 200
  lacks the pictures                    | \\.(png|svg|ico)$ | 404                        | 13 | \\.(png|svg|ico): status 404, not 200
  leads an old address nowhere          | ^/old$         | 301                           | 1 | ^/old: leads to nowhere, not to \\S+/reviews$
  sends an old address away for a while | ^/old$         | 302 to /reviews               | 1 | ^/old: status 302, not a redirect \\(301\\) to \\S+/reviews$
  forgets an old address                | ^/old$         | 404                           | 1 | ^/old: status 404, not a redirect
  is down                               | ^              | 503                           | 7 | : (status 503, not 200$|stopped answering; 29 addresses were not checked$)
  shows the site of another             | ^              | -> <h1>Parked</h1>            | 34 | : 
  sends half a page                     | ^/about$       | -> <!doctype html>            | 1 | ^/about: has 15 bytes, dist has \\d+$
  shows an old page                     | ^/[\\w/-]*$    | assets/index- -> assets/old   | 11 | : (has|is not our 404 page)
  has a 404 page of its own             | ^/no           | <h1>Page -> <h1>The page      | 2 | ^/no\\S+: is not our 404 page$`,
)

/** The response of a row at its addresses. */
function answering(path: RegExp, answer: string): Host {
  const [, status, location] = /^(\d+)(?: to (.*))?$/.exec(answer) ?? []
  if (status)
    return at(path, (response) =>
      response.writeHead(Number(status), { 'retry-after': '0', ...(location && { location }) }).end(),
    )
  const [, from, to] = /^(?:(.*) )?->(?: (.*))?$/.exec(answer) ?? []
  if (from !== undefined) return withBody(path, (body) => body.toString().replace(from, () => to!))
  if (answer.startsWith('->')) return withBody(path, () => to ?? '')
  const [name, value] = answer.split(/: ?(.*)/)
  return withHeaders(path, { [name!]: value || undefined })
}

const tabled = rows.map(([name, path, answer, count, said]): FalseHost => {
  const lines = Array.from({ length: Number(count) }, () => new RegExp(said!.trimEnd()))
  return [name!.trim(), answering(new RegExp(path!.trim()), answer!.trim()), lines]
})

type FalseHost = [name: string, host: Host, said: RegExp[]]

const none = [found('no answer \\(.+\\)$')]

const falseHosts: FalseHost[] = [
  ...tabled,
  ['never answers', at('/about', (response) => response.destroy()), none],
  ['speaks no HTTP', at('/about', (response) => response.socket!.end('hello')), none],
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
]

const hosts = suite('verifyDeploy(dist, origin) reports a host')

for (const [name, host, said] of falseHosts)
  hosts(`that ${name}`, async () => {
    const differ = differencesIn(await verify(host))
    assert.is(differ.length, said.length, differ.join('\n'))
    differ.forEach((line, i) => assert.match(line, said[i]!))
  })

/** Responses to http addresses, which should redirect to https. */
for (const [name, location, said] of [
  ['shows a page without https', undefined, 'shows a page, not a redirect (301) to https:'],
  ['leads without https', 'http://www.live.example/', 'leads to http://www.live.example/, not to https:'],
  ['leads to the https of another', 'https://x.example/', 'leads to https://x.example/, not to https:'],
] as const)
  hosts(`that ${name}`, async () => {
    const response = () =>
      location ? new Response(null, { status: 301, headers: { location } }) : new Response('a page')
    const [line, ...more] = await verifySecure(response)
    assert.ok(line!.startsWith(`http://www.live.example: ${said}`), line)
    assert.equal(more, [])
  })

hosts('and names each cause once, with one of its addresses', async () => {
  const slashes: Host = ({ url }, response, usual) =>
    /^\/(?!no|old)[\w/]+$/.test(url!)
      ? response.writeHead(301, { location: `${url}/` }).end()
      : url === '/icon.svg'
        ? response.writeHead(404).end()
        : usual()
  assert.equal(
    formatChecks(await verify(slashes))
      .split('\n')
      .slice(0, -1),
    [
      'differs  8 addresses, such as /about  status 301 to /about/, not 200; the host does not look for about.html, so see docs/hosting.md. On Apache or LiteSpeed: is dist/.htaccess on the host? Its name begins with a dot, so many programs hide it',
      'differs  /icon.svg  status 404, not 200',
    ],
  )
})

hosts.run()
