/** Requests to each host, and the correct responses. One table for servers and emulations. */
import { readFileSync } from 'node:fs'
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { join } from 'node:path'
import { filesOf } from '../../templates/model/page-files'
import { table } from '../helpers/table'

/** The host name of the requested site. */
export const siteName = 'www.acme-leveling.com'
const site = `https://${siteName}`

export interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

/** Requests an address of the site from a host, by the site's name. */
export type Ask = (address: URL, path: string, headers: Record<string, string>) => Promise<Answer>

/**
 * The correct responses, by kind of request:
 * - page: 200, and the given file
 * - clean: another address of a page redirects permanently to the given one
 * - stem: the name of a file without its ending leads to the page, or is a 404
 * - old: an old address redirects permanently to the given one
 * - none: 404, and our page
 * - hidden: a file for hosts or for the build is a 404
 * - odd: an address without links to it is refused, or shows or leads to one of our pages
 * - file: 200, and the given media type
 * - header: the given header has this value
 * - name: redirects permanently to the one address of the site
 * - other: a host name that is not the site's, or a visitor who already has https, gets the page
 */
export type Kind =
  'page' | 'clean' | 'stem' | 'old' | 'none' | 'hidden' | 'odd' | 'file' | 'header' | 'name' | 'other'

const rows = table(
  3,
  String.raw`
  page   | /                             | index.html
  page   | /?utm_source=mail             | index.html
  page   | /services                     | services.html
  page   | /locations/ada                | locations/ada.html
  clean  | /services/                    | /services
  clean  | /services.html                | /services
  clean  | /services/index.html          | /services
  clean  | /services/leveling/           | /services/leveling
  clean  | /services/leveling.html       | /services/leveling
  clean  | /index.html                   | /
  clean  | /services.html?a=b            | /services?a=b
  clean  | /services/index.html?a=b      | /services?a=b
  stem   | /index                        | /
  stem   | /index?a=b                    | /?a=b
  stem   | /services/index               | /services
  stem   | /404                          |
  old    | /projects                     | /reviews
  old    | /projects?utm_source=a&b=%26  | /reviews?utm_source=a&b=%26
  old    | /projects/                    | /reviews
  old    | /contact                      | /
  old    | /contact/index.html           | /
  none   | /no-such-page                 |
  none   | /no-such-page.html            |
  none   | /assets/no-such.js            |
  none   | /assets                       |
  hidden | /.htaccess                    |
  hidden | /_headers                     |
  hidden | /vercel.json                  |
  hidden | /.made-by-build               |
  hidden | /.git/config                  |
  odd    | //services                    |
  odd    | //services/                   |
  odd    | http://www//evil.example/a    |
  odd    | http://bare//services/        |
  odd    | /services%2Fleveling          |
  odd    | /services%0d%0aa:b/           |
  odd    | /%ff                          |
  odd    | /%00                          |
  odd    | /..%2f..%2f..%2fetc/passwd    |
  odd    | /images/../../../etc/passwd   |
  odd    | /LONG                         |
  file   | /robots.txt                   | text/plain
  file   | /sitemap.xml                  | (text|application)/xml
  file   | /manifest.webmanifest         | application/manifest\\+json
  file   | /icon.svg                     | image/svg\\+xml
  file   | /images/1.svg                 | image/svg\\+xml
  file   | /.well-known/security.txt     | text/plain
  header | /services                     | content-security-policy: frame-ancestors 'none'$
  header | /services                     | strict-transport-security: max-age=31536000$
  header | /services                     | x-content-type-options: nosniff$
  header | /services                     | cache-control: public, max-age=(300|0, must-revalidate)$
  header | /services                     | cross-origin-resource-policy: same-origin$
  header | /services                     | x-frame-options: DENY$
  header | https://bare/services         | strict-transport-security: max-age=31536000$
  header | /images/1.svg                 | content-security-policy: (frame-ancestors.*, )?default-src 'none'; (?!.*script-src)
  header | /images/1.svg                 | cross-origin-resource-policy: (same-origin, )?(cross-origin(, |$))+$
  header | /icon.svg                     | content-security-policy: (frame-ancestors.*, )?default-src 'none'; (?!.*script-src)
  header | /assets/SCRIPT                | cache-control: public, (?=.*immutable)(.*, )?max-age=31536000(,|$)
  header | /assets/SCRIPT                | content-security-policy: frame-ancestors 'none'$
  header | /assets/CARD                  | cross-origin-resource-policy: (same-origin, )?cross-origin$
  header | /sitemap.xml                  | x-content-type-options: nosniff$
  name   | http://www/                   | /
  name   | http://www/services?a=b       | /services?a=b
  name   | http://bare/services?a=b      | /services?a=b
  name   | https://bare/services?a=b     | /services?a=b
  name   | http://www/services%3Fa?b=c      | /services%3Fa?b=c
  other  | http://staging/services       | services.html
  other  | http://192.0.2.7/services     | services.html
  other  | proxy://www/services          | services.html
  other  | http://www/.well-known/security.txt | .well-known/security.txt`,
)

