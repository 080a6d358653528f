/** Hosts that do one thing wrong each, and what must be said of them. */
import type { ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { giveUpOn } from './live-host'
import type { Host } from './live-host'

/** Answers one address in its own way, and all others rightly. */
const at =
  (path: string | RegExp, act: (response: ServerResponse, usual: () => void) => unknown): Host =>
  ({ url }, response, usual) =>
    (typeof path === 'string' ? url === path : path.test(url!)) ? void act(response, usual) : usual()

/** Answers rightly, but for these headers; undefined leaves one out. */
export const withHeaders = (path: string | RegExp, headers: Record<string, string | undefined>) =>
  at(path, (response, usual) => {
    const set = response.setHeader.bind(response)
    response.setHeader = (name, value) => (name.toLowerCase() in headers ? response : set(name, value))
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) set(name, value)
    usual()
  })

/** Answers rightly, but with other bytes. */
const withBody = (path: string | RegExp, change: (body: Buffer) => Buffer | string) =>
  at(path, (response, usual) => {
    const end = response.end.bind(response) as (body?: unknown) => ServerResponse
    response.end = ((body?: Buffer) => end(body && change(body))) as ServerResponse['end']
    usual()
  })

/** Leads from an address to another. */
export const leads = (path: string, location: string, status = 301) =>
  at(path, (response) => response.writeHead(status, { location }).end())

/** Writes on and on, as fast as the other side reads, and says before each chunk how many there were. */
const endlessly = (
  response: ServerResponse,
  chunk: Buffer | string,
  before = (_count: number): unknown => undefined,
) => {
  let isOver = false
  response.on('close', () => (isOver = true))
  const write = (count: number) => {
    if (isOver) return
    before(count)
    response.write(chunk, () => setImmediate(write, count + 1))
  }
  write(0)
}

const page = /^\/[\w/-]*$/
const found = (reason: string) => new RegExp(`^/about: ${reason}`)
const tooMany = [found('sends more than 1000000 bytes$')]
const none = (reason: string) => [found(`no answer in 4 tries \\(${reason}\\)$`)]

/**
 * Hosts that differ in what they answer at one address, or at those of a pattern: a status, where that leads, or a
 * header of a right answer, which is left out when nothing stands behind it. Last, what is said, and how often.
 */
const rows = String.raw`
  says gzip of what is none             | ^/about$       | content-encoding: gzip        | no answer in 4 tries \(incorrect header check\)$
  says text of a page                   | ^/about$       | content-type: text/plain      | ^/about: content-type is text/plain$
  says Latin-1 of a page                | ^/about$       | content-type: text/html; charset=ISO-8859-1 | ^/about: content-type is text/html; charset=ISO-8859-1$
  says no type of a page                | ^/about$       | content-type:                 | ^/about: content-type is missing$
  says text of a drawing                | ^/icon\.svg$   | content-type: text/plain      | ^/icon\.svg: content-type is text/plain$
  says text of a script                 | /index.*js$    | content-type: text/plain      | ^/assets/\S+: content-type is text/plain$
  shows the 404 page as text            | ^/no/          | content-type: text/plain      | depth: content-type is text/plain$
  leaves out the policy                 | ^/about$       | content-security-policy:      | ^/about: no content-security-policy$
  has another policy                    | ^/about$       | content-security-policy: default-src * | ^/about: content-security-policy is another$
  leaves out a header on each page      | ^/[\w/-]*$     | x-content-type-options:       | : no x-content-type-options$ | 9
  keeps search engines out              | ^/about$       | x-robots-tag: noindex         | ^/about: x-robots-tag is noindex$
  keeps no asset                        | ^/assets/index | cache-control: no-store       | ^/assets/index\S+: cache-control is no-store, not a year$
  keeps an asset in between alone       | ^/assets/index | cache-control: s-maxage=31536000, max-age=0 | ^/assets/index\S+: cache-control is s-maxage=31536000, max-age=0, not a year$
  adds a slash to an address            | ^/about$       | 301 to /about/                | ^/about: status 301 to /about/, not 200
  leads in a circle                     | ^/about$       | 302 to /about                 | ^/about: status 302 to /about, not 200
  leads to another host                 | ^/about$       | 307 to https://x.example/about | ^/about: status 307 to https://x\.example/about, not 200
  leads to log in                       | ^/about$       | 401                           | ^/about: status 401, not 200
  sends nothing                         | ^/about$       | 204                           | ^/about: status 204, not 200
  lacks the pictures                    | \.(png|svg|ico)$ | 404                         | \.(png|svg|ico): status 404, not 200 | 12
  lacks an asset                        | ^/assets/index | 404                           | ^/assets/index\S+: status 404
  lacks .well-known                     | ^/\.w          | 403                           | ^/\.well-known/security\.txt: status 403
  leads an old address elsewhere        | ^/old$         | 301 to /                      | ^/old: leads to /, not to /reviews$
  leads an old address nowhere          | ^/old$         | 301                           | ^/old: leads to nowhere, not to /reviews$
  leads an old address to what is none  | ^/old$         | 301 to http://[               | ^/old: leads to http://\[, not to
  leads an old address to another host  | ^/old$         | 301 to //x.example/reviews    | ^/old: leads to //x\.example
  leads an old address to another case  | ^/old$         | 301 to /Reviews               | ^/old: leads to /Reviews, not
  sends an old address away for a while | ^/old$         | 302 to /reviews               | ^/old: status 302, not 301$
  forgets an old address                | ^/old$         | 404                           | ^/old: status 404, not 301$`

