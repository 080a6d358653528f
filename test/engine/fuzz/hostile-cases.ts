/**
 * Content made to break something, each in one place of a site: a script, another host, raw syntax, or a name that is
 * taken.
 */
import { listed } from '../../helpers/listed'

export interface HostileCase {
  file: string
  /** The text of the file, and what replaces it. */
  from: string
  to: string | Buffer
}

type Edit = [file: string, from: string, to: string]

const service = 'services/leveling.md'
const city = 'locations/ada.md'
const business = 'business.md'
const redirects = 'redirects.md'

/** One place for each kind of text: plain, Markdown, a body, an attribute, structured data, and one in each file. */
const places: [file: string, from: string, to: (text: string) => string][] = [
  [service, 'title: House Leveling', (text) => `title: ${JSON.stringify(text)}`],
  [service, 'answer: One day.', (text) => `answer: ${JSON.stringify(text)}`],
  [service, 'Clay moves.', (text) => text],
  [city, 'card: Deep clay.', (text) => `card: ${JSON.stringify(text)}`],
  [city, 'caption: Typical ground.', (text) => `caption: ${JSON.stringify(text)}`],
  [business, 'name: Acme Leveling', (text) => `name: ${JSON.stringify(text)}`],
  [business, 'alt: A level house', (text) => `alt: ${JSON.stringify(text)}`],
  ['pages/faqs.md', 'menu: FAQs', (text) => `menu: ${JSON.stringify(text)}`],
  ['testimonials/dana.md', 'The door shuts.', (text) => text],
]

/** Scripts, addresses, and text that only looks like one. */
export const texts = listed(String.raw`
  x<script src=//x.example></script>  x<ScRiPt>alert(1)</ScRiPt >  x<svg><script>alert(1)//
  x<math href="javascript:alert(1)">y  x<details open ontoggle=alert(1)>  x<a href=//x.example>y</a>
  x<img/src="x"/onerror=alert(1)//  x<input autofocus onfocus=alert(1)>
  x<link rel=stylesheet href=//x.example>  x<object data="data:text/html,y">  x--><script>alert(1)</script>
  x]]><script>alert(1)</script>  x\u2028alert(1)  x\\u003cscript\\u003e
  x&lt;script&gt;alert(1)&lt;/script&gt;  x&#60;script&#62;  x&NewLine;y&Tab;z  [x](javascript&#58;alert(1))
  [x](\u0001javascript:alert(1))  [x](JAVASCRIPT:alert\u00601\u0060)  [x](data:text/html,<script>)
  [x](blob:https://x.example/y)  [x](view-source:https://x.example)  [x](https:x.example)
  [x](https:///x.example)  [x](https://user:pass@x.example)  [x](https://x.example\\@y.example)
  [x](///x.example)  [x](/%2f/x.example)  [x](/..//x.example)  [x](?a=b)  [x](./services)
  [x](tel:+15550000000)  [x](mailto:a@x.example?bcc=b@x.example)  [x][javascript:alert(1)]
  [![x](javascript:alert(1))](/services)  ![x](data:image/svg+xml,<svg/onload=alert(1)>)
  ![x](//x.example/y.png)  ![x](/images/../../etc/passwd)  ![x](/images/social.png "onerror=alert(1)")
  <https://x.example/' onclick='alert(1)>  <JaVaScRiPt:alert(1)>  {constructor.constructor}  {{7*7}}
  {__proto__}  {claim}  {claim }  {claim __proto__}  {count}  {Phone}{phone}  {hasOwnProperty}
  [x] (/services)  [x][y]  **x  \u0060x  \\n  &nbsp  &nbsp;  \u3164  \u2800  \udb40\udc41x  x\u202ey
  x\u200by  x\u0000y  \ufeffx  %csp% /*css*/ %style% $& $1  __proto__  constructor  =cmd|x!A1
  \r\nSet-Cookie: a=b`)

/** Front matter that replaces a line. */
const fields = listed(String.raw`
  <<: {title: x}  __proto__: {title: x}  constructor: {prototype: {x: y}}  x: &a y\nz: *a  x: &a [*a]
  ? [a, b]\n: c  ? {a: b}\n: c  ? a  "": x  %TAG ! tag:x,2000:\n---\nx: y  ...\n---\nx: y  x: !!set {a, b}
  x: !a b  x: !!binary aGk=  title: 2024-02-30T00:00:00Z  title: 1e400  order: 0o17  order: 0xF  order: -1
  order: 1e3  order: .inf  order: .nan  order: "\u0661\u0662"  card: [a]  card: {a: b}  signs: x  hero: [a]
  hero: ~  related: {heading: x, services: [[leveling]]}  related: {heading: x, services: [../business]}
  related: {heading: x, services: ["a\\0b"]}  image: {src: /../content/business.md, alt: x}
  image: {src: "//x.example/y.png", alt: x}  image: {src: "javascript:x.png", alt: x}
  image: {src: /images/, alt: x}  drawing: __proto__  facts: [a, b]  facts: {phone: "1"}  facts: {brand: Us}
  facts: {count: "9"}  facts: {__proto__: x}  facts: {x: "{x}"}  card: |\n
  card: >\n\u0020\u0020<script>\n\u0020\u0020alert(1)  card: "a\n\n\n\u0020\u0020b  card: a #1 b  card:\ta
  card: a: b  card: @a`).map((to): Edit => [service, 'card: We level houses.', to])