/** A request of the table. */
export interface Question {
  kind: Kind
  name: string
  /** Returns what is wrong with the response. `strict` is false for a host that only has to lead to the page. */
  judge: (ask: Ask, folder: string, strict: boolean) => Promise<string | undefined>
}

/** The host names that rows refer to by a word. */
const names: Record<string, string> = {
  www: siteName,
  bare: siteName.replace('www.', ''),
  staging: `staging.${siteName.replace('www.', '')}`,
}

export const questions: Question[] = rows.map((cells) => {
  const [kind, address, wanted] = cells.map((text) => text.trim()) as [Kind, string, string]
  return {
    kind,
    name: `${kind} ${address}`,
    judge: (ask, folder, strict) =>
      judges[kind](
        new Visit(ask, folder, strict),
        whole(address)
          .replace('SCRIPT', inAssets(folder, /index-\w+\.js/))
          .replace('CARD', inAssets(folder, /social-[\w-]+\.jpg/))
          .replace('LONG', 'a'.repeat(256)),
        wanted,
      ),
  }
})

/** Returns the address with scheme and host name. Its path stays as written. */
function whole(address: string): string {
  const [, scheme, host, path] = /^(\w+:\/\/)([^/]*)(.*)$/.exec(address) ?? []
  return scheme ? `${scheme}${names[host!] ?? host}${path}` : site + address
}

/** Returns the name, which contains a hash, of a file in /assets/ that the home page names. */
const inAssets = (folder: string, { source }: RegExp) =>
  new RegExp(`/assets/(${source})`).exec(readFileSync(join(folder, 'index.html'), 'utf8'))![1]!

/** Requests an address from a host, and follows its redirects. */
class Visit {
  constructor(
    private readonly ask: Ask,
    private readonly folder: string,
    readonly strict: boolean,
  ) {}

  get(address: string): Promise<Answer> {
    const [, scheme, host, path] = /^(\w+):\/\/([^/?]*)(.*)$/.exec(address)!
    const url = new URL(`${scheme === 'https' ? 'https' : 'http'}://${host}`)
    // A proxy has the visitor's https connection, and forwards without https.
    return this.ask(url, path || '/', scheme === 'proxy' ? { 'x-forwarded-proto': 'https' } : {})
  }

  read(file: string): Buffer {
    return readFileSync(join(this.folder, file))
  }

  /** Returns where a visitor is after redirects, and the last of them that is not permanent. */
  async end(address: string): Promise<{ answer: Answer; at: string; fault: string | undefined }> {
    let at = address
    let fault: string | undefined
    for (let hops = 0; ; hops++) {
      const answer = await this.get(at)
      const location = answer.headers.get('location')
      if (answer.status < 300 || answer.status > 399 || !location || hops === 4) return { answer, at, fault }
      const next = new URL(location, at).href
      if (![301, 308].includes(answer.status)) fault = `${answer.status} to ${next}`
      at = next.replace(/^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?(?=\/)/, site)
    }
  }
}

const short = ({ status, headers }: Answer) => {
  const location = headers.get('location')
  return `${status}${location ? ` to ${location}` : ''}`
}

async function isPage(visit: Visit, address: string, file: string): Promise<string | undefined> {
  const answer = visit.strict ? await visit.get(address) : (await visit.end(address)).answer
  if (answer.status !== 200) return short(answer)
  return answer.body.equals(visit.read(file)) ? undefined : `shows something else than ${file}`
}

/** Redirects permanently to an address of the site. */
async function leads(visit: Visit, address: string, wanted: string): Promise<string | undefined> {
  const { answer, at, fault } = await visit.end(address)
  if (at === site + wanted) return fault
  return at === address ? short(answer) : `ends at ${at} (${answer.status})`
}