/** What a row answers at its addresses. */
function answering(path: RegExp, answer: string): Host {
  const [, status, location] = /^(\d+)(?: to (.*))?$/.exec(answer) ?? []
  if (status)
    return at(path, (response) => response.writeHead(Number(status), location ? { location } : {}).end())
  const [name, value] = answer.split(/: ?(.*)/)
  return withHeaders(path, { [name!]: value || undefined })
}

const tabled = rows
  .trim()
  .split('\n')
  .map((row): FalseHost => {
    const [name, path, answer, said, count = '1'] = row.trim().split(/ +\| +/)
    const lines = Array.from({ length: Number(count) }, () => new RegExp(said!))
    return [name!, answering(new RegExp(path!), answer!), lines]
  })

type FalseHost = [name: string, host: Host, said: RegExp[]]

export const falseHosts: FalseHost[] = [
  ...tabled,
  // No whole answer.
  ['never answers', at('/about', (response) => response.destroy()), none('.+')],
  ['hangs', at('/about', () => giveUpOn('/about')), none('not all of it came in 60000 ms')],
  [
    'sends a byte now and then, without end',
    at('/about', (response) => endlessly(response, 'x', (count) => count === 20 && giveUpOn('/about'))),
    none('not all of it came in 60000 ms'),
  ],
  [
    'sends all it can, without end',
    at('/about', (response) =>
      endlessly(response, Buffer.alloc(300_000), (count) => count === 100 && giveUpOn('/about')),
    ),
    tooMany,
  ],
  ['sends far too much', at('/about', (response) => response.end(Buffer.alloc(2_000_000))), tooMany],
  [
    'sends a bomb of gzip',
    at('/about', (response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
    ),
    tooMany,
  ],
  [
    'sends a bomb of brotli',
    at('/about', (response) =>
      response.setHeader('content-encoding', 'br').end(brotliCompressSync(Buffer.alloc(5_000_000))),
    ),
    tooMany,
  ],
  [
    'stops in the middle of a page',
    at('/about', (response) =>
      response.writeHead(200, { 'content-length': '1000' }).write('x', () => response.destroy()),
    ),
    none('.+'),
  ],

  [
    'breaks off what it packed',
    at('/about', (response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync('a'.repeat(9000)).subarray(0, 20)),
    ),
    [found('(no answer in 4 tries|has \\d+ bytes)')],
  ],
  ['speaks no HTTP', at('/about', (response) => response.socket!.end('hello')), none('.+')],
  [
    'is down',
    (_, response) => response.writeHead(503).end(),
    [
      ...Array<RegExp>(6).fill(/: status 503, not 200; /),
      /^http:\/\/127\.0\.0\.1:\d+: answers no more; 28 addresses not asked for$/,
    ],
  ],
  [
    'goes down after a few addresses',
    (() => {
      let left = 14
      return (_, response, usual) => (left-- > 0 ? usual() : response.destroy())
    })(),
    [...Array<RegExp>(6).fill(/: no answer in 4 tries/), /: answers no more; \d+ addresses not asked for$/],
  ],

  [
    'answers too many requests with 429, for ever',
    at('/about', (response) => response.writeHead(429, { 'retry-after': '0' }).end()),
    [found('status 429, not 200; ')],
  ],

  // Other bytes.
  [
    'sends half a page',
    at('/about', (response) => response.end('<!doctype html>')),
    [
      found(
        'has 15 bytes, dist has \\d+; content-type is missing; its canonical address is missing; no content-security-policy',
      ),
    ],
  ],
  [
    'gives another length than it sends',
    at('/about', (response) => response.writeHead(200, { 'content-length': '15' }).end('<!doctype html>')),
    [found('has 15 bytes')],
  ],
  [
    'answers with another page',
    (request, _, usual) => {
      if (request.url === '/about') request.url = '/faqs'
      usual()
    },
    [found('has \\d+ bytes, dist has \\d+; its canonical address is https://www\\.example\\.com/faqs$')],
  ],
  [
    'adds a mark of byte order',
    withBody('/about', (body) => `\uFEFF${body}`),
    [found('has \\d+ bytes, dist')],
  ],
  [
    'adds a script',
    withBody('/about', (body) =>
      `${body}`.replace('</body>', '<script src="https://x.example/x.js"></script>$&'),
    ),
    [found('has \\d+ bytes, dist')],
  ],
  [
    'changes one letter',
    withBody('/about', (body) => `${body}`.replace('Who', 'Woh')),
    [found('has other bytes than dist$')],
  ],
  [
    'changes the case of tags',
    withBody('/about', (body) => `${body}`.replaceAll('<p>', '<P>')),
    [found('has other bytes')],
  ],
  [
    'takes out white space',
    withBody('/about', (body) => `${body}`.replace(' ', '')),
    [found('has \\d+ bytes, dist')],
  ],
  [
    'reads UTF-8 as Latin-1',
    withBody('/about', (body) => Buffer.from(body.toString('latin1'))),
    [found('has \\d+ bytes')],
  ],
  ['packs a page twice', withBody('/about', (body) => gzipSync(body)), [found('has \\d+ bytes')]],
  [
    'names a canonical address that is none',
    withBody('/about', (body) => `${body}`.replace(/(?<=rel="canonical" href=")[^"]*/, 'http://[')),
    [found('has \\d+ bytes, dist has \\d+; its canonical address is http://\\[$')],
  ],
  [
    'shows the site of another',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Parked</h1>'),
    Array<RegExp>(34).fill(/: /),
  ],
  [
    'shows an old page',
    withBody(page, (body) => `${body}`.replace(/(?<=assets\/index-)\w+/, 'OLDOLDOL')),
    Array<RegExp>(11).fill(/: (has|is not our 404 page)/),
  ],

  [
    'shows another robots.txt',
    withBody('/robots.txt', () => 'User-agent: *\nDisallow: /\n'),
    [/^\/robots\.txt: has \d+ bytes/],
  ],
  ['sends an empty icon', withBody('/favicon.ico', () => ''), [/^\/favicon\.ico: has 0 bytes/]],
  [
    'packs a picture anew',
    withBody('/icon-192.png', (body) => body.subarray(1)),
    [/^\/icon-192\.png: has \d+ bytes/],
  ],

  // Other addresses.

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
    'has a 404 page of its own',
    at(/^\/no/, (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('Nothing')),
    [/^\/no-such-page: is not our 404 page$/, /depth: is not our 404 page$/],
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
  [
    'names a thousand pages in its sitemap, and parts in its parts',
    at(/\.xml$/, (response) =>
      response.end(
        Array.from({ length: 1000 }, (_, i) => `<loc>http://x/p${i}</loc><loc>http://x/${i}.xml</loc>`).join(
          '',
        ),
      ),
    ),
    [/^\/sitemap\.xml: has \d+ bytes/],
  ],
]