const addresses = [
  ...listed(String.raw`
  //x.example  /\\x.example  https://x.example  javascript:x  /a b  /a\nb  /%2e%2e/x  /../x  /  /services
  /SERVICES  /services/  /services.html  /index.html  /404  /.env  /_headers  /_redirects  /robots.txt
  /sitemap.xml  /*  /:splat  /a?b  /a#b  /é  /con  /a//b  /a/.  /a.php  /images  /favicon.ico  /a$1  /a{b}
  /a;b  /<a>`),
  `/${'a'.repeat(300)}`,
].map((from): Edit => [redirects, 'from: /old', `from: ${JSON.stringify(from)}`])

const targets = [
  ...listed(String.raw`
  //x.example  https://x.example  /\\x.example  /old  /none  /reviews?a=b c  /reviews#none
  /reviews\n/x /y 301  /reviews $1  /reviews?a=<b>  javascript:x  /reviews/  /../reviews  /reviews;`),
  '',
].map((to): Edit => [redirects, 'to: /reviews', `to: ${JSON.stringify(to)}`])

const chain = (length: number) =>
  Array.from({ length }, (_, i) => `  - from: /c${i}\n    to: /c${(i + 1) % length}\n`).join('')

const values: Edit[] = [
  [redirects, 'redirects:\n', `redirects:\n${chain(2)}`],
  [redirects, 'redirects:\n', `redirects:\n${chain(3000)}`],
  [business, 'https://www.example.com', 'https://www.example.com@x.example'],
  [business, 'https://www.example.com', 'https://www.example.com/"onload="x'],
  [business, 'https://www.example.com', 'https://WWW.example.com'],
  [business, 'https://www.example.com', 'https://127.0.0.1'],
  [business, '"+15125550199"', '"+15125550199;ext=<script>"'],
  [business, '"+15125550199"', '+1 512 555 0199'],
  [business, 'https://reviews.example/acme', "https://reviews.example/'onclick='x"],
  [business, 'https://reviews.example/acme', 'data:text/html,x'],
  [business, 'https://social.example/acme', 'https://social.example/</script><script>x'],
  [business, 'region: TX', 'region: "</"'],
  [business, 'priceRange: $$', 'priceRange: "<$>"'],
  [business, 'opens: 08:00', 'opens: 24:00'],
  [business, 'latitude: 30.5', 'latitude: 1e2'],
  [business, 'latitude: 30.5', 'latitude: "30.5\\n"'],
  [business, 'id: same-day', 'id: __proto__'],
  [business, 'id: same-day', 'id: constructor'],
  [business, 'id: bonded', 'id: constructor'],
  [business, 'facts: [years]', 'facts: [__proto__]'],
  [business, 'years: "12"', 'constructor: x\n  years: "12"'],
  [business, 'years: "12"', 'years: "<script>alert(1)</script>"'],
  [business, 'years: "12"', 'years: "[x](javascript:alert(1))"'],
  [city, 'county: Ada County', 'county: "../../x"'],
  [city, 'county: Ada County', 'county: "404"'],
  [city, 'postalCode: 78600', 'postalCode: "７８６００"'],
  [city, 'to: 9', 'to: 1e9'],
  [city, 'name: Ada\n', 'name: "Ada\\u200B"\n'],
  [city, 'name: Ada\n', 'name: Àda\n'],
  ['testimonials/dana.md', 'rating: 5', 'rating: 5.0'],
  ['testimonials/dana.md', 'rating: 5', 'rating: "５"'],
  ['testimonials/dana.md', 'sample: yes', 'sample: yes\ndate: 0000-00-00'],
]

const bytes: HostileCase[] = [
  (text: string) => Buffer.from(text, 'utf16le'),
  (text: string) => Buffer.from(text, 'utf16le').swap16(),
  (text: string) => Buffer.from(text.replaceAll('\n', '\r')),
  (text: string) => Buffer.from(text.replace('card', 'card\uFEFF')),
  (text: string) => Buffer.from(text.replaceAll('e', '\u0435')),
  (text: string) => Buffer.from(text.replaceAll('\n', '\u2028')),
  (text: string) => Buffer.concat([Buffer.from([0xef, 0xbb]), Buffer.from(text)]),
  (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xc0, 0xae])]),
  (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xed, 0xa0, 0x80])]),
  () => Buffer.alloc(199_999),
  () => Buffer.from('-'.repeat(199_999)),
  () => Buffer.from('---\n'.repeat(40_000)),
].map((change) => ({ file: service, from: '', to: change('---\ntitle: x\ncard: y\n---\n\n## z\n\nText.\n') }))

/** YAML that needs too much time or memory in any program without a limit. */
const deep = [
  '['.repeat(20_000),
  '['.repeat(20_000) + ']'.repeat(20_000),
  `${'{a: '.repeat(20_000)}x${'}'.repeat(20_000)}`,
  `${'- '.repeat(20_000)}x`,
  Array.from({ length: 500 }, (_, i) => `\n${' '.repeat(i + 1)}a:`).join(''),
  `&b0 [x, x]${Array.from({ length: 25 }, (_, i) => `\nb${i + 1}: &b${i + 1} [*b${i}, *b${i}]`).join('')}`,
].map((value): Edit => [service, '---\n', `---\ndeep: ${value}\n`])

const asCase = ([file, from, to]: Edit): HostileCase => ({ file, from, to })

/** Each text in every place. */
export const hostileCases: HostileCase[] = [
  ...places.flatMap(([file, from, to]) => texts.map((text) => ({ file, from, to: to(text) }))),
  ...[...fields, ...deep, ...addresses, ...targets, ...values].map(asCase),
  ...bytes,
]