/** The same, with a page there. If not strict, it may also be a page that redirects, or the page itself. */
async function leadsToPage(visit: Visit, address: string, wanted: string): Promise<string | undefined> {
  const { answer, at } = await visit.end(address)
  if (visit.strict) return answer.status === 200 ? leads(visit, address, wanted) : short(answer)
  const [path] = wanted.split('?')
  if (answer.body.includes(`content="0; url=${path}"`)) return undefined
  return answer.status === 200 && answer.body.equals(visit.read(filesOf(path!)[0]!))
    ? undefined
    : `${short(answer)} at ${at}`
}

const judges: Record<Kind, (visit: Visit, address: string, wanted: string) => Promise<string | undefined>> = {
  page: isPage,
  clean: leadsToPage,
  stem: (visit, address, wanted) =>
    wanted ? leadsToPage(visit, address, wanted) : judges.none(visit, address, wanted),
  old: leadsToPage,
  name: async (visit, address, wanted) =>
    visit.strict ? leads(visit, address, wanted) : short5(await visit.get(address)),
  other: isPage,
  async none(visit, address) {
    const { answer } = await visit.end(address)
    if (answer.status !== 404) return visit.strict ? short(answer) : short5(answer)
    return !visit.strict || answer.body.equals(visit.read('404.html')) ? undefined : 'is not our 404 page'
  },
  async hidden(visit, address) {
    const answer = await visit.get(address)
    return answer.status === 404 || (!visit.strict && answer.status < 500) ? undefined : short(answer)
  },
  async odd(visit, address) {
    const { answer, at } = await visit.end(address)
    if (answer.body.includes('root:')) return 'shows a file of the machine'
    if (answer.headers.has('a')) return 'sends a header of the visitor'
    if (![new URL(address).host, siteName].includes(new URL(at).host)) return `ends at ${at}`
    if ([400, 403, 404].includes(answer.status)) return undefined
    return answer.status === 200 && answer.body.includes('<link rel="canonical"') ? undefined : short(answer)
  },
  async file(visit, address, type) {
    const answer = visit.strict ? await visit.get(address) : (await visit.end(address)).answer
    if (answer.status !== 200) return short(answer)
    const found = answer.headers.get('content-type') ?? 'no type'
    return new RegExp(`^${type}`).test(found) ? undefined : found
  },
  async header(visit, address, wanted) {
    const answer = visit.strict ? await visit.get(address) : (await visit.end(address)).answer
    const [name, value] = wanted.split(/: (.*)/s) as [string, string]
    const found = answer.headers.get(name)
    if (found === null && !visit.strict) return undefined
    return new RegExp(`^${value}`).test(found ?? '') ? undefined : `${name} is ${found ?? 'missing'}`
  },
}

const short5 = (answer: Answer) => (answer.status < 500 ? undefined : short(answer))

/** Which kinds are requested from a host. */
export interface Demands {
  /** It only has to lead to the page, or to send nothing wrong. */
  softly?: readonly Kind[]
  /** It is not requested. */
  never?: readonly Kind[]
}

/** Returns what is wrong with a host's responses to the whole table. */
export async function askAll(
  ask: Ask,
  folder: string,
  { softly = [], never = [] }: Demands = {},
): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, kind, judge } of questions.filter(({ kind }) => !never.includes(kind))) {
    const fault = await judge(ask, folder, !softly.includes(kind)).catch((error: Error) => error.message)
    if (fault) wrong.push(`${name}: ${fault}`)
  }
  return wrong
}

/** Sends requests to servers on this machine: one for http, and one for https, which may work without TLS. */
export const askServers =
  (http: string, https: string): Ask =>
  ({ protocol, host }, path, headers) =>
    new Promise((resolve, reject) => {
      const { hostname, port, protocol: spoken } = new URL(protocol === 'http:' ? http : https)
      const options = { hostname, port, path, headers: { host, ...headers }, rejectUnauthorized: false }
      const request = (spoken === 'https:' ? askHttps : askHttp)(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const pairs = Object.entries(response.headersDistinct).map(([name, values]): [string, string] => [
            name,
            values!.join(', '),
          ])
          resolve({
            status: response.statusCode!,
            headers: new Headers(pairs),
            body: Buffer.concat(chunks),
          })
        })
      })
      request.on('error', reject)
      request.setTimeout(10_000, () => request.destroy(new Error('no answer in 10 s')))
      request.end()
    })
